import type { ServerVariable, ServerView } from '../../../shared/openapi/servers.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { literalPattern } from '../../../shared/text/literal-pattern.ts'

const chosen = ({ choices, value }: ServerVariable, free: string): string =>
  choices.length > 0 ? `(?:${[...choices, value].map(literalPattern).join('|')})` : free

/** What no host is called, and no port has: they stand for variables while the address is read. */
const host = (index: number) => `galley-variable-${index}-`
const port = (index: number) => 65_000 + index

/** Scheme, host and port of a server, with whatever readers may choose for its variables. */
function originPattern({ url, variables }: ServerView): RegExp | undefined {
  let filled = url.startsWith('//') ? `https:${url}` : url
  for (const [index, { name, value }] of variables.slice(0, 100).entries()) {
    const written = `{${name}}`
    // A variable that an address begins with is what its author wrote, never any address.
    if (filled.startsWith(written)) filled = value + filled.slice(written.length)
    filled = filled.replaceAll(`:${written}`, `:${port(index)}`).replaceAll(written, host(index))
  }
  if (!URL.canParse(filled)) return undefined
  const { origin, protocol } = new URL(filled)
  if (!/^https?:$/.test(protocol)) return undefined
  let pattern = literalPattern(origin)
  for (const [index, variable] of variables.slice(0, 100).entries()) {
    pattern = pattern
      .replaceAll(`:${port(index)}`, `(?::${chosen(variable, '\\d+')})?`)
      .replaceAll(host(index), chosen(variable, '[\\w.-]*'))
  }
  return new RegExp(`^${pattern}$`, 'i')
}

/**
 * Whether an address is one of these servers: the same scheme, host and port, whatever a reader chooses for
 * their variables. Relative servers are nowhere, and no address may carry a name and a password.
 */
export const isServed = (url: URL, servers: readonly ServerView[]): boolean =>
  url.username === '' &&
  url.password === '' &&
  servers.some(server => originPattern(server)?.test(url.origin) === true)

/** Reads an address that a page with these servers may send to. Refuses any other with `not-allowed`. */
export function served(written: string, servers: readonly ServerView[]): URL {
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (url && isServed(url, servers)) return url
  throw new Refusal('not-allowed', `“${url?.host ?? written}” is no server of this page.`)
}
