import { visit } from 'jsonc-parser'
import { applyEdits } from '../../text/edit.ts'
import { editsOfChange } from '../edit/change-edits.ts'
import { changesBetween } from '../edit/changes.ts'
import { removeAt, setValue } from '../edit/edit.ts'
import type { JsonPath } from '../json/pointer.ts'
import type { JsonObject } from '../json/value.ts'
import type { Account } from './ledger.ts'

/** A value that takes more edits than this is rewritten. */
const MAX_STEPS = 40

/** The keys of the result in the order of the source keys they come from. */
function orderOf(source: JsonObject, target: JsonObject, accounts: readonly Account[]): readonly string[] {
  const order = new Set<string>()
  const leads = new Map<string, Set<string>>()
  for (const { from, to = from } of accounts) {
    const key = String(from[0])
    leads.set(key, (leads.get(key) ?? new Set()).add(String(to[0])))
  }
  const places = Object.keys(target)
  const rank = new Map(places.map((place, index) => [place, index]))
  for (const key of Object.keys(source)) {
    const led = [...(leads.get(key) ?? [key])].filter(place => rank.has(place))
    for (const place of led.sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0)))
      order.add(place)
  }
  for (const place of places) order.add(place)
  return [...order]
}

/**
 * Returns `text` changed to hold `target` instead of `source`: common values keep their bytes, new ones
 * follow the order of the source.
 */
export function rewrite(
  text: string,
  source: JsonObject,
  target: JsonObject,
  accounts: readonly Account[],
): string {
  const order = orderOf(source, target, accounts)
  const orderAt = (path: JsonPath) => (path.length === 0 ? order : [])
  let present = text
  for (const key of Object.keys(source)) {
    if (!Object.hasOwn(target, key)) present = applyEdits(present, removeAt(present, [key]))
  }
  for (const key of order) {
    if (!Object.hasOwn(target, key)) continue
    const changes = Object.hasOwn(source, key) ? changesBetween(source[key], target[key], [key]) : []
    const isNew = !Object.hasOwn(source, key) || changes.length > MAX_STEPS
    if (isNew) present = applyEdits(present, setValue(present, [key], target[key], orderAt))
    else for (const change of changes) present = applyEdits(present, editsOfChange(present, change))
  }
  return present
}

/** A comment of a JSON text. */
interface Comment {
  readonly offset: number
  readonly text: string
}

/** Returns the comments of a JSON text, in their order. */
export function commentsOf(text: string): readonly Comment[] {
  if (!text.includes('//') && !text.includes('/*')) return []
  const found: Comment[] = []
  visit(text, {
    onComment: (offset, length) =>
      void found.push({ offset, text: text.slice(offset, offset + length).trim() }),
  })
  return found
}
