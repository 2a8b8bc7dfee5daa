import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { bytesOfText, isBytes, isReference, sizeIn, textOfBytes } from './bytes.ts'
import type { Files, FileText } from './files.ts'

/** Bytes of the largest image that a window can ask for. */
const MOST_SHOWN = 4 * 1024 * 1024

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

/** New files with the texts by which the engine holds them. Refuses names that the disk cannot hold. */
export async function heldFiles<T extends { readonly file: string; readonly text: string }>(
  files: Keeper & Pick<Files, 'checkName'>,
  made: readonly T[],
): Promise<readonly T[]> {
  const held: T[] = []
  for (const one of made) {
    await files.checkName(one.file)
    held.push({ ...one, text: await heldText(files, one.file, one.text) })
  }
  return held
}

/**
 * The bytes that the text of an image refers to, one character each. Refuses with `bad-request` if there are
 * too many to be shown.
 */
export async function shownBytes(files: Pick<Files, 'readReferenced'>, reference: string): Promise<string> {
  if (sizeIn(reference) > MOST_SHOWN) {
    const limit = MOST_SHOWN / 1024 / 1024
    throw new Refusal('bad-request', message('project:tooLargeToShow', { limit }))
  }
  return textOfBytes(await files.readReferenced(reference))
}
