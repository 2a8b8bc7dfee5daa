import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageTexts } from '../../../e2e/laws/at-hand.ts'
import { applyEdits, invertEdits } from '../../text/edit.ts'
import { ATOM } from '../parse/leaf.ts'
import { type Leaf, leavesOfBlock } from '../parse/page-leaves.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { isTransparent } from '../parse/transparent.ts'
import type { PageNode } from '../tree/tree.ts'
import { replaceShown, shownAt, sourceAt } from './leaf-text.ts'
import { editPage, leafAtPlace, placeOfOffset } from './page-edit.ts'
import { typedLeaf } from './typed-leaf.ts'

const pages = pageTexts().map(text => parsePage('page.mdx', text))

const INVENTED = [
  'One **bold *both* `code`** [link *text*](/a "t") <https://a.b> https://c.de &amp; \\* end  \nhard\\\nnext\nsoft\n',
  '> quoted **a\n> b** c\n>\n> second\n\n- item **x**\n  more\n\n  para\n  - [ ] task `a|b`\n\n3) three\n',
  '| a | **b** \\| `c \\| d` |\n|---|:-:|\n| 1 <br /> 2 | [x](/y) |\n| short |\n',
  '# Head {#id}\n\nSet *text*\r\n===\r\n\r\nCR **LF\r\nlines** here\r\n',
  '<Note>\n  In **note** <Icon icon="a" /> and <Tooltip tip="x">tip</Tooltip>, {a.b} {"lit"} $x$ ![p](/p.png)\n</Note>\n',
  '- item\n  <Card>\n    Card **text**\n  </Card>\n- <Note>\n  noted\n  </Note>\n- last\n',
  '<Steps>\n  <Step title="A">Do **this**.</Step>\n  <Step title="B"> And `that`  </Step>\n</Steps>\n\n- <Tip>In an item</Tip>\n\n> <Note>Quoted\n> lines</Note>\n',
  'Tag <b>bold</b> <!-- c --> mid {/* c */} end[^1]\n\n[^1]: note ~~gone~~ __strong__ _em_\n',
].map(text => parsePage('page.mdx', text))

const all = [...pages, ...INVENTED]
const leavesOf = (page: ParsedPage): readonly Leaf[] =>
  page.blocks.flatMap((_, index) => leavesOfBlock(page, index))

const BLOCKS = /^(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|table|section|details|div)$/

/** The text of an element's own lines, as the preview shows it; what is no text counts as one. */
function shownIn(nodes: readonly PageNode[]): string {
  let shown = ''
  for (const node of nodes) {
    if (node.kind === 'text') shown += node.value
    else if (node.kind === 'element') {
      if (BLOCKS.test(node.name)) break
      if (node.name !== 'input') shown += isTransparent(node.name) ? shownIn(node.children) : ATOM
    } else if (node.kind === 'tag') {
      if (!node.inline && node.children.length > 0) break
      shown += isTransparent(node.name) ? shownIn(node.children) : ATOM
    } else if (node.kind === 'code' || node.kind === 'broken' || node.kind === 'module') break
    else shown += ATOM
  }
  return shown
}

function textsIn(nodes: readonly PageNode[], found: Map<number, string[]>): Map<number, string[]> {
  for (const node of nodes) {
    if (node.kind === 'element' && node.range && /^(?:p|h[1-6]|li|td|th)$/.test(node.name))
      found.set(node.range.offset, [...(found.get(node.range.offset) ?? []), shownIn(node.children)])
    // A component shows a text right between its tags as a paragraph.
    if (node.kind === 'tag' && !node.inline)
      found.set(node.range.offset, [...(found.get(node.range.offset) ?? []), shownIn(node.children)])
    if (node.kind === 'element' || node.kind === 'tag') textsIn(node.children, found)
  }
  return found
}

test('every text that can be edited is the text of the element that carries its start', () => {
  const wrong: string[] = []
  let count = 0
  for (const page of all) {
    page.blocks.forEach((block, index) => {
      const texts = textsIn(block.nodes, new Map())
      for (const leaf of leavesOfBlock(page, index)) {
        count++
        if (!texts.get(leaf.key)?.includes(leaf.shown))
          wrong.push(`${JSON.stringify(leaf.shown)} is not ${JSON.stringify(texts.get(leaf.key))}`)
      }
    })
  }
  expect(count).toBeGreaterThan(1000)
  // A text that is not found is not edited: this happens where tags of a paragraph match tags outside of it.
  expect(wrong.slice(Math.floor(count / 10_000))).toEqual([])
})

