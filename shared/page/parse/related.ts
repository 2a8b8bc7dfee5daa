import type { FrontmatterField } from '../frontmatter/fields.ts'
import type { Literal } from '../tree/tree.ts'
import type { Reference } from './references.ts'

/** A link at the end of a page, as its frontmatter names it. */
export interface RelatedLink {
  readonly href: string
  /** What the link says; the title of its page if undefined. */
  readonly label?: string
}

/** More links than these are not shown. */
const MOST = 10

function linksOf(entry: Literal): readonly RelatedLink[] {
  if (typeof entry === 'string') return entry.trim() === '' ? [] : [{ href: entry.trim() }]
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return []
  return Object.entries(entry).flatMap(([label, href]) =>
    typeof href === 'string' && href.trim() !== '' ? [{ label: label.trim(), href: href.trim() }] : [],
  )
}

/** Returns the links that the field `related` names: paths and addresses, each alone or after a label; one or a list. */
export const relatedLinks = (related: Literal | undefined): readonly RelatedLink[] =>
  (Array.isArray(related) ? related : [related ?? null]).flatMap(linksOf).slice(0, MOST)

/** Returns the same links as references, so that they are checked and follow a moved page. */
export function relatedReferences(
  text: string,
  related: Literal | undefined,
  field: FrontmatterField | undefined,
): readonly Reference[] {
  if (field === undefined) return []
  let from = field.valueStart
  return relatedLinks(related).flatMap(({ href, label }): readonly Reference[] => {
    // The label is before its address and may be the same text.
    const after = label === undefined ? from : Math.max(from, text.indexOf(label, from) + label.length)
    const offset = text.indexOf(href, after)
    if (offset < 0 || offset + href.length > field.valueEnd) return []
    from = offset + href.length
    const line = text.slice(0, offset).split('\n').length
    return [{ kind: 'link', target: href, ...(label && { text: label }), offset, length: href.length, line }]
  })
}
