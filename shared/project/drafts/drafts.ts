import type { FileText } from '../files.ts'

/** Unsaved work on one file, as it is kept beyond the end of the program. */
export interface Draft {
  readonly file: string
  /** `null`: the next save would have deleted the file. */
  readonly text: string | null
  /** What the disk held when the draft was made from it; `null`: no such file. */
  readonly base: FileText | null
}

/** Unsaved work of an earlier time that is offered to the person. */
export interface Recovered {
  readonly files: readonly string[]
  /** Milliseconds since 1970. */
  readonly time: number
}
