import { firstIndex } from './binary-search.ts'
import type { SourceRange } from './tree.ts'

/** A text to parse, with a mapping of its offsets to the block's source. */
export interface Region {
  readonly text: string
  /** Starts of runs: offset here, offset in the block, ascending. */
  readonly runs: readonly (readonly [here: number, there: number])[]
}

/** Returns the offset in the block for `offset` of the region. */
export function originOf(region: Region, offset: number): number {
  const next = firstIndex(region.runs.length, i => (region.runs[i]?.[0] ?? 0) > offset)
  const [here, there] = region.runs[Math.max(0, next - 1)] ?? [0, 0]
  return there + offset - here
}

/**
 * A block's text normalized for the Markdown engine (line ends are `\n`, no NUL), with a mapping back to the
 * file's text.
 */
export class Source {
  readonly text: string
  /** Offset of each line in `text`. */
  readonly lines: readonly number[]
  /** How many units were removed before each line; undefined if none were. */
  readonly #lost: readonly number[] | undefined

  constructor(source: string) {
    const lines = [0]
    if (!source.includes('\r')) {
      this.text = source.replaceAll('\0', '\ufffd')
      for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) lines.push(at + 1)
    } else {
      const lost = [0]
      let text = ''
      for (const [line] of source.replaceAll('\0', '\ufffd').matchAll(/[^\r\n]*(?:\r\n|\r|\n)/g)) {
        text += line.endsWith('\r\n') ? `${line.slice(0, -2)}\n` : `${line.slice(0, -1)}\n`
        lines.push(text.length)
        lost.push((lost.at(-1) ?? 0) + (line.endsWith('\r\n') ? 1 : 0))
      }
      this.text = text + source.slice(text.length + (lost.at(-1) ?? 0)).replaceAll('\0', '\ufffd')
      this.#lost = lost
    }
    this.lines = lines
  }

  /** The line of `offset`, from 0. */
  lineOf(offset: number): number {
    return firstIndex(this.lines.length, i => (this.lines[i] ?? 0) > offset) - 1
  }

  /** Returns the range, in the file's own units, between two offsets of `text`. */
  rangeOf(from: number, to: number): SourceRange {
    return this.rangeOnLine(from, to, this.lineOf(from))
  }

  /** The same for a known line of `from`. */
  rangeOnLine(from: number, to: number, line: number): SourceRange {
    if (this.#lost === undefined) return { offset: from, length: to - from, line }
    const offset = from + (this.#lost[line] ?? 0)
    return { offset, length: to + (this.#lost[this.lineOf(to)] ?? 0) - offset, line }
  }
}
