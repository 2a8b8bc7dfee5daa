import { findStyleFiles } from '../../site/base/style-files.ts'
import type { TextEdit } from '../../text/edit.ts'
import { decodePath, dirname, join, relative } from '../../text/path.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { FileReference } from './model.ts'

/** What is needed to rewrite addresses of style sheets. */
interface SheetContext {
  /** New path of every file that moves, by its old one. */
  readonly moved: ReadonlyMap<string, string>
  /** Whether the file exists before the move. */
  readonly has: (file: string) => boolean
}

/** An address in a style sheet, as it is written. */
interface SheetAddress {
  readonly offset: number
  readonly written: string
}

const TEXT = String.raw`"[^"\\\n]*"|'[^'\\\n]*'`
const COMMENT = String.raw`/\*[\s\S]*?(?:\*/|$)`

/** A comment, an address, a set of pictures, in which texts are addresses, or another text. */
const PART = new RegExp(
  String.raw`${COMMENT}|(?<url>url\(\s*)(?<address>${TEXT}|[^\s"'()\\]+)\s*\)|(?<set>image-set\()(?<pictures>(?:${TEXT}|[^"'()]|\((?:${TEXT}|[^"'()])*\))*)\)|${TEXT}`,
  'gi',
)

const IN_SET = new RegExp(
  String.raw`type\([^)]*\)|(?<url>url\(\s*)(?<address>${TEXT}|[^\s"'()\\]+)\s*\)|(?<text>${TEXT})`,
  'gi',
)

/** An address without its quotation marks. */
const unquoted = (offset: number, source: string): SheetAddress =>
  /^["']/.test(source) ? { offset: offset + 1, written: source.slice(1, -1) } : { offset, written: source }

function addressesIn(text: string): readonly SheetAddress[] {
  return [...text.matchAll(PART)].flatMap(({ index, groups = {} }) => {
    const { url = '', address, set = '', pictures } = groups
    if (address !== undefined) return [unquoted(index + url.length, address)]
    const start = index + set.length
    return [...(pictures ?? '').matchAll(IN_SET)].flatMap(({ index: at, groups: inSet = {} }) => {
      const source = inSet.address ?? inSet.text
      return source === undefined ? [] : [unquoted(start + at + (inSet.url ?? '').length, source)]
    })
  })
}

const FONT = /\.(?:otf|ttf|woff2?)$/i

const fileAt = (sheet: string, { written }: SheetAddress, has: SheetContext['has']): string | undefined => {
  const find = findStyleFiles(sheet, { has })
  for (const kind of ['picture', 'font'] as const) {
    const found = find(written, kind)
    if (typeof found !== 'string') return found.path
  }
  return undefined
}

const escaped = (path: string): string =>
  path.replace(/[\s"'()\\%?#]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)

/** Whether an address leads to a file from the folder of its style sheet, as it would anywhere, and not just from the root. */
const isNear = (sheet: string, { written }: SheetAddress, path: string): boolean =>
  written.startsWith('/') || join(dirname(sheet), decodePath(written.replace(/[?#].*$/s, ''))) === path

/** The ways to write `path` in the style of `written`, the most similar first. */
function spellings(sheet: string, path: string, written: string, near: boolean): readonly string[] {
  if (written.startsWith('/')) return [`/${path}`]
  const similar = relative(dirname(sheet), path)
  const dotted = written.startsWith('./') && !similar.startsWith('.') ? `./${similar}` : similar
  return near ? [dotted] : [path, dotted, `/${path}`]
}

const kindOf = (path: string): FileReference['kind'] => (FONT.test(path) ? 'setting' : 'picture')

const placeOf = (
  file: string,
  text: string,
  { offset, written }: SheetAddress,
): Omit<FileReference, 'kind' | 'after'> => ({
  ...{ file, before: written },
  line: positionAt(lineStarts(text), offset).line,
})

/** Finds the addresses in the style sheet `file` that must name another path after files moved, in their order. */
export function sheetReferencesAfter(
  file: string,
  text: string,
  { moved, has }: SheetContext,
): readonly { readonly place: FileReference; readonly edit: TextEdit }[] {
  const own = moved.get(file) ?? file
  const arrived = new Set(moved.values())
  const hasAfter = (path: string) => arrived.has(path) || (has(path) && !moved.has(path))
  return addressesIn(text).flatMap(address => {
    const path = fileAt(file, address, has)
    if (path === undefined) return []
    const wanted = moved.get(path) ?? path
    const near = isNear(file, address, path)
    if (fileAt(own, address, hasAfter) === wanted && (!near || isNear(own, address, wanted))) return []
    const { offset, written } = address
    const rest = /[?#].*$/s.exec(written)?.[0] ?? ''
    const after = spellings(own, wanted, written, near)
      .map(each => escaped(each) + rest)
      .find(each => fileAt(own, { offset, written: each }, hasAfter) === wanted)
    if (after === undefined) return []
    const place = { ...placeOf(file, text, address), kind: kindOf(path), after }
    return [{ place, edit: { offset, length: written.length, text: after } }]
  })
}

/** Returns the references to some files in the style sheet `file`. */
export const sheetReferencesTo = (
  file: string,
  text: string,
  { wanted, has }: Pick<SheetContext, 'has'> & { readonly wanted: ReadonlySet<string> },
): readonly FileReference[] =>
  addressesIn(text).flatMap(address => {
    const path = fileAt(file, address, has)
    if (path === undefined || !wanted.has(path)) return []
    return [{ ...placeOf(file, text, address), kind: kindOf(path), after: '' }]
  })
