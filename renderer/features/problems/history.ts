import type { DayCount } from '../../../shared/project/checking/problem-history.ts'

/** The number of all problems of a day. */
export const sumOf = ({ error, warning, notice }: DayCount): number => error + warning + notice

/** The difference between a day and the previous one. */
interface Change {
  readonly since: string
  /** Negative: there are fewer. */
  readonly by: number
}

/** Returns the difference between the last day and the previous one; undefined if there is none. */
export function changeOf(days: readonly DayCount[]): Change | undefined {
  const [before, now] = days.slice(-2)
  return before && now ? { since: before.day, by: sumOf(now) - sumOf(before) } : undefined
}

/** Returns the points of a line through the days, the first at the left: for a drawing of size `width` and `height`. */
export function lineThrough(days: readonly DayCount[], width: number, height: number): string {
  const sums = days.map(sumOf)
  const most = Math.max(1, ...sums)
  return sums
    .map((sum, index) => {
      const x = sums.length < 2 ? width : (index / (sums.length - 1)) * width
      return `${Math.round(x * 10) / 10},${Math.round((1 - sum / most) * height * 10) / 10}`
    })
    .join(' ')
}

/** The day of a moment in the local time zone, such as `2026-11-22`. */
export function dayOf(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
