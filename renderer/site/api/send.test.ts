import { afterEach, expect, test, vi } from 'vitest'
import { HAND_OVER, type Outgoing } from '../base/request.ts'
import { withTexts } from '../testing/texts.ts'
import { explain } from './failure-text.ts'
import type { Gathered } from './gather.ts'
import { send } from './send.ts'

const url = 'https://api.example/v1'
const request = { method: 'GET', url, headers: [] }
const gathered: Gathered = { request, files: new Map(), isThrough: false }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that never responds: a request ends only when it is aborted. */
function answerNever(): void {
  vi.stubGlobal('document', { querySelector: withTexts })
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
  )
}

async function troubleOf(sending: Promise<unknown>, stop: AbortController): Promise<string> {
  return sending.then(
    () => 'answered',
    async (error: unknown) => (await explain(error, request, stop.signal)).sentence,
  )
}

test('a request without a response ends after a minute with the reason', async () => {
  vi.useFakeTimers()
  answerNever()
  const stop = new AbortController()
  const trouble = troubleOf(send(gathered, stop), stop)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(stop.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await trouble).toBe(
    'The API didn’t respond within a minute. Send the request again later, or copy it as cURL, which waits longer.',
  )
})

test('a part with its own headers is written out with them, and its contents stay unchanged', async () => {
  let sent: RequestInit | undefined
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent = init
    return Promise.resolve(new Response('fine'))
  })
  const photo = { name: 'photo', value: '', file: 'a.png', headers: [['X-Kind', 'cat'] as const] }
  const note = { name: 'note', value: 'two\r\nlines' }
  const request = { method: 'POST', url, headers: [], body: { kind: 'parts' as const, parts: [photo, note] } }
  const files = new Map([[photo, new File(['--bytes'], 'a.png', { type: 'image/png' })]])
  await send({ ...gathered, request, files }, new AbortController())
  const body = new Response(sent?.body ?? null)
  const text = await body.clone().text()
  expect(text).toContain('filename="a.png"\r\nContent-Type: image/png\r\nX-Kind: cat\r\n\r\n--bytes\r\n')
  const form = await body.formData()
  expect(form.get('note')).toBe('two\r\nlines')
  expect(form.get('photo')).toMatchObject({ name: 'a.png', size: 7 })
})

test('a request handed over may wait for the person to confirm', async () => {
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

test('a canceled request reports only that', async () => {
  answerNever()
  const stop = new AbortController()
  const trouble = troubleOf(send(gathered, stop), stop)
  stop.abort()
  expect(await trouble).toBe('The request was canceled.')
})
