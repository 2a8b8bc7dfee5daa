/** Replaces `length` UTF-16 units at `offset` by `text`. */
export interface TextEdit {
  readonly offset: number
  readonly length: number
  readonly text: string
}

/** Edits of one text. Offsets refer to the text before any of them; ascending, never overlapping. */
export type TextEdits = readonly TextEdit[]

/** Edits of one file. */
export interface FileEdits {
  readonly file: string
  readonly edits: TextEdits
}

/** Returns `text` with `edits` applied. */
export function applyEdits(text: string, edits: TextEdits): string {
  let result = ''
  let from = 0
  for (const edit of edits) {
    result += text.slice(from, edit.offset) + edit.text
    from = edit.offset + edit.length
  }
  return result + text.slice(from)
}

/** Returns the edits that turn `applyEdits(text, edits)` back into `text`, byte for byte. */
export function invertEdits(text: string, edits: TextEdits): TextEdits {
  let shift = 0
  return edits.map(edit => {
    const inverse = {
      offset: edit.offset + shift,
      length: edit.text.length,
      text: text.slice(edit.offset, edit.offset + edit.length),
    }
    shift += edit.text.length - edit.length
    return inverse
  })
}
