import { Slugs } from '../tree/slug.ts'
import type { BlockFacts, FootnoteUse, Target } from './facts.ts'

/** State that the blocks of a page share while they are parsed one after the other. */
export class PageScope {
  readonly #definitions: ReadonlyMap<string, Target>
  readonly #slugs = new Slugs()
  /** Labels of footnotes in the order of their first use, with the number of uses. */
  readonly #notes = new Map<string, { readonly number: number; uses: number }>()

  readonly #noteLog: string[] = []

  constructor(definitions: ReadonlyMap<string, Target>) {
    this.#definitions = definitions
  }

  lookUp(label: string): Target | undefined {
    return this.#definitions.get(label)
  }

  claimId(wanted: string): string {
    return this.#slugs.claim(wanted)
  }

  claimNote(label: string): FootnoteUse {
    const note = this.#notes.get(label) ?? { number: this.#notes.size + 1, uses: 0 }
    note.uses++
    this.#notes.set(label, note)
    this.#noteLog.push(label)
    return { label, number: note.number, use: note.uses }
  }

  /** Labels of the used footnotes, in the order of their numbers; grows while footnotes are parsed. */
  notes(): IterableIterator<string> {
    return this.#notes.keys()
  }

  usesOf(label: string): number {
    return this.#notes.get(label)?.uses ?? 0
  }

  /**
   * Whether parsing a previous block here would give the same result; if so, claims the block's ids and
   * notes. Otherwise nothing is claimed.
   */
  accepts(facts: BlockFacts): boolean {
    if (facts.lookups.size + facts.headings.length + facts.notes.length === 0) return true
    for (const [label, seen] of facts.lookups) {
      const found = this.#definitions.get(label)
      if (found?.href !== seen?.href || found?.title !== seen?.title) return false
    }
    const [ids, uses] = [this.#slugs.claims, this.#noteLog.length]
    const same =
      facts.headings.every(heading => this.claimId(heading.requestedId) === heading.id) &&
      facts.notes.every(note => {
        const { number, use } = this.claimNote(note.label)
        return number === note.number && use === note.use
      })
    if (!same) {
      this.#slugs.undo(ids)
      this.#undoNotes(uses)
    }
    return same
  }

  #undoNotes(uses: number): void {
    for (const label of this.#noteLog.splice(uses).toReversed()) {
      const note = this.#notes.get(label)
      if (note && --note.uses === 0) this.#notes.delete(label)
    }
  }
}
