import { type Message, message } from '../../messages/message.ts'
import { applyChanges } from '../edit/apply-changes.ts'
import { type Change, changesBetween } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isNewer } from '../schema/form.ts'
import { type EntryKind, entryKindAt, isDivisionKind, listsAt } from './kinds.ts'
import { hasContent, isHref } from './new-entry.ts'
import { oneOf } from './phrases.ts'
import { noEntry } from './slot.ts'
import { edited, refused, type TreeEdit, unchanged } from './tree-edit.ts'

/** What an entry can say besides its name and content. */
export type EntryProperty =
  | 'icon'
  | 'iconType'
  | 'color'
  | 'tag'
  | 'description'
  | 'hidden'
  | 'searchable'
  | 'expanded'
  | 'boost'
  | 'align'
  | 'public'
  | 'href'
  | 'url'
  | 'version'
  | 'openapi'
  | 'asyncapi'
  | 'directory'

const API = ['openapi', 'asyncapi', 'directory'] as const

const NEWER: Readonly<Record<EntryKind, readonly EntryProperty[]>> = {
  language: ['hidden', 'href', ...API],
  version: ['tag', 'hidden', 'href', ...API],
  product: ['icon', 'color', 'description', 'hidden', 'href', ...API],
  dropdown: ['icon', 'color', 'description', 'hidden', 'href', ...API],
  tab: ['icon', 'hidden', 'searchable', 'align', 'href', ...API],
  item: ['icon', 'description', 'hidden', 'href', ...API],
  anchor: ['icon', 'color', 'hidden', 'href', ...API],
  group: ['icon', 'tag', 'expanded', 'hidden', 'searchable', 'public', 'boost', ...API],
  page: [],
  operation: [],
  unknown: [],
}

const OLDER: Readonly<Record<EntryKind, readonly EntryProperty[]>> = {
  ...NEWER,
  language: [],
  version: ['url'],
  tab: ['url', 'version', 'hidden', 'openapi'],
  anchor: ['icon', 'iconType', 'color', 'url', 'version', 'hidden', 'openapi'],
  group: ['icon', 'iconType', 'version'],
}

/** Returns what an entry of a kind can have in the newer form, besides its name and content. */
export const newerProperties = (kind: EntryKind): readonly EntryProperty[] => NEWER[kind]

/** Returns what an entry can have besides its name and content. */
export function propertiesOf(config: unknown, at: JsonPath): readonly EntryProperty[] {
  const kind = entryKindAt(config, at)
  if (kind === undefined) return []
  if (isNewer(config)) return NEWER[kind]
  if (at[0] === 'primaryTab') return ['hidden']
  return at[0] === 'topAnchor' ? ['icon', 'iconType'] : OLDER[kind]
}

/** The key of a property; in the older form, hidden divisions have another one. */
const keyOf = (config: unknown, property: EntryProperty): string =>
  property === 'hidden' && !isNewer(config) ? 'isDefaultHidden' : property

const isBlank = (value: unknown): boolean =>
  value === undefined || value === false || (typeof value === 'string' && value.trim() === '')

/**
 * Sets a property of an entry; a blank value, `false` or `undefined` removes its key. An icon or a color that is
 * written with several fields keeps those that `value` does not name.
 */
export function setProperty(
  config: unknown,
  at: JsonPath,
  property: EntryProperty,
  value: unknown,
): TreeEdit {
  const kind = entryKindAt(config, at)
  const entry = valueAt(config, at)
  if (kind === undefined) return refused(noEntry(at))
  const isPage = kind === 'page' || kind === 'operation'
  if (isPage || (kind === 'group' && property === 'hidden' && !isNewer(config)))
    return refused(message(property === 'hidden' ? 'tree:hideInPage' : 'tree:inPage', { property }))
  if (!propertiesOf(config, at).includes(property))
    return refused(message('tree:noProperty', { kind: oneOf(kind), property }))
  const problem = problemOf(config, at, { property, value })
  if (problem) return refused(problem)
  const path = [...at, keyOf(config, property)]
  const present = isObject(entry) ? valueAt(config, path) : undefined
  const changes = isBlank(value)
    ? removal(path, present)
    : typeof entry === 'string'
      ? [{ kind: 'set' as const, path: at, value: { name: entry, [property]: value } }]
      : setting(config, path, { property, value })
  if (changes.length === 0) return unchanged(message('tree:sameValue'))
  return edited([...changes, ...contentAfter(applyChanges(config, changes), at)], [at])
}

/** A division without any content gets an empty list of pages; one that became a link loses its empty list. */
function contentAfter(config: unknown, at: JsonPath): readonly Change[] {
  const kind = entryKindAt(config, at)
  if (!kind || !isDivisionKind(kind) || !isNewer(config)) return []
  const entry = valueAt(config, at)
  if (!hasContent(entry)) return [{ kind: 'set', path: [...at, 'pages'], value: [] }]
  if (!isObject(entry) || entry.href === undefined) return []
  return listsAt(config, at).map((key): Change => ({ kind: 'remove', path: [...at, key] }))
}

interface Setting {
  readonly property: EntryProperty
  readonly value: unknown
}

const removal = (path: JsonPath, present: unknown): readonly Change[] =>
  present === undefined ? [] : [{ kind: 'remove', path }]

function setting(config: unknown, path: JsonPath, { property, value }: Setting): readonly Change[] {
  const present = valueAt(config, path)
  if (property === 'icon' && isNewer(config)) return changesBetween(present, iconAfter(present, value), path)
  const after = property === 'color' && isObject(present) && isObject(value) ? merged(present, value) : value
  return changesBetween(present, after, path)
}

/** Fields of `value` replace those of `present`; blank ones are removed. */
const merged = (present: JsonObject, value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries({ ...present, ...value }).filter(([, field]) => !isBlank(field)))

/** A name replaces the name, wherever it is; fields need an object, unless the name is the only one. */
function iconAfter(present: unknown, value: unknown): unknown {
  const fields = isObject(value) ? value : { name: value }
  if (isObject(present)) return merged(present, fields)
  const all = merged(typeof present === 'string' ? { name: present } : {}, fields)
  return Object.keys(all).length === 1 && typeof all.name === 'string' ? all.name : all
}

function problemOf(config: unknown, at: JsonPath, { property, value }: Setting): Message | undefined {
  if (property === 'href') return hrefProblem(config, at, value)
  if (isBlank(value)) return undefined
  if (property === 'color' && isNewer(config) && !isObject(value)) return message('tree:colorPair')
  if (property === 'icon' && isNewer(config)) {
    const all = applyChanges(config, setting(config, [...at, 'icon'], { property, value }))
    const icon = valueAt(all, [...at, 'icon'])
    return isObject(icon) && typeof icon.name !== 'string' ? message('tree:iconName') : undefined
  }
  return undefined
}

function hrefProblem(config: unknown, at: JsonPath, value: unknown): Message | undefined {
  if (isBlank(value)) return at.at(-3) === 'global' ? message('tree:globalNeedsAddress') : undefined
  const isFilled = listsAt(config, at).some(key => valueAt(config, [...at, key, 0]) !== undefined)
  const kind = entryKindAt(config, at)
  if (isFilled && kind && isDivisionKind(kind)) return message('tree:linkWithContent', { kind: oneOf(kind) })
  return typeof value === 'string' && isHref(value)
    ? undefined
    : message('tree:address', { written: String(value) })
}
