import { message } from '../../messages/message.ts'
import type { BinaryOperator } from './code.ts'
import { NotComputed } from './not-computed.ts'
import { type Computed, isNothing, isTrue, plain, type Take } from './values.ts'

function joined(value: Computed): string {
  switch (value.kind) {
    case 'plain':
      return String(value.value)
    case 'list':
      return value.items.map(each => (isNothing(each) ? '' : joined(each))).join(',')
    default:
      throw new NotComputed(message('author:notComputed.text'))
  }
}

/** A value as text; lists are joined by commas, as in JavaScript. */
export function textOf(value: Computed, take: Take): string {
  if (value.kind === 'list') take(value.weight)
  return joined(value)
}

/** A value as text that is copied or read as a whole, which its length pays for. */
export function readText(value: Computed, take: Take): string {
  const text = textOf(value, take)
  take(text.length)
  return text
}

/** A value as a number. */
export function numberOf(value: Computed, take: Take): number {
  const isWritten = value.kind !== 'plain' || typeof value.value === 'string'
  return Number(isWritten ? readText(value, take) : value.value)
}

/** Whether two values are the same; lists, records, trees and functions only if they are one object. */
export const isSame = (a: Computed, b: Computed): boolean =>
  a.kind === 'plain' && b.kind === 'plain' ? a.value === b.value : a === b

/** Like {@link isSame}, but `null` equals `undefined`, and a number may be written as text. */
function isLike(a: Computed, b: Computed, take: Take): boolean {
  if (a.kind !== 'plain' || b.kind !== 'plain') return isSame(a, b)
  const [one, other] = [a.value ?? null, b.value ?? null]
  if (one === null || other === null || typeof one === typeof other) return one === other
  return numberOf(a, take) === numberOf(b, take)
}

function isBefore(a: Computed, b: Computed, take: Take): boolean {
  if (a.kind === 'plain' && b.kind === 'plain' && typeof a.value === 'string' && typeof b.value === 'string')
    return a.value < b.value
  return numberOf(a, take) < numberOf(b, take)
}

const isText = (value: Computed) => value.kind !== 'plain' || typeof value.value === 'string'

type Operation = (a: Computed, b: Computed, take: Take) => Computed

const numeric =
  (make: (a: number, b: number) => number): Operation =>
  (a, b, take) =>
    plain(make(numberOf(a, take), numberOf(b, take)))

const OPERATORS: Readonly<Record<BinaryOperator, Operation>> = {
  '+': (a, b, take) =>
    isText(a) || isText(b)
      ? plain(textOf(a, take) + textOf(b, take))
      : plain(numberOf(a, take) + numberOf(b, take)),
  '-': numeric((a, b) => a - b),
  '*': numeric((a, b) => a * b),
  '/': numeric((a, b) => a / b),
  '%': numeric((a, b) => a % b),
  '**': numeric((a, b) => a ** b),
  '===': (a, b) => plain(isSame(a, b)),
  '!==': (a, b) => plain(!isSame(a, b)),
  '==': (a, b, take) => plain(isLike(a, b, take)),
  '!=': (a, b, take) => plain(!isLike(a, b, take)),
  '<': (a, b, take) => plain(isBefore(a, b, take)),
  '>': (a, b, take) => plain(isBefore(b, a, take)),
  '<=': (a, b, take) => plain(isBefore(a, b, take) || isLike(a, b, take)),
  '>=': (a, b, take) => plain(isBefore(b, a, take) || isLike(a, b, take)),
}

/** Applies an operator to two values. */
export const operate = (operator: BinaryOperator, ...given: Parameters<Operation>): Computed =>
  OPERATORS[operator](...given)

const TYPES: Readonly<Record<Computed['kind'], string>> = {
  plain: '',
  list: 'object',
  record: 'object',
  tree: 'object',
  function: 'function',
  native: 'function',
}

/** Applies an operator to one value. */
export function operateOne(operator: '!' | '-' | '+' | 'typeof', value: Computed, take: Take): Computed {
  if (operator === '!') return plain(!isTrue(value))
  if (operator === '-') return plain(-numberOf(value, take))
  if (operator === '+') return plain(numberOf(value, take))
  if (value.kind !== 'plain') return plain(TYPES[value.kind])
  return plain(value.value === null ? 'object' : typeof value.value)
}
