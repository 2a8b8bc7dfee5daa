import { formatPointer } from '../../../shared/config/json/pointer.ts'
import type { Division } from '../../../shared/config/navigation/division.ts'
import type { Divisions } from '../../../shared/config/navigation/divisions.ts'
import type { NavigationEntry } from '../../../shared/config/navigation/entry.ts'
import { pagesInOrder } from '../../../shared/config/navigation/navigation.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'
import type { GeneratedEntry } from '../../../shared/site/api/api-outline.ts'
import { isChoice, offeredDivisions } from '../../../shared/site/plan/offers.ts'
import { readSection, type Section, sectionKey } from '../../../shared/site/plan/section.ts'

/** What a reader of one version sees in one division. */
interface ReaderView {
  readonly tabs: readonly Division[]
  readonly anchors: readonly Division[]
  /** Paths in sidebar order: what “next” leads through. */
  readonly pages: readonly string[]
}

/** A site as its readers walk through it. */
export interface Walked {
  readonly divisions: Divisions
  readonly navigation: readonly NavigationEntry[]
  readonly pages: ReadonlyMap<string, PageSummary>
}

/** The entries and pages that API files add to the navigation. */
export function walkedOf(made: readonly GeneratedEntry[]): Pick<Walked, 'navigation' | 'pages'> {
  const pages = new Map<string, PageSummary>()
  const visit = (entry: GeneratedEntry): NavigationEntry => {
    if (entry.kind === 'group')
      return { kind: 'group', at: [], name: entry.name, entries: entry.entries.map(visit) }
    const { page: path, operation } = entry
    pages.set(path, { file: `${path}.mdx`, path, title: operation.title, titled: true, generated: true })
    return { kind: 'page', at: [], path, written: path }
  }
  return { navigation: made.map(visit), pages }
}

/** A reader: their version, and the tab or anchor they arrive in (by pointer; none: the first page). */
interface Reader {
  readonly version: string | undefined
  readonly at: string | undefined
}

/** What the reader sees; `undefined` if there is no page for them. */
export function readerView(
  { divisions, navigation, pages }: Walked,
  { version, at }: Reader,
): ReaderView | undefined {
  const place = divisions.all.find(one => formatPointer(one.at) === at)
  const sections = new Map<string, Section>()
  for (const { path } of pagesInOrder(navigation)) {
    const { trail } = divisions.of(path)
    if (place !== undefined && !trail.includes(place)) continue
    const belonging = {
      trail,
      ...(version !== undefined && { selects: version }),
    }
    const key = sectionKey(belonging)
    const section = sections.get(key) ?? readSection(belonging, navigation, divisions, pages)
    sections.set(key, section)
    if (!section.positions.has(path)) continue
    const offered = (kind: 'tab' | 'anchor') =>
      offeredDivisions({ divisions, pages, path, membership: belonging }, kind)
        .filter(isChoice)
        .flat()
        .map(({ division }) => division)
    return {
      tabs: offered('tab'),
      anchors: offered('anchor'),
      pages: section.order.map(page => page.path),
    }
  }
  return undefined
}
