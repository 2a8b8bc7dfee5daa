import type { RequestModel } from '../../../shared/openapi/operation/request-model.ts'

/** Headers that browsers set themselves; a page cannot. */
const OWN = /^(cookie|host|origin|referer|content-length|connection|date|te|trailer|upgrade|via)$/i

/** Whether browsers set this header themselves. */
export const isOwnHeader = (name: string): boolean => OWN.test(name)

/** Methods that browsers never send. */
export const isRefusedMethod = (method: string): boolean => /^(trace|track|connect)$/i.test(method)

/** Whether browsers send requests of this method without a body. */
export const isBodiless = (method: string): boolean => /^(get|head)$/i.test(method)

/** Headers that a page may always send to another site. */
const FREE = /^(accept|accept-language|content-language)$/i
const FREE_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i

/** Characters that make a browser ask before it sends the value of a free header. */
const UNFREE = /["():<>?@[\\\]{}]/

const isFree = (name: string, value: string): boolean => {
  if (value.length > 128) return false
  if (/^content-type$/i.test(name)) return FREE_TYPES.test(value)
  return FREE.test(name) && !UNFREE.test(value)
}

/** Lines that a server would have to send so that a page of another site may send this request. */
export interface NeededAnswers {
  /** The answer to the question that the browser asks first; empty if it does not ask. */
  readonly before: readonly string[]
  /** The answer to the request itself. */
  readonly itself: readonly string[]
}

/** What the server would have to answer (CORS) so that a page of `origin` may send the request; `*` is any page. */
export function neededAnswers({ method, headers }: RequestModel, origin: string): NeededAnswers {
  const allowed = `Access-Control-Allow-Origin: ${origin}`
  const asked = headers
    .filter(([name, value]) => !isOwnHeader(name) && !isFree(name, value))
    .map(([name]) => name.toLowerCase())
  const names = [...new Set(asked)].sort()
  const isFreeMethod = /^(get|head|post)$/i.test(method)
  const before = [
    allowed,
    ...(isFreeMethod ? [] : [`Access-Control-Allow-Methods: ${method}`]),
    ...(names.length > 0 ? [`Access-Control-Allow-Headers: ${names.join(', ')}`] : []),
  ]
  return { before: before.length > 1 ? before : [], itself: [allowed] }
}

/** Whether a host is this computer, which browsers trust without https. */
export const isLocalHost = (host: string): boolean =>
  /^(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host)
