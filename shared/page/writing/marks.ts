import type { TextEdit } from '../../text/edit.ts'
import { linesOf, type Span, type WritingChange } from './lines.ts'

const PREFIX = /^\s*(?:(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?|#{1,6}\s+|>\s?)*/
const WORD = /[\p{L}\p{N}_'’-]/u

/** The word at an offset; empty if there is none. */
function wordAt(text: string, at: number): Span {
  let [from, to] = [at, at]
  while (from > 0 && WORD.test(text[from - 1] ?? '')) from -= 1
  while (to < text.length && WORD.test(text[to] ?? '')) to += 1
  return { from, to }
}

const trimmed = (text: string, { from, to }: Span): Span => {
  const source = text.slice(from, to)
  const start = from + source.length - source.trimStart().length
  return { from: start, to: Math.max(start, from + source.trimEnd().length) }
}

/** Whether the mark is right before and after the span, and not part of a longer one. */
function isMarked(text: string, { from, to }: Span, mark: string): boolean {
  const sign = mark[0] ?? ''
  const run = (part: string, isEnd: boolean) => {
    const found = isEnd ? new RegExp(`\\${sign}*$`).exec(part) : new RegExp(`^\\${sign}*`).exec(part)
    return found?.[0].length ?? 0
  }
  const left = run(text.slice(Math.max(0, from - 3), from), true)
  const right = run(text.slice(to, to + 3), false)
  const fits = (count: number) => count === mark.length || count === 3
  return sign === '`' ? left === 1 && right === 1 : fits(left) && fits(right)
}

/** The ranges of a selection that can be marked: the text of each line after its leading marks. */
function partsOf(text: string, span: Span): readonly Span[] {
  const parts = linesOf(text, span).map(line => {
    const head = PREFIX.exec(text.slice(line.from, line.to))?.[0].length ?? 0
    return trimmed(text, { from: Math.max(span.from, line.from + head), to: Math.min(span.to, line.to) })
  })
  return parts.filter(({ from, to }) => to > from)
}

/** Puts `mark`, such as `**`, around the selection or the word at the cursor, or removes it. */
export function toggleMark(text: string, span: Span, mark: string): WritingChange {
  const isEmpty = span.from === span.to
  const chosen = isEmpty ? wordAt(text, span.from) : span
  const parts = partsOf(text, chosen).map(part => withoutOwn(text, part, mark))
  const size = mark.length
  if (parts.length === 0) {
    const edits = [{ offset: span.from, length: 0, text: mark + mark }]
    return { edits, selection: { from: span.from + size, to: span.from + size } }
  }
  const isOff = parts.every(part => isMarked(text, part, mark))
  const edits = parts.flatMap(({ from, to }): TextEdit[] =>
    isOff
      ? [
          { offset: from - size, length: size, text: '' },
          { offset: to, length: size, text: '' },
        ]
      : [
          { offset: from, length: 0, text: mark },
          { offset: to, length: 0, text: mark },
        ],
  )
  const [first, last] = [parts[0], parts.at(-1)]
  const [from, to] = isEmpty ? [span.from, span.from] : [first?.from ?? 0, last?.to ?? 0]
  const shift = isOff ? -size : size
  return { edits, selection: { from: from + shift, to: to + shift + (parts.length - 1) * 2 * shift } }
}

/** If the marks are selected as well, only the text between them is meant. */
function withoutOwn(text: string, part: Span, mark: string): Span {
  const source = text.slice(part.from, part.to)
  const isOwn = source.length > 2 * mark.length && source.startsWith(mark) && source.endsWith(mark)
  return isOwn ? { from: part.from + mark.length, to: part.to - mark.length } : part
}
