import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse/parse.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { applyEdits } from '../../text/edit.ts'
import { drawBody, testSite } from '../testing/draw.ts'
import {
  attributeShownAs,
  attributeShownAt,
  caretIn,
  replaceInAttribute,
  type ShownAttribute,
} from './shown-attribute.ts'

const many = { numRuns: Number(process.env.GALLEY_RUNS ?? 300) }

/** Every way to write a value. */
const PAGES = [
  'Before\n\n<Card title="One &amp; &copy; two three" href="/a">\n  Text\n</Card>\n',
  '<Note\n  title=\'One "and" two\'\n>\n  Text\n</Note>\n',
  '<Steps>\n  <Step title={"One \\u00e9 \\"two\\""}>\n    Text\n  </Step>\n</Steps>\n',
  '<Tabs>\r\n  <Tab title={`One two`}>\r\n    Text\r\n  </Tab>\r\n</Tabs>\r\n',
  '- item\n\n  <Accordion title=One description="More `of` it">\n    Text\n  </Accordion>\n',
  '<Frame caption="A  **bold** caption\n   with [a link](/b) &lt;" hint="x">\n  ![a](/a.png)\n</Frame>\n',
  '<Expandable title="With `code` &#39;and&#39; more">\n  Text\n</Expandable>\n',
  '<Update label={3} description="Two words">\n  Text\n</Update>\n',
  '| a | b |\n| - | - |\n| <Card title="In a table" /> | c |\n',
  '<View title="">\n  Text\n</View>\n',
].map(text => parsePage('page.mdx', text))

const NAMES = ['title', 'description', 'caption', 'hint', 'label']

/** Every text of an attribute in a page. */
function shownIn(page: ParsedPage): readonly ShownAttribute[] {
  return page.blocks.flatMap((block, index) =>
    [...block.source.matchAll(/<(?=[A-Z])/g)].flatMap(({ index: at }) =>
      NAMES.flatMap(name => attributeShownAs(page, page.starts[index] ?? 0, `${at}.${name}`) ?? []),
    ),
  )
}

const all = PAGES.flatMap(page => shownIn(page).map(shown => ({ page, shown })))

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      ' ',
      '"',
      "'",
      '`',
      '{',
      '}',
      '<',
      '>',
      '&',
      ';',
      '|',
      '\\',
      '$',
      '*',
      '😀',
      'é',
      '#',
    ),
    minLength: 1,
    maxLength: 8,
  }),
)

const changes = fc
  .record({ place: fc.constantFrom(...all), from: fc.nat(), to: fc.nat(), text: typed })
  .map(({ place, from, to, text }) => {
    const size = place.shown.leaf.shown.length + 1
    const [one, other] = [from % size, to % size]
    return { ...place, from: Math.min(one, other), to: Math.max(one, other), text }
  })

const isControl = (text: string) => /[\0\r\n\u2028\u2029]/.test(text)

test('what is typed in the text of an attribute reads back as typed, and nothing else changes', () => {
  fc.assert(
    fc.property(changes, ({ page, shown, from, to, text }) => {
      const change = replaceInAttribute(page, shown, { from, to, side: 'before' }, text)
      if (!change || isControl(text)) return
      const { tag, attribute } = shown
      for (const { offset, length } of change.edits) {
        expect(offset).toBeGreaterThanOrEqual(attribute.from)
        expect(offset + length).toBeLessThanOrEqual(attribute.to)
      }
      const next = parsePage(page.file, applyEdits(page.text, change.edits), page)
      const after = attributeShownAs(next, shown.block, shown.name)
      expect(after?.tag.name).toBe(tag.name)
      // Typed Markdown is Markdown, and text between backticks is code.
      const isPlain = shown.leaf.marks.length === 0 && !/[`]/.test(text + shown.value)
      if (shown.attribute.name !== 'caption' && shown.attribute.name !== 'hint' && isPlain) {
        const expected = shown.leaf.shown.slice(0, from) + text + shown.leaf.shown.slice(to)
        expect(after?.value).toBe(expected)
        expect(after && caretIn(after, change.caret).at).toBe(from + text.length)
      }
    }),
    many,
  )
})

const WORD = /[A-Za-z]+/g

test('changing one word changes exactly the bytes of that word', () => {
  let count = 0
  for (const { page, shown } of all) {
    for (const { 0: word, index } of shown.leaf.shown.matchAll(WORD)) {
      const span = { from: index, to: index + word.length, side: 'after' } as const
      const change = replaceInAttribute(page, shown, span, 'Changed')
      const after = applyEdits(page.text, change?.edits ?? [])
      const own = page.text.slice(shown.attribute.from, shown.attribute.to)
      const words = own.split(word).length - 1
      const [head, tail] = [page.text.slice(0, shown.attribute.from), page.text.slice(shown.attribute.to)]
      expect(after.startsWith(head) && after.endsWith(tail)).toBe(true)
      const inside = after.slice(head.length, after.length - tail.length)
      if (words === 1) expect(inside).toBe(own.replace(word, 'Changed'))
      count++
    }
  }
  expect(count).toBeGreaterThan(25)
})

/** The text of the element that names an attribute; what is no text counts as one. */
function drawnIn(html: string, name: string): string | undefined {
  const found = new RegExp(`<span data-field="${name.replace('.', '\\.')}">`).exec(html)
  if (!found) return undefined
  let [depth, at, shown] = [1, found.index + found[0].length, '']
  while (depth > 0) {
    const tag = /<(\/?)([a-z]+)[^>]*>/.exec(html.slice(at))
    if (!tag) return undefined
    shown += html.slice(at, at + tag.index)
    at += tag.index + tag[0].length
    depth += tag[2] === 'span' ? (tag[1] === '/' ? -1 : 1) : 0
  }
  const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
  return shown.replace(/&(?:amp|lt|gt|quot);/g, entity => entities[entity] ?? entity)
}

test('the preview shows each text in an element with its name, and readers get none of the names', () => {
  const site = testSite({ preview: true })
  for (const { page, shown } of all)
    expect(drawnIn(drawBody(page.text, site), shown.name)).toBe(shown.leaf.shown)
  for (const page of PAGES) expect(drawBody(page.text)).not.toContain('data-field')
})

test('an expression, an absent value and what a snippet shows have no text of their own', () => {
  const page = parsePage(
    'page.mdx',
    '<Card title={name} />\n\n<Card title />\n\n<Badge title="x">a</Badge>\n',
  )
  expect(shownIn(page)).toEqual([])
})

test('an offset in a value leads to the text of the attribute', () => {
  for (const { page, shown } of all) {
    const { from = 0 } = shown.attribute.inner ?? {}
    expect(attributeShownAt(page, from)?.name).toBe(shown.name)
  }
})
