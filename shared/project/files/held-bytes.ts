import { bytesOfText, isBytes, isReference } from './bytes.ts'
import type { Files, FileText } from './files.ts'

type Keeper = Pick<Files, 'keepBytes'>

/**
 * Returns the text by which the engine holds `text`: bytes that a window sent, or an earlier version stored, are
 * kept aside and become a reference.
 */
export async function heldText(files: Keeper, file: string, text: string): Promise<string> {
  return isBytes(file) && !isReference(text) ? files.keepBytes(bytesOfText(text)) : text
}

/** {@link heldText} for a file as it is, or was, on disk. */
export async function heldFile<T extends FileText | null>(files: Keeper, file: string, held: T): Promise<T> {
  return held && { ...held, text: await heldText(files, file, held.text) }
}

/** {@link heldText} for several texts; `undefined` stays. */
export async function heldTexts(
  files: Keeper,
  texts: ReadonlyMap<string, string | undefined>,
): Promise<ReadonlyMap<string, string | undefined>> {
  const held = new Map<string, string | undefined>()
  for (const [file, text] of texts)
    held.set(file, text === undefined ? undefined : await heldText(files, file, text))
  return held
}
