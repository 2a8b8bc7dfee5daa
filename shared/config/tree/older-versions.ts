import { message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { versionUses } from '../names/names.ts'
import { afterEmptying } from './emptied.ts'
import { Sequence, type TreeEdit } from './tree-edit.ts'

const nameOf = (config: unknown, at: JsonPath): unknown => {
  const entry = valueAt(config, at)
  return isObject(entry) ? entry.name : entry
}

/** Returns the path of the entry of a version in the older form; `undefined` if there is none of that name. */
export function versionNamed(config: unknown, name: string): JsonPath | undefined {
  const versions = valueAt(config, ['versions'])
  const index = isList(versions)
    ? versions.findIndex((_, at) => nameOf(config, ['versions', at]) === name)
    : -1
  return index < 0 ? undefined : ['versions', index]
}

/** Removes a version of the older form; with `isFreed`, its content is shown in every version. */
export function removeVersion(config: unknown, at: JsonPath, isFreed: boolean): TreeEdit {
  const name = nameOf(config, at)
  const sequence = new Sequence(config)
  const uses = isFreed && typeof name === 'string' ? versionUses(config, name) : []
  if (name !== undefined) sequence.make([...uses, at].map((path): Change => ({ kind: 'remove', path })))
  sequence.make(afterEmptying(sequence.config, at.slice(0, -1)))
  return sequence.result(message('tree:notListed'))
}
