import { expect, test } from 'vitest'
import { Lock } from './lock.ts'

const pause = () => new Promise<void>(resolve => setTimeout(resolve, 2))

test('work starts at once if none is running', () => {
  let started = false
  void new Lock().run(() => {
    started = true
  })
  expect(started).toBe(true)
})

test('work runs in order, and a failure stops nobody', async () => {
  const lock = new Lock()
  const log: string[] = []
  const piece = (name: string, fails: boolean) => async () => {
    log.push(`${name} starts`)
    await pause()
    log.push(`${name} ends`)
    if (fails) throw new Error(name)
    return name
  }
  const results = await Promise.allSettled([
    lock.run(piece('a', false)),
    lock.run(piece('b', true)),
    lock.run(piece('c', false)),
  ])
  expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
  await pause()
  let started = false
  void lock.run(() => {
    started = true
  })
  expect(started).toBe(true)
})
