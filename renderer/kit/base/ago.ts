import i18next from 'i18next'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A time (milliseconds since 1970) as text relative to now. */
export function ago(time: number): string {
  const words = new Intl.RelativeTimeFormat(i18next.language, { numeric: 'auto' })
  const passed = Date.now() - time
  const unit = UNITS.find(([, length]) => passed >= length)
  return unit ? words.format(-Math.floor(passed / unit[1]), unit[0]) : words.format(0, 'minute')
}
