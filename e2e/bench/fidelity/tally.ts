import type { Row } from '../row.ts'
import type { Absent } from './compare.ts'
import { KINDS, type Part } from './part.ts'

/** How many misses of each kind are printed. */
const FIRST = 10

/** What was looked for, and what was not found, of all repositories. */
export class Tally {
  pages = 0
  readonly #counts = new Map<string, number>()
  readonly #misses = new Map<string, string[]>()
  readonly #reasons = new Map<string, number>()

  count({ kind }: Part): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
  }

  absent({ part, reason }: Absent, repository: string): void {
    if (reason !== undefined) this.explain(reason)
    else this.miss(part.kind, `${repository}/${part.file}:${part.line} ${part.text.slice(0, 120)}`)
  }

  explain(reason: string): void {
    this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1)
  }

  miss(kind: string, text: string): void {
    this.#misses.set(kind, [...(this.#misses.get(kind) ?? []), text])
  }

  get isWhole(): boolean {
    return this.#misses.size === 0
  }

  rows(): readonly Row[] {
    const missed = (kind: string) => this.#misses.get(kind)?.length ?? 0
    return [
      { what: 'pages', value: this.pages, unit: '' },
      { what: 'listed pages that are not built', value: missed('page'), unit: '', most: 0 },
      ...KINDS.flatMap((kind): readonly Row[] => [
        { what: `${kind}s of their sources`, value: this.#counts.get(kind) ?? 0, unit: '' },
        { what: `${kind}s that are missing`, value: missed(kind), unit: '', most: 0 },
      ]),
      ...[...this.#reasons].map(
        ([reason, value]): Row => ({ what: `explained: ${reason}`, value, unit: '' }),
      ),
    ]
  }

  /** The first misses of each kind, with page and line. */
  firstMisses(): string {
    return [...this.#misses]
      .flatMap(([kind, all]) => [
        ...all.slice(0, FIRST).map(text => `  ${kind}: ${text}\n`),
        all.length > FIRST ? `  ${kind}: and ${all.length - FIRST} more\n` : '',
      ])
      .join('')
  }
}
