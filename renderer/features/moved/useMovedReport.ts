import { useEffect, useState } from 'react'
import type { MovedBatch } from '../../../shared/project/checking/moved-report.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { explain } from '../../host/link/explain.ts'
import { useSite } from '../../host/scope/site.ts'
import { followFixable } from '../../host/site/fixes.ts'
import type { Localized } from '../../messages/localize.ts'

/** The report as far as it has come. */
export interface MovedReport {
  readonly problems: readonly Problem[]
  /** How many pages and snippets were read, and how many there are; absent before the first batch. */
  readonly progress?: Pick<MovedBatch, 'done' | 'total'>
  /** Where the following batch starts. */
  readonly next?: string
  readonly failure?: Localized
}

const EMPTY: MovedReport = { problems: [] }

const withBatch = ({ problems }: MovedReport, batch: MovedBatch): MovedReport => ({
  problems: [...problems, ...batch.problems],
  progress: { done: batch.done, total: batch.total },
  ...(batch.next !== undefined && { next: batch.next }),
})

/** Requests the report of what looks different here, batch after batch, until it is complete or stopped. */
export function useMovedReport() {
  const site = useSite()
  const [report, setReport] = useState(EMPTY)
  const [isRunning, setRunning] = useState(true)
  useEffect(() => {
    if (!isRunning) return
    let isWanted = true
    const after = report.next === undefined ? {} : { after: report.next }
    site.host.movedReport(after).then(
      batch => {
        if (!isWanted) return
        followFixable(site, batch.problems)
        setReport(withBatch(report, batch))
        setRunning(batch.next !== undefined)
      },
      error => {
        if (!isWanted) return
        setReport({ ...report, failure: explain(error) })
        setRunning(false)
      },
    )
    return () => {
      isWanted = false
    }
  }, [site, report, isRunning])
  return {
    report,
    isRunning,
    stop: () => setRunning(false),
    resume: () => setRunning(true),
  }
}
