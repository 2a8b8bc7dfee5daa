import { message } from '../../messages/message.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { pagePath } from '../navigation/page-path.ts'
import { isNewer } from '../schema/form.ts'
import { otherLanguageOf } from './mentions.ts'
import { entryProblem, type NewEntry, newerValue, olderValue } from './new-entry.ts'
import { type Place, slotFor } from './slot.ts'
import { edited, refused, Sequence, type TreeEdit, unchanged } from './tree-edit.ts'

/** Adds entries in their order; nothing is added unless all can be. */
export function insertEntries(config: unknown, entries: readonly NewEntry[], place: Place): TreeEdit {
  const sequence = new Sequence(config)
  let next = place
  for (const entry of entries) {
    const step = insertEntry(sequence.config, entry, next)
    if (step.kind === 'refused') return step
    if (step.kind === 'none') continue
    sequence.add(step)
    next = { at: step.at[0] ?? place.at, position: 'after' }
  }
  return sequence.result(message('tree:listedHere'))
}

/** Adds one entry. A page that the list holds already is not added again. */
function insertEntry(config: unknown, entry: NewEntry, place: Place): TreeEdit {
  const slot = slotFor(config, entry.kind, place)
  if ('key' in slot) return refused(slot)
  const isOlder = !isNewer(config)
  const { prepare, list, index } = slot
  const problem = entryProblem(config, entry, { list, isOlder })
  if (problem) return refused(problem)
  if (entry.kind === 'page' && isListed(config, list, entry.name))
    return unchanged(message('tree:listedHere'))
  const language = entry.kind === 'page' ? otherLanguageOf(config, entry.name, list) : undefined
  if (language !== undefined)
    return refused(message('tree:otherLanguage', { page: pagePath(entry.name), language }))
  const value = isOlder ? olderValue(entry, valueAt(config, list)) : newerValue(entry)
  return edited([...prepare, { kind: 'insert', path: list, index, value }], [[...list, index]])
}

function isListed(config: unknown, list: JsonPath, page: string): boolean {
  const items = valueAt(config, list)
  return isList(items) && items.some(item => typeof item === 'string' && pagePath(item) === pagePath(page))
}
