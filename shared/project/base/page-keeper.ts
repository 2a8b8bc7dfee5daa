import type { PageSummary } from '../../page/summary.ts'

/** What was read of a page on disk. */
export interface KeptPage {
  readonly summary: PageSummary
  /** The hash of its text. */
  readonly hash: number
  /** The stamp that the file had before it was read, if the disk could tell. */
  readonly stamp?: string | undefined
}

/** Keeps what was read of pages until the same folder is opened again. */
export interface PageKeeper {
  /** What was kept when the folder was open before. Pages that have changed since then are read anyway. */
  readonly kept: readonly KeptPage[]
  /** Called when every page was read for the first time; `pages` returns what can be kept, then and later. */
  pagesRead(pages: () => readonly KeptPage[]): void
}
