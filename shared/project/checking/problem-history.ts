import type { Problem, Severity } from '../../text/problem.ts'

/** The number of problems at the end of a day, as last seen. */
export interface DayCount extends Readonly<Record<Severity, number>> {
  /** Such as `2026-11-22`, in the person's time zone. */
  readonly day: string
}

/** Days that are kept. */
const MOST = 90

/** Returns the number of problems. Leaves out checks that run only now and then: their problems would come and go. */
export function countOf(day: string, problems: readonly Problem[]): DayCount {
  const count = (severity: Severity) =>
    problems.filter(problem => problem.severity === severity && problem.code !== 'link/external').length
  return { day, error: count('error'), warning: count('warning'), notice: count('notice') }
}

/** Returns the days with a new one at the end, which replaces an earlier count of the same day. */
export const withDay = (days: readonly DayCount[], next: DayCount): readonly DayCount[] =>
  [...days.filter(({ day }) => day < next.day), next].slice(-MOST)

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0

/** Reads stored days; leaves out anything that is not a count of a day. */
export function readDays(value: unknown): readonly DayCount[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const days = list.flatMap((each): readonly DayCount[] => {
    const { day, error, warning, notice } = (each ?? {}) as Partial<Record<keyof DayCount, unknown>>
    const isDay = typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
    return isDay && [error, warning, notice].every(isCount)
      ? [{ day, error: Number(error), warning: Number(warning), notice: Number(notice) }]
      : []
  })
  return days.sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-MOST)
}
