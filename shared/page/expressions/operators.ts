import { message } from '../../messages/message.ts'
import type { BinaryOperator } from './code.ts'
import { NotComputed } from './not-computed.ts'
import { type Computed, plain } from './values.ts'

/** A value as text; lists are joined by commas, as in JavaScript. */
export function textOf(value: Computed): string {
  switch (value.kind) {
    case 'plain':
      return String(value.value)
    case 'list':
      return value.items
        .map(each => (each.kind === 'plain' && (each.value ?? undefined) === undefined ? '' : textOf(each)))
        .join(',')
    default:
      throw new NotComputed(message('author:notComputed.text'))
  }
}

const numberOf = (value: Computed): number =>
  value.kind === 'plain' ? Number(value.value) : Number(textOf(value))

/** Whether two values are the same; lists, records, trees and functions only if they are one object. */
export const isSame = (a: Computed, b: Computed): boolean =>
  a.kind === 'plain' && b.kind === 'plain' ? a.value === b.value : a === b

/** Like {@link isSame}, but nothing is nothing, and a number may be written as text. */
function isLike(a: Computed, b: Computed): boolean {
  if (a.kind !== 'plain' || b.kind !== 'plain') return isSame(a, b)
  const [one, other] = [a.value ?? null, b.value ?? null]
  if (one === null || other === null || typeof one === typeof other) return one === other
  return Number(one) === Number(other)
}

function isBefore(a: Computed, b: Computed): boolean {
  if (a.kind === 'plain' && b.kind === 'plain' && typeof a.value === 'string' && typeof b.value === 'string')
    return a.value < b.value
  return numberOf(a) < numberOf(b)
}

const isText = (value: Computed) => value.kind !== 'plain' || typeof value.value === 'string'

const OPERATORS: Readonly<Record<BinaryOperator, (a: Computed, b: Computed) => Computed>> = {
  '+': (a, b) => plain(isText(a) || isText(b) ? textOf(a) + textOf(b) : numberOf(a) + numberOf(b)),
  '-': (a, b) => plain(numberOf(a) - numberOf(b)),
  '*': (a, b) => plain(numberOf(a) * numberOf(b)),
  '/': (a, b) => plain(numberOf(a) / numberOf(b)),
  '%': (a, b) => plain(numberOf(a) % numberOf(b)),
  '**': (a, b) => plain(numberOf(a) ** numberOf(b)),
  '===': (a, b) => plain(isSame(a, b)),
  '!==': (a, b) => plain(!isSame(a, b)),
  '==': (a, b) => plain(isLike(a, b)),
  '!=': (a, b) => plain(!isLike(a, b)),
  '<': (a, b) => plain(isBefore(a, b)),
  '>': (a, b) => plain(isBefore(b, a)),
  '<=': (a, b) => plain(isBefore(a, b) || isLike(a, b)),
  '>=': (a, b) => plain(isBefore(b, a) || isLike(a, b)),
}

/** Applies an operator to two values. */
export const operate = (operator: BinaryOperator, a: Computed, b: Computed): Computed =>
  OPERATORS[operator](a, b)

const TYPES: Readonly<Record<Computed['kind'], string>> = {
  plain: '',
  list: 'object',
  record: 'object',
  tree: 'object',
  function: 'function',
  native: 'function',
}

/** Applies an operator to one value. */
export function operateOne(
  operator: '!' | '-' | '+' | 'typeof',
  value: Computed,
  isTruthy: boolean,
): Computed {
  if (operator === '!') return plain(!isTruthy)
  if (operator === '-') return plain(-numberOf(value))
  if (operator === '+') return plain(numberOf(value))
  if (value.kind !== 'plain') return plain(TYPES[value.kind])
  return plain(value.value === null ? 'object' : typeof value.value)
}
