import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { message } from '../../../shared/messages/message.ts'
import type {
  ExportOrder,
  ExportPlaces,
  ExportProgress,
  ExportReport,
  PublishFacts,
} from '../../../shared/project/base/export.ts'
import { siteAddress } from '../../../shared/project/recipes/recipe.ts'
import type { Judge } from '../../../shared/project/screening/screening.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { findProduct } from '../base/product.ts'
import { sweep } from '../base/sweep.ts'
import { refusalOf } from '../disk/errors.ts'
import { topOf } from '../git/places.ts'
import { readSourceLocation } from '../git/source-location.ts'
import type { ExportJob } from './export-job.ts'
import { type ExportAnswer, type ExportMessage, startExport } from './export-thread.ts'
import { freePlaces } from './free-places.ts'

/** Milliseconds that a thread gets to put its things away before it is ended. */
const PATIENCE = 10_000

/** What exports of a site work with. */
interface SiteExportParts {
  /** The repository, and the name of its site. */
  readonly folder: string
  readonly name: () => string
  /** Galley’s own folder. */
  readonly data: string
  /** Where exports go unless the person chooses another place. */
  readonly documents: string
  /** Finds out what texts take too much of. */
  readonly judge?: Judge | undefined
  readonly onProgress: (progress: ExportProgress) => void
  /** Shows a file in a browser; returns whether it can. */
  readonly openFile?: ((file: string) => boolean | Promise<boolean>) | undefined
}

/** Exports an opened site as files, in a thread of its own; one export at a time. */
export class SiteExport {
  readonly #parts: SiteExportParts
  #running: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  /** The folder of the last export. */
  #last: string | undefined

  constructor(parts: SiteExportParts) {
    this.#parts = parts
  }

  /** Free places for an export. */
  exportPlaces(): ExportPlaces {
    const { documents, name } = this.#parts
    return freePlaces(documents, name())
  }

  /** What a recipe for putting the site online is written for; does not run git. */
  publishFacts(): PublishFacts {
    const { folder } = this.#parts
    const source = readSourceLocation(folder)
    const top = topOf(folder)
    return {
      version: findProduct().version,
      within: top === undefined ? '' : relative(top, folder).split(sep).join('/'),
      branch: source?.branch ?? 'main',
      ...(source && { remote: source.url }),
    }
  }

  /** Exports the site as it is on disk; `undefined` if it was stopped. */
  async exportSite({ kind, path, address: written }: ExportOrder): Promise<ExportReport | undefined> {
    if (this.#running)
      throw new Refusal('unavailable', message('build:exporting'), message('build:exportingHint'))
    const { folder, data } = this.#parts
    const address = addressOf(written)
    const packedFrom = kind === 'zip' ? newFolder() : undefined
    try {
      const report = await this.#run({
        ...{ folder, data, path },
        ...(packedFrom !== undefined && { packedFrom }),
        ...(address !== undefined && { address }),
      })
      if (kind === 'folder' && report) this.#last = report.path
      return report && { ...report, kind }
    } finally {
      if (packedFrom) rmSync(packedFrom, { recursive: true, force: true })
    }
  }

  /** Stops a running export. */
  stopExport(): void {
    const thread = this.#running
    if (!thread) return
    this.#tell(thread, 'stop')
    this.#timer = setTimeout(() => void thread.terminate(), PATIENCE).unref()
  }

  /** Opens the first page of the folder that was exported last. */
  async openExport(): Promise<boolean> {
    const { openFile } = this.#parts
    if (this.#last === undefined || !openFile) return false
    return openFile(join(this.#last, 'index.html'))
  }

  async #run(job: ExportJob): Promise<Omit<ExportReport, 'kind'> | undefined> {
    const thread = startExport(findProduct().exporter, job)
    this.#running = thread
    try {
      return await this.#answered(thread)
    } finally {
      this.#running = undefined
      clearTimeout(this.#timer)
      this.#timer = undefined
      await thread.terminate()
    }
  }

  /** Resolves with how the thread ended, and answers it until then. */
  #answered(thread: Worker): Promise<Omit<ExportReport, 'kind'> | undefined> {
    return new Promise((resolve, reject) => {
      thread.once('error', reject)
      thread.once('exit', code => {
        if (this.#timer) resolve(undefined)
        else reject(new Error(`The thread that exports the site ended with ${code}.`))
      })
      thread.on('message', (answer: ExportAnswer) => {
        if (answer === 'stopped') resolve(undefined)
        else if ('judge' in answer) void this.#judge(thread, answer.judge)
        else if ('progress' in answer) this.#parts.onProgress(answer.progress)
        else if ('report' in answer) resolve(answer.report)
        else reject(new Refusal(answer.failure.code, answer.failure.message, answer.failure.hint))
      })
    })
  }

  async #judge(
    thread: Worker,
    { id, file, text }: { id: number; file: string; text: string },
  ): Promise<void> {
    this.#tell(thread, { id, excess: await this.#parts.judge?.(file, text) })
  }

  #tell(thread: Worker, word: ExportMessage): void {
    thread.postMessage(word)
  }
}

/** The address as a build takes it; a blank one is none. Refuses with `bad-request`. */
function addressOf(written = ''): string | undefined {
  if (written.trim() === '') return undefined
  const address = siteAddress(written)
  if (address !== undefined) return new URL(address).href
  throw new Refusal('bad-request', message('build:address', { written }), message('build:addressHint'))
}

/** The folder of a site that is packed, perhaps by a process that was killed. */
const PACKED = /^galley-export-(\d+)-/

/** A new folder for a site that is packed. */
function newFolder(): string {
  try {
    sweep(tmpdir(), PACKED)
    return mkdtempSync(join(tmpdir(), `galley-export-${process.pid}-`))
  } catch (error) {
    throw refusalOf(error, tmpdir(), 'create')
  }
}
