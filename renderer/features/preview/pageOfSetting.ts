import { isInside, parsePointer } from '../../../shared/config/json/pointer.ts'
import type { Divisions } from '../../../shared/config/navigation/divisions.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'

/** What is known of the pages that a setting could be shown on. */
interface Pages {
  readonly divisions: Divisions
  readonly pages: ReadonlyMap<string, PageSummary>
  /** Paths of the pages of operations that no file describes. */
  readonly generated: readonly string[]
}

/** Settings that only the pages of operations show. */
const API = /^\/(?:api|openapi|asyncapi)(?=\/|$)/

/** Layouts without the sidebar and other parts that settings are about. */
const BARE: ReadonlySet<string> = new Set(['custom', 'frame'])

/** The page of the innermost division around a setting, unless the shown page is in it. */
function inDivision(pointer: string, shown: string, { divisions }: Pages): string | undefined {
  const path = parsePointer(pointer) ?? []
  const around = divisions.all.filter(({ at }) => isInside(path, at))
  const innermost = around.reduce<(typeof around)[number] | undefined>(
    (best, next) => (best && best.at.length >= next.at.length ? best : next),
    undefined,
  )
  if (!innermost || innermost.href !== undefined) return undefined
  if (divisions.of(shown).trail.includes(innermost)) return undefined
  return divisions.pagesOf(innermost)[0]
}

/** A page of an operation, unless the shown page is one. */
function ofOperation(shown: string, { pages, generated }: Pages): string | undefined {
  const isOne = (path: string) => pages.get(path)?.operation !== undefined || generated.includes(path)
  if (isOne(shown)) return undefined
  return [...pages.values()].find(({ operation }) => operation !== undefined)?.path ?? generated[0]
}

/** The page on which a setting of docs.json is visible; undefined if the shown one will do, or if none is known. */
export const pageOfSetting = (pointer: string, shown: string, site: Pages): string | undefined =>
  API.test(pointer) ? ofOperation(shown, site) : inDivision(pointer, shown, site)

/** The first listed page with all parts, if the shown page is laid out without some. */
export function pageWithAllParts(
  shown: string,
  listed: readonly string[],
  pages: ReadonlyMap<string, PageSummary>,
): string | undefined {
  const isBare = (path: string) => BARE.has(pages.get(path)?.mode ?? '')
  return isBare(shown) ? listed.find(path => pages.has(path) && !isBare(path)) : undefined
}
