import { message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import { followed, followedAll } from '../edit/follow.ts'
import { sameValue } from '../json/equal.ts'
import { isInside, type JsonPath } from '../json/pointer.ts'
import { valueAt } from '../json/value-at.ts'
import { pagePath } from '../navigation/page-path.ts'
import { afterEmptying } from './emptied.ts'
import { entryKindAt, isDivisionKind } from './kinds.ts'
import { otherLanguageOf } from './mentions.ts'
import { noEntry, type Place, type Slot, slotFor } from './slot.ts'
import { topmost } from './topmost.ts'
import { edited, refused, Sequence, type TreeEdit, unchanged } from './tree-edit.ts'

/** Moves entries with their content to one place, in file order; none moves unless all can. */
export function moveEntries(config: unknown, entries: readonly JsonPath[], place: Place): TreeEdit {
  const sequence = new Sequence(config)
  let next: Place | undefined = place
  let rest: readonly JsonPath[] = topmost(entries)
  while (rest.length > 0) {
    const [entry = [], ...others] = rest
    if (!next) break
    const step = moveEntry(sequence.config, entry, next)
    if (step.kind === 'refused') return step
    const changes = step.kind === 'edit' ? step.changes : []
    if (step.kind === 'edit') sequence.add(step)
    const landed = step.kind === 'edit' ? step.at[0] : entry
    rest = followedAll(others, changes)
    next = landed && { at: landed, position: 'after' }
  }
  return sequence.result(message('tree:thereAlready'))
}

function moveEntry(config: unknown, entry: JsonPath, place: Place): TreeEdit {
  const kind = entryKindAt(config, entry)
  if (kind === undefined) return refused(noEntry(entry))
  if (entry.at(-1) !== 'root' && typeof entry.at(-1) !== 'number') return refused(message('tree:fixedPlace'))
  const isItself = place.position !== 'into' && sameValue(place.at, entry)
  if (isItself) return unchanged(message('tree:thereAlready'))
  if (isInside(place.at, entry)) return refused(message('config:edit.intoItself'))
  const slot = slotFor(config, kind, place)
  if ('key' in slot) return refused(slot)
  if (
    isDivisionKind(kind) &&
    slot.list.at(-2) === 'global' &&
    valueAt(config, [...entry, 'href']) === undefined
  )
    return refused(message('tree:globalNeedsAddress'))
  const page = kind === 'page' ? String(valueAt(config, entry)) : ''
  const language = page === '' ? undefined : otherLanguageOf(config, page, slot.list, entry)
  if (language !== undefined)
    return refused(message('tree:otherLanguage', { page: pagePath(page), language }))
  return entry.at(-1) === 'root' ? takenOut(config, entry, slot) : moved(config, entry, slot)
}

/** The page of a group becomes one of the pages in a list. */
function takenOut(config: unknown, root: JsonPath, { prepare, list, index }: Slot): TreeEdit {
  const value = valueAt(config, root)
  return edited(
    [{ kind: 'remove', path: root }, ...prepare, { kind: 'insert', path: list, index, value }],
    [[...list, index]],
  )
}

function moved(config: unknown, entry: JsonPath, { prepare, list, index }: Slot): TreeEdit {
  const from = followed(entry, prepare) ?? entry
  const source = from.slice(0, -1)
  const own = Number(from.at(-1))
  const isSame = sameValue(source, list)
  if (isSame && prepare.length === 0 && (index === own || index === own + 1))
    return unchanged(message('tree:thereAlready'))
  const to = isSame && index > own ? index - 1 : index
  const sequence = new Sequence(config)
  sequence.at = [entry]
  const move: Change = { kind: 'move', path: from, ...(!isSame && { list }), to }
  sequence.make([...prepare, move])
  const left = isSame ? undefined : followed(source, [move])
  if (left) sequence.make(afterEmptying(sequence.config, left))
  return edited(sequence.changes, sequence.at)
}
