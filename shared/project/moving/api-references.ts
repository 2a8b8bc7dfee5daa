import { isAddress } from '../../config/divisions.ts'
import type { TextEdit } from '../../text/edit.ts'
import { decodePath, dirname, relative } from '../../text/path.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import { CONFIG_FILE } from '../files/kinds.ts'
import type { Place } from './move.ts'

/** What references of API descriptions are rewritten with. */
export interface ReferenceGround {
  /** New path of every file that moves, by its old one. */
  readonly moved: ReadonlyMap<string, string>
  /** Whether there is such a file before the move. */
  readonly has: (file: string) => boolean
}

/** Whether a file may be an API description, or a part of one. */
export const mayRefer = (file: string): boolean => /\.(json|ya?ml)$/i.test(file) && file !== CONFIG_FILE

/** A reference in JSON or YAML: its key, and its address in quotes or plain. */
const REFERENCE =
  /(?<key>(["']?)(?:\$ref|operationRef|externalValue)\2[ \t]*:\s*)(?:"(?<double>[^"\\\n]*)"|'(?<single>[^'\n]*)'|(?<plain>[^\s"',{}[\]#][^\s,{}[\]]*))/g

/** The file that `path` means from the file `own`; `undefined` where it leads out of the repository. */
function fileFrom(own: string, path: string): string | undefined {
  const names = path.startsWith('/') ? [] : dirname(own).split('/').filter(Boolean)
  for (const name of path.split('/')) {
    if (name === '..' && names.pop() === undefined) return undefined
    if (name !== '' && name !== '.' && name !== '..') names.push(name)
  }
  return names.join('/')
}

/** The path of `wanted` as it is written from `own`, in the manner of `written`. */
function pathFrom(own: string, wanted: string, written: string): string {
  const near = relative(dirname(own), wanted)
  const plain = written.startsWith('/') ? `/${wanted}` : near
  const dotted = written.startsWith('./') && !plain.startsWith('.') ? `./${plain}` : plain
  return dotted.replace(/[\s#"'%,{}[\]]/g, character => encodeURIComponent(character))
}

/** Finds the references in the text of `file` that must name another path once files have moved, in their order. */
export function referencesAfter(
  file: string,
  text: string,
  { moved, has }: ReferenceGround,
): readonly { readonly place: Place; readonly edit: TextEdit }[] {
  const own = moved.get(file) ?? file
  const starts = lineStarts(text)
  return [...text.matchAll(REFERENCE)].flatMap(match => {
    const { key = '', double, single, plain } = match.groups ?? {}
    const before = (double ?? single ?? plain ?? '').replace(/#.*$/s, '')
    if (before === '' || isAddress(before)) return []
    const found = fileFrom(file, decodePath(before))
    if (found === undefined || !has(found)) return []
    const wanted = moved.get(found) ?? found
    if (fileFrom(own, decodePath(before)) === wanted) return []
    const after = pathFrom(own, wanted, before)
    const offset = match.index + key.length + (plain === undefined ? 1 : 0)
    const { line } = positionAt(starts, offset)
    const edit = { offset, length: before.length, text: after }
    return [{ place: { file, kind: 'setting' as const, line, before, after }, edit }]
  })
}
