import { keptInTab, stored, storeForTab } from '../base/storage.ts'

/** A page opened from the search. */
export interface Recent {
  readonly path: string
  readonly title: string
  readonly place: string
}

const LIMIT = 5
// Pages opened from folders share one storage.
const pagesKey = (root: string) => `recent ${root}`
const queriesKey = (root: string) => `searches ${root}`

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title', 'place'].every(name => typeof Reflect.get(value, name) === 'string')

const isQuery = (value: unknown): value is string => typeof value === 'string' && value !== ''

function listOf<T>(text: string | undefined, isItem: (value: unknown) => value is T): readonly T[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isItem) : []
  } catch {
    return [] // not written by this script
  }
}

/** What was opened or asked in this tab, then what was in others: the browser may not have stored the last for all tabs. */
function storedList<T>(
  key: string,
  isItem: (value: unknown) => value is T,
  identity: (item: T) => string,
): readonly T[] {
  const all = [keptInTab(key), stored(key)].flatMap(text => listOf(text, isItem))
  const isFirst = (item: T, index: number) =>
    all.findIndex(each => identity(each) === identity(item)) === index
  return all.filter(isFirst).slice(0, LIMIT)
}

/** The pages opened last from the search of the site at `root`, newest first. */
export const recentPages = (root: string): readonly Recent[] =>
  storedList(pagesKey(root), isRecent, ({ path }) => path)

/** The last searches that led to a page, newest first. */
export const recentQueries = (root: string): readonly string[] =>
  storedList(queriesKey(root), isQuery, query => query)

/** Remembers a page that is opened now, and the search that led to it. */
export function remember(root: string, { path, title, place }: Recent, query: string): void {
  const pages = recentPages(root).filter(each => each.path !== path)
  storeForTab(pagesKey(root), JSON.stringify([{ path, title, place }, ...pages].slice(0, LIMIT)))
  if (query === '') return
  const queries = recentQueries(root).filter(each => each !== query)
  storeForTab(queriesKey(root), JSON.stringify([query, ...queries].slice(0, LIMIT)))
}
