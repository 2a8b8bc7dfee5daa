import { decodePath, normalize } from '../../text/path.ts'

/** A name in a redirect: `:slug` stands for one name of a path, `:slug*` and `*` for any number of them. */
type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'one' | 'rest'; readonly name: string }

/** A path with names to fill in, such as `/old/:slug*`. */
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
 * Reads an address of docs.json as what it is in the site: the path of a page, unescaped, without what stands
 * behind it and without the extension that a page may be written with.
 */
export const pagePattern = (written: string): RedirectPattern =>
  readPattern(decodePath(written.replace(/[?#].*$/s, '')).replace(/\.(mdx?|html)$/i, ''))

/** Whether the pattern is a path and nothing else. */
export const isPlainPattern = (pattern: RedirectPattern): boolean =>
  pattern.every(({ kind }) => kind === 'text')

/** The names that the pattern leaves open. */
export const namesOf = (pattern: RedirectPattern): readonly string[] =>
  pattern.flatMap(each => (each.kind === 'text' ? [] : [each.name]))

/** What stands for each name where `path` fits; a name of many can only be the last one. */
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

/** The path that comes out when every name is filled in. */
export const fillPattern = (pattern: RedirectPattern, values: ReadonlyMap<string, string>): string =>
  pattern
    .map(each => (each.kind === 'text' ? each.text : (values.get(each.name) ?? '')))
    .filter(name => name !== '')
    .join('/')

/** The pattern in the words of a host's list: `*` at its end is given on as `:splat`. */
export function hostPattern(pattern: RedirectPattern, isSource: boolean, rest?: string): string {
  const names = pattern.map(each => {
    if (each.kind === 'text') return each.text
    if (each.kind === 'rest') return isSource ? '*' : ':splat'
    return !isSource && each.name === rest ? ':splat' : `:${each.name}`
  })
  return `/${names.join('/')}`
}
