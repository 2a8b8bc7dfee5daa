import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageTexts } from '../../../e2e/laws/at-hand.ts'
import { applyEdits } from '../../text/edit.ts'
import { type Leaf, leavesOfBlock } from '../parse/page-leaves.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { replaceAcross } from './across.ts'

const pages = pageTexts().map(text => parsePage('page.mdx', text))

const leavesOf = (page: ParsedPage): readonly Leaf[] =>
  page.blocks.flatMap((_, index) => leavesOfBlock(page, index))

/** Two texts of a page near each other, with places inside them. */
const spans = fc
  .record({
    page: fc.constantFrom(...pages),
    at: fc.nat(),
    far: fc.integer({ min: 1, max: 6 }),
    cut: fc.nat(),
  })
  .map(({ page, at, far, cut }) => {
    const leaves = leavesOf(page)
    const index = at % Math.max(1, leaves.length)
    const [first, last] = [leaves[index], leaves[index + far]]
    if (!first || !last) return undefined
    const span = {
      first: { leaf: first, at: 1 + (cut % Math.max(1, first.shown.length)) },
      last: { leaf: last, at: cut % Math.max(1, last.shown.length) },
    }
    return { page, leaves, index, far, span }
  })
  .filter(found => found !== undefined)

test('deleting across texts changes nothing that is shown before the first and behind the last one', () => {
  let done = 0
  const wrong: string[] = []
  fc.assert(
    fc.property(spans, ({ page, leaves, index, far, span }) => {
      const change = replaceAcross(page, span, '')
      if (!change || /^t[dh]$/.test(span.first.leaf.name)) return
      const text = applyEdits(page.text, change.edits)
      const after = leavesOf(parsePage(page.file, text, page)).map(({ shown }) => shown)
      const shown = leaves.map(leaf => leaf.shown)
      const behind = shown.slice(index + far + 1)
      const isKept =
        JSON.stringify(after.slice(0, index)) === JSON.stringify(shown.slice(0, index)) &&
        JSON.stringify(after.slice(after.length - behind.length)) === JSON.stringify(behind)
      if (!isKept)
        wrong.push(
          `${page.text.slice(span.first.leaf.from - 80, span.last.leaf.to + 80)}\n=> ${JSON.stringify(after.slice(Math.max(0, index - 1), index + 3))}`,
        )
      done++
    }),
    { numRuns: Number(process.env.GALLEY_RUNS ?? 100) },
  )
  expect(done).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})
