import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Examiner } from './examiner.ts'
import type { ScreenAnswer } from './screen-process.ts'

const PATIENCE = 1000
const TASK = { file: 'a.md', text: 'Text.', most: 100 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** An examiner whose process says what the test says. */
function examining() {
  let say: (answer: ScreenAnswer) => void = () => undefined
  const examiner = new Examiner(
    () => ({
      send: () => undefined,
      onAnswer: take => {
        say = take
      },
      onEnd: () => undefined,
      kill: () => undefined,
    }),
    PATIENCE,
  )
  return { judged: examiner.examine(TASK), say: (answer: ScreenAnswer) => say(answer) }
}

test('a process that says that it works has as much time as it needs in all', async () => {
  const { judged, say } = examining()
  // How long it takes to start is not up to the text.
  vi.advanceTimersByTime(PATIENCE * 2)
  for (const answer of ['ready', 'working', 'working', 'working'] as const) {
    say(answer)
    vi.advanceTimersByTime(PATIENCE - 1)
  }
  say({ excess: null })
  expect(await judged).toBe(undefined)
})

test('a process that says nothing any more is ended: the text takes too much time', async () => {
  const { judged, say } = examining()
  say('working')
  vi.advanceTimersByTime(PATIENCE)
  expect(await judged).toBe('time')
})
