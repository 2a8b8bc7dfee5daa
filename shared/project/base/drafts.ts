import type { FileText } from '../files/files.ts'

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

/** Milliseconds after which unsaved work is called old: 30 days. */
const OLD = 30 * 86_400_000

/** Whether unsaved work is so old that the pages may have moved on since; times in milliseconds since 1970. */
export const isOld = ({ time }: Pick<Recovered, 'time'>, now: number): boolean => now - time > OLD
