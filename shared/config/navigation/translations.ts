import type { DivisionEntry } from './entry.ts'
import { listedPages } from './navigation.ts'

/** The segment of a path that is the folder of a language. */
interface Folder {
  readonly index: number
  readonly name: string
}

/** The pages of a language, each once, and their lists by their location in the language. */
interface Listing {
  readonly name: string
  readonly pages: ReadonlySet<string>
  readonly lists: ReadonlyMap<string, readonly string[]>
  /** The list of each page. */
  readonly listOf: ReadonlyMap<string, readonly string[]>
  /** The first segment of all pages; undefined if they have several. */
  readonly first: string | undefined
}

/** Which pages of two languages are the same page. */
export interface Translations {
  /** The same page in the other language, by its path; undefined if there is none. */
  of(path: string): string | undefined
  /** The path at which a page without translation gets one, by the habit of the site. */
  pathFor(path: string): string
}

/**
 * Compares the pages of two languages. They are the same if they have the same path, or the same path without the
 * folder of the language; where most paths tell nothing, if they have the same position in the same list.
 */
export function translations(from: DivisionEntry, to: DivisionEntry): Translations {
  const [own, other] = [listingOf(from), listingOf(to)]
  const [ownFolder, otherFolder] = [folders(own, other), folders(other, own)]
  const subjects = new Map<string, string>()
  for (const path of other.pages) {
    const subject = without(path, otherFolder(path))
    if (!subjects.has(subject)) subjects.set(subject, path)
  }
  const alike = (path: string) =>
    other.pages.has(path) ? path : subjects.get(without(path, ownFolder(path)))
  const habitOf = (path: string) => {
    const found = alike(path)
    return found === undefined || found === path ? undefined : otherFolder(found)
  }
  let positions: ReadonlyMap<string, string> | undefined
  let habit: { readonly folder: Folder | undefined } | undefined
  return {
    of: path => {
      const found = alike(path)
      if (found !== undefined) return found
      positions ??= byPosition(own, other, alike)
      return positions.get(path)
    },
    pathFor: path => {
      const folder = ownFolder(path)
      habit ??= { folder: firstFound(own.pages, habitOf) }
      const near = nearestFolder(own.listOf.get(path) ?? [], path, habitOf) ?? habit.folder
      const { index, name } = near ?? { index: folder?.index ?? 0, name: other.name }
      return without(path, folder).split('/').toSpliced(index, 0, name).join('/')
    },
  }
}

const without = (path: string, folder: Folder | undefined): string =>
  folder === undefined ? path : path.split('/').toSpliced(folder.index, 1).join('/')

const listings = new WeakMap<DivisionEntry, Listing>()

function listingOf(entry: DivisionEntry): Listing {
  const known = listings.get(entry) ?? readListing(entry)
  listings.set(entry, known)
  return known
}

function readListing(entry: DivisionEntry): Listing {
  const pages = new Set<string>()
  const lists = new Map<string, string[]>()
  const listOf = new Map<string, readonly string[]>()
  for (const { entry: page } of listedPages([entry])) {
    if (pages.has(page.path)) continue
    pages.add(page.path)
    const key = page.at.slice(entry.at.length, -1).join('/')
    const list = lists.get(key) ?? []
    list.push(page.path)
    lists.set(key, list)
    listOf.set(page.path, list)
  }
  const starts = new Set([...pages].map(path => path.slice(0, path.indexOf('/') + 1)))
  const [first] = starts.size === 1 ? starts : []
  return { name: entry.division.name, pages, lists, listOf, first: first === '' ? undefined : first }
}

const code = (name: string): string => name.toLowerCase().replaceAll('_', '-')

/**
 * Finds the folder of a language in a path: a segment that is its code, or what all its pages start with and no page of
 * the other language does.
 */
function folders({ name, first }: Listing, other: Listing): (path: string) => Folder | undefined {
  const start =
    first !== undefined && ![...other.pages].some(path => path.startsWith(first)) ? first : undefined
  const own = code(name)
  const isOwn = (segment: string) => segment.length === own.length && code(segment) === own
  return path => {
    const segments = path.split('/')
    const index = segments.findIndex(isOwn)
    const found = segments[index]
    if (found !== undefined && index < segments.length - 1) return { index, name: found }
    return start !== undefined && path.startsWith(start) ? { index: 0, name: start.slice(0, -1) } : undefined
  }
}

function firstFound<T>(paths: Iterable<string>, find: (path: string) => T | undefined): T | undefined {
  for (const path of paths) {
    const found = find(path)
    if (found !== undefined) return found
  }
  return undefined
}

/** The folder of the page that is nearest to `path` in a list. */
function nearestFolder(
  list: readonly string[],
  path: string,
  folderOf: (path: string) => Folder | undefined,
): Folder | undefined {
  const index = list.indexOf(path)
  for (let distance = 1; distance < list.length; distance += 1) {
    const near = [list[index - distance], list[index + distance]].filter(one => one !== undefined)
    const found = firstFound(near, folderOf)
    if (found) return found
  }
  return undefined
}

/** Pairs what is left in lists at the same location, if it is equally much; nothing where the paths tell enough. */
function byPosition(
  own: Listing,
  other: Listing,
  alike: (path: string) => string | undefined,
): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  const found = new Set([...own.pages].map(alike).filter(path => path !== undefined))
  if (found.size * 2 >= Math.min(own.pages.size, other.pages.size)) return pairs
  for (const [key, list] of own.lists) {
    const left = list.filter(path => alike(path) === undefined)
    const free = (other.lists.get(key) ?? []).filter(path => !found.has(path))
    if (left.length !== free.length) continue
    for (const [index, path] of left.entries()) pairs.set(path, free[index] ?? '')
  }
  return pairs
}
