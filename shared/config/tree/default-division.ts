import { message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isNewer } from '../schema/form.ts'
import { entryKindAt } from './kinds.ts'
import { oneOf } from './phrases.ts'
import { noEntry } from './slot.ts'
import { edited, refused, type TreeEdit, unchanged } from './tree-edit.ts'

/** Makes a language or version the one that new readers see; the others of its list are not any more. */
export function makeDefault(config: unknown, at: JsonPath): TreeEdit {
  const kind = entryKindAt(config, at)
  if (kind === undefined) return refused(noEntry(at))
  if (kind !== 'language' && kind !== 'version')
    return refused(message('tree:noDefault', { kind: oneOf(kind) }))
  const list = at.slice(0, -1)
  const members = valueAt(config, list)
  const own = Number(at.at(-1))
  const marked = (isList(members) ? members : []).flatMap((member, index) =>
    isObject(member) && member.default === true ? [index] : [],
  )
  if ((marked[0] ?? 0) === own) return unchanged(message('tree:defaultAlready', { kind: oneOf(kind) }))
  const removed = marked.map((index): Change => ({ kind: 'remove', path: [...list, index, 'default'] }))
  const isText = !isObject(valueAt(config, at))
  if (isText && !isNewer(config))
    return edited([...removed, { kind: 'move', path: at, to: 0 }], [[...list, 0]])
  const set: readonly Change[] =
    own === 0 && !isNewer(config) ? [] : [{ kind: 'set', path: [...at, 'default'], value: true }]
  return edited([...removed, ...set], [at])
}
