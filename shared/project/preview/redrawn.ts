import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { PagePatch, RenderedPage } from '../../site/base/rendered-page.ts'
import { diffPages } from '../../site/patch.ts'
import { hashText } from '../../text/hash.ts'

/** A page as it was drawn last. */
export interface Drawn {
  readonly page: RenderedPage
  readonly parsed: ParsedPage
  readonly revision: number
}

/** A page that is drawn again; `isTouched`: its text may be another one. */
export interface Redrawn extends Pick<Drawn, 'page' | 'parsed'> {
  readonly isTouched: boolean
}

/**
 * Returns the patch from a drawn page to what it is now, which gets the revision `next`; one without changes
 * keeps the revision. `undefined`: there is nothing to tell. A text that was touched is told even if the page is
 * the same, since a window may show more than was drawn.
 */
export function patchTo(
  before: Drawn,
  { page, parsed, isTouched }: Redrawn,
  next: number,
): PagePatch | undefined {
  const stamp = { from: before.revision, to: next, source: hashText(parsed.text) }
  const patch = diffPages(before.page, page, stamp)
  const isSame = Object.keys(patch).every(name => name === 'path' || name in stamp)
  if (!isSame) return patch
  return isTouched ? { ...patch, to: before.revision } : undefined
}
