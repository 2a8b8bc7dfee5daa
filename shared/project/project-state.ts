import type { Buffers } from './base/buffers.ts'
import type { ProjectState } from './base/model.ts'
import type { PageIndex } from './base/page-index.ts'
import type { Reading } from './base/reading.ts'
import type { EarlierOffers } from './base/unfinished-save.ts'
import type { SiteConfig } from './plan/site-config.ts'
import type { DiskErrors } from './saving/disk-errors.ts'
import type { Journal } from './saving/journal.ts'

/** What the state of a project is read from. */
interface StateParts {
  readonly config: SiteConfig
  readonly buffers: Buffers
  readonly journal: Journal
  readonly index: PageIndex
  readonly reading: Reading
  readonly alsoOpen: boolean
  readonly offers: EarlierOffers
}

/** The last name of a path, for use as a title. */
const folderName = (folder: string): string => folder.split(/[\\/]/).findLast(name => name !== '') ?? folder

/** Returns the state of a project, as events send it. */
export const projectState = (
  parts: StateParts,
  { folder, diskErrors }: { readonly folder: string; readonly diskErrors: DiskErrors },
): ProjectState => ({
  folder,
  name: parts.config.good.value.name?.trim() || folderName(folder),
  dirty: parts.buffers.dirty(),
  conflicts: parts.buffers.conflicts(),
  ...parts.journal.steps,
  indexed: parts.index.indexed,
  total: parts.index.total,
  alsoOpen: parts.alsoOpen,
  ...parts.reading.state,
  ...parts.offers,
  ...diskErrors.state,
})
