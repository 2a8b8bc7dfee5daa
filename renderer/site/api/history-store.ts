import { keepInTab, keptInTab } from '../base/storage.ts'

const NAME = 'galley:requests'

/** The start of the hash that names an earlier request for its page to open. */
export const REQUEST_HASH = '#galley:request-'

/** Requests that are kept. */
const MOST = 30
/** Characters of all requests together. */
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isRequest = (value: unknown): value is SentRequest =>
  isObject(value) &&
  ['page', 'method', 'path'].every(key => typeof Reflect.get(value, key) === 'string') &&
  ['at', 'status', 'milliseconds'].every(key => typeof Reflect.get(value, key) === 'number') &&
  isObject(Reflect.get(value, 'values')) &&
  isOfSite(String(Reflect.get(value, 'page')))

// A page without storage, such as one in a preview, remembers until it is left.
let here: readonly SentRequest[] | undefined

function readKept(): readonly SentRequest[] {
  try {
    const kept: unknown = JSON.parse(keptInTab(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRequest) : []
  } catch {
    return [] // another page of this origin uses the same name
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

/** Remembers a request in this tab; the oldest ones make room for it. */
export function rememberRequest(request: SentRequest): void {
  const all = [request, ...sentRequests()].slice(0, MOST)
  let room = ROOM
  write(
    all.filter(each => {
      const { length } = JSON.stringify(each)
      if (length > room) return false
      room -= length
      return true
    }),
  )
}

/** Forgets the requests of this tab. */
export const forgetRequests = (): void => write([])
