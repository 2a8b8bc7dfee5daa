import { message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isAddress } from '../navigation/address.ts'
import { copiedApi } from './copied-api.ts'
import { copiedPath, type DivisionCopy } from './copied-path.ts'
import { entryKindAt } from './kinds.ts'
import { pagesListed } from './mentions.ts'
import { nameProblem } from './new-entry.ts'
import { noEntry } from './slot.ts'
import { edited, refused, Sequence, type TreeEdit } from './tree-edit.ts'

/** What belongs to a version in the older form: groups, and tabs and anchors that only it has. */
const LISTS = ['navigation', 'tabs', 'anchors'] as const

const nameOf = (entry: unknown): string => String(isObject(entry) ? entry.name : entry)

/**
 * Adds a version of the older form as a copy of one: its groups, tabs and anchors once more, with pages of their own, since
 * a page belongs to one version.
 */
export function copyVersion(config: unknown, at: JsonPath, wanted: DivisionCopy): TreeEdit {
  const { name, to, samePages, exists = () => false } = wanted
  if (entryKindAt(config, at) === undefined) return refused(noEntry(at))
  if (at[0] !== 'versions') return refused(message('tree:olderCopy'))
  const entry = valueAt(config, at)
  const siblings = valueAt(config, ['versions'])
  const members = isList(siblings) ? siblings : []
  const isLanguage = isObject(entry) && entry.locale !== undefined
  const problem =
    nameProblem(isLanguage ? 'language' : 'version', name) ?? nameProblem('version', name, members)
  if (problem) return refused(problem)
  const old = nameOf(entry)
  if (samePages) return refused(message('tree:olderSamePages', { version: old }))
  const rename = (path: string) =>
    copiedPath(path, { kind: isLanguage ? 'language' : 'version', from: old, to: name })
  const copied = LISTS.flatMap(list => ofVersion(config, list, old))
  const fixed = copied.flatMap(one => pathsOf(config, one)).find(path => rename(path) === path)
  if (fixed !== undefined) return refused(message('tree:olderNoFolder', { page: fixed, version: old }))
  const sequence = new Sequence(config)
  const index = to ?? members.length
  sequence.make([
    { kind: 'copy', path: at, list: ['versions'], to: index },
    ...entryChanges(entry, [...['versions'], index], { name, isLanguage }),
  ])
  for (const list of LISTS) copyEntries(sequence, list, { old, name, rename, exists })
  return edited(sequence.changes, [['versions', index]], sequence.notes)
}

const ofVersion = (config: unknown, list: string, version: string): readonly JsonPath[] => {
  const items = valueAt(config, [list])
  return (isList(items) ? items : []).flatMap((item, index) =>
    isObject(item) && item.version === version ? [[list, index]] : [],
  )
}

/** The paths of pages in a group, or the folder of a tab or an anchor. */
function pathsOf(config: unknown, at: JsonPath): readonly string[] {
  if (at[0] === 'navigation') return pagesListed(config, at).map(({ path }) => path)
  const url = valueAt(config, [...at, 'url'])
  return typeof url === 'string' && !isAddress(url) ? [url] : []
}

function entryChanges(
  entry: unknown,
  at: JsonPath,
  { name, isLanguage }: { readonly name: string; readonly isLanguage: boolean },
): readonly Change[] {
  if (!isObject(entry)) return [{ kind: 'set', path: at, value: name }]
  return [
    { kind: 'set', path: [...at, 'name'], value: name },
    ...(isLanguage ? [{ kind: 'set' as const, path: [...at, 'locale'], value: name }] : []),
    ...(entry.default === undefined ? [] : [{ kind: 'remove' as const, path: [...at, 'default'] }]),
  ]
}

interface Renaming {
  readonly old: string
  readonly name: string
  readonly rename: (path: string) => string
  readonly exists: (file: string) => boolean
}

/** Copies the entries of a version after the last of them, in their order. */
function copyEntries(sequence: Sequence, list: string, { old, name, rename, exists }: Renaming): void {
  const own = ofVersion(sequence.config, list, old)
  const end = Number(own.at(-1)?.at(-1) ?? 0) + 1
  for (const [count, path] of own.entries()) {
    const to: JsonPath = [list, end + count]
    sequence.make([{ kind: 'copy', path, list: [list], to: end + count }])
    sequence.make([
      { kind: 'set', path: [...to, 'version'], value: name },
      ...renamed(sequence.config, to, rename),
      ...innerVersions(valueAt(sequence.config, to), to, { old, name }),
    ])
    const api = copiedApi(valueAt(sequence.config, to), to, { rename, exists })
    sequence.make(api.changes)
    sequence.notes.push(...api.notes)
  }
}

function renamed(config: unknown, at: JsonPath, rename: Renaming['rename']): readonly Change[] {
  if (at[0] !== 'navigation') {
    return pathsOf(config, at).map(url => ({ kind: 'set', path: [...at, 'url'], value: rename(url) }))
  }
  return pagesListed(config, at).map(({ at: path, path: page, written }) => ({
    kind: 'set',
    path,
    value: written.replace(page, () => rename(page)),
  }))
}

/** Groups inside may name the version as well. */
function innerVersions(
  group: unknown,
  at: JsonPath,
  names: { readonly old: string; readonly name: string },
): readonly Change[] {
  const pages = isObject(group) ? group.pages : undefined
  return (isList(pages) ? pages : []).flatMap((item, index): readonly Change[] => {
    if (!isObject(item)) return []
    const path = [...at, 'pages', index]
    const own: readonly Change[] = isOf(item, names.old)
      ? [{ kind: 'set', path: [...path, 'version'], value: names.name }]
      : []
    return [...own, ...innerVersions(item, path, names)]
  })
}

const isOf = (group: JsonObject, version: string): boolean => group.version === version
