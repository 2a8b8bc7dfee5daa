/** Nobody nests folders deeper; deeper ones are ignored. */
const DEEPEST = 40

const foldersOf = (path: string): readonly string[] => {
  const steps = path.split('/').slice(0, DEEPEST)
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
}

/**
 * The folders that contain all of these pages, from the outermost; for a single page, its own path as well.
 */
function commonFolders(pages: ReadonlySet<string>): readonly string[] {
  const [first, ...others] = pages
  let common = first === undefined ? [] : foldersOf(first)
  for (const page of others) {
    common = common.filter(folder => page === folder || page.startsWith(`${folder}/`))
    if (common.length === 0) break
  }
  return common
}

/**
 * Returns for each set of pages the shortest folder that contains them and no page of another set, except
 * pages that a longer folder of another set contains; `undefined` if there is none. The sets are disjoint,
 * and `all` has the pages of no set as well.
 */
export function foldersFor(
  sets: readonly ReadonlySet<string>[],
  all: ReadonlySet<string>,
): readonly (string | undefined)[] {
  const below = new Map<string, number>()
  for (const page of all)
    for (const folder of foldersOf(page)) below.set(folder, (below.get(folder) ?? 0) + 1)
  const claimed = new Map<string, number>()
  const taken = new Set<string>()
  const found: (string | undefined)[] = sets.map(() => undefined)
  const order = sets
    .map((pages, index) => ({ index, size: pages.size, folders: commonFolders(pages) }))
    .sort((a, b) => b.folders.length - a.folders.length)
  for (const { index, size, folders } of order) {
    const folder = folders.find(
      one => !taken.has(one) && (below.get(one) ?? 0) - (claimed.get(one) ?? 0) === size,
    )
    if (folder === undefined) continue
    found[index] = folder
    taken.add(folder)
    for (const outer of foldersOf(folder).slice(0, -1)) claimed.set(outer, (claimed.get(outer) ?? 0) + size)
  }
  return found
}
