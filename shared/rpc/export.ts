import type { ExportPlaces, ExportReport, PublishFacts } from '../project/base/export.ts'
import { takes } from './row.ts'
import { choice, nothing, optional, record, text } from './shape.ts'

/** Requests about exporting the open site as files; progress is sent as `exporting`. */
export const exportRows = {
  /** Free places for an export. */
  exportPlaces: takes(nothing).gives<ExportPlaces>(),
  /** What a recipe for putting the site online is written for. */
  publishFacts: takes(nothing).gives<PublishFacts>(),
  /** Exports the site as saved; `undefined` if it was stopped, and then nothing was written. */
  exportSite: takes(record({ kind: choice('folder', 'zip'), path: text, address: optional(text) })).gives<
    ExportReport | undefined
  >(),
  /** Stops a running export. */
  stopExport: takes(nothing).gives<void>(),
  /** Opens the first page of the folder that was exported last; `false` if nothing can be opened here. */
  openExport: takes(nothing).gives<boolean>(),
} as const
