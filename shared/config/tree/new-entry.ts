import { type Message, message } from '../../messages/message.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isAddress } from '../navigation/address.ts'
import { divisionContainer, divisionContainers } from '../navigation/containers.ts'
import { isOperation } from '../navigation/newer-navigation.ts'
import { pagePath } from '../navigation/page-path.ts'
import { type EntryKind, isDivisionKind, listFor } from './kinds.ts'
import { oneOf } from './phrases.ts'

/** An entry to add. */
export interface NewEntry {
  readonly kind: Exclude<EntryKind, 'unknown'>
  /** The name readers see; of a page its path, of an operation `GET /users`. */
  readonly name: string
  /** Its other keys as they are written, such as `icon`, `href` or `groups`. */
  readonly members?: JsonObject
}

/** Returns the key that holds the name of a division or group in the newer form. */
export const nameKeyOf = (kind: EntryKind): string | undefined =>
  kind === 'group' ? 'group' : divisionContainer(listFor(kind) ?? '')?.nameKey

/** What a division needs at least one of. */
const CONTENT: readonly string[] = [
  ...divisionContainers.map(({ key }) => key),
  'groups',
  'pages',
  'href',
  'openapi',
  'asyncapi',
  'graphql',
  'sdk',
  '$ref',
]

/** Whether a value has content: a list, an address, an API description, or what is in another file. */
export const hasContent = (value: unknown): boolean =>
  isObject(value) && CONTENT.some(key => Object.hasOwn(value, key))

/** Returns what is written for an entry of the newer form. */
export function newerValue({ kind, name, members = {} }: NewEntry): unknown {
  if (kind === 'page' || kind === 'operation') return name.trim()
  const key = nameKeyOf(kind) ?? kind
  return { [key]: name, ...members, ...(!hasContent(members) && { pages: [] }) }
}

/** Returns what is written for an entry of the older form; versions are as the others in `list`. */
export function olderValue({ kind, name, members = {} }: NewEntry, list: unknown): unknown {
  if (kind === 'page') return name.trim()
  if (kind === 'group')
    return { group: name, ...members, ...(!Object.hasOwn(members, 'pages') && { pages: [] }) }
  const isPlain = kind === 'version' && Object.keys(members).length === 0
  return isPlain && !(isList(list) && list.some(isObject)) ? name : { name, ...members }
}

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i

/** Whether a text can be the address of a division: a path, an anchor or an absolute URL. */
export const isHref = (written: string): boolean => /^[/#]/.test(written) || isAddress(written)

/** Returns why an entry cannot have a name in its list; `undefined` if it can. */
export function nameProblem(
  kind: EntryKind,
  name: string,
  siblings: readonly unknown[] = [],
): Message | undefined {
  if (name.trim() === '' || (kind === 'page' && pagePath(name) === '')) return message('tree:nameMissing')
  if (kind === 'language' && !LANGUAGE.test(name)) return message('tree:languageCode', { code: name })
  if (kind === 'operation' && !isOperation(name)) return message('tree:operation', { written: name })
  if (kind === 'page' && isOperation(name)) return message('tree:pageWithSpace', { written: name })
  const isUnique = kind === 'language' || kind === 'version'
  const names = siblings.map(one => (isObject(one) ? (one[kind] ?? one.name) : one))
  return isUnique && names.includes(name) ? message('tree:nameTaken', { kind: oneOf(kind), name }) : undefined
}

/** Returns why an entry cannot be added to a list; `undefined` if it can. */
export function entryProblem(
  config: unknown,
  entry: NewEntry,
  { list, isOlder }: { readonly list: JsonPath; readonly isOlder: boolean },
): Message | undefined {
  const { kind, name, members = {} } = entry
  const siblings = valueAt(config, list)
  const problem = nameProblem(kind, name, isList(siblings) ? siblings : [])
  if (problem || !isDivisionKind(kind)) return problem
  const { href } = members
  if (list.at(-2) === 'global' && href === undefined) return message('tree:globalNeedsAddress')
  if (isOlder && kind !== 'version' && typeof members.url !== 'string')
    return message('tree:urlMissing', { kind: oneOf(kind) })
  return href === undefined || (typeof href === 'string' && isHref(href))
    ? undefined
    : message('tree:address', { written: String(href) })
}
