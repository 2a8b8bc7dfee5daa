import { fitHeaders, type Pair } from './serialize.ts'

/** A part of a form that is sent as `multipart/form-data`. */
export interface RequestPart {
  readonly name: string
  readonly value: string
  /** Set if the part is a file on the reader's disk. */
  readonly file?: string
  readonly type?: string
  /** Its headers, apart from name and format. */
  readonly headers?: readonly Pair[]
}

/** The body of a request. */
export type RequestBody =
  | { readonly kind: 'text'; readonly text: string; readonly type: string }
  | { readonly kind: 'form'; readonly pairs: readonly Pair[] }
  | { readonly kind: 'parts'; readonly parts: readonly RequestPart[] }
  | { readonly kind: 'file'; readonly file: string; readonly type: string }

/** A complete request: what samples show and the playground sends. */
export interface RequestModel {
  readonly method: string
  /** Including its query, escaped. */
  readonly url: string
  readonly headers: readonly Pair[]
  readonly body?: RequestBody
  /** Names of the placeholders for credentials in the query and the headers: `TOKEN` for `$TOKEN`. */
  readonly variables?: readonly string[]
}

/** The header that says the format of a body; forms set theirs when they are written out. */
const typeHeader = (body: RequestBody | undefined): readonly Pair[] =>
  body?.kind === 'text' || body?.kind === 'file' ? [['Content-Type', body.type]] : []

/** A request with a body. */
export const withBody = (request: RequestModel, body: RequestBody | undefined): RequestModel =>
  body === undefined
    ? request
    : { ...request, headers: [...request.headers, ...fitHeaders(typeHeader(body))], body }
