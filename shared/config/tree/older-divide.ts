import { type Message, message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import type { DivisionKind } from '../navigation/containers.ts'
import { pagePath } from '../navigation/page-path.ts'
import type { DivisionWish } from './division-wish.ts'
import { insertEntries } from './insert.ts'
import { entryKindAt, NAVIGATION } from './kinds.ts'
import { olderWrapProblem, wrapOlder } from './older-wrap.ts'
import { oneOf, several } from './phrases.ts'
import { edited, refused, Sequence, type TreeEdit } from './tree-edit.ts'

/** The lists of the older form whose divisions have a folder, and what its first member is called, which has all other pages. */
const FOLDERS = {
  tab: { list: 'tabs', first: 'primaryTab' },
  anchor: { list: 'anchors', first: 'topAnchor' },
} as const

/** The icon of a new anchor: readers see its box in any case. Nothing for other kinds. */
export const anchorIcon = (kind: DivisionKind, href: string | undefined): JsonObject =>
  kind === 'anchor' ? { icon: href === undefined ? 'book-open' : 'link' } : {}

/**
 * Makes a division of groups and pages in the older form. A tab or an anchor gets a folder, into which the pages must
 * move; groups name their version or language.
 */
export function divideOlder(config: unknown, wish: DivisionWish): TreeEdit {
  const { kind } = wish
  if (kind === 'tab' || kind === 'anchor') return divideByFolder(config, wish, FOLDERS[kind])
  if (kind === 'version' || kind === 'language') return divideByVersion(config, wish)
  return refused(message('tree:olderKind', { entries: several(kind) }))
}

const listAt = (config: unknown, key: string): readonly unknown[] => {
  const value = valueAt(config, [key])
  return isList(value) ? value : []
}

function divideByFolder(
  config: unknown,
  { kind, name, rest = '', folder = '', href }: DivisionWish,
  { list, first }: (typeof FOLDERS)[keyof typeof FOLDERS],
): TreeEdit {
  const path = pagePath(folder)
  if (href === undefined && path === '') return refused(message('tree:urlMissing', { kind: oneOf(kind) }))
  const other = href === undefined ? listAt(config, list).find(one => folderOf(one) === path) : undefined
  if (other !== undefined)
    return refused(
      message('tree:folderTaken', { name: String(valueAt(other, ['name']) ?? ''), folder: path }),
    )
  const added = insertEntries(
    config,
    [{ kind, name, members: { ...anchorIcon(kind, href), url: href ?? path } }],
    {
      at: NAVIGATION,
      position: 'into',
    },
  )
  if (added.kind !== 'edit') return added
  const isNamed =
    rest.trim() !== '' && needsOlderRest(config, kind) && valueAt(config, [first, 'name']) === undefined
  const names: readonly Change[] = isNamed ? [{ kind: 'set', path: [first, 'name'], value: rest.trim() }] : []
  return edited([...names, ...added.changes], added.at)
}

const folderOf = (division: unknown): string | undefined => {
  const url = valueAt(division, ['url'])
  return typeof url === 'string' ? pagePath(url) : undefined
}

function divideByVersion(config: unknown, { kind, name, entries, rest = '' }: DivisionWish): TreeEdit {
  const problem = entriesProblem(config, entries)
  if (problem) return refused(problem)
  const sequence = new Sequence(config)
  if (valueAt(config, ['versions']) === undefined) {
    const wrapped = wrapOlder(config, NAVIGATION, { kind, name: rest })
    if (wrapped.kind !== 'edit') return wrapped
    sequence.make(wrapped.changes)
  }
  const members = kind === 'language' ? { members: { locale: name } } : {}
  const place = { at: NAVIGATION, position: 'into' } as const
  const added = insertEntries(sequence.config, [{ kind: 'version', name, ...members }], place)
  if (added.kind !== 'edit') return added
  sequence.make(added.changes)
  for (const entry of entries) sequence.make(versionChanges(sequence.config, entry, name))
  return edited(sequence.changes, added.at)
}

/** A version is named by groups. */
function entriesProblem(config: unknown, entries: readonly JsonPath[]): Message | undefined {
  const page = entries.find(entry => entryKindAt(config, entry) !== 'group')
  return page && message('tree:olderBare', { page: String(valueAt(config, page)) })
}

/** Gives a group, and the groups in it that name a version, another version. */
function versionChanges(config: unknown, at: JsonPath, name: string): readonly Change[] {
  const inner = (group: unknown, path: JsonPath): readonly Change[] => {
    const pages = isObject(group) ? group.pages : undefined
    return (isList(pages) ? pages : []).flatMap((item, index): readonly Change[] => {
      if (!isObject(item)) return []
      const own = [...path, 'pages', index]
      const change: Change = { kind: 'set', path: [...own, 'version'], value: name }
      return [...(item.version === undefined ? [] : [change]), ...inner(item, own)]
    })
  }
  return [{ kind: 'set', path: [...at, 'version'], value: name }, ...inner(valueAt(config, at), at)]
}

/** Whether groups and pages of the older form can become a division of a kind. */
export function dividesOlder(config: unknown, entries: readonly JsonPath[], kind: DivisionKind): boolean {
  if (kind === 'tab' || kind === 'anchor') return true
  if (kind !== 'version' && kind !== 'language') return false
  if (entriesProblem(config, entries)) return false
  const versions = valueAt(config, ['versions'])
  if (versions === undefined) return olderWrapProblem(config, NAVIGATION, kind) === undefined
  const areLanguages = isList(versions) && versions.some(one => valueAt(one, ['locale']) !== undefined)
  return areLanguages === (kind === 'language')
}

/** Whether a division of the older form is the first of its kind: everything else gets a name beside it. */
export function needsOlderRest(config: unknown, kind: DivisionKind): boolean {
  if (kind === 'tab' || kind === 'anchor') return listAt(config, FOLDERS[kind].list).length === 0
  return valueAt(config, ['versions']) === undefined
}
