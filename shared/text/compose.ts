import { applyEdits, type TextEdits } from './edit.ts'

/** A run of a text: kept, deleted, or inserted where `text` is given. */
interface Run {
  readonly kind: 'keep' | 'delete' | 'insert'
  readonly length: number
  readonly text: string
}

const END: Run = { kind: 'keep', length: Number.POSITIVE_INFINITY, text: '' }

function runsOf(edits: TextEdits): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const { offset, length, text } of edits) {
    if (offset > from) runs.push({ kind: 'keep', length: offset - from, text: '' })
    if (length > 0) runs.push({ kind: 'delete', length, text: '' })
    if (text !== '') runs.push({ kind: 'insert', length: text.length, text })
    from = offset + length
  }
  return runs
}

/** Reads runs step by step; never ends, because the text continues after the last edit. */
class Reader {
  readonly #runs: readonly Run[]
  #index = 0
  #used = 0

  constructor(edits: TextEdits) {
    this.#runs = runsOf(edits)
  }

  get done(): boolean {
    return this.#index >= this.#runs.length
  }

  get kind(): Run['kind'] {
    return this.#run.kind
  }

  get length(): number {
    return this.#run.length - this.#used
  }

  /** Advances by `length` units and returns what they insert. */
  take(length: number): string {
    const text = this.#run.text.slice(this.#used, this.#used + length)
    this.#used += length
    if (this.#used >= this.#run.length) {
      this.#index += 1
      this.#used = 0
    }
    return text
  }

  get #run(): Run {
    return this.#runs[this.#index] ?? END
  }
}

/** Collects runs as edits; adjacent ones become one. */
class Writer {
  readonly edits: { offset: number; length: number; text: string }[] = []
  #offset = 0
  #open = false

  keep(length: number): void {
    this.#offset += length
    this.#open = false
  }

  replace(length: number, text: string): void {
    const last = this.edits.at(-1)
    if (this.#open && last) {
      last.length += length
      last.text += text
    } else {
      this.edits.push({ offset: this.#offset, length, text })
    }
    this.#open = true
    this.#offset += length
  }
}

/**
 * Returns the edits that have the effect of `first` followed by `second`, which applies to its result.
 * Touching edits become one.
 */
export function composeEdits(first: TextEdits, second: TextEdits): TextEdits {
  const a = new Reader(first)
  const b = new Reader(second)
  const result = new Writer()
  while (!a.done || !b.done) {
    if (b.kind === 'insert') {
      result.replace(0, b.take(b.length))
    } else if (a.kind === 'delete') {
      const { length } = a
      a.take(length)
      result.replace(length, '')
    } else {
      const length = Math.min(a.length, b.length)
      const inserted = a.kind === 'insert'
      const text = a.take(length)
      if (b.kind === 'keep') {
        if (inserted) result.replace(0, text)
        else result.keep(length)
      } else if (!inserted) {
        result.replace(length, '')
      }
      b.take(length)
    }
  }
  return result.edits
}

/**
 * Returns the edits that `change` makes for one item after the other, each on the text that the previous one
 * left.
 */
export function editInTurn<T>(
  text: string,
  items: readonly T[],
  change: (text: string, item: T) => TextEdits,
): TextEdits {
  let now = text
  let edits: TextEdits = []
  for (const item of items) {
    const step = change(now, item)
    now = applyEdits(now, step)
    edits = composeEdits(edits, step)
  }
  return edits
}
