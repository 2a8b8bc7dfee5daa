import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CORPUS, pageTexts } from '../../../e2e/laws/at-hand.ts'
import type { BlockChange } from '../../page/blocks/change.ts'
import { deleteBlocks, duplicateBlocks } from '../../page/blocks/copy.ts'
import { moveBlocks } from '../../page/blocks/move.ts'
import { placesFor } from '../../page/blocks/places.ts'
import { readBlocks } from '../../page/blocks/read-blocks.ts'
import { isSameShape, shapeAround, shapeOf } from '../../page/blocks/shape.ts'
import {
  type BlockPath,
  type BlockPlace,
  type BlockRun,
  blockAtPath,
  runAt,
  type SourceBlock,
} from '../../page/blocks/source-block.ts'
import { type MoveTarget, moveOnTrail } from '../../page/blocks/trail.ts'
import { parsePage } from '../../page/parse/parse.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { applyEdits, invertEdits } from '../../text/edit.ts'
import { nesting } from './nesting.ts'
import { turnBlocks, turnTargets } from './turn-into.ts'

/** The pages at hand, each read once. */
const pages = pageTexts().map(text => () => parsePage('page.mdx', text))

/** How many blocks are tried on how many pages; every page at hand has its turn with `GALLEY_CORPUS`. */
const RUNS = CORPUS.length === 0 ? 60 : 4 * pages.length

function pathsIn(block: SourceBlock, path: BlockPath = []): readonly BlockPath[] {
  return (block.content?.blocks ?? []).flatMap((one, index) => {
    const own = [...path, index]
    return [own, ...pathsIn(one, own)]
  })
}

const runOf = (path: BlockPath): BlockRun => {
  const index = path.at(-1) ?? 0
  return { container: path.slice(0, -1), first: index, last: index }
}

/** A page and one of its blocks, both by chance. */
const trials = fc.record({ page: fc.nat(), block: fc.nat(), place: fc.nat() })

interface Trial {
  readonly page: ParsedPage
  readonly root: SourceBlock
  readonly run: BlockRun
}

function withBlock(
  { page: at, block }: { page: number; block: number },
  check: (trial: Trial) => void,
): void {
  const page = pages[at % pages.length]?.()
  if (!page) throw new Error('No pages were found.')
  const root = readBlocks(page)
  const paths = pathsIn(root)
  const path = paths[block % paths.length]
  if (path) check({ page, root, run: runOf(path) })
}

/** Whether the text after a change is what its edits make, and what they take back. */
function soundAfter(page: ParsedPage, { edits, text, shape }: BlockChange): ParsedPage {
  expect(applyEdits(page.text, edits)).toBe(text)
  expect(applyEdits(text, invertEdits(page.text, edits))).toBe(page.text)
  const after = parsePage(page.file, text)
  expect(isSameShape(shapeOf(text, readBlocks(after)), shape)).toBe(true)
  return after
}

const runFrom = (page: ParsedPage, { block }: BlockChange): BlockRun => {
  const run = runAt(readBlocks(page), { from: block.from + 1, to: block.to })
  return run ?? { container: [], first: 0, last: 0 }
}

/**
 * The place of a changed page that a block had before; `undefined` if it is gone, because the lists above and
 * below the block are one without it.
 */
function homeIn(after: ParsedPage, there: BlockRun, { page, root, run }: Trial): BlockPlace | undefined {
  const home = shapeAround(shapeOf(page.text, root), run, { container: run.container, index: run.first })
  const shape = shapeOf(after.text, readBlocks(after))
  const all = placesFor(readBlocks(after), there, { mayHold: () => true })
  return all.find(one => isSameShape(shapeAround(shape, there, one), home))
}

/** The lines of a text without what a move may adapt: indentation, quote marks, markers and blank lines. */
const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => line.replace(/^(?:[\s>]|(?:[-*+]|\d+[.)])\s+)*/, '').trimEnd())
    .filter(line => line !== '')
    .sort()

