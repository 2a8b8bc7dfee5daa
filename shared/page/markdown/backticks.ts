import { firstIndex } from '../tree/binary-search.ts'

const BACKTICK = 96

/** Runs of backticks in a stretch of text: where code in a line ends. */
export class Backticks {
  readonly #text: string
  readonly #end: number
  /** Offsets of the runs by their length. */
  readonly #runs = new Map<number, number[]>()

  /** Looks at the text from a run of backticks on to the end of its line. */
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

  /** Tells whether `at` lies in the stretch that was looked at. */
  covers(at: number): boolean {
    return at < this.#end
  }

  /** Returns where the code that opens at `at` ends; behind the run itself where nothing closes it. */
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
