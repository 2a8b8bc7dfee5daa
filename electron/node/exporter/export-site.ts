import { existsSync, lstatSync, readdirSync, rmdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ExportProgress, ExportReport } from '../../../shared/project/base/export.ts'
import type { Screening } from '../../../shared/project/screening/screening.ts'
import { makeFolder } from '../base/make-folder.ts'
import type { SiteBuild } from '../command/built-site.ts'
import { buildSite } from '../command/site-build.ts'
import { refusalOf } from '../disk/errors.ts'
import { nodeFiles } from '../disk/files.ts'
import type { ExportJob } from '../export/export-job.ts'
import { readSiteList } from '../output/site-list.ts'
import { exportFolder, exportZip } from './place.ts'
import { writeZip } from './zip.ts'

/** What an export works with. */
interface ExportWork {
  readonly signal: AbortSignal
  readonly screening: Screening
  readonly report: (progress: ExportProgress) => void
}

type Report = Omit<ExportReport, 'kind'>

/** So many parts that could not be written are listed. */
const MOST_LISTED = 50

/** Builds the site of the repository into `out`. */
function build(
  { folder, data, packedFrom, address }: ExportJob,
  out: string,
  work: ExportWork,
): Promise<SiteBuild> {
  const { signal, screening, report } = work
  const order = {
    repository: { folder, files: nodeFiles(folder, { data }) },
    ...{ out, data, url: address, strict: false, only: [] },
    isOnce: packedFrom !== undefined,
  }
  const progress = (done: number, total: number) => report({ step: 'drawing', done, total })
  report({ step: 'reading', done: 0, total: 0 })
  return buildSite(order, { signal, screening, progress })
}

function reportOf(path: string, built: SiteBuild): Report {
  const { pages, problems, trouble, written, strangers } = built
  const { files = 0, bytes = 0 } = written ?? {}
  return {
    ...{ path, pages, files, bytes, problems },
    trouble: trouble.slice(0, MOST_LISTED),
    troubles: trouble.length,
    strangers: strangers.length,
  }
}

/** Removes a folder that was new, if nothing was put into it. */
function dropEmpty(folder: string): void {
  const isEmpty =
    lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() && readdirSync(folder).length === 0
  if (isEmpty) rmdirSync(folder)
}

async function toFolder(job: ExportJob, work: ExportWork): Promise<Report> {
  const out = exportFolder(job.path, job.folder)
  const isNew = !existsSync(out)
  try {
    return reportOf(out, await build(job, out, work))
  } catch (error) {
    if (isNew) dropEmpty(out)
    throw error
  }
}

function makeFolderOf(path: string): void {
  try {
    makeFolder(dirname(path))
  } catch (error) {
    throw refusalOf(error, dirname(path), 'create')
  }
}

async function toZip(job: ExportJob, from: string, work: ExportWork): Promise<Report> {
  const to = exportZip(job.path, job.folder)
  const built = await build(job, from, work)
  makeFolderOf(to)
  const files = readSiteList(from)
  const progress = (done: number) => work.report({ step: 'packing', done, total: files.length })
  const bytes = await writeZip({ from, files, to, signal: work.signal, progress })
  return { ...reportOf(to, built), bytes }
}

/** Exports a site as files: completely or not at all. */
export const exportSite = (job: ExportJob, work: ExportWork): Promise<Report> =>
  job.packedFrom === undefined ? toFolder(job, work) : toZip(job, job.packedFrom, work)
