import { message } from '../../../shared/messages/message.ts'
import type { ServerVariable, ServerView } from '../../../shared/openapi/operation/servers.ts'
import { Refusal } from '../../../shared/text/failure.ts'

/** Names that no host has, and ports that are not used: they stand for variables while the address is parsed. */
const host = (index: number) => `galley-variable-${index}-`
const port = (index: number) => 65_000 + index
const STANDS = /(galley-variable-\d+-|:650\d\d)/
const MOST = 100

/** A piece of an origin: returns the offsets at which it may end, for those at which it starts. */
type Piece = (text: string, begins: readonly number[]) => Iterable<number>

const literal =
  (wanted: string): Piece =>
  (text, begins) =>
    begins.filter(at => text.startsWith(wanted, at)).map(at => at + wanted.length)

const oneOf = (choices: readonly string[], before = ''): Piece => {
  const pieces = choices.map(choice => literal(before + choice.toLowerCase()))
  return (text, begins) => pieces.flatMap(piece => [...piece(text, begins)])
}

/** Any number of characters of a kind. */
const run =
  (letter: RegExp): Piece =>
  (text, begins) => {
    const ends = new Set<number>()
    for (const begin of begins) {
      for (let at = begin; !ends.has(at); at++) {
        ends.add(at)
        if (!letter.test(text[at] ?? '')) break
      }
    }
    return ends
  }

/** A port of the reader's choice, or none: the default port of a scheme is not written. */
const portOf = ({ choices, value }: ServerVariable): Piece => {
  const digits = run(/\d/)
  const written: Piece =
    choices.length > 0
      ? oneOf([...choices, value], ':')
      : (text, begins) => digits(text, [...literal(':')(text, begins)])
  return (text, begins) => [...begins, ...written(text, begins)]
}

const hostOf = ({ choices, value }: ServerVariable): Piece =>
  choices.length > 0 ? oneOf([...choices, value]) : run(/[\w.-]/)

function pieceOf(written: string, variables: readonly ServerVariable[]): Piece {
  const index = variables.findIndex((_, n) => written === host(n) || written === `:${port(n)}`)
  const variable = variables[index]
  if (!variable) return literal(written)
  return written === host(index) ? hostOf(variable) : portOf(variable)
}

/** Scheme, host and port of a server, with whatever readers may choose for its variables. */
function originOf({ url, variables }: ServerView): readonly Piece[] | undefined {
  const known = variables.slice(0, MOST)
  let filled = url.startsWith('//') ? `https:${url}` : url
  for (const [index, { name, value }] of known.entries()) {
    const written = `{${name}}`
    // A variable at the start of an address is what its author wrote, never any address.
    if (filled.startsWith(written)) filled = value + filled.slice(written.length)
    filled = filled.replaceAll(`:${written}`, `:${port(index)}`).replaceAll(written, host(index))
  }
  if (!URL.canParse(filled)) return undefined
  const { origin, protocol } = new URL(filled)
  return /^https?:$/.test(protocol) ? origin.split(STANDS).map(part => pieceOf(part, known)) : undefined
}

/** Takes time in proportion to both, whatever a description does with its variables. */
function isOrigin(text: string, pieces: readonly Piece[]): boolean {
  let folders: readonly number[] = [0]
  for (const piece of pieces) folders = [...new Set(piece(text, folders))]
  return folders.includes(text.length)
}

/**
 * Whether an address is one of these servers: the same scheme, host and port, whatever a reader chooses for
 * their variables. Relative servers never match, and no address may contain a name and a password.
 */
export const isPageServer = (url: URL, servers: readonly ServerView[]): boolean =>
  url.username === '' &&
  url.password === '' &&
  servers.some(server => {
    const pieces = originOf(server)
    return pieces !== undefined && isOrigin(url.origin, pieces)
  })

/** Parses an address to which a page with these servers may send requests. Refuses any other with `not-allowed`. */
export function pageServer(written: string, servers: readonly ServerView[]): URL {
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (url && isPageServer(url, servers)) return url
  throw new Refusal(
    'not-allowed',
    message('network:notServer', { host: url?.host ?? written }),
    message('network:notServerHint'),
  )
}
