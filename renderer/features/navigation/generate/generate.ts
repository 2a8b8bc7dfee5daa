import { type PageSummary, titleFromPath } from '../../../../shared/page/summary.ts'

/** A member of the navigation in the form of docs.json. */
export type Member = string | { readonly group: string; readonly pages: readonly Member[] }

interface Folder {
  readonly pages: string[]
  readonly folders: Map<string, Folder>
}

const emptyFolder = (): Folder => ({ pages: [], folders: new Map() })

const inOrder = new Intl.Collator('en', { numeric: true }).compare

/** Entries that readers should meet first come first. */
const rank = (path: string): number =>
  ['index', 'introduction', 'intro', 'overview', 'welcome', 'quickstart', 'installation'].indexOf(
    path.slice(path.lastIndexOf('/') + 1).toLowerCase(),
  )

function byRank(a: string, b: string): number {
  const [one, other] = [rank(a), rank(b)]
  if (one >= 0 && other >= 0) return one - other
  if (one >= 0 || other >= 0) return one >= 0 ? -1 : 1
  return inOrder(a, b)
}

function read(paths: readonly string[]): Folder {
  const root = emptyFolder()
  for (const path of paths) {
    let folder = root
    for (const name of path.split('/').slice(0, -1)) {
      const inner = folder.folders.get(name) ?? emptyFolder()
      folder.folders.set(name, inner)
      folder = inner
    }
    folder.pages.push(path)
  }
  return root
}

function members({ pages, folders }: Folder): readonly Member[] {
  return [
    ...pages.toSorted(byRank),
    ...[...folders]
      .toSorted(([a], [b]) => inOrder(a, b))
      .map(([name, folder]) => ({ group: titleFromPath(name), pages: members(folder) })),
  ]
}

/** A navigation by folders: a group for each, pages of the root in one called `first`. Hidden pages are skipped. */
export function navigationFromFolders(pages: Iterable<PageSummary>, first: string): readonly Member[] {
  const shown = [...pages].filter(page => !page.hidden).map(page => page.path)
  const root = read(shown)
  const all = members(root)
  const own = all.filter(member => typeof member === 'string')
  const groups = all.filter(member => typeof member !== 'string')
  return own.length > 0 ? [{ group: first, pages: own }, ...groups] : groups
}

/** The number of pages in it. */
export const countMembers = (list: readonly Member[]): number =>
  list.reduce((sum, member) => sum + (typeof member === 'string' ? 1 : countMembers(member.pages)), 0)
