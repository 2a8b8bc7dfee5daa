import type { Pair } from '../../shared/openapi/operation/serialize.ts'
import type { ResponseHead } from '../../shared/project/base/preview-requests.ts'
import type { PagePatch } from '../../shared/site/base/rendered-page.ts'
import { own, whole } from './base/shapes.ts'
import type { Terms } from './terms.ts'
import type { Vision } from './vision.ts'
import type { FromWriting, ToWriting } from './writing/protocol.ts'
import { isAboutWriting, readWriting } from './writing/read-writing.ts'

/** Whether what is rendered from a setting is visible on the page, hidden at this width, or not on the page. */
export type Visibility = 'visible' | 'hidden' | 'absent'

/** Messages from the window to the page in the preview frame. */
export type ToFrame =
  | { readonly kind: 'patch'; readonly patch: PagePatch }
  | { readonly kind: 'mode'; readonly mode: 'light' | 'dark' }
  /** Scrolls this line of the source, or a position between two lines, to the reading position. */
  | { readonly kind: 'scroll'; readonly line: number; readonly lines?: number | undefined }
  /** A press goes to the source instead of following links. */
  | { readonly kind: 'pick'; readonly isOn: boolean }
  | ToWriting
  /** Shows a page of all versions as readers of this version see it. */
  | { readonly kind: 'version'; readonly version: string }
  /** Outlines what is rendered from this value of docs.json, and scrolls to it; without one, nothing. */
  | { readonly kind: 'point'; readonly pointer: string | undefined }
  /** Dims every page but these in the page's navigation, and the page itself if it is not among them; without them, nothing. */
  | { readonly kind: 'lens'; readonly pages: readonly string[] | undefined; readonly isOwn: boolean }
  /** Shows the page as someone with this color vision sees it. */
  | { readonly kind: 'vision'; readonly vision: Vision }
  /** Shows the page in these colors temporarily; without them, in its own. */
  | { readonly kind: 'theme'; readonly css: string | undefined }
  /** Shows the page with or without the site's own style sheets and utility classes. */
  | { readonly kind: 'styles'; readonly isOn: boolean }
  /** Marks the ranges that differ from another version of the page, and shows one of them. */
  | {
      readonly kind: 'changes'
      readonly parts: readonly { readonly from: number; readonly to: number }[]
      readonly at: number
    }
  /** Shows only the blocks of these lines; the page replies with `size`. */
  | { readonly kind: 'only'; readonly part: { readonly from: number; readonly to: number } }
  /** Shows the title and the text without what is around them. */
  | { readonly kind: 'article' }
  /** Shows what the interface is called in another language behind its English names. */
  | { readonly kind: 'terms'; readonly terms: Terms }
  /** A file on the page has changed. */
  | { readonly kind: 'asset'; readonly path: string }
  /** The head of the response to a request of the page. */
  | { readonly kind: 'answer'; readonly id: number; readonly head: ResponseHead }
  /** The next chunk of a response's body; without bytes, the body is complete. */
  | { readonly kind: 'piece'; readonly id: number; readonly bytes?: Uint8Array<ArrayBuffer> }
  /** A request was not sent, or its response broke off. */
  | { readonly kind: 'unsent'; readonly id: number; readonly message: string }

/** Messages from the page to the window. The page is untrusted: {@link readFromFrame} accepts only these shapes. */
export type FromFrame =
  /** The page can be patched; `revision` is that of its document, if the document has one. */
  | { readonly kind: 'ready'; readonly revision: number | undefined }
  /** A link was pressed; the whole address. */
  | { readonly kind: 'visit'; readonly url: string }
  /** The version chosen by the reader. */
  | { readonly kind: 'version'; readonly version: string }
  /** The source of an element on the page. */
  | {
      readonly kind: 'source'
      readonly line: number | undefined
      readonly region: string | undefined
      /** Pointer of the value in docs.json that it is rendered from. */
      readonly pointer: string | undefined
      /** The file and the line of a snippet that it is written in: `snippets/note.mdx:3`. */
      readonly snippet?: string | undefined
    }
  /** Whether what is rendered from the requested value of docs.json is visible, hidden at this width, or not on the page. */
  | { readonly kind: 'pointed'; readonly visibility: Visibility }
  /** The person scrolled: the line that is being read, may be between two; at the very end larger than any line. */
  | { readonly kind: 'scrolled'; readonly line: number }
  /** The height in pixels of the blocks that are shown alone; 0 if nothing is rendered. */
  | { readonly kind: 'size'; readonly height: number }
  /** The page has been patched to this revision. */
  | { readonly kind: 'patched'; readonly revision: number }
  /** A chord was pressed that may mean a command. */
  | { readonly kind: 'key'; readonly chord: string }
  /** A form of the page was submitted: the person confirms, and the host sends it. */
  | {
      readonly kind: 'send'
      readonly id: number
      readonly method: string
      readonly url: string
      readonly headers: readonly Pair[]
      readonly body?: ArrayBuffer
    }
  /** Requests the next chunk of a response. */
  | { readonly kind: 'pull'; readonly id: number }
  /** Cancels a request. */
  | { readonly kind: 'stop'; readonly id: number }
  | FromWriting
  /** A patch did not fit: the page must be reloaded and scrolled to this line. */
  | { readonly kind: 'misfit'; readonly line: number }

/** Whether a message is about writing on the page. */
export const isWriting = (message: FromFrame): message is FromWriting => isAboutWriting(message.kind)

const VISIBILITIES: readonly Visibility[] = ['visible', 'hidden', 'absent']

const LONGEST = 4000

const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : undefined

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST ? value : undefined

/** Limits of a request of the page: characters of an address and of a header, number of headers, bytes. */
const REQUEST = { url: 20_000, header: 20_000, headers: 200, bytes: 20_000_000 } as const

const isHeader = (pair: unknown): pair is Pair =>
  Array.isArray(pair) &&
  pair.length === 2 &&
  pair.every(part => typeof part === 'string' && part.length <= REQUEST.header)

/** Reads a request that the page wants to send. */
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

/** Reads a message of the frame; `undefined` for everything that is not exactly one of its messages. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const kind = own(data, 'kind')
  const line = whole(own(data, 'line'))
  const revision = whole(own(data, 'revision'))
  if (kind === 'ready') return { kind, revision }
  const position = amount(own(data, 'line'))
  if (kind === 'misfit' || kind === 'scrolled')
    return position === undefined ? undefined : { kind, line: position }
  if (kind === 'size') {
    const height = amount(own(data, 'height'))
    return height === undefined ? undefined : { kind, height }
  }
  if (kind === 'pointed') {
    const visibility = VISIBILITIES.find(one => one === own(data, 'visibility'))
    return visibility && { kind, visibility }
  }
  if (kind === 'patched') return revision === undefined ? undefined : { kind, revision }
  if (kind === 'source')
    return {
      kind,
      line,
      region: text(own(data, 'region')),
      pointer: text(own(data, 'pointer')),
      snippet: text(own(data, 'snippet')),
    }
  if (isAboutWriting(kind)) return readWriting(kind, data)
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
