import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { field } from '../equivalents/values.ts'
import { sameValue } from '../json/equal.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { Ledger } from './ledger.ts'
import { upgrade } from './upgrade.ts'

/**
 * Reports the first value of the navigation that a round trip would arrange differently, unless part of the
 * navigation is reported as lost already. `source` is of the newer format, `target` what it was converted to.
 */
export function reportRoundTrip(source: JsonObject, target: JsonObject, ledger: Ledger): void {
  const isReported = ledger.accounts.some(
    ({ outcome, from }) => outcome === 'lost' && from[0] === 'navigation',
  )
  if (isReported) return
  const back = comingBack(target)
  if (back === undefined) return
  const path = difference(plain(field(source, 'navigation')), back)
  if (path === undefined) return
  ledger.lost(['navigation', ...path], message('convert:rearranged'))
}

/** Removes explicit “not hidden” flags: they are the default. */
function plain(value: unknown): unknown {
  if (isList(value)) return value.map(plain)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key === 'hidden' && inner === false ? [] : [[key, plain(inner)]],
    ),
  )
}

/** The navigation after the round trip; `undefined` if it is too large for that. */
function comingBack(target: JsonObject): unknown {
  try {
    return upgrade(target, new Ledger()).navigation
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The path of the first value that differs; `undefined` if none does. */
function difference(one: unknown, other: unknown): JsonPath | undefined {
  if (sameValue(one, other)) return undefined
  if (isList(one) && isList(other)) {
    const index = one.findIndex((item, at) => !sameValue(item, other[at]))
    return index < 0 ? [] : [index, ...(difference(one[index], other[index]) ?? [])]
  }
  if (isObject(one) && isObject(other)) {
    const key = Object.keys(one).find(each => !sameValue(one[each], field(other, each)))
    if (key === undefined || field(other, key) === undefined) return []
    return [key, ...(difference(one[key], other[key]) ?? [])]
  }
  return []
}
