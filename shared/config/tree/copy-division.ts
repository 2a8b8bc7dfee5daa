import { message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isNewer } from '../schema/form.ts'
import { entryKindAt, isDivisionKind } from './kinds.ts'
import { pagesListed } from './mentions.ts'
import { nameKeyOf, nameProblem } from './new-entry.ts'
import { oneOf } from './phrases.ts'
import { noEntry } from './slot.ts'
import { edited, refused, type TreeEdit } from './tree-edit.ts'

/** A new division with the content of another one. */
export interface DivisionCopy {
  readonly name: string
  /** Its index in the list; at the end if missing. */
  readonly to?: number
  /** The copy lists the same pages; otherwise each page gets a path of its own. */
  readonly samePages?: boolean
}

/** A page of a division, and the page of the copy that stands for it. */
export interface CopiedPage {
  readonly from: string
  readonly to: string
}

/**
 * Returns the path of a page in a copy: the segment with the old name becomes the new one; in a language, a path
 * without it gets a folder of its own.
 */
function copiedPath(
  path: string,
  { kind, from, to }: { readonly kind: string; readonly from: string; readonly to: string },
): string {
  const segments = path.split('/')
  const index = segments.findIndex(segment => segment.toLowerCase() === from.toLowerCase())
  if (index >= 0 && from !== '') return segments.with(index, to).join('/')
  return kind === 'language' ? `${to}/${path}` : path
}

/** Returns the pages of a copy whose paths differ from those of the original; they have to be written. */
export function pagesOfCopy(config: unknown, at: JsonPath, name: string): readonly CopiedPage[] {
  const kind = entryKindAt(config, at) ?? 'unknown'
  const from = String(valueAt(config, [...at, nameKeyOf(kind) ?? '']) ?? '')
  const pairs = new Map(
    pagesListed(config, at).map(({ path }) => [path, copiedPath(path, { kind, from, to: name })]),
  )
  return [...pairs].filter(([path, to]) => path !== to).map(([path, to]) => ({ from: path, to }))
}

/** Adds a language, version or another division as a copy of one, with its text. */
export function copyDivision(
  config: unknown,
  at: JsonPath,
  { name, to, samePages = false }: DivisionCopy,
): TreeEdit {
  const kind = entryKindAt(config, at)
  if (kind === undefined) return refused(noEntry(at))
  if (!isNewer(config)) return refused(message('tree:newerOnly'))
  if (!isDivisionKind(kind)) return refused(message('tree:notDivisions'))
  if (samePages && kind === 'language') return refused(message('tree:ownPages', { kind: oneOf(kind) }))
  const list = at.slice(0, -1)
  const siblings = valueAt(config, list)
  const members = isList(siblings) ? siblings : []
  const problem = nameProblem(kind, name, members)
  if (problem) return refused(problem)
  const index = to ?? members.length
  const copy = [...list, index]
  const paths = new Map(samePages ? [] : pagesOfCopy(config, at, name).map(page => [page.from, page.to]))
  const renamed = pagesListed(config, at).flatMap(({ at: mention, path, written }): readonly Change[] => {
    const fresh = paths.get(path)
    const inCopy = [...copy, ...mention.slice(at.length)]
    return fresh === undefined
      ? []
      : [{ kind: 'set', path: inCopy, value: written.replace(path, () => fresh) }]
  })
  const isDefault = valueAt(config, [...at, 'default']) !== undefined
  return edited(
    [
      { kind: 'copy', path: at, list, to: index },
      { kind: 'set', path: [...copy, nameKeyOf(kind) ?? kind], value: name },
      ...renamed,
      ...(isDefault ? [{ kind: 'remove' as const, path: [...copy, 'default'] }] : []),
    ],
    [copy],
  )
}
