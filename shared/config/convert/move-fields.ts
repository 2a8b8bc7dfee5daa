import { type Message, message } from '../../messages/message.ts'
import type { Rule } from '../equivalents/equivalent.ts'
import { equivalents } from '../equivalents/equivalents.ts'
import { withAt, withoutAt } from '../equivalents/values.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import type { Ledger } from './ledger.ts'

/** One direction of the rules. */
export interface Direction {
  readonly direction: 'down' | 'up'
  /** Settings that both formats have at the same path with the same meaning. */
  readonly same: readonly JsonPath[]
  /** Settings that would take effect in the other format although they do not in this one. */
  readonly stale: readonly JsonPath[]
  /** Settings that the other format does not have, with the reason. */
  readonly lost: readonly (readonly [JsonPath, Message])[]
  /** Why everything else stays as it is. */
  readonly kept: Message
}

const isPrefix = (path: JsonPath, of: JsonPath): boolean =>
  path.length < of.length && path.every((step, index) => step === of[index])

const isSamePath = (a: JsonPath, b: JsonPath): boolean =>
  a.length === b.length && a.every((step, index) => step === b[index])

const has = (fields: JsonObject, path: JsonPath): boolean => valueAt(fields, path) !== undefined

/** Whether there are only objects on the way to `path`. */
const isFree = (fields: JsonObject, path: JsonPath): boolean =>
  path.every((_, index) => {
    const around = valueAt(fields, path.slice(0, index))
    return around === undefined || isObject(around)
  })

/** The paths that rules write to in one direction. */
export const targetsOf = (direction: Direction['direction']): readonly JsonPath[] =>
  equivalents.flatMap(rule => {
    const [to, from] = direction === 'down' ? [rule.here, rule.newer] : [rule.newer, rule.here]
    return rule[direction] && !isSamePath(to, from) ? [to] : []
  })

/** A file being converted: what is left of it, and what was made of the rest. */
interface ConversionState {
  readonly way: Direction
  readonly ledger: Ledger
  rest: JsonObject
  readonly puts: (readonly [JsonPath, unknown])[]
  /** Paths that have a line in the report. */
  readonly reported: JsonPath[]
}

/**
 * Moves every field except the navigation to its path in the other format, with a line in the ledger for
 * each.
 */
export function moveFields(source: JsonObject, way: Direction, ledger: Ledger): JsonObject {
  const moving: ConversionState = { way, ledger, rest: source, puts: [], reported: [] }
  for (const rule of equivalents) follow(rule, moving)
  dropLost(moving)
  dropStale(moving)
  reportRest(moving, moving.rest, [])
  return moving.puts.reduce((fields, [path, value]) => withAt(fields, path, value), moving.rest)
}

function follow(rule: Rule, moving: ConversionState): void {
  const { ledger, way } = moving
  const make = rule[way.direction]
  const [from, to] = way.direction === 'down' ? [rule.newer, rule.here] : [rule.here, rule.newer]
  const value = valueAt(moving.rest, from)
  if (!make || value === undefined) return
  const losses: (readonly [JsonPath, Message])[] = []
  const made = make(value, (path, why) => losses.push([[...from, ...path], why]))
  const isOwn = isSamePath(from, to)
  const isTaken = !isOwn && (!isFree(moving.rest, to) || isShared(moving.rest, to))
  if ('stays' in made || isTaken) {
    moving.reported.push(from)
    ledger.kept(from, 'stays' in made ? made.stays : message('convert:taken'))
    return
  }
  for (const [path, why] of losses) ledger.lost(path, why, to)
  if (!losses.some(([path]) => path.length === from.length)) {
    if (isOwn && made.value === value) ledger.same(from)
    else ledger.moved(from, to)
  }
  moving.reported.push(from)
  if (!isOwn) moving.rest = withoutAt(moving.rest, from)
  moving.puts.push([to, made.value])
}

/** Both formats have `metadata`, with different meanings. */
const isShared = (fields: JsonObject, path: JsonPath): boolean =>
  isSamePath(path, ['metadata']) && has(fields, path)

function dropLost(moving: ConversionState): void {
  for (const [path, why] of moving.way.lost) {
    if (!has(moving.rest, path)) continue
    moving.ledger.lost(path, why)
    moving.rest = withoutAt(moving.rest, path)
  }
}

function dropStale(moving: ConversionState): void {
  const { way, puts, ledger, reported } = moving
  const stale = way.direction === 'down' ? way.stale : puts.map(([path]) => path)
  for (const path of stale) {
    if (!has(moving.rest, path) || reported.some(one => isSamePath(one, path))) continue
    ledger.lost(path, message('convert:wouldTakeEffect'))
    moving.rest = withoutAt(moving.rest, path)
  }
}

/** Whether something inside `path` has its own report line. */
function isSplit({ way, reported }: ConversionState, path: JsonPath): boolean {
  const inner = [
    ...way.same,
    ...reported,
    ...equivalents.map(rule => (way.direction === 'down' ? rule.newer : rule.here)),
  ]
  return inner.some(one => isPrefix(path, one))
}

function reportRest(moving: ConversionState, value: unknown, path: JsonPath): void {
  const { way, reported, ledger } = moving
  if (reported.some(one => isSamePath(one, path))) return
  if (way.same.some(one => isSamePath(one, path))) {
    ledger.same(path)
    return
  }
  const isEmpty = isObject(value) && Object.keys(value).length === 0 && path.length > 0
  if (isObject(value) && !isEmpty && (path.length === 0 || isSplit(moving, path))) {
    for (const [key, item] of Object.entries(value)) reportRest(moving, item, [...path, key])
  } else ledger.kept(path, way.kept)
}
