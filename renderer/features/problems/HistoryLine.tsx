import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayCount } from '../../../shared/project/checking/problem-history.ts'
import { useSite } from '../../host/scope/site.ts'
import { usePages } from '../../host/site/pages.ts'
import { useProblems, useProblemsByFile } from '../../host/site/problems.ts'
import { changeOf, dayOf, lineThrough, sumOf } from './history.ts'
import styles from './Problems.module.css'

const SIZE = { width: 64, height: 14 }
/** Milliseconds without a change after which the day is counted again. */
const REST = 2_000

/** The number of pages without problems, and its history: for the person only, stored outside the repository. */
export function HistoryLine() {
  const { t, i18n } = useTranslation('problems')
  const pages = usePages()
  const byFile = useProblemsByFile()
  const days = useDays()
  const change = changeOf(days)
  const sound = [...pages.values()].filter(({ file }) => !byFile.has(file)).length
  const named = (day: string) =>
    day === dayOf(new Date(Date.now() - 86_400_000))
      ? t('history.yesterday')
      : t('history.on', {
          day: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
            new Date(day),
          ),
        })
  if (sound === 0 && days.length < 2) return null
  return (
    <p className={styles.history}>
      {sound > 0 && <span>{t('history.withoutProblems', { count: pages.size, sound })}</span>}
      {change && change.by !== 0 && (
        <span>
          {t(change.by < 0 ? 'history.fewer' : 'history.more', {
            count: Math.abs(change.by),
            since: named(change.since),
          })}
        </span>
      )}
      {days.length > 1 && (
        <svg
          className={styles.chart}
          viewBox={`-1 -1 ${SIZE.width + 2} ${SIZE.height + 2}`}
          role="img"
          aria-label={t('history.chart', {
            count: days.length,
            first: sumOf(days[0] ?? NONE),
            last: sumOf(days.at(-1) ?? NONE),
          })}
        >
          <polyline points={lineThrough(days, SIZE.width, SIZE.height)} />
        </svg>
      )}
    </p>
  )
}

const NONE: DayCount = { day: '', error: 0, warning: 0, notice: 0 }

/** The recorded days, counted again whenever the problems have settled. */
function useDays(): readonly DayCount[] {
  const site = useSite()
  const problems = useProblems()
  const [days, setDays] = useState<readonly DayCount[]>([])
  const latest = useRef(problems)
  useEffect(() => {
    latest.current = problems
    const ask = () =>
      site.host.problemHistory({ day: dayOf(new Date()) }).then(
        found => latest.current === problems && setDays(found),
        () => undefined, // what cannot be counted now is not shown
      )
    const timer = setTimeout(ask, REST)
    return () => clearTimeout(timer)
  }, [problems, site])
  return days
}
