import type { Settable } from '../document/value.ts'
import type { SchemaView } from './view.ts'

/** Formats of text whose values can be checked. */
export const CHECKED_FORMATS = ['date', 'date-time', 'time', 'email', 'uuid', 'uri', 'ipv4'] as const

/** A format of text whose values can be checked. */
export type CheckedFormat = (typeof CHECKED_FORMATS)[number]

/** The limits for values of a schema that a page checks. */
export interface Limits {
  /** The least number, the least number of characters, or the least number of items. */
  readonly least?: number
  readonly most?: number
  /** Limits that are themselves excluded. */
  readonly above?: number
  readonly below?: number
  readonly step?: number
  readonly pattern?: string
  readonly format?: CheckedFormat
  readonly isWhole?: true
  /** No item is listed twice. */
  readonly isUnique?: true
}

const NUMBERS: Readonly<Record<string, 'least' | 'most' | 'above' | 'below' | 'step'>> = {
  'at least': 'least',
  'at most': 'most',
  'more than': 'above',
  'less than': 'below',
  multipleOf: 'step',
}
const TEXTS: Readonly<Record<string, 'least' | 'most'>> = { minLength: 'least', maxLength: 'most' }
const LISTS: Readonly<Record<string, 'least' | 'most'>> = { minItems: 'least', maxItems: 'most' }

const isFormat = (name: string | undefined): name is CheckedFormat =>
  CHECKED_FORMATS.some(known => known === name)

/** The limits of a value; undefined if it has none. */
export function limitsOf({ types, items, facts, format }: SchemaView): Limits | undefined {
  const made: Settable<Limits> = {}
  const isList = types.includes('array') || items !== undefined
  const isNumber = !isList && types.some(type => type === 'integer' || type === 'number')
  const known = isList ? LISTS : isNumber ? NUMBERS : TEXTS
  for (const { name, value } of facts) {
    const key = Object.hasOwn(known, name) ? known[name] : undefined
    const limit = Number(value)
    if (key !== undefined && Number.isFinite(limit)) made[key] = limit
    if (name === 'pattern' && !isList && !isNumber) made.pattern = value
    if (name === 'uniqueItems' && isList) made.isUnique = true
  }
  if (isNumber && !types.includes('number')) made.isWhole = true
  if (!isList && !isNumber && isFormat(format)) made.format = format
  return Object.keys(made).length > 0 ? made : undefined
}
