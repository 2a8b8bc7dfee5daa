import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { type Division, divisionIn, divisionsOfKind } from '../../../shared/config/navigation/division.ts'
import type { Divisions } from '../../../shared/config/navigation/divisions.ts'

/** The contents of a tab or an anchor. */
export interface DivisionMark {
  /** Pages of the navigation that belong to it, including pages generated from API files. */
  readonly pages: number
  /**
   * `link`: links to another site; `empty`: no page starts with its prefix; `shadowed`: other divisions take all
   * of its pages; `unfinished`: hidden from readers, as it has no name or no target.
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

/** How many of `paths` belong to each tab and anchor. */
function counted(divisions: Divisions, paths: readonly string[]): ReadonlyMap<Division, number> {
  const counts = new Map<Division, number>()
  for (const path of paths) {
    for (const one of divisions.of(path).trail) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return counts
}

function markOf(
  division: Division,
  divisions: Divisions,
  listed: readonly string[],
  pages: number,
): DivisionMark {
  const { kind, prefix, href, isHidden, version } = division
  const kin = divisionsOfKind(divisions.all, kind)
  const common = { pages, isHidden, ...(version !== undefined && { version }) }
  if (href !== undefined) return { ...common, state: 'link' }
  if (prefix === undefined) return { ...common, state: 'good' }
  const taken = pages > 0 ? undefined : listed.find(path => path === prefix || path.startsWith(`${prefix}/`))
  const taker = taken === undefined ? undefined : divisionIn(divisions.of(taken), kind)
  if (taker !== undefined) return { ...common, state: 'shadowed', shadowedBy: taker.name }
  if (pages === 0 && division.openapi.length === 0) return { ...common, state: 'empty' }
  const broader = kin
    .filter(other => isWithin(prefix, other.prefix))
    .sort((a, b) => (b.prefix?.length ?? 0) - (a.prefix?.length ?? 0))[0]
  return { ...common, state: 'good', ...(broader && { within: broader.name }) }
}

/**
 * The contents of every tab and anchor; `written` is how many of each the file lists, including unfinished ones.
 * `generated` are the paths of pages generated from API files.
 */
export function divisionMarks(
  divisions: Divisions,
  written: Readonly<Record<'tabs' | 'anchors', number>>,
  generated: readonly string[],
): DivisionMarks {
  const { all } = divisions
  const listed = [...new Set([...all.flatMap(one => divisions.pagesOf(one)), ...generated])]
  const counts = counted(divisions, listed)
  const marks = new Map<string, DivisionMark>()
  for (const key of ['tabs', 'anchors'] as const) {
    for (let index = 0; index < written[key]; index += 1)
      marks.set(`/${key}/${index}`, { pages: 0, state: 'unfinished', isHidden: false })
  }
  for (const division of all)
    marks.set(formatPointer(division.at), markOf(division, divisions, listed, counts.get(division) ?? 0))
  return marks
}
