import type { Facet, SearchIndex } from './format.ts'
import type { SearchRecord } from './record.ts'

/** The facet of a page. */
export const facetOf = ({ tab, version, language, boost = 1, operation }: SearchRecord): Facet => ({
  ...(tab !== undefined && { tab }),
  ...(version !== undefined && { version }),
  ...(language !== undefined && { language }),
  ...(boost !== 1 && { boost }),
  ...(operation !== undefined && { isApi: true }),
})

/** Collects the facets of pages in order. */
export class FacetWriter {
  readonly #numbers = new Map<string, number>()
  readonly #facets: Facet[] = []
  readonly #runs: number[] = []

  add(facet: Facet): void {
    const key = JSON.stringify(facet)
    const number = this.#numbers.get(key) ?? this.#facets.push(facet) - 1
    this.#numbers.set(key, number)
    const last = this.#runs.length - 2
    if (last >= 0 && this.#runs[last + 1] === number) this.#runs[last] = (this.#runs[last] ?? 0) + 1
    else this.#runs.push(1, number)
  }

  done(): Pick<SearchIndex, 'facets' | 'runs'> {
    return { facets: this.#facets, runs: this.#runs }
  }
}

/** The facet of every page, in order. */
export function facetsOfPages({ facets, runs }: Pick<SearchIndex, 'facets' | 'runs'>): readonly Facet[] {
  const all: Facet[] = []
  for (let at = 0; at + 1 < runs.length; at += 2) {
    const facet = facets[runs[at + 1] ?? 0] ?? {}
    for (let left = runs[at] ?? 0; left > 0; left--) all.push(facet)
  }
  return all
}
