import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import type { Gradient } from '../schema/types.generated.ts'
import {
  type ContainerKey,
  containersOf,
  type DivisionContainer,
  divisionContainer,
  divisionContainers,
} from './containers.ts'
import type { Division, ModeColors } from './division.ts'
import type { DivisionEntry, EntryApi, GroupEntry, NavigationEntry, OperationEntry } from './entry.ts'
import { pagePath } from './page-path.ts'

/** The navigation of the newer form as written. */
export interface NewerNavigation {
  /** The keys of its lists, in file order; more than one is a mistake that is kept. */
  readonly containers: readonly ContainerKey[]
  readonly entries: readonly NavigationEntry[]
  /** Divisions that are offered on every page. */
  readonly globals: readonly DivisionEntry[]
  readonly api?: EntryApi
}

/** Deeper levels are kept as unknown entries. */
const DEEPEST = 50

const CONTAINERS: ReadonlySet<string> = new Set<ContainerKey>([
  ...divisionContainers.map(({ key }) => key),
  'groups',
  'pages',
])

const METHODS = 'get|post|put|patch|delete|head|options|trace|query|webhook'
const OPERATION = new RegExp(`^(?:(\\S+)\\s+)?(${METHODS})\\s+(\\S.*)$`, 'i')

const textOf = (object: JsonObject, key: string): string | undefined => {
  const value = Object.hasOwn(object, key) ? object[key] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

const isTrue = (object: JsonObject, key: string): boolean =>
  Object.hasOwn(object, key) && object[key] === true

const valueAt = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined

/**
 * Reads the object that the newer form of docs.json has as `navigation`. Never fails: unusable members become
 * unknown entries.
 */
export function readNewerNavigation(navigation: unknown): NewerNavigation {
  if (!isObject(navigation)) return { containers: [], entries: [], globals: [] }
  return levelOf(navigation, ['navigation'], 'root')
}

/** The lists of one level: those of its own, and those shown next to everything below. */
function levelOf(level: JsonObject, at: JsonPath, kind: Parameters<typeof containersOf>[0]) {
  const containers = Object.keys(level).filter(
    (key): key is ContainerKey => CONTAINERS.has(key) && isList(valueAt(level, key)),
  )
  const known = containersOf(kind)
  const ordered = [
    ...known.filter(key => containers.includes(key)),
    ...containers.filter(key => !known.includes(key)),
  ]
  const api = apiOf(level)
  return {
    containers: ordered,
    entries: ordered.flatMap(key => membersOf(valueAt(level, key), [...at, key], key)),
    globals: globalsOf(valueAt(level, 'global'), [...at, 'global']),
    ...(api && { api }),
  }
}

function globalsOf(value: unknown, at: JsonPath): readonly DivisionEntry[] {
  if (!isObject(value)) return []
  return divisionContainers.flatMap(({ key }) =>
    membersOf(valueAt(value, key), [...at, key], key).filter(entry => entry.kind === 'division'),
  )
}

function membersOf(list: unknown, at: JsonPath, key: ContainerKey): readonly NavigationEntry[] {
  if (!isList(list)) return []
  const container = divisionContainer(key)
  return list.map((member, index) => {
    const path = [...at, index]
    if (path.length > DEEPEST * 2) return { kind: 'unknown', at: path }
    if (container)
      return isObject(member) ? divisionOf(member, path, container) : { kind: 'unknown', at: path }
    return isObject(member) ? groupOf(member, path) : leafOf(member, path)
  })
}

function divisionOf(member: JsonObject, at: JsonPath, { kind, nameKey }: DivisionContainer): DivisionEntry {
  const { api, ...level } = levelOf(member, at, kind)
  const [tag, description, href] = ['tag', 'description', 'href'].map(key => textOf(member, key))
  const color = colorOf(valueAt(member, 'color'))
  const division: Division = {
    kind,
    at,
    name: (kind === 'product' ? textOf(member, 'name') : undefined) ?? textOf(member, nameKey) ?? '',
    isFirst: false,
    ...(href && { href }),
    isHidden: isTrue(member, 'hidden'),
    ...iconOf(member),
    ...(color && { color }),
    openapi: api?.sources ?? [],
    ...(tag && { tag }),
    ...(description && { description }),
    ...(isTrue(member, 'default') && { isDefault: true }),
    ...(isTrue(member, 'searchable') && { isSearchable: true }),
    ...(kind === 'tab' && textOf(member, 'align') === 'end' && { isAtEnd: true }),
    ...(kind === 'language' && ownOf(member)),
  }
  return { kind: 'division', at, division, ...(api && { api }), ...level }
}

function groupOf(member: JsonObject, at: JsonPath): NavigationEntry {
  const name = textOf(member, 'group')
  const pages = valueAt(member, 'pages')
  const api = apiOf(member)
  if (name === undefined && !isList(pages) && api === undefined) return { kind: 'unknown', at }
  const [tag, root] = ['tag', 'root'].map(key => textOf(member, key))
  const boost = valueAt(member, 'boost')
  const group: GroupEntry = {
    kind: 'group',
    at,
    name: name ?? '',
    ...iconOf(member),
    ...(tag && { tag }),
    ...(root && { root: pagePath(root) }),
    ...(isTrue(member, 'expanded') && { isExpanded: true }),
    ...(isTrue(member, 'hidden') && { isHidden: true }),
    ...(isTrue(member, 'searchable') && { isSearchable: true }),
    ...(typeof boost === 'number' && boost >= 0 && { boost }),
    ...(api && { api }),
    entries: membersOf(pages, [...at, 'pages'], 'pages'),
  }
  return group
}

function leafOf(member: unknown, at: JsonPath): NavigationEntry {
  if (typeof member !== 'string') return { kind: 'unknown', at }
  const operation = operationOf(member, at)
  if (operation) return operation
  const path = pagePath(member)
  return path === '' ? { kind: 'unknown', at } : { kind: 'page', at, path, written: member }
}

/** Whether an item of `pages` is an operation of an API description. */
export const isOperation = (written: string): boolean => OPERATION.test(written.trim())

/**
 * Reads `GET /users`, `webhook order.created` or `openapi.yaml GET /users`; a path of a page contains no
 * space.
 */
export function readOperation(
  written: string,
): Pick<OperationEntry, 'source' | 'method' | 'target'> | undefined {
  const [, source, method, target] = OPERATION.exec(written.trim()) ?? []
  if (method === undefined || target === undefined) return undefined
  return { ...(source !== undefined && { source }), method: method.toUpperCase(), target: target.trim() }
}

function operationOf(written: string, at: JsonPath): OperationEntry | undefined {
  const operation = readOperation(written)
  return operation && { kind: 'operation', at, ...operation, written }
}

function iconOf(member: JsonObject): Pick<Division, 'icon' | 'iconType'> {
  const icon = valueAt(member, 'icon')
  const [name, style] = isObject(icon)
    ? [textOf(icon, 'name'), textOf(icon, 'style')]
    : [textOf(member, 'icon'), textOf(member, 'iconType')]
  return { ...(name && { icon: name }), ...(name && style && { iconType: style }) }
}

function colorOf(color: unknown): string | Gradient | ModeColors | undefined {
  if (typeof color === 'string') return color
  if (!isObject(color)) return undefined
  const [from, via, to] = ['from', 'via', 'to'].map(key => textOf(color, key))
  if (from && to) return { from, ...(via && { via }), to }
  const [light, dark] = ['light', 'dark'].map(key => textOf(color, key))
  return light || dark ? { ...(light && { light }), ...(dark && { dark }) } : undefined
}

const OWN: readonly string[] = ['banner', 'navbar', 'footer']

/** What a language has of its own around its pages. */
function ownOf(member: JsonObject): Pick<Division, 'own'> {
  const own = Object.entries(member).filter(([key, value]) => OWN.includes(key) && isObject(value))
  return own.length === 0 ? {} : { own: Object.fromEntries(own) }
}

/** A path, a list of paths, or an object that also says where the pages go. */
function apiOf(level: JsonObject): EntryApi | undefined {
  const openapi = valueAt(level, 'openapi')
  const directory = textOf(level, 'directory')
  const sources = sourcesOf(isObject(openapi) ? valueAt(openapi, 'source') : openapi)
  const own = isObject(openapi) ? (textOf(openapi, 'directory') ?? directory) : directory
  return sources.length === 0 ? undefined : { sources, ...(own && { directory: own }) }
}

const sourcesOf = (value: unknown): readonly string[] =>
  (isList(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item.trim() !== '',
  )
