import type { Standing } from '../../../shared/project/base/unfinished-save.ts'
import type { FileText } from '../../../shared/project/files/files.ts'
import type { SavedFile } from '../../../shared/project/saving/save-journal.ts'
import { isTorn } from './overwrite.ts'
import { encode } from './read.ts'

const bytesOf = (file: string, text: FileText | null): Uint8Array | undefined =>
  text ? encode(file, text) : undefined

const areEqual = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a && b ? Buffer.compare(a, b) === 0 : a === b

/** Compares the bytes of a file (`undefined`: no such file) with what a save found and wrote. */
export function standingOf(saved: SavedFile, disk: Uint8Array | undefined): Standing {
  const before = bytesOf(saved.file, saved.before)
  const after = bytesOf(saved.file, saved.after)
  if (areEqual(disk, after)) return 'after'
  if (areEqual(disk, before)) return 'before'
  return disk && before && after && isTorn(disk, before, after) ? 'torn' : 'other'
}
