import { keepInTab, keptInTab } from '../base/storage.ts'

const NAME = 'galley:requests'

/** What begins the part of an address that names a request to open on its page. */
export const REQUEST_HASH = '#galley:request-'

/** Requests that are kept. */
const MOST = 30
/** Characters of all requests; older ones make room. */
const ROOM = 400_000

/** A request that was sent from this tab, without its credentials. */
export interface SentRequest {
  /** The address of the page from which it was sent. */
  readonly page: string
  readonly method: string
  /** The path as the API describes it. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly status: number
  readonly milliseconds: number
  /** What was typed and chosen, by the keys of the controls. */
  readonly values: Readonly<Record<string, string>>
}

const isOfSite = (page: string): boolean => URL.canParse(page) && new URL(page).protocol === location.protocol

const isRequest = (value: unknown): value is SentRequest =>
  typeof value === 'object' &&
  value !== null &&
  ['page', 'method', 'path'].every(key => typeof Reflect.get(value, key) === 'string') &&
  ['at', 'status', 'milliseconds'].every(key => typeof Reflect.get(value, key) === 'number') &&
  typeof Reflect.get(value, 'values') === 'object' &&
  isOfSite(String(Reflect.get(value, 'page')))

// A page without storage, such as one in a preview, remembers until it is left.
let here: readonly SentRequest[] | undefined

function readKept(): readonly SentRequest[] {
  try {
    const kept: unknown = JSON.parse(keptInTab(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRequest) : []
  } catch {
    return [] // another page of this origin has its own idea of the name
  }
}

/** The requests of this tab, newest first. */
export function sentRequests(): readonly SentRequest[] {
  here ??= readKept()
  return here
}

function write(all: readonly SentRequest[]): void {
  here = all
  keepInTab(NAME, JSON.stringify(all))
}

/** Remembers a request in this tab. */
export function rememberRequest(request: SentRequest): void {
  const all = [request, ...sentRequests()].slice(0, MOST)
  let length = 0
  write(
    all.filter(each => {
      length += JSON.stringify(each).length
      return length <= ROOM
    }),
  )
}

/** Forgets the requests of this tab. */
export const forgetRequests = (): void => write([])
