import { store, stored } from '../base/storage.ts'

/** A page opened from the search. */
export interface Recent {
  readonly path: string
  readonly title: string
  readonly place: string
}

const LIMIT = 5
// Pages opened from folders share one storage.
const key = (root: string) => `recent ${root}`

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title', 'place'].every(name => typeof Reflect.get(value, name) === 'string')

/** The pages opened last from the search of the site at `root`, newest first. */
export function recentPages(root: string): readonly Recent[] {
  try {
    const value: unknown = JSON.parse(stored(key(root)) ?? '[]')
    return Array.isArray(value) ? value.filter(isRecent).slice(0, LIMIT) : []
  } catch {
    return [] // not written by this script
  }
}

/** Remembers a page that is opened now. */
export function remember(root: string, { path, title, place }: Recent): void {
  const others = recentPages(root).filter(each => each.path !== path)
  store(key(root), JSON.stringify([{ path, title, place }, ...others].slice(0, LIMIT)))
}
