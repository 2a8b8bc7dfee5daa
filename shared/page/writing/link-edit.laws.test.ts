import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { type Leaf, leavesOfBlock } from '../parse/page-leaves.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { sourceAt } from './leaf-text.ts'
import { linkAt, removeLink, setLink } from './link-edit.ts'

const many = { numRuns: Number(process.env.GALLEY_RUNS ?? 300) }

const PAGES = [
  'Some **bold words** and `code` here, [a *link*](/old "t") and <https://a.b> too.\n',
  '- item **one** two\n  more of it\n- [ref][x] and [y]\n\n> quoted words\n\n[x]: /x\n[y]: /y\n',
  '| a | b words |\n| - | - |\n| one two | <b>three</b> four |\n',
  '# A heading of words\r\n\r\nText with <a href="/old">an old link</a> in it.\r\n',
].map(text => parsePage('page.mdx', text))

const leavesOf = (page: ParsedPage): readonly Leaf[] =>
  page.blocks.flatMap((_, index) => leavesOfBlock(page, index))

/** A word of a page that is not in a link. */
const words = PAGES.flatMap(page =>
  leavesOf(page).flatMap(leaf =>
    [...leaf.shown.matchAll(/[a-z]+/gi)].flatMap(({ 0: word, index }) => {
      const span = { from: sourceAt(leaf, index, 'after'), to: sourceAt(leaf, index + word.length, 'before') }
      return linkAt(page, span) ? [] : [{ page, span, word }]
    }),
  ),
)

const targets = fc.oneof(
  fc.constantFrom('/a', '/a#b', 'https://c.de/f?g=h&i', 'mailto:a@b.c', '#top'),
  fc
    .string({
      unit: fc.constantFrom('a', '/', ' ', '(', ')', '<', '>', '{', '[', ']', '|', '`', '_', '"', 'é'),
      minLength: 1,
      maxLength: 8,
    })
    .filter(text => text.trim() !== ''),
)

test('a word becomes a link to the target, and without the link every byte is as before', () => {
  fc.assert(
    fc.property(fc.constantFrom(...words), targets, ({ page, span, word }, target) => {
      const change = setLink(page, span, target)
      const text = applyEdits(page.text, change?.edits ?? [])
      const next = parsePage(page.file, text, page)
      const after = change?.selection ?? span
      expect(text.slice(after.from, after.to)).toContain(word)
      const link = linkAt(next, after)
      expect(link && decodeURIComponent(link.target)).toBe(target.trim())
      const undone = removeLink(next, after)
      expect(applyEdits(text, undone?.edits ?? [])).toBe(page.text)
    }),
    many,
  )
})

test('words typed for a new link are shown as typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.string({
        unit: fc.constantFrom('a', 'b', '*', '_', '[', ']', '`', '<', '{', '|', '\\', '~', '$', '!'),
        minLength: 1,
        maxLength: 8,
      }),
      ({ page, span }, typed) => {
        const change = setLink(page, { from: span.to, to: span.to }, '/new', typed)
        const next = parsePage(page.file, applyEdits(page.text, change?.edits ?? []), page)
        expect(leavesOf(next).some(({ shown }) => shown.includes(typed))).toBe(true)
      },
    ),
    many,
  )
})

const link = (text: string, part: string) => {
  const page = parsePage('page.mdx', text)
  const from = text.indexOf(part)
  return { page, span: { from, to: from + part.length } }
}

test.each([
  ['[old *words*](/old "title") end', 'words', '/new', '[old *words*](/new "title") end'],
  ['[old](</old page>)', 'old', '/new', '[old](/new)'],
  ['<a href="/old" id="x">old</a>', 'old</', '/new', '<a href="/new" id="x">old</a>'],
  ['see <https://a.b> there', 'a.b', '/new', 'see [https://a.b](/new) there'],
  ['see https://a.b there', 'a.b', '/new', 'see [https://a.b](/new) there'],
  ['[old][ref]\n\n[ref]: /old', 'old', '/new', '[old](/new)\n\n[ref]: /old'],
  ['some **bold words** here', 'words** here', '/new', 'some [**bold words** here](/new)'],
  ['one [two](/two) three', 'one [two](/two) three', '/new', '[one two three](/new)'],
  ['two\nlines', 'two\nlines', '/a b', '[two\nlines](/a%20b)'],
])('in %j, %j leads to %j', (text, part, target, expected) => {
  const { page, span } = link(text, part)
  const to = text[span.to - 1] === '/' ? span.to - 2 : span.to
  expect(applyEdits(text, setLink(page, { ...span, to }, target)?.edits ?? [])).toBe(expected)
})

test('a link is found by what is in it, with its target', () => {
  const found = (text: string, part: string) => {
    const { page, span } = link(text, part)
    return linkAt(page, span)?.target
  }
  expect(found('a [b *c*](/d\\_e?x&amp;y "t")', 'c')).toBe('/d_e?x&y')
  expect(found('a [b](</d e>)', 'b')).toBe('/d e')
  expect(found('a [b]() c', 'b')).toBe('')
  expect(found('a https://b.c d', 'b.c')).toBe('https://b.c')
  expect(found('a [b](/c) d', 'd')).toBeUndefined()
})

test('a selection over two texts is no link', () => {
  const { page, span } = link('one\n\ntwo', 'one\n\ntwo')
  expect(setLink(page, span, '/a')).toBeUndefined()
})
