import { message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isNewer } from '../schema/form.ts'
import { copiedApi } from './copied-api.ts'
import { copiedPath, type DivisionCopy } from './copied-path.ts'
import { entryKindAt, isDivisionKind } from './kinds.ts'
import { pagesListed } from './mentions.ts'
import { nameKeyOf, nameProblem } from './new-entry.ts'
import { copyVersion } from './older-copy.ts'
import { oneOf } from './phrases.ts'
import { noEntry } from './slot.ts'
import { edited, refused, type TreeEdit } from './tree-edit.ts'

/** A page of a division, and the page of the copy that stands for it. */
export interface CopiedPage {
  readonly from: string
  readonly to: string
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
export function copyDivision(config: unknown, at: JsonPath, wanted: DivisionCopy): TreeEdit {
  if (!isNewer(config)) return copyVersion(config, at, wanted)
  const { name, to, samePages = false, exists = () => false } = wanted
  const kind = entryKindAt(config, at)
  if (kind === undefined) return refused(noEntry(at))
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
  const from = String(valueAt(config, [...at, nameKeyOf(kind) ?? '']) ?? '')
  const rename = (path: string) => (samePages ? path : copiedPath(path, { kind, from, to: name }))
  const api = copiedApi(valueAt(config, at), copy, { rename, exists })
  const isDefault = valueAt(config, [...at, 'default']) !== undefined
  return edited(
    [
      { kind: 'copy', path: at, list, to: index },
      { kind: 'set', path: [...copy, nameKeyOf(kind) ?? kind], value: name },
      ...renamed,
      ...api.changes,
      ...(isDefault ? [{ kind: 'remove' as const, path: [...copy, 'default'] }] : []),
    ],
    [copy],
    samePages ? [] : api.notes,
  )
}
