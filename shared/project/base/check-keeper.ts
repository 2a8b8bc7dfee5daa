import type { Problem } from '../../text/problem.ts'
import type { RefusedPart } from '../../text/refused-part.ts'

/** What was found in a page, and what is kept of it to know when it must be checked again. */
export interface KeptCheck {
  readonly file: string
  /** The hash of its text. */
  readonly hash: number
  readonly anchors: readonly string[]
  readonly headings: readonly { readonly text: string; readonly line: number }[]
  readonly mentions: readonly string[]
  readonly addresses: readonly string[]
  readonly refused: readonly RefusedPart[]
  /** The paths and anchors of its links to other pages. */
  readonly wanted: readonly (readonly [path: string, id: string])[]
  readonly problems: readonly Problem[]
}

/** The checks of a repository. They hold as long as everything around the pages is as it was. */
export interface KeptChecks {
  /** The digest of all that checks of pages depend on besides the texts of pages. */
  readonly around: number
  readonly pages: readonly KeptCheck[]
}

/** Keeps the checks of pages until the same folder is opened again. */
export interface CheckKeeper {
  /** What was kept when the folder was open before, read when it is asked for. */
  checks(): KeptChecks | undefined
  /** Called when every page was checked for the first time; `checks` returns what can be kept, then and later. */
  pagesChecked(checks: () => KeptChecks | undefined): void
}
