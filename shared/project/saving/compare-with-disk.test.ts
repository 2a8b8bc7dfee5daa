import { expect, test } from 'vitest'
import { outcomeOf } from './compare-with-disk.ts'

const text = (held: string) => ({ text: held, bom: false })
const buffer = (file: string, base: string | undefined, now: string | undefined, disk?: string | null) => ({
  file,
  base: base === undefined ? undefined : text(base),
  text: now,
  version: 1,
  ...(disk !== undefined && { conflict: { disk: disk === null ? undefined : text(disk), change: 1 } }),
})

test.each([
  ['the disk holds what is known', buffer('a.md', 'a', 'a'), 'a', 'same'],
  ['our own write came back', buffer('a.md', 'a', 'mine'), 'a', 'same'],
  ['another program wrote just what is drafted', buffer('a.md', 'a', 'mine'), 'mine', 'same'],
  [
    'another program deleted what the next save would have deleted',
    buffer('a.md', 'a', undefined),
    undefined,
    'same',
  ],
  ['nobody here changed it', buffer('a.md', 'a', 'a'), 'b', 'reload'],
  ['nobody here changed it, and it is gone', buffer('a.md', 'a', 'a'), undefined, 'reload'],
  ['both changed it', buffer('a.md', 'a', 'mine'), 'b', 'conflict'],
  ['it is gone under a draft', buffer('a.md', 'a', 'mine'), undefined, 'conflict'],
  ['a new file is there already', buffer('a.md', undefined, 'mine'), 'b', 'conflict'],
  [
    'a conflict whose draft was undone is still for the person to end',
    buffer('a.md', 'a', 'a', 'b'),
    'c',
    'conflict',
  ],
  ['docs.json is gone', buffer('docs.json', 'a', 'a'), undefined, 'conflict'],
  ['docs.json is back, and other, after it was gone', buffer('docs.json', 'a', 'a', null), 'b', 'reload'],
  [
    'docs.json is back after it was gone, under a draft',
    buffer('docs.json', 'a', 'mine', null),
    'b',
    'conflict',
  ],
] as const)('%s', (_, held, disk, becomes) => {
  expect(outcomeOf(held, disk === undefined ? undefined : text(disk))).toBe(becomes)
})
