import { Worker } from 'node:worker_threads'
import type { ExportProgress, ExportReport } from '../../../shared/project/base/export.ts'
import type { Excess } from '../../../shared/text/budget.ts'
import type { Failure } from '../../../shared/text/failure.ts'
import type { ExportJob } from './export-job.ts'

/** What the thread is told while it works: what a text takes too much of, or to stop. */
export type ExportMessage = 'stop' | { readonly id: number; readonly excess: Excess | undefined }

/** What the thread says: a text to be judged, how far it is, and at last how it ended. */
export type ExportAnswer =
  | { readonly judge: { readonly id: number; readonly file: string; readonly text: string } }
  | { readonly progress: ExportProgress }
  | { readonly report: Omit<ExportReport, 'kind'> }
  | { readonly failure: Failure }
  | 'stopped'

/** Far more megabytes than a site needs. */
const MOST_MEMORY = 4_000

/** Starts the thread that exports a site. */
export const startExport = (program: string, job: ExportJob): Worker =>
  new Worker(program, { workerData: job, resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } })
