import { fingerprint } from '../base/fingerprint.ts'
import type { Html } from '../base/html.ts'
import type { Site } from '../plan/plan.ts'
import type { Row } from '../plan/section.ts'
import { otherVersionContexts } from './other-versions.ts'
import { labelOf, type PageContext, pageContext } from './page-context.ts'
import { sidebar, sidebarOf } from './sidebar.ts'

/** A file with navigation rows that pages load on demand. */
interface NavigationFile {
  /** From the site's root. */
  readonly path: string
  readonly content: string
}

/**
 * The content of such a file: rows of folded groups by their number, and top-level groups by their position.
 */
export interface DeferredNavigation {
  readonly rows: readonly string[]
  readonly groups: readonly string[]
}

const FOLDER = 'galley/navigation/'

const made = new WeakMap<Site['shared'], Map<string, NavigationFile | undefined>>()

/** Its links are relative to its folder. */
function contentOf(context: PageContext): string {
  const { folding, templates } = sidebarOf({ ...context, prefix: '../../', folder: '', used: new Set() })
  const value: DeferredNavigation = {
    rows: folding.rest,
    groups: folding.top ? templates.map(template => template.html) : [],
  }
  return `galleyPages(${JSON.stringify(value)})\n`
}

const pathOf = (name: string): string => `${FOLDER}${name}.js`

/** What the numbers of folded groups depend on: the pages of each group, in order. */
const shapeOf = (rows: readonly Row[]): readonly unknown[] =>
  rows.map(row =>
    row.kind === 'page'
      ? row.page.path
      : [row.group.name.trim() === '', shapeOf(row.rows), ...(row.root ? [row.root.path] : [])],
  )

/**
 * In a built site, the name of the file changes only with the shape of the navigation: a new title leaves
 * pages that do not show it unchanged. A cached file then has an old title, but never the rows of another
 * group.
 */
const builtName = ({ section }: PageContext): string =>
  fingerprint(JSON.stringify([section.key, shapeOf(section.rows)]))

/** What rows are rendered from in a preview, whose answers no browser caches. */
const traitsOf = (rows: readonly Row[]): readonly unknown[] =>
  rows.map(row => {
    if (row.kind === 'group') {
      const { name, icon, iconType, tag, at } = row.group
      return [name, icon, iconType, tag, at, row.root?.path, row.root?.url, traitsOf(row.rows)]
    }
    const { path, url, icon, iconType, operation, tag, deprecated } = row.page
    return [path, url, labelOf(row.page), icon, iconType, operation, tag, deprecated]
  })

/** In a preview the file is written when a reader opens a group; its name does not depend on the content. */
function inPreview(context: PageContext): NavigationFile {
  let content: string | undefined
  return {
    path: pathOf(fingerprint(JSON.stringify(traitsOf(context.section.rows)))),
    get content() {
      content ??= contentOf(context)
      return content
    },
  }
}

function write(context: PageContext): NavigationFile | undefined {
  if (sidebarOf(context).folding.rest.length === 0) return undefined
  if (context.site.preview) return inPreview(context)
  return { path: pathOf(builtName(context)), content: contentOf(context) }
}

function fileOf(context: PageContext): NavigationFile | undefined {
  const known = made.get(context.site.shared) ?? new Map<string, NavigationFile | undefined>()
  made.set(context.site.shared, known)
  const { key } = context.section
  if (known.has(key)) return known.get(key)
  const file = write(context)
  known.set(key, file)
  return file
}

/** The sidebar of a page; if the navigation is long, it names the file with the rest. */
export const pageSidebar = (context: PageContext): Html => sidebar(context, fileOf(context)?.path)

const listed = new WeakMap<Site['shared'], readonly NavigationFile[]>()

/** The files with the rest of a site's long navigations, which the page script loads. */
export function navigationFiles(site: Site): readonly NavigationFile[] {
  const known = listed.get(site.shared) ?? listFiles(site)
  listed.set(site.shared, known)
  return known
}

function listFiles(site: Site): readonly NavigationFile[] {
  const files = new Map<string, NavigationFile>()
  const seen = new Set<string>()
  for (const { path } of site.pages) {
    const context = pageContext(site, path, { output: 'index.html' })
    for (const each of [context, ...otherVersionContexts(context)]) {
      const { key } = each.section
      if (seen.has(key)) continue
      seen.add(key)
      const file = fileOf(each)
      if (file) files.set(file.path, file)
    }
  }
  return [...files.values()]
}
