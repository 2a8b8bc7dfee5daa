/** A file of the built site. */
export interface OutputFile {
  /** From the site's root. */
  readonly path: string
  readonly content: string | Uint8Array
  /** Its name stands for its content: several pages may have it. */
  readonly isShared?: true
}

/** A file that grows with the site: it is written piece by piece and never in memory as a whole. */
export interface LongFile {
  /** From the site's root. */
  readonly path: string
  readonly pieces: Iterable<string>
}
