import { message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { afterEmptying } from './emptied.ts'
import { oneOf } from './phrases.ts'
import { edited, Sequence, type TreeEdit, unchanged } from './tree-edit.ts'

/** Where a version of the older form is named besides its own entry. */
const LISTS = ['navigation', 'tabs', 'anchors'] as const

/** Returns the paths of every `version` key with this name, in groups, tabs and anchors. */
export function versionUses(config: unknown, name: string): readonly JsonPath[] {
  const found: JsonPath[] = []
  const walk = (value: unknown, at: JsonPath) => {
    if (isList(value)) for (const [index, item] of value.entries()) walk(item, [...at, index])
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'version' && inner === name) found.push([...at, key])
      else walk(inner, [...at, key])
    }
  }
  for (const list of LISTS) walk(valueAt(config, [list]), [list])
  return found
}

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

/** Renames a version of the older form, and everything in the file that names it. */
export function renamedVersion(config: unknown, at: JsonPath, name: string): TreeEdit {
  const old = nameOf(config, at)
  if (old === name) return unchanged(message('tree:sameName', { kind: oneOf('version'), name }))
  const own: JsonPath = isObject(valueAt(config, at)) ? [...at, 'name'] : at
  const uses = typeof old === 'string' ? versionUses(config, old) : []
  return edited(
    [own, ...uses].map((path): Change => ({ kind: 'set', path, value: name })),
    [at],
  )
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
