import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ResponseHead } from '../../shared/project/base/preview-requests.ts'
import { handOver } from '../site/base/request.ts'
import { withTexts } from '../site/testing/texts.ts'
import type { FromFrame } from './protocol.ts'
import { handleRequestMessage, watchSending } from './requests.ts'

const messages: FromFrame[] = []
const kinds = () => messages.map(({ kind }) => kind)

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: withTexts }))
  watchSending(message => messages.push(message))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  messages.splice(0)
})

const post = (body?: ArrayBuffer, stop = new AbortController()) =>
  handOver({
    method: 'POST',
    url: 'https://api.example',
    headers: [],
    signal: stop.signal,
    ...(body && { body }),
  })

const head = (status: number): ResponseHead => ({
  status,
  statusText: '',
  headers: [],
  url: 'https://api.example',
  milliseconds: 1,
  isRedirected: false,
})

/** The id of the request that was sent last. */
function lastId(): number {
  const sent = messages.findLast(({ kind }) => kind === 'send')
  return sent && 'id' in sent ? sent.id : -1
}

test.each([204, 205, 304])(
  'a response %i has no body, and the host learns that it is complete',
  async status => {
    const answered = post()
    handleRequestMessage({ kind: 'answer', id: lastId(), head: head(status) })
    expect((await answered).status).toBe(status)
    expect(messages.slice(1)).toEqual([{ kind: 'stop', id: lastId() }])
  },
)

test('a canceled request and one that is too large are not sent', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(post(undefined, stop)).rejects.toThrow('The request was canceled.')
  await expect(post(new ArrayBuffer(20_000_001))).rejects.toThrow('The preview sends at most 20 MB.')
  expect(messages).toEqual([])
  void post(new ArrayBuffer(20_000_000))
  expect(kinds()).toEqual(['send'])
})

test('a response in many chunks is read completely, no faster than the window listens', async () => {
  vi.useFakeTimers()
  const answered = post()
  const id = lastId()
  handleRequestMessage({ kind: 'answer', id, head: head(200) })
  const text = (await answered).body.text()
  let pieces = 0
  const asked = () => kinds().filter(kind => kind === 'pull').length
  for (let time = 0; time < 1000; time++) {
    await vi.advanceTimersByTimeAsync(1)
    if (asked() > pieces) handleRequestMessage({ kind: 'piece', id, bytes: new TextEncoder().encode('x') })
    pieces = asked()
  }
  expect(pieces).toBeGreaterThan(100)
  expect(pieces).toBeLessThan(240)
  handleRequestMessage({ kind: 'piece', id })
  await vi.advanceTimersByTimeAsync(10)
  handleRequestMessage({ kind: 'piece', id })
  expect(await text).toMatch(/^x+$/)
})
