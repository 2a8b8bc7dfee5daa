import { isList, isText, own } from './values.ts'

/** What a redirect leads to in the end. */
export interface RedirectEnd {
  /** `loop`: it comes back to itself; `chain`: another one takes over at its end. */
  readonly state: 'straight' | 'chain' | 'loop'
  /** Where a reader arrives; of a chain another place than it says. */
  readonly end: string | undefined
}

const plain = (path: string): string => path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')

/** What each redirect of the list leads to. Those with patterns (`:slug`, `*`) count as straight. */
export function redirectEnds(items: unknown): readonly RedirectEnd[] {
  if (!isList(items)) return []
  const next = new Map<string, string>()
  for (const item of items) {
    const [source, destination] = [own(item, 'source'), own(item, 'destination')]
    if (isText(source) && isText(destination) && !/[:*]/.test(source) && !next.has(plain(source)))
      next.set(plain(source), destination)
  }
  return items.map(item => {
    const [source, destination] = [own(item, 'source'), own(item, 'destination')]
    if (!isText(source) || !isText(destination)) return { state: 'straight', end: undefined }
    const seen = new Set([plain(source)])
    let end = destination
    for (let step = next.get(plain(end)); step !== undefined; step = next.get(plain(end))) {
      if (seen.has(plain(end))) return { state: 'loop', end: undefined }
      seen.add(plain(end))
      end = step
    }
    if (seen.has(plain(end))) return { state: 'loop', end: undefined }
    return end === destination ? { state: 'straight', end } : { state: 'chain', end }
  })
}

/** The list with every chain made straight: readers arrive where they did. */
export const straightened = (items: readonly unknown[]): readonly unknown[] => {
  const ends = redirectEnds(items)
  return items.map((item, index) => {
    const found = ends[index]
    return found?.state === 'chain' && typeof item === 'object' ? { ...item, destination: found.end } : item
  })
}
