import type { JsonPath } from '../json/pointer.ts'
import type { JsonObject } from '../json/value.ts'
import type { Gradient } from '../schema/types.generated.ts'
import type { DivisionKind } from './containers.ts'

/** One color for each mode. */
export interface ModeColors {
  readonly light?: string
  readonly dark?: string
}

/**
 * A language, version, product, dropdown, tab, menu item or anchor: a division of the documentation, or a
 * link to another site.
 */
export interface Division {
  readonly kind: DivisionKind
  /**
   * Its path in docs.json; for the first tab or anchor of the older form `/primaryTab` or `/topAnchor`, which
   * may be missing.
   */
  readonly at: JsonPath
  readonly name: string
  /** It holds every page that no other division of its kind holds; older form only. */
  readonly isFirst: boolean
  /**
   * Its pages have this path or are in the folder of that name; older form only, missing for the first one
   * and for links.
   */
  readonly prefix?: string
  /** The target of a division without pages: an address, or a path of this site. */
  readonly href?: string
  /** Shown only when this version is selected, or on its own pages; older form only. */
  readonly version?: string
  /** Shown only on its own pages. */
  readonly isHidden: boolean
  readonly icon?: string
  readonly iconType?: string
  readonly color?: string | Gradient | ModeColors
  readonly openapi: readonly string[]
  /** A small label after the name; newer form only, like everything below. */
  readonly tag?: string
  readonly description?: string
  /** New readers see it among its siblings. */
  readonly isDefault?: boolean
  /** Its pages are found by the search although it is hidden. */
  readonly isSearchable?: boolean
  /** A tab that is at the end of the bar. */
  readonly isAtEnd?: boolean
  /** The banner, header and footer that readers of a language see instead of the site's, as written. */
  readonly own?: JsonObject
}

/** The divisions that a page belongs to. */
export interface Membership {
  /** The divisions around the page, from the outermost. */
  readonly trail: readonly Division[]
  /**
   * The page is shown only when this version is selected: that of the innermost group or division with a
   * version.
   */
  readonly version?: string
  /** The version to select when a reader arrives here. */
  readonly selects?: string
}

/** Divisions of one kind that readers of a page can choose from, in order. */
export interface Switcher {
  readonly kind: DivisionKind
  readonly divisions: readonly Division[]
}

/** Returns those divisions that are of one kind. */
export const divisionsOfKind = (divisions: readonly Division[], kind: DivisionKind): readonly Division[] =>
  divisions.filter(division => division.kind === kind)

/** Returns the division of a kind that contains a page; the innermost of several. */
export const divisionIn = ({ trail }: Membership, kind: DivisionKind): Division | undefined =>
  trail.findLast(division => division.kind === kind)

/**
 * Whether readers of a page with this membership see a division: hidden ones and those of other versions are
 * shown only on their own pages.
 */
export function isShown(division: Division, { trail, selects }: Membership): boolean {
  if (trail.includes(division)) return true
  if (division.isHidden) return false
  return division.version === undefined || division.version === selects
}
