import { type MarkedPiece, type Marks, marked } from './terms.ts'

/** The size of an excerpt in characters. */
interface ExcerptSize {
  readonly length: number
  /** How many of them come before the first word to mark. */
  readonly before: number
}

const SHORT: ExcerptSize = { length: 160, before: 48 }

/** Moves a cut to the start of a word, unless there is none nearby. */
function wordStart(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  return space < at - 24 ? at : space + 1
}

/** The pieces between two offsets of their text. */
function slice(pieces: readonly MarkedPiece[], from: number, to: number): readonly MarkedPiece[] {
  let at = 0
  return pieces.flatMap(({ text, marked }) => {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += text.length
    return part === '' ? [] : [{ text: part, marked }]
  })
}

/**
 * Returns the part of `text` around the first word to mark, with all of them marked; its start if there is
 * none.
 */
export function excerpt(
  text: string,
  marks: Marks,
  { length, before }: ExcerptSize = SHORT,
): readonly MarkedPiece[] {
  const pieces = marked(text.slice(0, 20_000), marks)
  let at = 0
  for (const piece of pieces) {
    if (piece.marked) break
    at += piece.text.length
  }
  const first = at >= Math.min(text.length, 20_000) || at < before ? 0 : wordStart(text, at - before)
  const last = Math.min(text.length, first + length)
  const end = last === text.length ? last : Math.max(first + 1, wordStart(text, last) - 1)
  const cut = slice(pieces, first, end)
  const dots = (isNeeded: boolean): readonly MarkedPiece[] => (isNeeded ? [{ text: '…', marked: false }] : [])
  return [...dots(first > 0), ...cut, ...dots(end < text.length)]
}
