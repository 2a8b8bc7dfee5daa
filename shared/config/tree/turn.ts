import { type Message, message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { type ContainerKey, type DivisionKind, divisionContainers } from '../navigation/containers.ts'
import { isNewer } from '../schema/form.ts'
import { divisionKindIn, levelKindAt, listFor, listsAt, listsOf } from './kinds.ts'
import { nameKeyOf, nameProblem } from './new-entry.ts'
import { turnOlder } from './older-turn.ts'
import { inList, oneOf, several } from './phrases.ts'
import { newerProperties } from './properties.ts'
import { noEntry } from './slot.ts'
import { edited, refused, type TreeEdit, unchanged } from './tree-edit.ts'

/** A list of divisions of one kind. */
interface DivisionList {
  readonly path: JsonPath
  readonly level: JsonPath
  readonly kind: DivisionKind
  readonly members: readonly unknown[]
}

/** Finds the list of divisions at a path, or the one that holds the division there. */
function divisionList(config: unknown, at: JsonPath): DivisionList | undefined {
  const path = typeof at.at(-1) === 'number' ? at.slice(0, -1) : at
  const members = valueAt(config, path)
  const kind = divisionKindIn(path.at(-1))
  return kind && isList(members) ? { path, level: path.slice(0, -1), kind, members } : undefined
}

/**
 * Turns all divisions of a list into divisions of another kind: one key of the list and one of each member are
 * renamed. `at` is the list or one of its members. Turning them back gives the same text.
 */
export function turnInto(config: unknown, at: JsonPath, kind: DivisionKind): TreeEdit {
  if (!isNewer(config)) return turnOlder(config, at, kind)
  const list = divisionList(config, at)
  if (!list) return refused(valueAt(config, at) === undefined ? noEntry(at) : message('tree:notDivisions'))
  if (list.kind === kind) return unchanged(message('tree:sameKind', { entries: several(kind) }))
  const key = listFor(kind) ?? 'tabs'
  const problem = levelProblem(config, list, { kind, key }) ?? membersProblem(config, list, kind)
  if (problem) return refused(problem)
  const [from, to] = [nameKeyOf(list.kind) ?? '', nameKeyOf(kind) ?? '']
  const names = list.members.map(
    (_, index): Change => ({ kind: 'rename', path: [...list.path, index, from], key: to }),
  )
  const path = [...list.level, key]
  const moved = typeof at.at(-1) === 'number' ? [...path, Number(at.at(-1))] : path
  return edited([...names, { kind: 'rename', path: list.path, key }], [moved], notesOn(list.members, kind))
}

/** Returns the kinds that the divisions of a list can be turned into. */
export const turnsInto = (config: unknown, at: JsonPath): readonly DivisionKind[] =>
  divisionContainers.map(({ kind }) => kind).filter(kind => turnInto(config, at, kind).kind === 'edit')

function levelProblem(
  config: unknown,
  { level }: DivisionList,
  { kind, key }: { readonly kind: DivisionKind; readonly key: ContainerKey },
): Message | undefined {
  const levelKind = levelKindAt(config, level)
  if (levelKind === undefined || !listsOf(levelKind).includes(key))
    return message('tree:cannotHold', { level: oneOf(levelKind ?? 'unknown'), entries: several(kind) })
  return listsAt(config, level).includes(key)
    ? message('tree:listThere', { entries: several(kind) })
    : undefined
}

function membersProblem(config: unknown, list: DivisionList, kind: DivisionKind): Message | undefined {
  const [from, to] = [nameKeyOf(list.kind) ?? '', nameKeyOf(kind) ?? '']
  for (const [index, member] of list.members.entries()) {
    if (!isObject(member)) return message('tree:unknownEntry')
    if (typeof member[from] !== 'string') return message('tree:memberNameless', { number: index + 1 })
    const name = member[from]
    const foreign = listsAt(config, [...list.path, index]).find(key => !listsOf(kind).includes(key))
    if (foreign) return message('tree:memberHolds', { name, others: inList(foreign), level: oneOf(kind) })
    if (Object.hasOwn(member, to)) return message('tree:memberHasKey', { name, key: to })
    const problem = kind === 'language' ? nameProblem(kind, name) : undefined
    if (problem) return problem
  }
  return undefined
}

/** Keys that have no effect in the new kind. */
function notesOn(members: readonly unknown[], kind: DivisionKind): readonly Message[] {
  const keys = new Set(members.filter(isObject).flatMap(member => strayKeys(member, kind)))
  return keys.size === 0 ? [] : [message('tree:noEffect', { keys: [...keys], entries: several(kind) })]
}

/** Returns the keys of a division that have no effect in divisions of a kind. */
function strayKeys(member: JsonObject, kind: DivisionKind): readonly string[] {
  const known = newerProperties(kind)
  const all = divisionContainers.flatMap(one => newerProperties(one.kind))
  const isDefault = kind === 'language' || kind === 'version'
  return Object.keys(member).filter(
    key =>
      (all.some(one => one === key) && !known.some(one => one === key)) || (key === 'default' && !isDefault),
  )
}
