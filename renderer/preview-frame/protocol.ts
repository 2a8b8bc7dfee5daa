import type { Pair } from '../../shared/openapi/operation/serialize.ts'
import type { ResponseHead } from '../../shared/project/base/preview-requests.ts'
import type { PagePatch } from '../../shared/site/base/rendered-page.ts'
import type { Vision } from './vision.ts'

/** What the window tells the page in the preview frame. */
export type ToFrame =
  | { readonly kind: 'patch'; readonly patch: PagePatch }
  | { readonly kind: 'mode'; readonly mode: 'light' | 'dark' }
  /** Brings this line of the source, or a place between two, to where what is read stands. */
  | { readonly kind: 'scroll'; readonly line: number; readonly lines?: number | undefined }
  /** A press leads to the source instead of following links. */
  | { readonly kind: 'pick'; readonly isOn: boolean }
  /** Shows a page of all versions as readers of this one see it. */
  | { readonly kind: 'version'; readonly version: string }
  /** Outlines what is drawn from this value of docs.json, and brings it into view; without one, nothing. */
  | { readonly kind: 'point'; readonly pointer: string | undefined }
  /** Dims every page but these in the page's navigation, and the page itself where it is none of them; without them, nothing. */
  | { readonly kind: 'lens'; readonly pages: readonly string[] | undefined; readonly isOwn: boolean }
  /** Shows the page as someone with this color vision sees it. */
  | { readonly kind: 'vision'; readonly vision: Vision }
  /** Shows the page in these colors for the moment; without them, in its own. */
  | { readonly kind: 'theme'; readonly css: string | undefined }
  /** Marks the lines that differ from another version of the page, and shows one of them. */
  | {
      readonly kind: 'changes'
      readonly parts: readonly { readonly from: number; readonly to: number }[]
      readonly at: number
    }
  /** Shows nothing but the blocks of these lines; `size` follows. */
  | { readonly kind: 'only'; readonly part: { readonly from: number; readonly to: number } }
  /** A file that the page shows changed. */
  | { readonly kind: 'asset'; readonly path: string }
  /** The head of the answer to a request of the page. */
  | { readonly kind: 'answer'; readonly id: number; readonly head: ResponseHead }
  /** The next piece of an answer's body; without bytes, it is whole. */
  | { readonly kind: 'piece'; readonly id: number; readonly bytes?: Uint8Array<ArrayBuffer> }
  /** A request was not sent, or its answer broke off. */
  | { readonly kind: 'unsent'; readonly id: number; readonly message: string }

/** What the page tells the window. It comes from a stranger's page: {@link readFromFrame} lets only these shapes through. */
export type FromFrame =
  /** The page can be patched; `revision` is that of its document where the document says so. */
  | { readonly kind: 'ready'; readonly revision: number | undefined }
  /** A link was pressed; the whole address. */
  | { readonly kind: 'visit'; readonly url: string }
  /** The version that is read from here on. */
  | { readonly kind: 'version'; readonly version: string }
  /** Where something on the page comes from. */
  | {
      readonly kind: 'source'
      readonly line: number | undefined
      readonly region: string | undefined
      /** Of the value in docs.json that it is drawn from. */
      readonly pointer: string | undefined
    }
  /** The person scrolled: the line that is read, also between two; larger than any at the very end. */
  | { readonly kind: 'scrolled'; readonly line: number }
  /** How many pixels high that is which is shown alone; 0 where nothing is drawn. */
  | { readonly kind: 'size'; readonly height: number }
  /** The page has been brought up to this revision. */
  | { readonly kind: 'patched'; readonly revision: number }
  /** A chord was pressed that may mean a command. */
  | { readonly kind: 'key'; readonly chord: string }
  /** A form of the page was sent: the person is asked, and the host sends it. */
  | {
      readonly kind: 'send'
      readonly id: number
      readonly method: string
      readonly url: string
      readonly headers: readonly Pair[]
      readonly body?: ArrayBuffer
    }
  /** The next piece of an answer is wanted. */
  | { readonly kind: 'pull'; readonly id: number }
  /** A request is no longer wanted. */
  | { readonly kind: 'stop'; readonly id: number }
  /** A patch did not fit: the page must be loaded again, and brought to this line. */
  | { readonly kind: 'misfit'; readonly line: number }

const LONGEST = 4000

const own = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : undefined

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST ? value : undefined

/** What a request of the page may hold: characters of an address and of a header, headers, bytes. */
const REQUEST = { url: 20_000, header: 20_000, headers: 200, bytes: 20_000_000 } as const

const isHeader = (pair: unknown): pair is Pair =>
  Array.isArray(pair) &&
  pair.length === 2 &&
  pair.every(part => typeof part === 'string' && part.length <= REQUEST.header)

/** Reads a request that the page would have sent. */
function readRequest(data: object, id: number): FromFrame | undefined {
  const [method, url, headers, body] = ['method', 'url', 'headers', 'body'].map(name => own(data, name))
  if (typeof method !== 'string' || !/^[A-Za-z-]{1,20}$/.test(method)) return undefined
  if (typeof url !== 'string' || url.length > REQUEST.url) return undefined
  if (!Array.isArray(headers) || headers.length > REQUEST.headers || !headers.every(isHeader))
    return undefined
  const request = { kind: 'send', id, method, url, headers } as const
  if (body === undefined) return request
  return body instanceof ArrayBuffer && body.byteLength <= REQUEST.bytes ? { ...request, body } : undefined
}

/** Reads what came from the frame; `undefined` for everything that is not exactly one of its messages. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const kind = own(data, 'kind')
  const line = whole(own(data, 'line'))
  const revision = whole(own(data, 'revision'))
  if (kind === 'ready') return { kind, revision }
  const place = amount(own(data, 'line'))
  if (kind === 'misfit' || kind === 'scrolled') return place === undefined ? undefined : { kind, line: place }
  if (kind === 'size') {
    const height = amount(own(data, 'height'))
    return height === undefined ? undefined : { kind, height }
  }
  if (kind === 'patched') return revision === undefined ? undefined : { kind, revision }
  if (kind === 'source')
    return { kind, line, region: text(own(data, 'region')), pointer: text(own(data, 'pointer')) }
  const id = whole(own(data, 'id'))
  if (kind === 'send') return id === undefined ? undefined : readRequest(data, id)
  if (kind === 'pull' || kind === 'stop') return id === undefined ? undefined : { kind, id }
  const chord = text(own(data, 'chord'))
  if (kind === 'key') return chord === undefined ? undefined : { kind, chord }
  const version = text(own(data, 'version'))
  if (kind === 'version') return version === undefined ? undefined : { kind, version }
  const url = text(own(data, 'url'))
  return kind === 'visit' && url !== undefined ? { kind, url } : undefined
}
