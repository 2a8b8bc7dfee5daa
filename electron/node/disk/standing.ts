import type { Standing } from '../../../shared/project/base/unfinished-save.ts'
import { isTorn } from './overwrite.ts'

/** The bytes of a file before and after a save, and now; `undefined`: no such file. */
export interface SavedBytes {
  readonly before: Uint8Array | undefined
  readonly after: Uint8Array | undefined
  readonly disk: Uint8Array | undefined
}

const areEqual = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a && b ? Buffer.compare(a, b) === 0 : a === b

/** What the disk holds of a file that a save was writing. */
export function standingOf({ before, after, disk }: SavedBytes): Standing {
  if (areEqual(disk, after)) return 'after'
  if (areEqual(disk, before)) return 'before'
  return disk && before && after && isTorn(disk, before, after) ? 'torn' : 'other'
}
