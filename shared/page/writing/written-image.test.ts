import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageTexts } from '../../../e2e/laws/at-hand.ts'
import { applyEdits } from '../../text/edit.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { setCaption } from './image-frame.ts'
import { addDarkImage, imagePairOf, removeDarkImage } from './image-pair.ts'
import { imageAt, setImage, type WrittenImage } from './written-image.ts'
import { tagsOf, type WrittenTag } from './written-tag.ts'

const imagesOf = (page: ParsedPage) => page.images.flatMap(({ offset }) => imageAt(page, offset) ?? [])
const INVENTED = [
  'See ![one](a.png) and ![two [2]](<b c.png> "Title").\n',
  '| a |\n| - |\n| ![x](y.png) |\n',
  '> - ![*One* `two`](/a_b.png)\r\n',
  '[![badge](/b.svg)](https://example.com)\n',
  '<Frame>\n  ![](/a.png)\n</Frame>\n',
]
const pages = [...pageTexts(), ...INVENTED]
  .map(text => parsePage('page.mdx', text))
  .filter(page => imagesOf(page).length > 0)

const words = fc.oneof(
  fc.constantFrom(
    'A bowl',
    '[x] *y* `z`',
    'a | b',
    '<b> {c}',
    '![x](y)',
    '/images/a b(c).png',
    'it\\s',
    '&amp;',
    'a]b',
  ),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 10 }),
)

interface Case {
  readonly page: ParsedPage
  readonly image: WrittenImage
  readonly at: number
  readonly part: 'alt' | 'src'
  readonly value: string
}

const cases = fc.record({
  which: fc.nat(),
  pick: fc.nat(),
  part: fc.constantFrom('alt', 'src'),
  value: words,
})

function law(check: (each: Case) => void) {
  const numRuns = Number(process.env.GALLEY_RUNS ?? 500)
  const property = fc.property(cases, ({ which, pick, part, value }) => {
    const page = pages[which % pages.length]
    const images = page ? imagesOf(page) : []
    const at = pick % images.length
    const image = images[at]
    if (page && image) check({ page, image, at, part, value })
  })
  fc.assert(property, { numRuns })
}

const readAt = (page: ParsedPage, at: number) => {
  const image = imagesOf(page)[at]
  if (!image) throw new Error(`There is no such image any more: ${page.text}`)
  return image
}

test('an image says what it was set to, and only this part of it changes', () => {
  law(({ page, image, at, part, value }) => {
    const edits = setImage(page, image, part, value)
    if (!edits) return
    const { from, to } = part === 'alt' ? image.alt : image.target
    for (const { offset, length } of edits) {
      expect(offset).toBeGreaterThanOrEqual(from)
      expect(offset + length).toBeLessThanOrEqual(to)
    }
    const next = parsePage(page.file, applyEdits(page.text, edits))
    expect(readAt(next, at).values).toEqual({ ...image.values, [part]: value.replace(/\s+/g, ' ').trim() })
    expect(next.images.length).toBe(page.images.length)
  })
})

test('to set a part of an image and to set it back restores every byte', () => {
  law(({ page, image, at, part, value }) => {
    const { from, to } = part === 'alt' ? image.alt : image.target
    const written = page.text.slice(from, to)
    if (written !== image.values[part] || written.includes('\n')) return
    const edits = setImage(page, image, part, value)
    if (!edits) return
    const next = parsePage(page.file, applyEdits(page.text, edits))
    const back = setImage(next, readAt(next, at), part, image.values[part])
    // A target in angle brackets keeps them.
    if (part === 'src' && next.text[readAt(next, at).target.from] === '<') return
    expect(applyEdits(next.text, back ?? [])).toBe(page.text)
  })
})

const pageOf = (text: string) => parsePage('page.mdx', text)
const firstImage = (page: ParsedPage): WrittenImage | WrittenTag => {
  const found = tagsOf(page).find(({ name }) => name === 'img') ?? imagesOf(page)[0]
  if (!found) throw new Error('There is no image')
  return found
}

test.each([
  ['![x](a.png)\n', '<Frame caption="Cap">\n  ![x](a.png)\n</Frame>\n'],
  ['  <img src="a.png" />\r\n', '  <Frame caption="Cap">\r\n    <img src="a.png" />\r\n  </Frame>\r\n'],
  ['<Frame>\n  ![x](a.png)\n</Frame>\n', '<Frame caption="Cap">\n  ![x](a.png)\n</Frame>\n'],
  [
    "<Frame caption='Old'>\n  <img src='a.png' />\n</Frame>\n",
    "<Frame caption='Cap'>\n  <img src='a.png' />\n</Frame>\n",
  ],
])('a caption is that of the frame: %j', (text, wanted) => {
  const page = pageOf(text)
  const image = firstImage(page)
  const edits = setCaption(page, { from: image.from, to: 'end' in image ? image.end : image.to }, 'Cap')
  expect(applyEdits(text, edits ?? [])).toBe(wanted)
  expect(pageOf(wanted).problems).toEqual([])
})

test.each(['See ![x](a.png).\n', '- ![x](a.png)\n', 'Text\n![x](a.png)\n'])(
  'an image beside text has no caption: %j',
  text => {
    const page = pageOf(text)
    expect(setCaption(page, firstImage(page), 'Cap')).toBeUndefined()
  },
)

test.each([
  [
    '<Frame>\n  <img src="a.png" alt="x" width="20" />\n</Frame>\n',
    '<Frame>\n  <img src="a.png" alt="x" width="20" className="block dark:hidden" />\n  <img src="b.png" alt="x" width="20" className="hidden dark:block" />\n</Frame>\n',
  ],
  [
    '<img className="rounded-lg" src="a.png" />\n',
    '<img className="rounded-lg block dark:hidden" src="a.png" /> <img className="rounded-lg hidden dark:block" src="b.png" />\n',
  ],
])('an image for dark pages is a copy, and is removed without a trace: %j', (text, wanted) => {
  const page = pageOf(text)
  const after = applyEdits(text, addDarkImage(page, firstImage(page), 'b.png'))
  expect(after).toBe(wanted)
  const next = pageOf(after)
  for (const tag of tagsOf(next).filter(({ name }) => name === 'img')) {
    const pair = imagePairOf(next, tag)
    expect(pair && applyEdits(after, removeDarkImage(next, pair))).toBe(text)
  }
})

test('an image of Markdown becomes two tags', () => {
  const page = pageOf('![A "bowl"](a.png "T")\n')
  expect(applyEdits(page.text, addDarkImage(page, firstImage(page), 'b.png'))).toBe(
    '<img src="a.png" alt="A &quot;bowl&quot;" title="T" className="block dark:hidden" /> ' +
      '<img src="b.png" alt="A &quot;bowl&quot;" title="T" className="hidden dark:block" />\n',
  )
})
