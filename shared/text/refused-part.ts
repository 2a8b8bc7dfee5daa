/**
 * Why something of a repository has no effect: an `element` that is left out of pages, a `handler` that would run
 * when something happens, a `frame` with another site, a `program` that a page imports, a `link` that leads out of
 * the folder, a `device` that is no file; and of git a `setting`, a `hook`, or the `repository` as a whole.
 */
export type RefusedKind =
  | 'element'
  | 'handler'
  | 'frame'
  | 'program'
  | 'link'
  | 'device'
  | 'setting'
  | 'hook'
  | 'repository'

/** Something of a repository that Galley does not follow, run or load. */
export interface RefusedPart {
  readonly kind: RefusedKind
  /** As the repository writes it: the name of an element or a setting, an address, a path. */
  readonly name: string
  /** Where it is in a page. */
  readonly at?: {
    readonly file: string
    readonly offset: number
    readonly length: number
    readonly line: number
  }
}
