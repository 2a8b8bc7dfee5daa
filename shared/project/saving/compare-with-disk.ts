import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import type { Buffer } from '../base/buffers.ts'
import { type FileText, isSameFile } from '../files/files.ts'

/** What becomes of a buffer when the disk is found to hold something. */
type Outcome =
  /** The disk holds what is known: our own write came back, or a conflict ended. */
  | 'same'
  /** Nobody here changed the file: it follows the disk. */
  | 'reload'
  /** The draft and the disk both changed. */
  | 'conflict'

/** Decides by content alone, never by times or by who wrote. */
export function outcomeOf(buffer: Buffer, disk: FileText | undefined): Outcome {
  if (isSameFile(buffer.base, disk) || buffer.text === disk?.text) return 'same'
  if (buffer.file === CONFIG_FILE && buffer.text === buffer.base?.text) {
    if (disk === undefined) return 'conflict' // without it there is no site: that is for the person to say
    if (buffer.conflict && !buffer.conflict.disk) return 'reload' // it was away for a moment, as in a checkout
  }
  return buffer.text === buffer.base?.text && !buffer.conflict ? 'reload' : 'conflict'
}
