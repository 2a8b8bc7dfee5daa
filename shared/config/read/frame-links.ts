import type { JsonPath } from '../json/pointer.ts'
import type { Division } from '../navigation/division.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { type OwnSettings, readOwnSettings } from './own-settings.ts'

/** A link of docs.json, and the path of its address. */
export interface FrameLink {
  readonly at: JsonPath
  readonly href: string
}

function linksIn({ navbar, footer }: OwnSettings, around: JsonPath): readonly FrameLink[] {
  const found: (readonly [JsonPath, string | undefined])[] = [
    ...(navbar?.links ?? []).map(({ href }, index) => [['navbar', 'links', index, 'href'], href] as const),
    [['navbar', 'primary', 'href'], navbar?.primary?.href],
    ...(footer?.links ?? []).flatMap(({ items = [] }, column) =>
      items.map(({ href }, index) => [['footer', 'links', column, 'items', index, 'href'], href] as const),
    ),
  ]
  return found.flatMap(([at, href]) => (href === undefined ? [] : [{ at: [...around, ...at], href }]))
}

/**
 * Returns the links around pages that only the newer form has: the columns of the footer, and what languages
 * have in a header and a footer of their own.
 */
export function frameLinks({ newer }: SiteSettings, divisions: readonly Division[]): readonly FrameLink[] {
  if (newer === undefined) return []
  const footer = newer.footer === undefined ? {} : { footer: newer.footer }
  return [
    ...linksIn(footer, []),
    ...divisions.flatMap(({ own, at }) => (own === undefined ? [] : linksIn(readOwnSettings(own), at))),
  ]
}
