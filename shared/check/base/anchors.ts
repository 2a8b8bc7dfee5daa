import { anchorMatcher } from '../../page/anchor-match.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { anchorIdsOf, dashed } from '../../site/nodes/anchors.ts'

/** Is among the anchors of a page that shows snippets: their anchors are not known, so any anchor may exist. */
const ANY_ANCHOR = '*'

const cache = new WeakMap<ParsedPage, ReadonlySet<string>>()

/**
 * Returns what the `#…` of a link can name in a page: headings, ids, fields, and titles of steps, tabs and the
 * like. Holds `*` if not all of them can be known. Returns the same set for the same page.
 */
export function anchorsOf(page: ParsedPage): ReadonlySet<string> {
  const known = cache.get(page)
  if (known !== undefined) return known
  const showsSnippets = page.assets.some(asset => asset.kind === 'snippet')
  const result = new Set([
    ...anchorIdsOf(page),
    ...page.headings.map(({ text }) => dashed(text)),
    ...(showsSnippets ? [ANY_ANCHOR] : []),
  ])
  cache.set(page, result)
  return result
}

const matchers = new WeakMap<ReadonlySet<string>, ReturnType<typeof anchorMatcher>>()

function matchIn(anchors: ReadonlySet<string>, id: string): string | undefined {
  const match = matchers.get(anchors) ?? anchorMatcher(anchors)
  matchers.set(anchors, match)
  return match(id)
}

/** Whether a link to `id` reaches one of the anchors, even if another tool spells it differently. */
export const hasAnchor = (anchors: ReadonlySet<string>, id: string): boolean =>
  anchors.has(id) || anchors.has(ANY_ANCHOR) || matchIn(anchors, id) !== undefined
