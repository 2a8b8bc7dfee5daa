import { parentPort, workerData } from 'node:worker_threads'
import type { ExportProgress } from '../../../shared/project/base/export.ts'
import { Screening } from '../../../shared/project/screening/screening.ts'
import type { Excess } from '../../../shared/text/budget.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { boundedByTime, MOST_TIME } from '../base/bounded-by-time.ts'
import type { ExportJob } from '../export/export-job.ts'
import type { ExportAnswer, ExportMessage } from '../export/export-thread.ts'
import { exportSite } from './export-site.ts'

/** Milliseconds between two reports of progress. */
const PACE = 100

const say = (answer: ExportAnswer): void => parentPort?.postMessage(answer)

const stopping = new AbortController()
const judged = new Map<number, (excess: Excess | undefined) => void>()

parentPort?.on('message', (word: ExportMessage) => {
  if (word === 'stop') stopping.abort()
  else {
    judged.get(word.id)?.(word.excess)
    judged.delete(word.id)
  }
})

/** Asks the host, which has a process for that. */
const judge = (file: string, text: string): Promise<Excess | undefined> =>
  new Promise(resolve => {
    const id = judged.size === 0 ? 0 : Math.max(...judged.keys()) + 1
    judged.set(id, resolve)
    say({ judge: { id, file, text } })
  })

let told = Number.NEGATIVE_INFINITY

function report(progress: ExportProgress): void {
  const now = performance.now()
  if (now - told < PACE && progress.done > 0 && progress.done < progress.total) return
  told = now
  say({ progress })
}

async function run(job: ExportJob): Promise<ExportAnswer> {
  const { signal } = stopping
  const screening = new Screening(boundedByTime(MOST_TIME.command), { judge })
  try {
    return { report: await exportSite(job, { signal, screening, report }) }
  } catch (error) {
    if (signal.aborted) return 'stopped'
    if (error instanceof Refusal) return { failure: error.failure }
    throw error
  }
}

say(await run(workerData))
parentPort?.close()
