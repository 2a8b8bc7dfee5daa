import { isAddress } from '../../config/navigation/address.ts'

/** A server with the values of its variables. */
interface FillableServer {
  readonly url: string
  readonly variables: readonly { readonly name: string; readonly value: string }[]
}

/** The address of a server with its variables filled in; one without a protocol is reached by `https`. */
export function filledUrl({ url, variables }: FillableServer): string {
  const filled = variables.reduce((made, { name, value }) => made.replaceAll(`{${name}}`, value), url)
  return filled.startsWith('//') ? `https:${filled}` : filled
}

/** The address of a path on a server: what the page shows and copies, and what samples and requests use. */
export const joinedUrl = (server: string, path: string): string =>
  server.replace(/\/+$/, '') + (path === '' || path.startsWith('/') ? path : `/${path}`)

/**
 * The address that a server names in a description: a relative one starts from the description's own address, if it has
 * one (OpenAPI 3.2, section “API Base URL”).
 */
export function resolvedServer(url: string, file: string): string {
  const [, protocol, host, path = ''] = /^(https?:)(\/\/[^/?#]+)([^?#]*)/i.exec(file) ?? []
  if (protocol === undefined || host === undefined || isAddress(url) || url.startsWith('{')) return url
  if (url.startsWith('/')) return protocol + host + url
  const names = path.split('/').slice(1, -1)
  for (const name of url.split('/')) {
    if (name === '..') names.pop()
    else if (name !== '.') names.push(name)
  }
  return `${protocol}${host}/${names.join('/')}`
}
