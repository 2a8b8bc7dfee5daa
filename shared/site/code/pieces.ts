/** A range of a block of code. */
export interface Piece {
  /** Whole lines with their ends. */
  readonly text: string
  /** Too long to be colored. */
  readonly isPlain: boolean
}

/** The size of a block that is still colored, in UTF-16 units. */
const LONGEST = 200_000
/** The work of some grammars grows with the square of the text, so that they get no more at once. */
const PIECE = 8000
/** A longer line is too long to be colored, in UTF-16 units. */
const LONG_LINE = 2000

/** The last good end up to `to`: before a line without indentation that follows an empty one, or else any line. */
function endOf(code: string, from: number, to: number): number {
  for (let at = code.lastIndexOf('\n\n', to - 2); at > from; at = code.lastIndexOf('\n\n', at - 1))
    if (/\S/.test(code.charAt(at + 2))) return at + 2
  return code.lastIndexOf('\n', to - 1) + 1
}

/** Splits lines of which none is long. */
function split(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  while (text.length - from > PIECE) {
    const end = endOf(text, from, from + PIECE)
    pieces.push({ text: text.slice(from, end), isPlain: false })
    from = end
  }
  return from < text.length ? [...pieces, { text: text.slice(from), isPlain: false }] : pieces
}

/** The ranges of lines that are too long; a regular expression would start again at every character of the others. */
function* longLines(code: string): Generator<readonly [start: number, end: number]> {
  for (let start = 0; start < code.length; ) {
    const end = code.indexOf('\n', start)
    const next = end === -1 ? code.length : end + 1
    if ((end === -1 ? next : end) - start >= LONG_LINE) yield [start, next]
    start = next
  }
}

/** Splits code into pieces that are colored one by one; joined, they are the code. */
export function piecesOf(code: string): readonly Piece[] {
  if (code.length > LONGEST) return [{ text: code, isPlain: true }]
  const pieces: Piece[] = []
  let from = 0
  for (const [start, end] of longLines(code)) {
    pieces.push(...split(code.slice(from, start)), { text: code.slice(start, end), isPlain: true })
    from = end
  }
  return [...pieces, ...split(code.slice(from))]
}
