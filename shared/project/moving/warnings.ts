import { divisionIn } from '../../config/navigation/division.ts'
import type { Text } from '../../messages/message.ts'
import { pathOfFile } from '../../page/summary.ts'
import type { Site } from '../../site/plan/plan.ts'
import type { SiteMove } from './relink.ts'

/** More pages that change divisions in the same way are only counted. */
const NAMED = 3

/** Tabs and anchors own pages by the folder of their files: reports which pages change divisions. */
export function warningsOf(site: Site, then: Site, moved: SiteMove['moved']): readonly Text[] {
  const titles = new Map<string, string[]>()
  for (const [from, to] of moved) {
    const page = site.routes.pages.get(pathOfFile(from))
    if (!page) continue
    const before = site.divisions.of(page.path)
    const after = then.divisions.of(pathOfFile(to))
    for (const kind of ['tab', 'anchor'] as const) {
      const [old, now] = [divisionIn(before, kind)?.name, divisionIn(after, kind)?.name]
      if (old === now || now === undefined) continue
      const where = `will stand under “${now}”${old === undefined ? '' : ` instead of “${old}”`}.`
      titles.set(where, [...(titles.get(where) ?? []), page.title])
    }
  }
  return [...titles].flatMap(([where, pages]) =>
    pages.length > NAMED ? [`${pages.length} pages ${where}`] : pages.map(title => `“${title}” ${where}`),
  )
}
