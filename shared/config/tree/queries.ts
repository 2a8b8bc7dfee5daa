import type { JsonPath } from '../json/pointer.ts'
import { type EntryKind, entryKindAt, levelKindAt } from './kinds.ts'
import { type Place, slotFor } from './slot.ts'

const KINDS: readonly Exclude<EntryKind, 'unknown'>[] = [
  'page',
  'group',
  'operation',
  'tab',
  'item',
  'dropdown',
  'anchor',
  'product',
  'version',
  'language',
]

/** A kind of entry and where it can be added. */
export interface Addable {
  readonly kind: Exclude<EntryKind, 'unknown'>
  readonly position: Place['position']
}

/** Returns the kinds of entries that a level can hold as it is. */
export const canHold = (config: unknown, level: JsonPath): readonly Addable['kind'][] =>
  levelKindAt(config, level) === undefined ? [] : kindsAt(config, { at: level, position: 'into' })

const kindsAt = (config: unknown, place: Place): readonly Addable['kind'][] =>
  KINDS.filter(kind => !('key' in slotFor(config, kind, place)))

/** Returns what can be added into an entry, before it and after it. */
export function whatCanBeAdded(config: unknown, at: JsonPath): readonly Addable[] {
  const positions: readonly Place['position'][] =
    entryKindAt(config, at) === undefined ? ['into'] : ['into', 'before', 'after']
  return positions.flatMap(position => kindsAt(config, { at, position }).map(kind => ({ kind, position })))
}
