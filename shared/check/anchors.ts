import type { ParsedPage } from '../page/page.ts'
import { placeLike } from '../page/places.ts'
import { dashed, placesOf } from '../site/anchors.ts'

/** Stands among the anchors of a page that shows snippets: what these hold is not known, so any place may be there. */
const ANY_ANCHOR = '*'

/**
 * Returns what a link's `#…` can name in a page: headings, ids that the author gave, fields, and titles of
 * steps, tabs and the like. Holds `*` where not all of them can be known.
 */
export function anchorsOf(page: ParsedPage): ReadonlySet<string> {
  const showsSnippets = page.assets.some(asset => asset.kind === 'snippet')
  return new Set([
    ...placesOf(page),
    ...page.headings.map(({ text }) => dashed(text)),
    ...(showsSnippets ? [ANY_ANCHOR] : []),
  ])
}

/** Whether a link to `id` reaches one of the places, also where another tool spells it in another way. */
export const holdPlace = (anchors: ReadonlySet<string>, id: string): boolean =>
  anchors.has(id) || anchors.has(ANY_ANCHOR) || placeLike(id, anchors) !== undefined
