import { type Message, message } from '../../messages/message.ts'
import { dirname } from '../../text/path.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { versionUses } from '../names/names.ts'
import { isAddress } from '../navigation/address.ts'
import type { DivisionKind } from '../navigation/containers.ts'
import { pagePath } from '../navigation/page-path.ts'
import { NAVIGATION } from './kinds.ts'
import { pagesListed } from './mentions.ts'
import { removeVersion } from './older-versions.ts'
import { several } from './phrases.ts'
import { edited, refused, type TreeEdit } from './tree-edit.ts'

/** A division that takes over the content of a level. */
export interface Wrapper {
  readonly kind: DivisionKind
  readonly name: string
  /** Its other keys, such as `icon`. */
  readonly members?: JsonObject
}

const LISTS: Readonly<Partial<Record<DivisionKind, string>>> = {
  tab: 'tabs',
  anchor: 'anchors',
  version: 'versions',
  language: 'versions',
}

/** Puts the whole navigation of the older form into its first tab, anchor, version or language. */
export function wrapOlder(config: unknown, level: JsonPath, { kind, name, members }: Wrapper): TreeEdit {
  const problem = olderWrapProblem(config, level, kind)
  if (problem) return refused(problem)
  const list = LISTS[kind] ?? 'tabs'
  if (kind === 'tab' || kind === 'anchor') {
    const value = { name, url: commonFolder(config) ?? '', ...members }
    return edited([{ kind: 'set', path: [list], value: [value] }], [[list, 0]])
  }
  const version = kind === 'language' ? { name, locale: name } : name
  const groups = valueAt(config, NAVIGATION)
  const marked = (isList(groups) ? groups : []).map(
    (_, index): Change => ({ kind: 'set', path: [...NAVIGATION, index, 'version'], value: name }),
  )
  return edited([...marked, { kind: 'set', path: [list], value: [version] }], [[list, 0]])
}

/** Returns why the navigation of the older form cannot get a first division of a kind; `undefined` if it can. */
export function olderWrapProblem(config: unknown, level: JsonPath, kind: DivisionKind): Message | undefined {
  const list = LISTS[kind]
  if (level.length !== 1 || level[0] !== NAVIGATION[0]) return message('tree:olderWhole')
  if (list === undefined) return message('tree:olderKind', { entries: several(kind) })
  if (valueAt(config, [list]) !== undefined)
    return message('tree:listThere', { entries: several(list === 'versions' ? 'version' : kind) })
  const groups = valueAt(config, NAVIGATION)
  if (!isList(groups) || groups.length === 0) return message('tree:nothingHere')
  return list === 'versions' ? versionProblem(groups) : folderProblem(config)
}

/** Each group names its version itself. */
function versionProblem(groups: readonly unknown[]): Message | undefined {
  const bare = groups.find(group => !isObject(group))
  if (bare !== undefined) return message('tree:olderBare', { page: String(bare) })
  const own = groups.find(group => isObject(group) && group.version !== undefined)
  return isObject(own) ? message('tree:olderOwnVersion', { version: String(own.version) }) : undefined
}

/** A tab or an anchor holds the pages of a folder. */
function folderProblem(config: unknown): Message | undefined {
  const pages = pagesListed(config).map(({ path }) => path)
  if (pages.length === 0) return message('tree:olderNoPages')
  if (commonFolder(config) !== undefined) return undefined
  const [first = ''] = pages
  const top = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')
  const other = pages.find(path => top(path) !== top(first) || top(path) === '') ?? first
  return message('tree:olderFolders', { page: first, other })
}

/** The innermost folder that holds every listed page; `undefined` if there is none. */
function commonFolder(config: unknown): string | undefined {
  const pages = pagesListed(config).map(({ path }) => path)
  const holds = (folder: string) => pages.every(path => path.startsWith(`${folder}/`))
  let folder = pages[0] === undefined ? '' : dirname(pages[0])
  while (folder !== '' && !holds(folder)) folder = dirname(folder)
  return folder === '' ? undefined : folder
}

/** Removes the only tab, anchor or version of the older form, so that what it holds is in none. */
export function unwrapOlder(config: unknown, level: JsonPath): TreeEdit {
  if (level.length !== 1 || level[0] !== NAVIGATION[0]) return refused(message('tree:olderWhole'))
  const [list, ...others] = ['tabs', 'anchors', 'versions'].filter(key => isOnly(config, key))
  if (list === undefined) return refused(message('tree:notOnlyOne'))
  if (others.length > 0) return refused(message('tree:olderSeveral'))
  if (list === 'versions') return removeVersion(config, [list, 0], true)
  return edited([{ kind: 'remove', path: [list] }], [NAVIGATION])
}

/** Whether a list has one member, which holds everything. */
function isOnly(config: unknown, list: string): boolean {
  const members = valueAt(config, [list])
  const [only] = isList(members) ? members : []
  if (!isList(members) || members.length !== 1) return false
  const pages = pagesListed(config)
  if (list === 'versions') return isOnlyVersion(config, isObject(only) ? only.name : only)
  const url = isObject(only) && typeof only.url === 'string' ? only.url : ''
  const folder = pagePath(url)
  return !isAddress(url) && folder !== '' && pages.every(({ path }) => path.startsWith(`${folder}/`))
}

function isOnlyVersion(config: unknown, name: unknown): boolean {
  const groups = valueAt(config, NAVIGATION)
  const versions = (isList(groups) ? groups : []).map(group => (isObject(group) ? group.version : undefined))
  const isAll = versions.every(version => version === undefined || version === name)
  return typeof name === 'string' && isAll && versionUses(config, name).length > 0
}
