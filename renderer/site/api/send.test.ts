import { afterEach, expect, test, vi } from 'vitest'
import type { Gathered } from './gather.ts'
import { HAND_OVER, type Outgoing } from './outgoing.ts'
import { send } from './send.ts'
import { explain } from './trouble.ts'

const url = 'https://api.example/v1'
const request = { method: 'GET', url, headers: [] }
const gathered: Gathered = { request, shared: request, files: new Map(), isThrough: false }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that never answers: what waits for it ends only when it is stopped. */
function answerNever(): void {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
  )
}

async function troubleOf(sending: Promise<unknown>, stop: AbortController): Promise<string> {
  return sending.then(
    () => 'answered',
    (error: unknown) => explain(error, url, stop.signal),
  )
}

test('nobody waits longer than a minute for an answer, and reads why', async () => {
  vi.useFakeTimers()
  answerNever()
  const stop = new AbortController()
  const told = troubleOf(send(gathered, stop), stop)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(stop.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await told).toBe('The API did not answer within a minute.')
})

test('whoever sends for the page takes the time that the person needs to agree', async () => {
  vi.useFakeTimers()
  const shown = new EventTarget()
  vi.stubGlobal('document', shown)
  shown.addEventListener(HAND_OVER, event => {
    if (!(event instanceof CustomEvent)) return
    const { answer }: Outgoing = event.detail
    answer(new Promise(() => undefined))
  })
  const stop = new AbortController()
  void send({ ...gathered, isThrough: true }, stop)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(stop.signal.aborted).toBe(false)
})

test('a request that somebody cancelled says no more than that', async () => {
  answerNever()
  const stop = new AbortController()
  const told = troubleOf(send(gathered, stop), stop)
  stop.abort()
  expect(await told).toBe('The request was cancelled.')
})
