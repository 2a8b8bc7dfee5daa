import { message } from '../../messages/message.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { nameAt } from '../names/names.ts'
import { isNameTaken, renameChanges } from '../names/rename-name.ts'
import { pagePath } from '../navigation/page-path.ts'
import { isNewer } from '../schema/form.ts'
import { type EntryKind, entryKindAt } from './kinds.ts'
import { otherLanguageOf } from './mentions.ts'
import { nameKeyOf, nameProblem } from './new-entry.ts'
import { oneOf } from './phrases.ts'
import { noEntry } from './slot.ts'
import { edited, refused, type TreeEdit, unchanged } from './tree-edit.ts'

/**
 * Gives a group, division or operation another name; a page that is listed here becomes another page. Everything in
 * docs.json that refers to the old name gets the new one. Only the name changes, never an address.
 */
export function renameEntry(config: unknown, at: JsonPath, name: string): TreeEdit {
  const kind = entryKindAt(config, at)
  if (kind === undefined) return refused(noEntry(at))
  if (kind === 'unknown') return refused(message('tree:unknownEntry'))
  const siblings = valueAt(config, at.slice(0, -1))
  const others = isList(siblings) ? siblings.filter((_, index) => index !== at.at(-1)) : []
  const problem = nameProblem(kind, name, others)
  if (problem) return refused(problem)
  const language = kind === 'page' ? otherLanguageOf(config, name, at) : undefined
  if (language !== undefined)
    return refused(message('tree:otherLanguage', { page: pagePath(name), language }))
  const path = namePath(config, at, kind)
  if (valueAt(config, path) === name) return unchanged(message('tree:sameName', { kind: oneOf(kind), name }))
  const known = nameAt(config, path)
  if (known && isNameTaken(config, known, name))
    return refused(message('tree:nameTaken', { kind: oneOf(kind), name }))
  return edited(known ? renameChanges(config, known, name) : [{ kind: 'set', path, value: name }], [at])
}

/** Returns the path of the name of an entry that readers see. */
export function namePath(config: unknown, at: JsonPath, kind: EntryKind): JsonPath {
  const entry = valueAt(config, at)
  if (kind === 'page' || kind === 'operation') return at
  if (kind === 'group') return [...at, 'group']
  if (!isNewer(config)) return typeof entry === 'string' ? at : [...at, 'name']
  const hasShownName = kind === 'product' && isObject(entry) && typeof entry.name === 'string'
  return [...at, hasShownName ? 'name' : (nameKeyOf(kind) ?? kind)]
}
