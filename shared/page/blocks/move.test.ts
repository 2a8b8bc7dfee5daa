import { expect, test } from 'vitest'
import { parsePage } from '../parse/parse.ts'
import { deleteBlocks, duplicateBlocks } from './copy.ts'
import { moveBlocks } from './move.ts'
import { type Nesting, placesBeside } from './places.ts'
import { readBlocks } from './read-blocks.ts'
import { type BlockPlace, runAt } from './source-block.ts'
import { type MoveTrail, moveOnTrail } from './trail.ts'

const anywhere: Nesting = { mayHold: (parent, child) => parent.name !== 'Steps' || child.name === 'Step' }

/** The page without `|`, and the blocks around it. */
function read(marked: string) {
  const [from, to] = [marked.indexOf('|'), marked.lastIndexOf('|')]
  const page = parsePage('page.mdx', marked.replaceAll('|', ''))
  const run = runAt(readBlocks(page), { from, to: to === from ? to : to - 1 })
  if (!run) throw new Error('There is no block.')
  return { page, run }
}

function moved(marked: string, place: BlockPlace): string | undefined {
  const { page, run } = read(marked)
  return moveBlocks(page, run, place)?.text
}

function beside(marked: string, by: 1 | -1): string | undefined {
  const { page, run } = read(marked)
  return moveOnTrail(page, run, by, { nesting: anywhere, trail: [] })?.change.text
}

const STEPS = '<Steps>\n    <Step>\n        A\n\n        B\n    </Step>\n    <Step>\n    </Step>\n</Steps>\n'

test.each<[string, string, BlockPlace, string]>([
  ['past another block', '# |A\n\n\nB\n\nC\n', { container: [], index: 3 }, 'B\n\nC\n\n\n# A\n'],
  ['apart from a text that it would join', 'A|\n- B\n\nC\n', { container: [], index: 2 }, '- B\n\nA\n\nC\n'],
  ['into a step', `|W\n\n${STEPS}`, { container: [1, 0], index: 1 }, STEPS.replace('B', 'W\n\n        B')],
  [
    'into an empty step',
    `|W\n\n${STEPS}`,
    { container: [1, 1], index: 0 },
    STEPS.replace('    <Step>\n    </', '    <Step>\n        W\n    </'),
  ],
  [
    'out of steps',
    STEPS.replace('A', '|A'),
    { container: [], index: 1 },
    `${STEPS.replace('        A\n\n', '')}\nA\n`,
  ],
  [
    'out of a callout, which is removed when it is empty',
    '<Note>\n  |A\n</Note>\n\nB\n',
    { container: [], index: 2 },
    'B\n\nA\n',
  ],
  [
    'out of a callout with a title, which stays',
    '<Note title="T">\n  |A\n</Note>\n\nB\n',
    { container: [], index: 2 },
    '<Note title="T">\n</Note>\n\nB\n\nA\n',
  ],
  [
    'beside its callout, which is removed, inside the one around it',
    '<Note>\n  <Tip>\n    |A\n  </Tip>\n</Note>\n',
    { container: [0], index: 1 },
    '<Note>\n  A\n</Note>\n',
  ],
  ['into a list', '|W\nX\n\n* A\n* B\n', { container: [1], index: 1 }, '* A\n* W\n  X\n* B\n'],
  ['into an item', '|W\nX\n\n- A\n- B\n', { container: [1, 0], index: 0 }, '- A\n\n  W\n  X\n- B\n'],
  [
    'into a numbered list, which counts on',
    '|W\n\n1. A\n2. B\n',
    { container: [1], index: 1 },
    '1. A\n2. W\n3. B\n',
  ],
  [
    'within a numbered list, which counts',
    '9. A\n   - in\n10. B|\n    - in\n',
    { container: [0], index: 0 },
    '9. B\n   - in\n10. A\n    - in\n',
  ],
  ['into a quote', '|W\nX\n\n> A\n>\n> B\n', { container: [1], index: 1 }, '> A\n>\n> W\n> X\n>\n> B\n'],
  ['out of a quote', '> |A\n>\n> B\n', { container: [], index: 1 }, '> B\n\nA\n'],
  [
    'with code as it is',
    '|```\n  a\n\n b\n```\n\n<Note>\n\tA\n</Note>\n',
    { container: [1], index: 0 },
    '<Note>\n\t```\n\t  a\n\n\t b\n\t```\n\n\tA\n</Note>\n',
  ],
  ['with several at once', '# |A\n\nB|\n\nC\n', { container: [], index: 3 }, 'C\n\n# A\n\nB\n'],
])('a block moves %s', (_, before, place, after) => {
  expect(moved(before, place)).toBe(after)
})

test('a block moves past its neighbor, and at an edge out of what contains it or into what follows', () => {
  expect(beside('A|\n\nB\n', 1)).toBe('B\n\nA\n')
  expect(beside('A|\n\nB\n', -1)).toBeUndefined()
  expect(beside(STEPS.replace('B', '|B'), 1)).toBe(
    STEPS.replace('\n\n        B', '').replace('<Step>\n    </', '<Step>\n        B\n    </'),
  )
  expect(beside('- A\n  - B|\n- C\n', 1)).toBe('- A\n- B\n- C\n')
  expect(beside('- A|\n\nB\n', 1)).toBe('B\n\n- A\n')
  const { page, run } = read('<Note>\n  A|\n</Note>\n')
  expect(placesBeside(readBlocks(page), run, -1, anywhere)).toEqual([{ container: [], index: 0 }])
})

test('a block cannot be moved into itself', () => {
  expect(moved('<Note>|\n  A\n</Note>\n', { container: [0], index: 0 })).toBeUndefined()
})

test('moves in one direction and back take back everything that they adapted', () => {
  const start = 'Text:\n- A\n  lazy\n\n<Note>\n Odd|\n   one\n</Note>\n'
  const { page: first, run } = read(start)
  let page = first
  let trail: MoveTrail = []
  const seen: string[] = []
  let now = run
  for (const by of [-1, -1, -1, 1, 1, 1] as const) {
    const step = moveOnTrail(page, now, by, { nesting: anywhere, trail })
    if (!step) throw new Error('The block cannot be moved.')
    page = parsePage('page.mdx', step.change.text)
    now = runAt(readBlocks(page), { from: step.change.block.from + 1, to: step.change.block.to }) ?? now
    trail = step.trail
    seen.push(page.text)
  }
  expect(new Set(seen.slice(0, 3)).size).toBe(3)
  expect(seen.slice(3)).toEqual([seen[1], seen[0], first.text])
  expect(trail).toEqual([])
})

test('a copy comes right after its block, and an emptied list goes', () => {
  const { page, run } = read('1. A|\n2. B\n')
  expect(duplicateBlocks(page, run)?.text).toBe('1. A\n2. A\n3. B\n')
  expect(deleteBlocks(page, run)?.text).toBe('1. B\n')
  const only = read('# H\n\n- A|\n\nB\n')
  expect(deleteBlocks(only.page, only.run)?.text).toBe('# H\n\nB\n')
  const callout = read('A\n\n<Tip>\n  B|\n</Tip>\n\nC\n')
  expect(deleteBlocks(callout.page, callout.run)?.text).toBe('A\n\nC\n')
  const tight = read('P\n## |H\nB\n')
  expect(deleteBlocks(tight.page, tight.run)?.text).toBe('P\n\nB\n')
})
