import { applyEdits, type TextEdit, type TextEdits } from '../../../shared/text/edit.ts'

/** A text in which a range is replaced; what is around it is not copied. */
export interface Replaced {
  readonly around: string
  /** The range of `around`. */
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The text; the engine puts it together when it is read. */
export const wholeText = ({ around, from, to, text }: Replaced): string =>
  around.slice(0, from) + text + around.slice(to)

/** Applies an edit; one that touches the replaced range extends that, as what is typed or deleted on does. */
export function replaceMore(before: Replaced, { offset, length, text }: TextEdit): Replaced {
  const end = before.from + before.text.length
  const [over, after] = [offset + length - end, Math.max(0, offset - before.from)]
  if (offset > end || offset + length < before.from)
    return { around: wholeText(before), from: offset, to: offset + length, text }
  return {
    around: before.around,
    from: Math.min(before.from, offset),
    to: before.to + Math.max(0, over),
    text: before.text.slice(0, after) + text + (over < 0 ? before.text.slice(over) : ''),
  }
}

/** Applies edits to texts. A key costs the same in a text of any length, until somebody reads that. */
export class TypedTexts {
  #last: { readonly file: string; readonly whole: string; readonly replaced: Replaced } | undefined

  /** Returns the text of a file after the edits. */
  apply(file: string, text: string, edits: TextEdits): string {
    const [edit, ...more] = edits
    if (edit === undefined || more.length > 0) return applyEdits(text, edits)
    const last = this.#last
    const before =
      last?.file === file && last.whole === text
        ? last.replaced
        : { around: text, from: edit.offset, to: edit.offset, text: '' }
    const replaced = replaceMore(before, edit)
    const whole = wholeText(replaced)
    this.#last = { file, whole, replaced }
    return whole
  }
}
