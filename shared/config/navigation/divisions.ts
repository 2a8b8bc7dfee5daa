import type { Division, Membership, Switcher } from './division.ts'
import type { NavigationEntry } from './entry.ts'
import type { Version } from './versions.ts'

/** The divisions of a site. */
export interface Divisions {
  /** Every division of the file in order, except versions of the older form. */
  readonly all: readonly Division[]
  readonly versions: readonly Version[]
  /** The divisions of a page, by its path alone if the navigation does not list it. */
  of(path: string): Membership
  /**
   * The divisions of a page for readers who chose a version; the same as `of` if that makes no difference.
   */
  inVersion(path: string, version: string): Membership
  /** The versions that readers of such a page can choose from. */
  versionsFor(membership: Membership): readonly Version[]
  /** The items of a tab's menu, in order; none for any other division. */
  itemsOf(division: Division): readonly Division[]
  /** The pages that the navigation lists in this division, in order, each once. */
  pagesOf(division: Division): readonly string[]
  /**
   * The page that a reader of `path` reaches by choosing a division of the newer form; undefined if there is
   * none.
   */
  counterpart(path: string, division: Division): string | undefined
  /** The choices of readers of such a page, from the outermost; including hidden divisions. */
  switchers(membership: Membership): readonly Switcher[]
  /** The navigation entries shown next to such a page, subject to {@link Divisions.shows}. */
  entriesOf(membership: Membership): readonly NavigationEntry[]
  /** Whether readers of `membership` see a page among these entries; `version` is the page's own. */
  shows(page: { readonly path: string; readonly version?: string }, membership: Membership): boolean
}
