import { firstIndex } from '../tree/binary-search.ts'

const BACKTICK = 96

/** The runs of backticks in a range of text: they tell where inline code ends. */
export class Backticks {
  readonly #text: string
  readonly #end: number
  /** Offsets of the runs by their length. */
  readonly #runs = new Map<number, number[]>()

  /** Scans the text from a run of backticks to the end of its line. */
  constructor(text: string, from: number) {
    const line = text.indexOf('\n', from)
    this.#text = text
    this.#end = line < 0 ? text.length : line
    for (let at = from; at >= 0 && at < this.#end; ) {
      const end = this.#runEnd(at)
      const same = this.#runs.get(end - at)
      if (same) same.push(at)
      else this.#runs.set(end - at, [at])
      at = text.indexOf('`', end)
    }
  }

  /** Whether `at` is in the scanned range. */
  covers(at: number): boolean {
    return at < this.#end
  }

  /** Returns where the code that opens at `at` ends; the end of the run itself if nothing closes it. */
  codeEnd(at: number): number {
    const open = this.#runEnd(at)
    const same = this.#runs.get(open - at) ?? []
    const next = same[firstIndex(same.length, i => (same[i] ?? 0) > at)]
    return next === undefined ? open : next + open - at
  }

  #runEnd(at: number): number {
    let end = at
    while (this.#text.charCodeAt(end) === BACKTICK) end++
    return end
  }
}
