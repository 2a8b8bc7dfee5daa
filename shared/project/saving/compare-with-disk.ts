import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import type { Buffer } from '../base/buffers.ts'
import { type FileText, isSameFile } from '../files/files.ts'

/** What happens to a buffer when the disk is found to hold something. */
type Outcome =
  /** The disk holds what is known: our own write was reported, or a conflict ended. */
  | 'same'
  /** Nobody changed the file here: it follows the disk. */
  | 'reload'
  /** The draft and the disk both changed. */
  | 'conflict'

/** Decides by content alone, never by times or by who wrote. */
export function outcomeOf(buffer: Buffer, disk: FileText | undefined): Outcome {
  if (isSameFile(buffer.base, disk) || buffer.text === disk?.text) return 'same'
  if (buffer.file === CONFIG_FILE && buffer.text === buffer.base?.text) {
    if (disk === undefined) return 'conflict' // without docs.json there is no site: the person decides
    if (buffer.conflict && !buffer.conflict.disk) return 'reload' // it was missing for a moment, as during a checkout
  }
  return buffer.text === buffer.base?.text && !buffer.conflict ? 'reload' : 'conflict'
}
