import { lstatSync, renameSync, type Stats, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'
import { settledStamp } from './stamp.ts'

const base = makeFolder('stamp')
afterAll(() => removeFolder(base))

const MINUTE = 60_000
const file = join(base, 'a.md')

/** Changes the file until the clock of the disk has moved on. */
function change(before: Stats, work: () => void): Stats {
  for (;;) {
    work()
    const after = lstatSync(file)
    if (after.ctimeMs !== before.ctimeMs) return after
  }
}

test('a file that has just changed has no stamp: its next change may leave the same times', () => {
  writeFileSync(file, 'one')
  const stats = lstatSync(file)
  expect(settledStamp(stats, stats.ctimeMs)).toBeUndefined()
  expect(settledStamp(stats, stats.ctimeMs + 2_000)).toBeUndefined()
  expect(settledStamp(stats, stats.ctimeMs - MINUTE)).toBeUndefined()
  expect(settledStamp(stats, stats.ctimeMs + MINUTE)).toBeTypeOf('string')
})

test('another text of the same length has another stamp, even if the time of the change was set back', () => {
  writeFileSync(file, 'one')
  utimesSync(file, 1_000, 1_000)
  const before = lstatSync(file)
  const after = change(before, () => {
    writeFileSync(file, 'two')
    utimesSync(file, 1_000, 1_000)
  })
  const later = after.ctimeMs + MINUTE
  expect(after.mtimeMs).toBe(before.mtimeMs)
  expect(settledStamp(after, later)).not.toBe(settledStamp(before, later))
})

test('a file that takes the place of another one has another stamp', () => {
  writeFileSync(file, 'one')
  const before = lstatSync(file)
  const after = change(before, () => {
    writeFileSync(join(base, 'b.md'), 'two')
    renameSync(join(base, 'b.md'), file)
  })
  expect(settledStamp(after, after.ctimeMs + MINUTE)).not.toBe(settledStamp(before, after.ctimeMs + MINUTE))
})
