import type { Division, Divisions } from '../../../shared/config/divisions.ts'
import { formatPointer } from '../../../shared/config/json/pointer.ts'

/** What a tab or an anchor holds. */
export interface DivisionMark {
  /** Pages of the navigation that belong to it. */
  readonly pages: number
  /**
   * `link`: leads to another site; `empty`: no page begins with its prefix; `shadowed`: others take all of its
   * pages; `unfinished`: readers see nothing of it, as it has no name or leads nowhere.
   */
  readonly state: 'good' | 'link' | 'empty' | 'shadowed' | 'unfinished'
  /** Name of the division that takes its pages. */
  readonly shadowedBy?: string
  /** Name of the broader division that its pages are taken from. */
  readonly within?: string
  readonly isHidden: boolean
  readonly version?: string
}

/** By JSON pointer: `/tabs/0`. */
export type DivisionMarks = ReadonlyMap<string, DivisionMark>

const isWithin = (prefix: string, other: string | undefined): boolean =>
  other !== undefined && other !== prefix && (other === '' || prefix.startsWith(`${other}/`))

function markOf(division: Division, divisions: Divisions, listed: readonly string[]): DivisionMark {
  const { kind, prefix, href, isHidden, version } = division
  const kin = kind === 'tab' ? divisions.tabs : divisions.anchors
  const pages = divisions.pagesOf(division).length
  const common = { pages, isHidden, ...(version !== undefined && { version }) }
  if (href !== undefined) return { ...common, state: 'link' }
  if (prefix === undefined) return { ...common, state: 'good' }
  const taken = listed.find(path => path === prefix || path.startsWith(`${prefix}/`))
  const { [kind]: taker } = taken === undefined ? {} : divisions.of(taken)
  if (pages === 0 && taker !== undefined) return { ...common, state: 'shadowed', shadowedBy: taker.name }
  if (pages === 0 && division.openapi.length === 0) return { ...common, state: 'empty' }
  const broader = kin
    .filter(other => isWithin(prefix, other.prefix))
    .sort((a, b) => (b.prefix?.length ?? 0) - (a.prefix?.length ?? 0))[0]
  return { ...common, state: 'good', ...(broader && { within: broader.name }) }
}

/** What every tab and anchor holds; `written` says how many of each the file lists, unfinished ones included. */
export function divisionMarks(
  divisions: Divisions,
  written: Readonly<Record<'tabs' | 'anchors', number>>,
): DivisionMarks {
  const listed = [
    ...new Set([...divisions.tabs, ...divisions.anchors].flatMap(one => divisions.pagesOf(one))),
  ]
  const marks = new Map<string, DivisionMark>()
  for (const key of ['tabs', 'anchors'] as const) {
    for (let index = 0; index < written[key]; index += 1)
      marks.set(`/${key}/${index}`, { pages: 0, state: 'unfinished', isHidden: false })
  }
  for (const division of [...divisions.tabs, ...divisions.anchors])
    marks.set(formatPointer(division.at), markOf(division, divisions, listed))
  return marks
}