/** The tags around a block that hold nothing else, as lines: a callout that a move leaves empty goes along. */
function emptiedBy({ root, run }: Trial): readonly string[] {
  const lines: string[] = []
  for (let depth = run.container.length; depth > 0; depth--) {
    const around = blockAtPath(root, run.container.slice(0, depth))
    if (around?.content?.blocks.length !== 1) break
    if (around.kind === 'component') lines.push(`<${around.name}>`, `</${around.name}>`)
  }
  return lines
}

/** The lines of `all` without those of `others`, each as often as it is there more. */
function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others]
  return all.filter(line => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function moveAndBack(
  trial: Trial,
  away: MoveTarget,
  back: (after: ParsedPage, run: BlockRun) => MoveTarget | undefined,
): void {
  const { page, run } = trial
  const gone = moveOnTrail(page, run, away, { nesting, trail: [] })
  if (!gone) return
  const after = soundAfter(page, gone.change)
  const [before, now] = [linesIn(page.text), linesIn(gone.change.text)]
  expect(without(now, before)).toEqual([])
  expect(without(without(before, now), emptiedBy(trial))).toEqual([])
  const there = runFrom(after, gone.change)
  const target = back(after, there)
  if (target === undefined) return
  const returned = moveOnTrail(after, there, target, { nesting, trail: gone.trail })
  expect(returned?.change.text).toBe(page.text)
}

test('a block moved up or down and back leaves every byte as it was', () => {
  fc.assert(
    fc.property(trials, fc.constantFrom<1 | -1>(1, -1), (trial, by) => {
      withBlock(trial, found => moveAndBack(found, by, () => (by > 0 ? -1 : 1)))
    }),
    { numRuns: RUNS },
  )
})

test('a block moved to any place of its page and back leaves every byte as it was', () => {
  fc.assert(
    fc.property(trials, trial => {
      withBlock(trial, found => {
        const { root, run } = found
        const all = placesFor(root, run, nesting)
        const place = all[trial.place % all.length]
        if (place) moveAndBack(found, place, (after, there) => homeIn(after, there, found))
      })
    }),
    { numRuns: RUNS },
  )
})

test('a block repeated and its copy deleted leaves every byte as it was', () => {
  fc.assert(
    fc.property(trials, trial => {
      withBlock(trial, ({ page, run }) => {
        const copied = duplicateBlocks(page, run)
        if (!copied) return
        const after = soundAfter(page, copied)
        expect(deleteBlocks(after, runFrom(after, copied))?.text).toBe(page.text)
      })
    }),
    { numRuns: RUNS },
  )
})

test('a deleted block takes no other with it', () => {
  fc.assert(
    fc.property(trials, trial => {
      withBlock(trial, ({ page, run }) => {
        const change = deleteBlocks(page, run)
        if (change) soundAfter(page, change)
      })
    }),
    { numRuns: RUNS },
  )
})

test('nearly every block can be moved, repeated and deleted', () => {
  const failed: string[] = []
  let tried = 0
  fc.assert(
    fc.property(trials, trial => {
      withBlock(trial, ({ page, root, run }) => {
        const all = placesFor(root, run, nesting)
        const place = all[trial.place % all.length]
        tried += place ? 3 : 2
        if (place && !moveBlocks(page, run, place)) failed.push('moved')
        if (!duplicateBlocks(page, run)) failed.push('repeated')
        if (!deleteBlocks(page, run)) failed.push('deleted')
      })
    }),
    { numRuns: RUNS },
  )
  expect(failed.length, failed.join()).toBeLessThan(tried / 100)
})

test('a block that turns into something else changes no other block', () => {
  fc.assert(
    fc.property(trials, fc.constantFrom(...turnTargets), (trial, target) => {
      withBlock(trial, ({ page, run }) => {
        const change = turnBlocks(page, run, target)
        if (change) soundAfter(page, change)
      })
    }),
    { numRuns: RUNS },
  )
})
