import { divisionIn } from '../../config/navigation/division.ts'
import { type Message, message } from '../../messages/message.ts'
import { pathOfFile } from '../../page/summary.ts'
import type { Site } from '../../site/plan/plan.ts'
import type { SiteMove } from './relink.ts'

/** More pages that change divisions in the same way are only counted. */
const NAMED = 3

/** The pages, by title, that change from one division to another. */
interface DivisionChange {
  readonly old: string | undefined
  readonly now: string
  readonly pages: readonly string[]
}

function warningsOfChange({ old, now, pages }: DivisionChange): readonly Message[] {
  const count = pages.length
  if (old === undefined)
    return count > NAMED
      ? [message('project:move.pagesDivision', { count, now })]
      : pages.map(page => message('project:move.pageDivision', { page, now }))
  return count > NAMED
    ? [message('project:move.pagesDivisionChanges', { count, old, now })]
    : pages.map(page => message('project:move.pageDivisionChanges', { page, old, now }))
}

/** Tabs and anchors own pages by the folder of their files: reports which pages change divisions. */
export function warningsOf(site: Site, then: Site, moved: SiteMove['moved']): readonly Message[] {
  const changes = new Map<string, DivisionChange>()
  for (const [from, to] of moved) {
    const page = site.routes.pages.get(pathOfFile(from))
    if (!page) continue
    const before = site.divisions.of(page.path)
    const after = then.divisions.of(pathOfFile(to))
    for (const kind of ['tab', 'anchor'] as const) {
      const [was, is] = [divisionIn(before, kind), divisionIn(after, kind)]
      const [old, now] = [was?.name, is?.name]
      // The first division of the older form has what no other one has: that is no surprise.
      const isRest = old === undefined && is?.isFirst === true
      if (old === now || now === undefined || isRest) continue
      const key = JSON.stringify([old ?? null, now])
      const change = changes.get(key) ?? { old, now, pages: [] }
      changes.set(key, { ...change, pages: [...change.pages, page.title] })
    }
  }
  return [...changes.values()].flatMap(warningsOfChange)
}
