import type { Message, Text } from '../../messages/message.ts'
import type { PageSummary } from '../../page/summary.ts'
import type { PagePatch } from '../../site/base/rendered-page.ts'
import type { TextEdits } from '../../text/edit.ts'
import type { Problem } from '../../text/problem.ts'
import type { ExportProgress } from './export.ts'
import type { Asset, Focus, ProjectState } from './model.ts'
import type { ReviewProgress } from './review.ts'

/** Progress of checking external links. */
export interface LinkCheckProgress {
  readonly done: number
  readonly total: number
}

/** The text was changed by something other than this window's own `edit`: undo, redo, the disk, or a step that the host computes (`host`). */
export interface EditedEvent {
  readonly cause: 'undo' | 'redo' | 'disk' | 'revert' | 'host'
  readonly label?: Text
  /** `edits` lead from the previous version to `version`; `text` replaces them when that is simpler; `null`: the file is gone. */
  readonly files: readonly {
    readonly file: string
    readonly version: number
    readonly edits?: TextEdits
    readonly text?: string | null
  }[]
  readonly focus?: Focus
}

/** What a host sends to its windows without a request. */
export interface HostEvents {
  state(state: ProjectState): void
  edited(event: EditedEvent): void
  /** Replaces the problems of the named files. */
  problems(event: { readonly files: readonly string[]; readonly problems: readonly Problem[] }): void
  /** New and changed pages, and the files of removed pages. */
  pages(event: { readonly changed: readonly PageSummary[]; readonly removed: readonly string[] }): void
  assets(event: { readonly changed: readonly Asset[]; readonly removed: readonly string[] }): void
  /** The API descriptions, or the pages of their operations, may have changed. */
  apis(event: object): void
  preview(patch: PagePatch): void
  /** A file that the preview shows changed on disk: images and styles are loaded again. */
  assetChanged(event: { readonly path: string }): void
  /** Something the person should know that none of their requests caused. */
  notice(event: {
    readonly kind: 'info' | 'warning'
    readonly message: Message
    readonly hint?: Message
  }): void
  /** Progress of proposing changes. */
  reviewing(event: ReviewProgress): void
  /** Progress of checking external links. */
  checkingLinks(event: LinkCheckProgress): void
  /** Progress of exporting the site. */
  exporting(event: ExportProgress): void
  /** A command was chosen in the native menu. */
  command(event: { readonly id: string }): void
}
