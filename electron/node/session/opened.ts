import { message } from '../../../shared/messages/message.ts'
import type { Project } from '../../../shared/project/project.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { NodeFiles } from '../disk/files.ts'
import type { DiskSnapshots } from '../disk/snapshots.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { SiteExport } from '../export/site-export.ts'
import type { GitFolder } from '../git/folder.ts'
import type { LinkCheck } from '../remote/link-check.ts'
import type { ShareFolder } from '../share/folder.ts'
import type { EarlierWork } from './earlier-work.ts'
import type { CheckFile } from './kept-checks.ts'
import type { KeptPages } from './kept-pages.ts'

/** An open project, with what its host keeps for it. */
export interface Opened {
  readonly project: Project
  readonly files: NodeFiles
  readonly snapshots: DiskSnapshots
  readonly drafts: DraftStore
  readonly git: GitFolder
  readonly share: ShareFolder
  readonly links: LinkCheck
  readonly exports: SiteExport
  readonly earlier: EarlierWork
  readonly keeper: KeptPages
  readonly checkKeeper: CheckFile
  /** Stops a running download. */
  download: AbortController | undefined
  leave(): void
}

/** Returns a part of an open project, or the project. Refuses with `no-project` if none is open. */
export function opened<T>(part: T | undefined): T {
  if (part !== undefined) return part
  throw new Refusal('no-project', message('host:noSite'), message('host:noSiteHint'))
}
