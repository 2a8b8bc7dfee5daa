import { fingerprint } from '../fingerprint.ts'
import type { Html } from '../html.ts'
import type { Site } from '../plan.ts'
import { type Place, placeOf } from './place.ts'
import { sidebar, sidebarOf } from './sidebar.ts'

/** A file that completes the navigation of pages. */
export interface NavigationFile {
  /** From the site's root. */
  readonly path: string
  readonly content: string
}

/** What such a file holds: rows of folded groups by their number, and groups of the first level by their place. */
export interface RestOfNavigation {
  readonly rows: readonly string[]
  readonly groups: readonly string[]
}

const FOLDER = 'galley/'

const made = new WeakMap<Site['shared'], Map<string, NavigationFile | undefined>>()

/** Links in it begin at the folder it lies in. */
function write(place: Place): NavigationFile | undefined {
  const { folding, sheets } = sidebarOf({ ...place, prefix: '../', used: new Set() })
  if (folding.rest.length === 0) return undefined
  const value: RestOfNavigation = {
    rows: folding.rest,
    groups: folding.top ? sheets.map(sheet => sheet.html) : [],
  }
  const content = `galleyPages(${JSON.stringify(value)})\n`
  return { path: `${FOLDER}pages-${fingerprint(content)}.js`, content }
}

function fileOf(place: Place): NavigationFile | undefined {
  const known = made.get(place.site.shared) ?? new Map<string, NavigationFile | undefined>()
  made.set(place.site.shared, known)
  const { key } = place.section
  if (known.has(key)) return known.get(key)
  const file = write(place)
  known.set(key, file)
  return file
}

/** The sidebar of a page; where the navigation is long, it names the file that holds the rest. */
export const pageSidebar = (place: Place): Html => sidebar(place, fileOf(place)?.path)

const listed = new WeakMap<Site['shared'], readonly NavigationFile[]>()

/** The files that complete the long navigations of a site: the scripts of a page ask for them. */
export function navigationFiles(site: Site): readonly NavigationFile[] {
  const known = listed.get(site.shared) ?? listFiles(site)
  listed.set(site.shared, known)
  return known
}

function listFiles(site: Site): readonly NavigationFile[] {
  const files = new Map<string, NavigationFile>()
  const seen = new Set<string>()
  for (const { path } of site.pages) {
    const { key } = site.sectionOf(path)
    if (seen.has(key)) continue
    seen.add(key)
    const file = fileOf(placeOf(site, path, 'index.html'))
    if (file) files.set(file.path, file)
  }
  return [...files.values()]
}
