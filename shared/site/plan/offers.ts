import {
  type Division,
  divisionIn,
  isShown,
  type Membership,
  type Switcher,
} from '../../config/navigation/division.ts'
import type { Divisions } from '../../config/navigation/divisions.ts'

/** A reader of a page, and the site around them. */
export interface ReaderOfPage {
  readonly divisions: Divisions
  /** The pages of the site, by path. */
  readonly pages: ReadonlyMap<string, unknown>
  /** The page on which the reader is. */
  readonly path: string
  readonly membership: Membership
}

/** A division that readers of a page can open. */
export interface OfferedDivision {
  readonly division: Division
  /** The page that opens; absent for a division that is a link. */
  readonly path?: string
  /** The reader is in it. */
  readonly isOpen: boolean
}

/**
 * The pages of a division that the reader reaches through it: tabs are the outer division, anchors the inner
 * one.
 */
function pagesHere({ divisions, pages, membership }: ReaderOfPage, division: Division): readonly string[] {
  const own = divisions.pagesOf(division).filter(path => pages.has(path))
  const tab = divisionIn(membership, 'tab')
  if (division.kind === 'tab' || tab === undefined) return own
  const within = own.filter(path => divisionIn(divisions.of(path), 'tab') === tab)
  return within.length === 0 && membership.trail.includes(division) ? own : within
}

/** The page that a division opens: the counterpart of the reader's page, or the first one in their version. */
function pageOf(reader: ReaderOfPage, division: Division): string | undefined {
  const { divisions, pages, path, membership } = reader
  const counterpart = divisions.counterpart(path, division)
  if (counterpart !== undefined && pages.has(counterpart)) return counterpart
  const candidates = pagesHere(reader, division)
  const fitting = candidates.find(candidate => {
    const { version } = divisions.of(candidate)
    return version === undefined || version === membership.selects
  })
  return fitting ?? candidates[0]
}

/** Returns a division as the reader is offered it; `undefined` if it is hidden from them or has no page. */
export function offeredDivision(reader: ReaderOfPage, division: Division): OfferedDivision | undefined {
  if (!isShown(division, reader.membership)) return undefined
  const isOpen = reader.membership.trail.includes(division)
  if (division.href !== undefined) return { division, isOpen }
  const path = pageOf(reader, division)
  return path === undefined ? undefined : { division, path, isOpen }
}

/** Returns the divisions of these kinds that the reader is offered, level by level. */
export const offeredDivisions = (
  reader: ReaderOfPage,
  ...kinds: readonly Switcher['kind'][]
): readonly (readonly OfferedDivision[])[] =>
  reader.divisions
    .switchers(reader.membership)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ divisions }) => divisions.flatMap(division => offeredDivision(reader, division) ?? []))

/** Whether a level of tabs or anchors is shown: one in which the reader already is leads nowhere else. */
export const isChoice = (offers: readonly Pick<OfferedDivision, 'isOpen'>[]): boolean =>
  offers.length > 1 || offers.some(({ isOpen }) => !isOpen)
