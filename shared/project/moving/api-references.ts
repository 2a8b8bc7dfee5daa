import { isAddress } from '../../config/navigation/address.ts'
import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import type { TextEdit } from '../../text/edit.ts'
import { decodePath, dirname, relative } from '../../text/path.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { FileReference } from './model.ts'

/** What is needed to rewrite references of API descriptions. */
interface ReferenceContext {
  /** New path of every file that moves, by its old one. */
  readonly moved: ReadonlyMap<string, string>
  /** Whether the file exists before the move. */
  readonly has: (file: string) => boolean
}

/** Whether a file may be an API description, or a part of one. */
export const mayRefer = (file: string): boolean => /\.(json|ya?ml)$/i.test(file) && file !== CONFIG_FILE

/** An address in JSON or YAML, quoted or plain. */
const ADDRESS = String.raw`(?:"(?<double>[^"\\\n]*)"|'(?<single>[^'\n]*)'|(?<plain>[^\s"',{}[\]#][^\s,{}[\]]*))`

/** A reference: its key and its address. */
const REFERENCE = new RegExp(
  String.raw`(?<key>(["']?)(?:\$ref|operationRef|externalValue)\2[ \t]*:\s*)${ADDRESS}`,
  'g',
)

/** The mapping of a discriminator to schemas: in braces, or in indented lines. */
const MAPPING =
  /(["']?)\bmapping\1[ \t]*:\s*\{(?<braces>[^{}]*)\}|^(?<indent>[ \t]*)(["']?)mapping\4[ \t]*:[ \t]*(?:#.*)?\r?\n(?<lines>(?:\k<indent>[ \t]+\S.*(?:\r?\n|$)|[ \t]*\r?\n)*)/gm

/** An entry of a mapping: everything before its address, and the address. */
const ENTRY = new RegExp(`(?<key>:[ \\t]*)${ADDRESS}`, 'g')

interface Address {
  readonly offset: number
  readonly written: string
}

function addressesIn(text: string, pattern: RegExp, from = 0): readonly Address[] {
  return [...text.matchAll(pattern)].map(match => {
    const { key = '', double, single, plain } = match.groups ?? {}
    const offset = from + match.index + key.length + (plain === undefined ? 1 : 0)
    return { offset, written: (double ?? single ?? plain ?? '').replace(/#.*$/s, '') }
  })
}

/** Addresses of mappings; a value that does not look like a file is the name of a schema. */
const mappedIn = (text: string): readonly Address[] =>
  [...text.matchAll(MAPPING)].flatMap(match => {
    const { braces, lines = '' } = match.groups ?? {}
    const end = match.index + match[0].length
    const start = braces === undefined ? end - lines.length : end - 1 - braces.length
    return addressesIn(text.slice(start, end), ENTRY, start).filter(({ written }) => mayRefer(written))
  })

/** The addresses of a text in their order, each once: a property may also be called “mapping”. */
function addressesOf(text: string): readonly Address[] {
  const found = [...addressesIn(text, REFERENCE), ...mappedIn(text)]
  const byOffset = new Map(found.map(address => [address.offset, address]))
  return [...byOffset.values()].sort((a, b) => a.offset - b.offset)
}

/** The file that `path` means in the file `own`; `undefined` if it leads out of the repository. */
function fileFrom(own: string, path: string): string | undefined {
  const names = path.startsWith('/') ? [] : dirname(own).split('/').filter(Boolean)
  for (const name of path.split('/')) {
    if (name === '..' && names.pop() === undefined) return undefined
    if (name !== '' && name !== '.' && name !== '..') names.push(name)
  }
  return names.join('/')
}

/** The path of `wanted` relative to `own`, in the style of `written`. */
function pathFrom(own: string, wanted: string, written: string): string {
  const similar = relative(dirname(own), wanted)
  const plain = written.startsWith('/') ? `/${wanted}` : similar
  const dotted = written.startsWith('./') && !plain.startsWith('.') ? `./${plain}` : plain
  return dotted.replace(/[\s#"'%,{}[\]]/g, character => encodeURIComponent(character))
}

/** Finds the references in the text of `file` that must name another path after files moved, in their order. */
export function referencesAfter(
  file: string,
  text: string,
  { moved, has }: ReferenceContext,
): readonly { readonly place: FileReference; readonly edit: TextEdit }[] {
  const own = moved.get(file) ?? file
  let starts: readonly number[] | undefined
  return addressesOf(text).flatMap(({ offset, written: before }) => {
    if (before === '' || isAddress(before)) return []
    const found = fileFrom(file, decodePath(before))
    if (found === undefined || !has(found)) return []
    const wanted = moved.get(found) ?? found
    if (fileFrom(own, decodePath(before)) === wanted) return []
    const after = pathFrom(own, wanted, before)
    starts ??= lineStarts(text)
    const { line } = positionAt(starts, offset)
    const edit = { offset, length: before.length, text: after }
    return [{ place: { file, kind: 'setting' as const, line, before, after }, edit }]
  })
}
