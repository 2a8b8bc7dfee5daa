import { type Message, message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { type ContainerKey, type DivisionKind, divisionContainers } from '../navigation/containers.ts'
import { isNewer } from '../schema/form.ts'
import { divisionKindIn, levelKindAt, listFor, listsAt, listsOf } from './kinds.ts'
import { nameKeyOf, nameProblem } from './new-entry.ts'
import { olderWrapProblem, unwrapOlder, type Wrapper, wrapOlder } from './older-wrap.ts'
import { inList, oneOf, several } from './phrases.ts'
import { noEntry } from './slot.ts'
import { edited, refused, type TreeEdit } from './tree-edit.ts'

/** The only list of a level, or why there is none. */
function onlyList(config: unknown, level: JsonPath): ContainerKey | Message {
  const kind = levelKindAt(config, level)
  if (kind === undefined) return noEntry(level)
  if (kind === 'group' || kind === 'global') return message('tree:notDivisions')
  const [first, second] = listsAt(config, level)
  if (first === undefined) return message('tree:nothingHere')
  return second === undefined
    ? first
    : message('tree:twoLists', { one: inList(first), other: inList(second) })
}

/**
 * Puts everything that a level holds into its first division of a kind: a site of groups becomes a site with a tab. The
 * text of the content stays.
 */
export function wrapLevel(config: unknown, level: JsonPath, wrapper: Wrapper): TreeEdit {
  if (!isNewer(config)) {
    const problem = nameProblem(wrapper.kind, wrapper.name)
    return problem ? refused(problem) : wrapOlder(config, level, wrapper)
  }
  const own = onlyList(config, level)
  if (typeof own !== 'string') return refused(own)
  const problem =
    wrapProblem(config, level, { own, kind: wrapper.kind }) ?? nameProblem(wrapper.kind, wrapper.name)
  if (problem) return refused(problem)
  const key = listFor(wrapper.kind) ?? 'tabs'
  const members = { [nameKeyOf(wrapper.kind) ?? key]: wrapper.name, ...wrapper.members }
  return edited([{ kind: 'wrap', path: [...level, own], key, members }], [[...level, key, 0]])
}

function wrapProblem(
  config: unknown,
  level: JsonPath,
  { own, kind }: { readonly own: ContainerKey; readonly kind: DivisionKind },
): Message | undefined {
  const levelKind = levelKindAt(config, level) ?? 'root'
  const key = listFor(kind) ?? 'tabs'
  if (!listsOf(levelKind).includes(key))
    return message('tree:cannotHold', { level: oneOf(levelKind), entries: several(kind) })
  return listsOf(kind).includes(own)
    ? undefined
    : message('tree:cannotHold', { level: oneOf(kind), entries: inList(own) })
}

/** Returns the kinds of divisions that can take over what a level holds. */
export function wrapsInto(config: unknown, level: JsonPath): readonly DivisionKind[] {
  const kinds = divisionContainers.map(({ kind }) => kind)
  if (!isNewer(config)) return kinds.filter(kind => !olderWrapProblem(config, level, kind))
  const own = onlyList(config, level)
  if (typeof own !== 'string') return []
  return kinds.filter(kind => !wrapProblem(config, level, { own, kind }))
}

/** What a level hands down, so that it can move up with the content. */
const INHERITED: ReadonlySet<string> = new Set(['openapi', 'asyncapi', 'directory', 'global'])

/** Replaces the only division of a level by what it holds. */
export function unwrapLevel(config: unknown, level: JsonPath): TreeEdit {
  if (!isNewer(config)) return unwrapOlder(config, level)
  const own = onlyList(config, level)
  if (typeof own !== 'string') return refused(own)
  const path = [...level, own]
  const members = valueAt(config, path)
  const kind = divisionKindIn(own)
  const only = isList(members) && members.length === 1 ? members[0] : undefined
  if (kind === undefined || !isObject(only)) return refused(message('tree:notOnlyOne'))
  const key = onlyList(config, [...path, 0])
  if (typeof key !== 'string') return refused(key)
  const levelKind = levelKindAt(config, level) ?? 'root'
  if (!listsOf(levelKind).includes(key))
    return refused(message('tree:cannotHold', { level: oneOf(levelKind), entries: inList(key) }))
  return unwrapped(config, level, { path, only, key, kind })
}

interface Wrapped {
  readonly path: JsonPath
  readonly only: JsonObject
  readonly key: ContainerKey
  readonly kind: DivisionKind
}

function unwrapped(config: unknown, level: JsonPath, { path, only, key, kind }: Wrapped): TreeEdit {
  const names = new Set([nameKeyOf(kind), 'name', key])
  const others = Object.keys(only).filter(name => !names.has(name))
  const [up, lost] = [others.filter(name => INHERITED.has(name)), others.filter(name => !INHERITED.has(name))]
  const twice = up.find(name => valueAt(config, [...level, name]) !== undefined)
  if (twice) return refused(message('tree:keyTwice', { key: twice }))
  const sets = up.map((name): Change => ({ kind: 'set', path: [...level, name], value: only[name] }))
  const notes = lost.length === 0 ? [] : [message('tree:keysLost', { keys: lost })]
  return edited([...sets, { kind: 'unwrap', path, key }], [[...level, key]], notes)
}
