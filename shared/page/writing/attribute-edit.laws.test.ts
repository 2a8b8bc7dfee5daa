import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageTexts } from '../../../e2e/laws/at-hand.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { removeAttribute, setAttribute } from './attribute-edit.ts'
import type { NewValue } from './attribute-text.ts'
import { attributeNamed, tagsOf, type WrittenTag } from './written-tag.ts'

const pages = pageTexts()
  .map(text => parsePage('page.mdx', text))
  .filter(page => tagsOf(page).length > 0)

/** How pages write tags that the handbook does not. */
const INVENTED = [
  '<Card\n  title=\'One\'\n  icon="star"\n>\n  Text\n</Card>\n',
  '- <Card title="One"\n    cols={ 2 }>\n    Text\n  </Card>\n',
  '| a | b |\n| - | - |\n| <Badge color="red">x</Badge> | <Icon icon="a" /> |\n',
  '> <Note title="One">\n> Text\n> </Note>\n',
  '> <Card\n>   title="One"\n>   icon="star"\n> >\n>   Text\n> </Card>\n',
  '> - > <Card\r\n>   >   cols={ 2 }\r\n>   > />\r\n',
  '<Tabs>\r\n  <Tab\r\n    title="One"\r\n  >\r\n    Text\r\n  </Tab>\r\n</Tabs>\r\n',
  'A <Tooltip tip="x & y &copy; z">word</Tooltip> and `code`, $5.\n',
  '<Update label="v1" tags={[\'a\', "b"]} {...rest}>\n  Text\n</Update>\n',
  '<img src=/a.png alt=x/>\n\n<br/>\n\n<Card title={`One`} horizontal={true} arrow />\n',
  '<Card title="a" title="b" {/* kept */} href={link} />\n',
].map(text => parsePage('page.mdx', text))

/** What a page says, apart from one attribute of one tag. */
function restOf(page: ParsedPage, index: number, name: string): string {
  return JSON.stringify(
    tagsOf(page).map((tag, at) => [
      tag.name,
      Object.entries(tag.node.attributes).filter(([key]) => at !== index || key !== name),
    ]),
    (key, value) => (key === 'range' ? undefined : value),
  )
}

const parsed = (page: ParsedPage, edits: TextEdits) => parsePage(page.file, applyEdits(page.text, edits))

const tagIn = (page: ParsedPage, index: number): WrittenTag => {
  const tag = tagsOf(page)[index]
  if (!tag) throw new Error(`There is no tag ${index} any more:\n${page.text}`)
  return tag
}

const values: fc.Arbitrary<NewValue> = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
  {
    weight: 3,
    arbitrary: fc.string({
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
        '\n',
        '$',
        '#',
        '*',
        '/',
        '😀',
        '&amp;',
      ),
      minLength: 1,
      maxLength: 8,
    }),
  },
  fc.integer(),
  fc.boolean(),
  fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
)

/** A value as components read it, however it is written. */
const read = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value))

const picks = fc.tuple(fc.nat(), fc.nat(), fc.nat(), values)

const RUNS = { numRuns: Number(process.env.GALLEY_RUNS ?? 600) }

/** Runs a law for tags of real and invented pages. */
function law(check: (page: ParsedPage, index: number, pick: number, value: NewValue) => void): void {
  fc.assert(
    fc.property(picks, ([which, at, pick, value]) => {
      const all = which % 2 === 0 ? INVENTED : pages
      const page = all[(which >> 1) % all.length]
      if (!page) return
      check(page, at % tagsOf(page).length, pick, value)
    }),
    RUNS,
  )
}

test('an attribute says what it was set to, and nothing else in the page changes', () => {
  law((page, index, pick, value) => {
    const tag = tagIn(page, index)
    const { name } = tag.attributes[pick % (tag.attributes.length + 1)] ?? { name: 'data-new' }
    const attribute = attributeNamed(tag, name)
    if (attribute?.value.kind === 'expression') return
    const edits = setAttribute(page, tag, name, value)
    const place = attribute ?? { from: tag.from, to: tag.to }
    for (const { offset, length } of edits) {
      expect(offset).toBeGreaterThanOrEqual(place.from)
      expect(offset + length).toBeLessThanOrEqual(place.to)
    }
    const after = parsed(page, edits)
    const now = tagIn(after, index).node.attributes[name]
    expect(now?.kind === 'literal' && read(now.value)).toBe(read(value).replaceAll('\0', '\ufffd'))
    expect(restOf(after, index, name)).toBe(restOf(page, index, name))
  })
})

test('to add an attribute and to remove it restores every byte', () => {
  law((page, index, _, value) => {
    const after = parsed(page, setAttribute(page, tagIn(page, index), 'data-new', value))
    expect(applyEdits(after.text, removeAttribute(after, tagIn(after, index), 'data-new'))).toBe(page.text)
  })
})

test('to set an attribute and to set it back restores every byte', () => {
  law((page, index, pick, value) => {
    const tag = tagIn(page, index)
    const attribute = tag.attributes[pick % Math.max(1, tag.attributes.length)]
    if (!attribute?.inner || attribute.value.kind === 'expression') return
    const { from, to, kind } = attribute.inner
    const source = page.text.slice(from, to)
    const before = attribute.value.value
    const mark = page.text[from - 1] ?? ''
    const isPlain = kind === 'text' ? /["']/.test(mark) && !source.includes('&') : typeof before === 'number'
    if (!isPlain || (typeof before !== 'string' && typeof before !== 'number')) return
    if (typeof value !== (kind === 'text' ? 'string' : 'number')) return
    if (attributeNamed(tag, attribute.name) !== attribute) return
    const after = parsed(page, setAttribute(page, tag, attribute.name, value))
    const back = setAttribute(after, tagIn(after, index), attribute.name, before)
    expect(applyEdits(after.text, back)).toBe(page.text)
  })
})

test('a removed attribute is gone, and nothing else in the page changes', () => {
  law((page, index, pick) => {
    const tag = tagIn(page, index)
    const attribute = tag.attributes[pick % Math.max(1, tag.attributes.length)]
    if (!attribute || attribute.name === '...') return
    const after = parsed(page, removeAttribute(page, tag, attribute.name))
    expect(Object.hasOwn(tagIn(after, index).node.attributes, attribute.name)).toBe(false)
    expect(restOf(after, index, attribute.name)).toBe(restOf(page, index, attribute.name))
  })
})

test('what is set to what it is stays as it is', () => {
  for (const page of [...pages, ...INVENTED])
    for (const tag of tagsOf(page))
      for (const { name, value } of tag.attributes) {
        if (value.kind === 'expression' || attributeNamed(tag, name)?.value !== value) continue
        const { value: literal } = value
        if (literal === null || typeof literal === 'object') continue
        expect(setAttribute(page, tag, name, literal)).toEqual([])
      }
})
