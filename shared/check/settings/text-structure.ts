import type { TextEdit } from '../../text/edit.ts'
import { lineStarts, positionAt } from '../../text/position.ts'

const FENCE = /^[ \t]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,99}|~{3,99})/

/** A line that does not continue the paragraph above it. */
const NEW_BLOCK = /^(?:[-*+>|<#]|\d{1,9}[.)][ \t]|`{3}|~{3})/

/** A range of a text: from `from` up to `to`. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Finds the lines, paragraphs and code blocks of a page; answering many questions about one text takes no longer than reading it. */
export class TextStructure {
  readonly #text: string
  readonly #starts: readonly number[]
  /** For each line, the next empty line at or after it. */
  readonly #empty: Int32Array
  /** For each fence, where the search for its end last started, and the line that closes it. */
  readonly #closing = new Map<string, { readonly from: number; readonly line: number }>()

  constructor(text: string) {
    this.#text = text
    this.#starts = lineStarts(text)
    this.#empty = new Int32Array(this.#starts.length).fill(this.#starts.length)
    for (let line = this.#starts.length - 1, empty = this.#starts.length; line >= 0; line--) {
      if (this.#line(line) === '') empty = line
      this.#empty[line] = empty
    }
  }

  /** The range from the line of the given text, or from the next line with text if it is alone on its line, up to the next empty line; for a code block, up to its end. */
  after(offset: number, length: number): Span {
    let line = this.#lineAt(offset)
    if (this.#isAlone(offset, length)) {
      line = this.#lineAt(offset + length) + 1
      while (this.#isEmpty(line)) line++
    }
    const from = this.#starts[line] ?? this.#text.length
    const mark = FENCE.exec(this.#text.slice(from, this.#end(line)))?.[1]
    const last =
      mark === undefined ? (this.#empty[line + 1] ?? this.#starts.length) : this.#closes(mark, line + 1)
    return { from, to: this.#end(last) }
  }

  /** Removes a range, with its line if nothing else is on it; the paragraphs above and below stay separate. */
  without(offset: number, length: number): TextEdit {
    if (!this.#isAlone(offset, length)) return { offset, length, text: '' }
    const [first, last] = [this.#lineAt(offset), this.#lineAt(offset + length)]
    const from = this.#starts[first] ?? 0
    const [isFirst, isEmptyBelow] = [first === 0 || this.#isEmpty(first - 1), this.#isEmpty(last + 1)]
    const isLast = last + 1 >= this.#starts.length
    if (!isFirst && !isEmptyBelow && !isLast && !NEW_BLOCK.test(this.#line(last + 1)))
      return { offset: from, length: offset + length - from, text: '' }
    const next = last + (isFirst && isEmptyBelow ? 2 : 1)
    return { offset: from, length: (this.#starts[next] ?? this.#text.length) - from, text: '' }
  }

  #lineAt(offset: number): number {
    return positionAt(this.#starts, offset).line - 1
  }

  #isEmpty(line: number): boolean {
    return this.#empty[line] === line
  }

  /** Whether the lines of a range hold nothing else. */
  #isAlone(offset: number, length: number): boolean {
    const before = this.#text.slice(this.#starts[this.#lineAt(offset)], offset)
    const after = this.#text.slice(offset + length, this.#end(this.#lineAt(offset + length)))
    return before.trim() === '' && after.trim() === ''
  }

  #closes(mark: string, from: number): number {
    const before = this.#closing.get(mark)
    if (before && before.from <= from && from <= before.line) return before.line
    let line = from
    while (line < this.#starts.length && !this.#line(line).startsWith(mark)) line++
    this.#closing.set(mark, { from, line })
    return line
  }

  #line(line: number): string {
    return this.#text.slice(this.#starts[line], this.#end(line)).trim()
  }

  /** The offset of the end of a line. */
  #end(line: number): number {
    const next = this.#starts[line + 1]
    return next === undefined ? this.#text.length : next - 1
  }
}
