import { type Belonging, type Division, type Divisions, isShown } from '../../../shared/config/divisions.ts'
import { formatPointer } from '../../../shared/config/pointer.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'

/** What a reader of one version sees at one place. */
export interface ReaderView {
  readonly tabs: readonly Division[]
  readonly anchors: readonly Division[]
  /** Paths in the navigation beside their page, in order. */
  readonly pages: readonly string[]
}

type Pages = ReadonlyMap<string, PageSummary>

/** The version that a page belongs to: its own, else that of its group; `undefined` where it is in all of them. */
const versionOf = (path: string, divisions: Divisions, pages: Pages): string | undefined =>
  pages.get(path)?.version ?? divisions.of(path).version

/** Every page of the navigation that a reader of `version` finds, in order. */
function pagesFor(
  divisions: Divisions,
  listed: readonly string[],
  version: string | undefined,
  pages: Pages,
) {
  return listed.filter(path => {
    const own = versionOf(path, divisions, pages)
    return pages.has(path) && (own === undefined || own === version)
  })
}

/** A reader: the version they chose, and the tab or anchor they arrive in (by pointer; none: the first page). */
export interface Reader {
  readonly version: string | undefined
  readonly at: string | undefined
}

/** What the reader sees; `undefined` where there is no page for them. `listed` are the paths of the navigation. */
export function readerView(
  divisions: Divisions,
  listed: readonly string[],
  pages: Pages,
  { version, at }: Reader,
): ReaderView | undefined {
  const place = [...divisions.tabs, ...divisions.anchors].find(one => formatPointer(one.at) === at)
  const all = pagesFor(divisions, listed, version, pages)
  const isThere = ({ tab, anchor }: Belonging) => place === undefined || tab === place || anchor === place
  const first = all.find(path => isThere(divisions.of(path)))
  if (first === undefined) return undefined
  const { tab, anchor } = divisions.of(first)
  const seen = (one: Division) =>
    isShown(one, {
      ...(tab && { tab }),
      ...(anchor && { anchor }),
      ...(version !== undefined && { selects: version }),
    })
  const beside = all.filter(path => divisions.of(path).tab === tab && divisions.of(path).anchor === anchor)
  return {
    tabs: divisions.tabs.filter(seen),
    anchors: divisions.anchors.filter(seen),
    pages: [first, ...beside.filter(path => path !== first)],
  }
}
