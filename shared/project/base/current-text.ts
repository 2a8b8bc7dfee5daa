import { Refusal } from '../../text/failure.ts'
import type { Files } from '../files/files.ts'
import type { Buffers } from './buffers.ts'

/** Returns the text of a file; `undefined` if it cannot be read. */
export async function optionalText(view: Pick<Files, 'readText'>, file: string): Promise<string | undefined> {
  try {
    return (await view.readText(file)).text
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Returns the text of a file with the person's changes; `undefined` if it does not exist or cannot be read. */
export async function currentText(
  { buffers, view }: { readonly buffers: Buffers; readonly view: Pick<Files, 'readText'> },
  file: string,
): Promise<string | undefined> {
  const held = buffers.get(file)
  return held ? held.text : optionalText(view, file)
}
