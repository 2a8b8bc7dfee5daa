import type { Text } from '../../messages/message.ts'
import type { PageSummary } from '../../page/summary.ts'
import type { PagePatch } from '../../site/base/rendered-page.ts'
import type { TextEdits } from '../../text/edit.ts'
import type { Problem } from '../../text/problem.ts'
import type { Asset, Focus, ProjectState } from './model.ts'
import type { ReviewProgress } from './review.ts'

/** Progress of asking external addresses. */
export interface LinkCheckProgress {
  readonly done: number
  readonly total: number
}

/** The text changed by someone else than this window's own `edit`: undo, redo, the disk, a step that the host works out (`host`). */
export interface EditedEvent {
  readonly cause: 'undo' | 'redo' | 'disk' | 'revert' | 'host'
  readonly label?: string
  /** `edits` lead from the version before to `version`; `text` is given where that is simpler; `null`: the file is gone. */
  readonly files: readonly {
    readonly file: string
    readonly version: number
    readonly edits?: TextEdits
    readonly text?: string | null
  }[]
  readonly focus?: Focus
}

/** What a host tells its windows without being asked. */
export interface HostEvents {
  state(state: ProjectState): void
  edited(event: EditedEvent): void
  /** Replaces the problems of the files named. */
  problems(event: { readonly files: readonly string[]; readonly problems: readonly Problem[] }): void
  /** Pages that are new or changed, and files of pages that are gone. */
  pages(event: { readonly changed: readonly PageSummary[]; readonly removed: readonly string[] }): void
  assets(event: { readonly changed: readonly Asset[]; readonly removed: readonly string[] }): void
  /** The API descriptions, or the pages of their operations, may be other ones. */
  apis(event: object): void
  preview(patch: PagePatch): void
  /** A file that the preview shows changed on disk: images and styles are loaded again. */
  assetChanged(event: { readonly path: string }): void
  /** Something the person should know that no request of theirs caused. */
  notice(event: { readonly kind: 'info' | 'warning'; readonly message: Text; readonly hint?: Text }): void
  /** Progress of sending for review. */
  reviewing(event: ReviewProgress): void
  /** Progress of asking external addresses. */
  checkingLinks(event: LinkCheckProgress): void
  /** The native menu was used: run this command. */
  command(event: { readonly id: string }): void
}
