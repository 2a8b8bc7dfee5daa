import { decodePath, normalize } from '../../text/path.ts'

/** A segment of a redirect: `:slug` matches one name of a path, `:slug*` and `*` any number of names. */
type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'one' | 'rest'; readonly name: string }

/** A path with variables, such as `/old/:slug*`. */
export type RedirectPattern = readonly Piece[]

const SPLAT = 'splat'

function piece(written: string): Piece {
  if (written === '*') return { kind: 'rest', name: SPLAT }
  const [, name, many] = /^:([A-Za-z]\w*)(\*?)$/.exec(written) ?? []
  if (name === undefined) return { kind: 'text', text: written }
  return { kind: many === '*' ? 'rest' : 'one', name }
}

const readPattern = (written: string): RedirectPattern => normalize(written).split('/').map(piece)

/**
 * Reads an address of docs.json as the path of a page: unescaped, without query, fragment and page extension.
 */
export const pagePattern = (written: string): RedirectPattern =>
  readPattern(decodePath(written.replace(/[?#].*$/s, '')).replace(/\.(mdx?|html)$/i, ''))

/** Whether the pattern is a path without variables. */
export const isPlainPattern = (pattern: RedirectPattern): boolean =>
  pattern.every(({ kind }) => kind === 'text')

/** The variables of the pattern. */
export const namesOf = (pattern: RedirectPattern): readonly string[] =>
  pattern.flatMap(each => (each.kind === 'text' ? [] : [each.name]))

/** The value of each variable if `path` matches; only the last variable can match several names. */
export function matchPattern(
  pattern: RedirectPattern,
  path: string,
): ReadonlyMap<string, string> | undefined {
  const names = path.split('/')
  const found = new Map<string, string>()
  for (const [index, each] of pattern.entries()) {
    const name = names[index]
    if (each.kind === 'rest') {
      found.set(each.name, names.slice(index).join('/'))
      return index === pattern.length - 1 ? found : undefined
    }
    if (name === undefined || (each.kind === 'text' && each.text !== name)) return undefined
    if (each.kind === 'one') found.set(each.name, name)
  }
  return names.length === pattern.length ? found : undefined
}

/** The path with every variable filled in. */
export const fillPattern = (pattern: RedirectPattern, values: ReadonlyMap<string, string>): string =>
  pattern
    .map(each => (each.kind === 'text' ? each.text : (values.get(each.name) ?? '')))
    .filter(name => name !== '')
    .join('/')

/** The pattern in the syntax of a host's list: a `*` at its end is `:splat` in the target. */
export function hostPattern(pattern: RedirectPattern, isSource: boolean, rest?: string): string {
  const names = pattern.map(each => {
    if (each.kind === 'text') return each.text
    if (each.kind === 'rest') return isSource ? '*' : ':splat'
    return !isSource && each.name === rest ? ':splat' : `:${each.name}`
  })
  return `/${names.join('/')}`
}
