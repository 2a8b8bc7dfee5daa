import { composeEdits } from '../../../shared/text/compose.ts'
import { applyEdits, type TextEdits } from '../../../shared/text/edit.ts'

/** A text as edits of an earlier one, whose parts are not copied: the engine puts it together when it is read. */
export interface TypedText {
  readonly before: string
  readonly edits: TextEdits
  readonly text: string
}

/** Of more edits, a text is put together. Those of keys that follow each other are one. */
const MOST = 8

/** Applies edits to `text`, which is shared with `last` if that is the same. */
export function typeOn(last: TypedText | undefined, text: string, edits: TextEdits): TypedText {
  const all = last?.text === text ? composeEdits(last.edits, edits) : edits
  const [before, made] =
    last?.text === text && all.length <= MOST ? ([last.before, all] as const) : ([text, edits] as const)
  return { before, edits: made, text: applyEdits(before, made) }
}

/** Applies edits to the texts of files. A key costs the same in a text of any length, until somebody reads that. */
export class TypedTexts {
  #file: string | undefined
  #last: TypedText | undefined

  /** Returns the text of a file after the edits. */
  apply(file: string, text: string, edits: TextEdits): string {
    const last = file === this.#file ? this.#last : undefined
    this.#file = file
    this.#last = typeOn(last, text, edits)
    return this.#last.text
  }
}
