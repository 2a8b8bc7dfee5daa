import { expect, test } from 'vitest'
import { Background, type Task } from './background.ts'

/** A background with a manual clock: two tasks that log their work, one of which waits for a pause. */
function byHand() {
  const [soon, pauses, openings]: [(() => void)[], (() => void)[], (() => void)[]] = [[], [], []]
  const log: string[] = []
  const left = { urgent: 0, calm: 0 }
  const task = (name: keyof typeof left): Task => ({
    next: () => {
      if (left[name] === 0) return false
      left[name] -= 1
      log.push(name)
      return true
    },
  })
  const background = new Background({
    later: run => soon.push(run),
    afterPause: run => pauses.push(run),
    afterOpening: run => openings.push(run),
    tasks: [task('urgent')],
    idleTasks: [task('calm')],
    failed: error => log.push(String(error)),
  })
  const run = async () => {
    while (soon.length > 0) {
      soon.shift()?.()
      for (let turn = 0; turn < 9; turn++) await Promise.resolve()
    }
  }
  const key = () => {
    left.urgent += 1
    left.calm += 1
    background.noteInput()
    background.wake()
  }
  const pause = () => pauses.shift()?.()
  return { background, log, left, run, key, pause, opened: () => openings.shift()?.() }
}

test('idle work waits for a pause after the last key, and none is lost', async () => {
  const { log, run, key, pause } = byHand()
  key()
  await run()
  key()
  await run()
  expect(log).toEqual(['urgent', 'urgent'])
  pause() // after the first key: another one followed
  await run()
  expect(log).toEqual(['urgent', 'urgent'])
  pause()
  await run()
  expect(log).toEqual(['urgent', 'urgent', 'calm', 'calm'])
})

test('waiting for the end of all work skips the pause', async () => {
  const { background, log, run, key } = byHand()
  key()
  let isIdle = false
  void background.idle().then(() => {
    isIdle = true
  })
  await run()
  expect(log).toEqual(['urgent', 'calm'])
  expect(isIdle).toBe(true)
})

test('idle work runs at once if nobody typed, and stops at a key', async () => {
  const { background, log, left, run, key, pause } = byHand()
  left.calm = 1
  background.wake()
  await run()
  expect(log).toEqual(['calm'])
  key()
  await run()
  expect(log).toEqual(['calm', 'urgent'])
  pause()
  await run()
  expect(left).toEqual({ urgent: 0, calm: 0 })
})

test('idle work waits until a window shows its first page, and for the pause after that', async () => {
  const { background, log, left, run, pause, opened } = byHand()
  background.noteOpening()
  left.calm = 1
  background.wake()
  await run()
  expect(await background.showing(Promise.resolve('page'))).toBe('page')
  opened()
  await run()
  expect(log).toEqual([])
  pause()
  await run()
  expect(log).toEqual(['calm'])
})

test('idle work does not wait for ever for a window that shows no page', async () => {
  const { background, log, left, run, opened } = byHand()
  background.noteOpening()
  left.calm = 1
  background.wake()
  await run()
  expect(log).toEqual([])
  opened()
  await run()
  expect(log).toEqual(['calm'])
})

test('what waits only for tasks does not wait for idle work', async () => {
  const { background, log, run, key } = byHand()
  key()
  let isSettled = false
  void background.settled().then(() => {
    isSettled = true
  })
  await run()
  expect([isSettled, log]).toEqual([true, ['urgent']])
  background.stop()
  await background.settled()
})
