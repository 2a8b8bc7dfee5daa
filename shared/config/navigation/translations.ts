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
  let positions: ReadonlyMap<string, string> | undefined
  return {
    of: path => {
      const found = alike(path)
      if (found !== undefined) return found
      positions ??= byPosition(own, other, alike)
      return positions.get(path)
    },
    pathFor: path => {
      const folder = ownFolder(path)
      const habit = nearestFolder(path, own, at => {
        const found = alike(at)
        return found === undefined || found === at ? undefined : otherFolder(found)
      })
      const { index, name } = habit ?? { index: folder?.index ?? 0, name: other.name }
      return without(path, folder).split('/').toSpliced(index, 0, name).join('/')
    },
  }
}

const without = (path: string, folder: Folder | undefined): string =>
  folder === undefined ? path : path.split('/').toSpliced(folder.index, 1).join('/')

function listingOf(entry: DivisionEntry): Listing {
  const pages = new Set<string>()
  const lists = new Map<string, string[]>()
  for (const { entry: page } of listedPages([entry])) {
    if (pages.has(page.path)) continue
    pages.add(page.path)
    const key = page.at.slice(entry.at.length, -1).join('/')
    const list = lists.get(key)
    if (list) list.push(page.path)
    else lists.set(key, [page.path])
  }
  const starts = new Set([...pages].map(path => path.slice(0, path.indexOf('/') + 1)))
  const [first] = starts.size === 1 ? starts : []
  return { name: entry.division.name, pages, lists, first: first === '' ? undefined : first }
}

const code = (name: string): string => name.toLowerCase().replaceAll('_', '-')

/** Finds the folder of a language in a path: a segment that is its code, or what all its pages start with and no other does. */
function folders({ name, first }: Listing, other: Listing): (path: string) => Folder | undefined {
  const start =
    first !== undefined && ![...other.pages].some(path => path.startsWith(first)) ? first : undefined
  return path => {
    const segments = path.split('/')
    const index = segments.slice(0, -1).findIndex(segment => code(segment) === code(name))
    const found = segments[index]
    if (found !== undefined) return { index, name: found }
    return start !== undefined && path.startsWith(start) ? { index: 0, name: start.slice(0, -1) } : undefined
  }
}

/** The folder of the nearest page in the same list that has one, else of the first page that has one. */
function nearestFolder(
  path: string,
  { lists, pages }: Listing,
  folderOf: (path: string) => Folder | undefined,
): Folder | undefined {
  const list = [...lists.values()].find(paths => paths.includes(path)) ?? []
  const index = list.indexOf(path)
  const near = list.toSorted((a, b) => Math.abs(list.indexOf(a) - index) - Math.abs(list.indexOf(b) - index))
  for (const each of [...near, ...pages]) {
    const found = folderOf(each)
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
