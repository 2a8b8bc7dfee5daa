import { Refusal } from '../../text/failure.ts'
import type { Files, FileText } from './files.ts'

/** What the disk holds under a name: a text, nothing, or something that cannot be read as text. */
export type Found =
  | { readonly kind: 'text'; readonly disk: FileText | undefined }
  | { readonly kind: 'unreadable'; readonly refusal: Refusal }

/** Reads one file from disk; a missing file is a result, not a failure. */
export async function lookUp(files: Files, file: string): Promise<Found> {
  try {
    return { kind: 'text', disk: await files.readText(file) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.failure.code === 'not-found'
      ? { kind: 'text', disk: undefined }
      : { kind: 'unreadable', refusal: error }
  }
}
