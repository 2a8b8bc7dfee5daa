import type { FileText } from '../files/files.ts'

/** Unsaved work on one file, as it is stored for the next start. */
export interface Draft {
  readonly file: string
  /** `null`: the next save would have deleted the file. */
  readonly text: string | null
  /** The content of the disk when the draft was created; `null`: no such file. */
  readonly base: FileText | null
}

/** Unsaved work of an earlier session that is offered to the person. */
export interface Recovered {
  readonly files: readonly string[]
  /** Milliseconds since 1970. */
  readonly time: number
}

/** Milliseconds after which unsaved work counts as old: 30 days. */
const OLD = 30 * 86_400_000

/** Whether unsaved work is so old that its pages may have changed since; times in milliseconds since 1970. */
export const isOld = ({ time }: Pick<Recovered, 'time'>, now: number): boolean => now - time > OLD
