import { fillGap, gapAt, startPage } from '../../../shared/page/writing/gap.ts'
import type { LeafChange } from '../../../shared/page/writing/leaf-text.ts'
import { placeOfOffset } from '../../../shared/page/writing/page-edit.ts'
import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import type { GapPlace } from '../../preview-frame/writing/protocol.ts'
import { pageNow } from './pageText.ts'

/** An empty line that an edit left the caret on. */
interface Left {
  readonly file: string
  readonly source: string
  readonly offset: number
}

const stateOf = perSite(() => ({ left: undefined as Left | undefined }))

/** Remembers where an edit left the caret: on a line that the page does not show. */
export function leaveAt(site: Site, file: string, offset: number): void {
  const source = pageNow(site, file)?.text
  stateOf(site).left = source === undefined ? undefined : { file, source, offset }
}

/** Whether the last edit left the caret at an offset, and nothing changed since. */
export function isLeftAt(site: Site, file: string, offset: number): boolean {
  const { left } = stateOf(site)
  return left?.file === file && left.offset === offset && left.source === pageNow(site, file)?.text
}

/** The empty line that the last edit left the caret on, as the page finds it. */
export function gapOnPage(site: Site, file: string): GapPlace | undefined {
  const { left } = stateOf(site)
  const page = pageNow(site, file)
  if (!page || left?.file !== file || left.source !== page.text) return undefined
  const gap = gapAt(page, left.offset)
  return (
    gap && {
      block: gap.block,
      isInside: gap.isInside,
      beside: gap.before && placeOfOffset(page, gap.before.to),
    }
  )
}

/** Writes a paragraph on the empty line that the last edit left the caret on, or the first one of the page. */
export function changeOfGap(site: Site, file: string, text: string): LeafChange | undefined {
  const { left } = stateOf(site)
  const page = pageNow(site, file)
  if (!page) return undefined
  if (left?.file === file && left.source === page.text) return fillGap(page.text, left.offset, text)
  return startPage(page, text)
}
