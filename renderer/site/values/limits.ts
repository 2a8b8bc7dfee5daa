import type { CheckedFormat, Limits } from '../../../shared/openapi/schema/limits.ts'
import { isMismatch } from './pattern.ts'

const isDate = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return made.getUTCMonth() === Number(month) - 1 && made.getUTCDate() === Number(day)
}

const isTime = (text: string): boolean =>
  /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i.test(text)

const FORMATS: Readonly<Record<CheckedFormat, (text: string) => boolean>> = {
  date: isDate,
  time: isTime,
  'date-time': text => /^.{10}[t ]/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11)),
  email: text => /^[^\s@]+@[^\s@]+$/.test(text),
  uuid: text => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  uri: text => /^[a-z][a-z0-9+.-]*:\S+$/i.test(text),
  ipv4: text => /^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/.test(text),
}

/** A limit that a value breaks. */
export type Broken = 'range' | 'length' | 'items' | 'step' | 'pattern' | 'format' | 'whole' | 'unique'

const isOutside = (count: number, { least, most, above, below }: Limits): boolean =>
  count < (least ?? count) ||
  count > (most ?? count) ||
  (above !== undefined && count <= above) ||
  (below !== undefined && count >= below)

/** Whether a number is not a multiple of `step`, rounding errors aside. */
function isBetween(value: number, step: number): boolean {
  if (step <= 0) return false
  const parts = value / step
  return Math.abs(parts - Math.round(parts)) > 1e-9 * Math.max(1, Math.abs(parts))
}

function brokenByNumber(value: number, limits: Limits): Broken | undefined {
  if (limits.isWhole && !Number.isInteger(value)) return 'whole'
  if (isOutside(value, limits)) return 'range'
  return limits.step !== undefined && isBetween(value, limits.step) ? 'step' : undefined
}

function brokenByText(text: string, limits: Limits): Broken | undefined {
  const { format, pattern } = limits
  if (isOutside([...text].length, limits)) return 'length'
  if (format !== undefined && !FORMATS[format](text)) return 'format'
  return pattern !== undefined && isMismatch(text, pattern) ? 'pattern' : undefined
}

function brokenByList(items: readonly unknown[], limits: Limits): Broken | undefined {
  if (isOutside(items.length, limits)) return 'items'
  const isRepeated = limits.isUnique && new Set(items.map(each => JSON.stringify(each))).size < items.length
  return isRepeated ? 'unique' : undefined
}

/** The first limit that a value breaks; limits of other types do not apply to it. */
export function brokenLimit(value: unknown, limits: Limits | undefined): Broken | undefined {
  if (!limits) return undefined
  if (typeof value === 'number') return brokenByNumber(value, limits)
  if (typeof value === 'string') return brokenByText(value, limits)
  return Array.isArray(value) ? brokenByList(value, limits) : undefined
}
