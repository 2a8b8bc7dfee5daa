import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import {
  type ContainerKey,
  containersOf,
  type DivisionKind,
  divisionContainer,
} from '../navigation/containers.ts'
import { isOperation } from '../navigation/newer-navigation.ts'
import { isNewer } from '../schema/form.ts'

/** What an entry of the navigation is, by where it is listed. */
export type EntryKind = DivisionKind | 'group' | 'page' | 'operation' | 'unknown'

/** What can hold entries: the navigation itself, a division, a group, or what is shown on every page of a level. */
export type LevelKind = DivisionKind | 'root' | 'group' | 'global'

const OLDER_LISTS: Readonly<Record<string, DivisionKind>> = {
  tabs: 'tab',
  anchors: 'anchor',
  versions: 'version',
}
const OLDER_FIRST: Readonly<Record<string, DivisionKind>> = { primaryTab: 'tab', topAnchor: 'anchor' }

/** The path of the navigation. */
export const NAVIGATION: JsonPath = ['navigation']

/**
 * Returns the kind of the entry at a path; `undefined` if there is none. The first tab and anchor of the older form are
 * there even if nothing is written for them.
 */
export function entryKindAt(config: unknown, at: JsonPath): EntryKind | undefined {
  const value = valueAt(config, at)
  const [first, last] = [String(at[0]), at.at(-1)]
  if (at.length === 1 && Object.hasOwn(OLDER_FIRST, first)) return OLDER_FIRST[first]
  if (value === undefined || at.length === 0) return undefined
  if (first !== 'navigation') return olderDivision(at)
  if (last === 'root' && typeof value === 'string') return 'page'
  if (typeof last !== 'number') return undefined
  if (!isNewer(config)) return typeof value === 'string' ? 'page' : isObject(value) ? 'group' : 'unknown'
  const container = divisionContainer(String(at.at(-2)))
  if (container) return isObject(value) ? container.kind : 'unknown'
  if (isObject(value)) return 'group'
  if (typeof value !== 'string') return 'unknown'
  return isOperation(value) ? 'operation' : 'page'
}

function olderDivision(at: JsonPath): DivisionKind | undefined {
  const [list = '', index] = at
  const isListed = at.length === 2 && typeof index === 'number' && Object.hasOwn(OLDER_LISTS, list)
  return isListed ? OLDER_LISTS[list] : undefined
}

/** Returns the kind of the level at a path; `undefined` if entries cannot be there. */
export function levelKindAt(config: unknown, at: JsonPath): LevelKind | undefined {
  if (at.length === 1 && at[0] === 'navigation') return 'root'
  if (!isNewer(config)) return entryKindAt(config, at) === 'group' ? 'group' : undefined
  if (at.at(-1) === 'global') return hasGlobal(levelKindAt(config, at.slice(0, -1))) ? 'global' : undefined
  const kind = entryKindAt(config, at)
  return kind === 'page' || kind === 'operation' || kind === 'unknown' ? undefined : kind
}

/** Whether a level can say what is shown on all of its pages. */
const hasGlobal = (kind: LevelKind | undefined): boolean =>
  kind !== undefined && kind !== 'group' && kind !== 'item' && kind !== 'global'

/** Returns the lists that a level may have; a level has one at a time, the global one any. */
export const listsOf = (kind: LevelKind): readonly ContainerKey[] =>
  kind === 'global'
    ? containersOf('root').filter(key => key !== 'groups' && key !== 'pages')
    : containersOf(kind)

/** Returns the keys of the lists that the level at a path has, in their order of precedence. */
export function listsAt(config: unknown, at: JsonPath): readonly ContainerKey[] {
  const level = valueAt(config, at)
  if (!isObject(level)) return []
  return ALL.filter(key => isList(valueAt(level, [key])))
}

const ALL: readonly ContainerKey[] = [...containersOf('root'), 'menu']

/** Returns the list that holds entries of a kind; groups may also be in `pages`. */
export const listFor = (kind: EntryKind): ContainerKey | undefined => LISTS[kind]

const LISTS: Readonly<Record<EntryKind, ContainerKey | undefined>> = {
  language: 'languages',
  version: 'versions',
  product: 'products',
  dropdown: 'dropdowns',
  tab: 'tabs',
  item: 'menu',
  anchor: 'anchors',
  group: 'groups',
  page: 'pages',
  operation: 'pages',
  unknown: undefined,
}

/** Returns the kind of the divisions in a list; `undefined` for `groups` and `pages`. */
export const divisionKindIn = (key: string | number | undefined): DivisionKind | undefined =>
  divisionContainer(String(key))?.kind

/** Whether a kind is one of the divisions that readers switch between. */
export const isDivisionKind = (kind: EntryKind | LevelKind): kind is DivisionKind =>
  kind !== 'root' &&
  kind !== 'global' &&
  kind !== 'group' &&
  kind !== 'page' &&
  kind !== 'operation' &&
  kind !== 'unknown'
