import type { Limits } from '../../openapi/schema/limits.ts'
import type { SiteTexts } from './site-texts.ts'

/** Returns a text of a form with its values. */
export type FormText = (name: keyof SiteTexts['form'], values?: Readonly<Record<string, string>>) => string

/** What the lower and upper limits of a value count. */
export type Counts = 'numbers' | 'characters' | 'items'

/** What the limits of a value of this kind count. */
export const countsOf = ({
  kind,
  isNumber,
}: {
  readonly kind: string
  readonly isNumber?: boolean
}): Counts =>
  /^(list|many|rows)$/.test(kind) ? 'items' : kind === 'number' || isNumber ? 'numbers' : 'characters'

/** The range of a limit: `from 1 to 10`, `at least 1`; undefined if there is none. */
export function rangeText({ least, most, above, below }: Limits, say: FormText): string | undefined {
  if (least !== undefined && least === most) return say('rangeExact', { from: String(least) })
  if (least !== undefined && most !== undefined)
    return say('rangeBoth', { from: String(least), to: String(most) })
  const parts = [
    ...(least === undefined ? [] : [say('rangeLeast', { from: String(least) })]),
    ...(above === undefined ? [] : [say('rangeAbove', { from: String(above) })]),
    ...(most === undefined ? [] : [say('rangeMost', { to: String(most) })]),
    ...(below === undefined ? [] : [say('rangeBelow', { to: String(below) })]),
  ]
  return parts.length === 0 ? undefined : parts.join(', ')
}

/** The name of the text that says what values of a format are. */
export const formatText = (format: NonNullable<Limits['format']>): keyof SiteTexts['form'] => {
  const names = {
    date: 'isDate',
    'date-time': 'isDateTime',
    time: 'isTime',
    email: 'isEmail',
    uuid: 'isUuid',
    uri: 'isUri',
    ipv4: 'isIpv4',
  } as const
  return names[format]
}

/** Longer patterns are not shown beside a field. */
const LONGEST_PATTERN = 60

/** What the field of a value says before anything is typed. */
export function limitHints(limits: Limits, counts: Counts, say: FormText): readonly string[] {
  const { step, pattern, format, isUnique } = limits
  const range = rangeText(limits, say)
  const isTold = format === 'date' || format === 'date-time' || format === 'time'
  return [
    ...(range === undefined
      ? []
      : [counts === 'numbers' ? range : say(counts === 'items' ? 'hintItems' : 'hintLength', { range })]),
    ...(step === undefined ? [] : [say('hintStep', { step: String(step) })]),
    ...(isUnique ? [say('hintUnique')] : []),
    ...(isTold ? [say(formatText(format))] : []),
    ...(pattern === undefined || pattern.length > LONGEST_PATTERN ? [] : [say('hintPattern', { pattern })]),
  ]
}