test('most texts of the pages can be edited', () => {
  let [texts, leaves] = [0, 0]
  for (const page of pages) {
    page.blocks.forEach((block, index) => {
      const found = [...textsIn(block.nodes, new Map()).values()].flat()
      texts += found.filter(shown => shown.replaceAll(ATOM, '').trim() !== '').length
      leaves += leavesOfBlock(page, index).filter(
        leaf => leaf.shown.replaceAll(ATOM, '').trim() !== '',
      ).length
    })
  }
  expect(leaves / texts).toBeGreaterThan(0.98)
})

const WORD = /[\p{L}\p{N}]+/gu

/** A page, one of its texts and a word of it. */
const texts = fc
  .record({ page: fc.constantFrom(...all), at: fc.nat(), word: fc.nat() })
  .map(({ page, at, word }) => {
    const leaves = leavesOf(page).filter(leaf =>
      leaf.pieces.some(piece => piece.exact && /\w/.test(piece.shown)),
    )
    const leaf = leaves[at % Math.max(1, leaves.length)]
    const words = leaf ? [...leaf.shown.matchAll(WORD)] : []
    const found = words[word % Math.max(1, words.length)]
    return leaf && found ? { page, leaf, from: found.index, to: found.index + found[0].length } : undefined
  })
  .filter(place => place !== undefined)

const many = { numRuns: Number(process.env.GALLEY_RUNS ?? 300) }

test('changing one word changes exactly the bytes of that word, and the text reads as was typed', () => {
  fc.assert(
    fc.property(texts, ({ page, leaf, from, to }) => {
      const word = leaf.shown.slice(from, to)
      const change = replaceShown(leaf, { from, to, side: 'before' }, 'Changed')
      const [start, end] = [sourceAt(leaf, from, 'after'), sourceAt(leaf, to, 'before')]
      const after = applyEdits(page.text, change.edits)
      // In scripts without spaces a word can hold marks of its own; they go with it.
      if (page.text.slice(start, end) === word)
        expect(after).toBe(`${page.text.slice(0, start)}Changed${page.text.slice(end)}`)
      expect(applyEdits(after, invertEdits(page.text, change.edits))).toBe(page.text)
      expect(after.slice(0, change.caret).endsWith('Changed')).toBe(true)
    }),
    many,
  )
})

test('a word that is typed in is found where it was typed, and the caret behind it', () => {
  let lost = 0
  fc.assert(
    fc.property(texts, ({ page, leaf, from }) => {
      const change = replaceShown(leaf, { from, to: from, side: 'after' }, 'new')
      const next = parsePage(page.file, applyEdits(page.text, change.edits), page)
      const place = placeOfOffset(next, change.caret)
      const typed = typedLeaf(leaf, { from, to: from }, change, 'new')
      expect(typed.shown).toBe(`${leaf.shown.slice(0, from)}new${leaf.shown.slice(from)}`)
      // Letters beside a mark can end emphasis: `**a**b`. Then the text shows the marks.
      if (place?.shown === typed.shown) {
        expect(place.at).toBe(from + 3)
        expect(leafAtPlace(next, place)).toBeDefined()
      }
      if (!place) lost++
    }),
    many,
  )
  // A letter can turn a text into something else, such as a tag that stood alone into one in a line.
  expect(lost).toBeLessThanOrEqual(many.numRuns / 1000)
})

test('an offset of the page and its place in the shown text lead to each other', () => {
  fc.assert(
    fc.property(texts, ({ leaf, from, to }) => {
      for (const at of [from, to])
        for (const side of ['before', 'after'] as const)
          expect(shownAt(leaf, sourceAt(leaf, at, side)).at).toBe(at)
    }),
    many,
  )
})

test('splitting a text and joining both parts again restores every byte', () => {
  let done = 0
  fc.assert(
    fc.property(texts, ({ page, leaf, from }) => {
      const at = { leaf, at: from }
      const split = editPage(page, 'split', { first: at, last: at, side: 'before' }, '')
      if (!split || /^h/.test(leaf.name)) return
      const text = applyEdits(page.text, split.edits)
      const next = parsePage(page.file, text, page)
      const place = placeOfOffset(next, split.caret)
      const second = place && leafAtPlace(next, place)
      if (!second || place.at !== 0) return
      const end = { leaf: second, at: 0 }
      const join = editPage(next, 'join', { first: end, last: end, side: 'after' }, '')
      const joined = join && applyEdits(text, join.edits)
      // A text between tags has lines of its own from then on.
      if (leaf.tags) expect(joined?.replace(/\s+/g, '')).toBe(page.text.replace(/\s+/g, ''))
      else expect(joined).toBe(page.text)
      done++
    }),
    many,
  )
  expect(done).toBeGreaterThan(many.numRuns / 4)
})
