import type { JsonPath } from '../../config/json/pointer.ts'
import { valueAt } from '../../config/json/value-at.ts'
import { pagePath } from '../../config/navigation/page-path.ts'
import { isNewer } from '../../config/schema/form.ts'
import type { DivisionWish } from '../../config/tree/division-wish.ts'
import { pagesListed } from '../../config/tree/mentions.ts'
import { pathOfFile } from '../../page/summary.ts'
import { dirname } from '../../text/path.ts'
import { isPage, isSiteFile } from '../files/kinds.ts'
import type { FileMove } from '../moving/model.ts'

/** Returns the paths of the pages in groups and of single pages. */
export const pagesOfEntries = (config: unknown, entries: readonly JsonPath[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(entry => {
      const value = valueAt(config, entry)
      return typeof value === 'string'
        ? [pagePath(value)]
        : pagesListed(config, entry).map(({ path }) => path)
    }),
  )

/** The innermost folder that holds every path; `''` if only the root does. */
function folderOf(paths: readonly string[]): string {
  const holds = (folder: string) => paths.every(path => path.startsWith(`${folder}/`))
  let folder = dirname(paths[0] ?? '')
  while (folder !== '' && !holds(folder)) folder = dirname(folder)
  return folder
}

/** Returns the folder that holds these pages and no other page that is listed; `undefined` if there is none. */
export function ownFolder(pages: ReadonlySet<string>, listed: Iterable<string>): string | undefined {
  const folder = folderOf([...pages])
  if (folder === '') return undefined
  const others = [...listed].filter(path => !pages.has(path))
  return others.some(path => path.startsWith(`${folder}/`)) ? undefined : folder
}

/**
 * Returns the moves that bring the pages of a division into its folder. A folder that holds them and no other page
 * moves with everything in it.
 */
export function divisionMoves(
  config: unknown,
  wish: DivisionWish,
  files: Iterable<string>,
): readonly FileMove[] {
  const to = pagePath(wish.folder ?? '')
  const hasFolder = wish.kind === 'tab' || wish.kind === 'anchor'
  if (isNewer(config) || !hasFolder || to === '' || wish.href !== undefined) return []
  const all = [...files]
  const pages = pagesOfEntries(config, wish.entries)
  const isOutside = (path: string) => !path.startsWith(`${to}/`)
  const moving = all.filter(file => isPage(file) && pages.has(pathOfFile(file)) && isOutside(file))
  if (moving.length === 0) return []
  const from = folderOf(moving)
  const isOwn = from !== '' && all.every(file => !isInPages(file, from) || pages.has(pathOfFile(file)))
  const along = isOwn
    ? all.filter(file => file.startsWith(`${from}/`) && isSiteFile(file) && isOutside(file))
    : moving
  return along
    .toSorted()
    .map(file => ({ from: file, to: `${to}/${from === '' ? file : file.slice(from.length + 1)}` }))
}

const isInPages = (file: string, folder: string): boolean => isPage(file) && file.startsWith(`${folder}/`)
