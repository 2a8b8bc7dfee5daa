import type { Division, Membership, Switcher } from './division.ts'
import type { NavigationEntry } from './entry.ts'
import type { Version } from './versions.ts'

/** The divisions of a site. */
export interface Divisions {
  /** Every division of the file that is no version of the older form, in its order. */
  readonly all: readonly Division[]
  readonly versions: readonly Version[]
  /** The divisions of a page, by its path alone if the navigation does not list it. */
  of(path: string): Membership
  /** The divisions of a page for readers who chose a version; the same as `of` if that makes no difference. */
  inVersion(path: string, version: string): Membership
  /** The versions that readers of such a page choose from. */
  versionsFor(membership: Membership): readonly Version[]
  /** The pages that the navigation lists in this division, in order, each once. */
  pagesOf(division: Division): readonly string[]
  /** The page that a reader of `path` reaches by choosing a division of the newer form; undefined where there is none. */
  counterpart(path: string, division: Division): string | undefined
  /** What readers of such a page choose from, from the outermost; hidden divisions included. */
  switchers(membership: Membership): readonly Switcher[]
  /** The entries of the navigation that readers of such a page see beside it, as far as {@link Divisions.shows} says. */
  entriesOf(membership: Membership): readonly NavigationEntry[]
  /** Whether readers of `membership` see a page among these entries; `version` is what the page itself says. */
  shows(page: { readonly path: string; readonly version?: string }, membership: Membership): boolean
}
