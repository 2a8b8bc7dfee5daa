import { expect, test } from 'vitest'
import { PageReader } from '../../page/page-reader.ts'
import { inTurns } from './in-turns.ts'

/** Tries work twice, as a limit of time does on a busy machine. */
const bounded = <T>(work: () => T): T => {
  try {
    return work()
  } catch {
    return work()
  }
}

test('steps that are ended in the middle start anew', async () => {
  const reader = new PageReader({ bounded })
  const page = reader.parse('one.mdx', 'Text.\n')
  let tries = 0
  function* steps(): Generator<number, string> {
    tries += 1
    yield 1
    if (tries === 1) throw new Error('The turn is over.')
    yield 1
    return 'Done.'
  }
  expect(await inTurns({ reader, later: run => run() }, page, steps)).toBe('Done.')
  expect(tries).toBe(2)
})
