import type { SearchIndex, WordTable } from './format.ts'
import type { SearchRecord } from './record.ts'
import { noStem, type Stem } from './terms.ts'

/** The files of a search; each is loaded once. */
export interface SearchSource {
  index(): Promise<SearchIndex>
  words(name: string): Promise<WordTable>
  paths(name: string): Promise<readonly string[]>
  /**
   * The text of a page by its path; null if it must not be found. Rejects if its file is missing, and so do
   * the words and the paths.
   */
  text(path: string): Promise<SearchRecord | null>
  /** The stemmer of the reader's language; without one, words stay as they are. */
  readonly stem?: Stem
}

/** A source that records its missing files, and continues without them. */
export class TolerantSource {
  readonly missing = new Set<string>()
  readonly stem: Stem
  readonly #whole: SearchSource

  constructor(whole: SearchSource) {
    this.#whole = whole
    this.stem = whole.stem ?? noStem
  }

  words(name: string): Promise<WordTable> {
    return this.#whole.words(name).catch(() => this.#without(name, {}))
  }

  paths(name: string): Promise<readonly string[]> {
    return this.#whole.paths(name).catch(() => this.#without(name, []))
  }

  text(path: string): Promise<SearchRecord | null> {
    return this.#whole
      .text(path)
      .catch(() => this.#without(path, { path, title: path, place: '', sections: [] }))
  }

  #without<T>(name: string, instead: T): T {
    this.missing.add(name)
    return instead
  }
}
