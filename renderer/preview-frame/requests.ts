import { type Answered, HAND_OVER, type Outgoing, Unsendable } from '../site/base/request.ts'
import { requestText } from '../site/base/texts.ts'
import type { FromFrame, ToFrame } from './protocol.ts'

/** Messages of the window about requests. */
type FromWindow = Extract<ToFrame, { readonly kind: 'answer' | 'piece' | 'unsent' }>

interface Waiting {
  answer(message: FromWindow): void
}

const waiting = new Map<number, Waiting>()

/** Id of the last request. Frames of one address share the host's ids, so each starts with another number. */
let count = Math.floor(Math.random() * 2 ** 48)

/** Largest body in bytes that the window accepts. */
const LARGEST = 20_000_000

/** Milliseconds between two requests for a chunk: the window ignores a page that is faster. */
const PACE = 8
let next = 0

/** Requests the next chunk of a response, no faster than the window listens. */
function pull(id: number, tell: (message: FromFrame) => void): void {
  const now = performance.now()
  const at = Math.max(now, next)
  next = at + PACE
  setTimeout(() => tell({ kind: 'pull', id }), at - now)
}

/** Handles the outcome of a request. */
export const handleRequestMessage = (message: FromWindow): void => waiting.get(message.id)?.answer(message)

/** The body, requested chunk by chunk as it is read. */
function bodyOf(id: number, tell: (message: FromFrame) => void, signal: AbortSignal): ReadableStream {
  // One listener for the whole body, however many chunks it has.
  let abort: () => void = () => undefined
  signal.addEventListener('abort', () => abort(), { once: true })
  return new ReadableStream<Uint8Array>({
    pull: into =>
      new Promise((resolve, reject) => {
        const end = (error: unknown) => {
          waiting.delete(id)
          into.error(error)
          reject(error)
        }
        abort = () => end(new DOMException('Cancelled', 'AbortError'))
        if (signal.aborted) return abort()
        waiting.set(id, {
          answer: message => {
            if (message.kind === 'unsent') return end(new Unsendable(message.message))
            if (message.kind !== 'piece') return
            if (message.bytes) into.enqueue(message.bytes)
            else {
              waiting.delete(id)
              into.close()
            }
            resolve()
          },
        })
        pull(id, tell)
      }),
    cancel: () => tell({ kind: 'stop', id }),
  })
}

/** Statuses for which a Response must not have a body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304])

function answeredBy(message: Extract<FromWindow, { kind: 'answer' }>, body: () => ReadableStream): Answered {
  const {
    status,
    statusText,
    headers,
    url,
    milliseconds,
    isRedirected: isLed,
    redirectTarget: ledOn,
  } = message.head
  return {
    status,
    statusText,
    headers: headers.map(({ name, value }) => [name, value] as const),
    url,
    milliseconds,
    notes: [
      ...(isLed ? [requestText('redirected', { address: url })] : []),
      ...(ledOn === undefined ? [] : [requestText('notFollowed', { address: ledOn })]),
    ],
    body: new Response(EMPTY.has(status) ? null : body()),
  }
}

function carry(outgoing: Outgoing, tell: (message: FromFrame) => void): Promise<Answered> {
  const { method, url, headers, body, signal } = outgoing
  if (signal.aborted) return Promise.reject(new Unsendable(requestText('canceled')))
  if (body && body.byteLength > LARGEST) {
    return Promise.reject(new Unsendable(requestText('tooLarge')))
  }
  const id = ++count
  return new Promise((resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => {
        waiting.delete(id)
        tell({ kind: 'stop', id })
        reject(new Unsendable(requestText('canceled')))
      },
      { once: true },
    )
    waiting.set(id, {
      answer: message => {
        if (message.kind === 'unsent') {
          waiting.delete(id)
          reject(new Unsendable(message.message))
        } else if (message.kind === 'answer') {
          if (EMPTY.has(message.head.status)) {
            waiting.delete(id)
            tell({ kind: 'stop', id })
          }
          resolve(answeredBy(message, () => bodyOf(id, tell, signal)))
        }
      },
    })
    tell({ kind: 'send', id, method, url, headers, ...(body ? { body } : {}) })
  })
}

/** Lets the window send the requests of the page's forms: the page itself has no network access. */
export function watchSending(tell: (message: FromFrame) => void): void {
  document.addEventListener(HAND_OVER, event => {
    if (!(event instanceof CustomEvent)) return
    const outgoing: Outgoing = event.detail
    outgoing.answer(carry(outgoing, tell))
  })
}
