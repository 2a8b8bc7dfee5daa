import { t } from 'i18next'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import { firstIndex } from '../../../shared/page/tree/binary-search.ts'
import { type BlockCard, blockCardAt } from '../../../shared/site/writing/block-card.ts'
import { lineStarts } from '../../../shared/text/position.ts'
import { notify } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { openCard } from '../../host/session/open-card.ts'
import type { FrameRect } from '../../preview-frame/writing/protocol.ts'
import { inWindow } from './inWindow.ts'
import { pageNow } from './pageText.ts'
import { usePageSelection } from './selection.ts'

/** The offset of the block that contains a line. */
export const blockOffset = (page: ParsedPage, line: number): number | undefined =>
  page.offsets[firstIndex(page.chunking.chunks.length, i => (page.starts[i] ?? 0) > line) - 1]

const STARTS = /!\[|<[A-Za-z]|`{3,}|~{3,}/g

/** The cards of what starts on a line, in its order. */
function* cardsOnLine(page: ParsedPage, line: number): Generator<BlockCard> {
  const starts = lineStarts(page.text)
  const from = starts[line - 1]
  if (from === undefined) return
  for (const { index } of page.text.slice(from, starts[line]).matchAll(STARTS)) {
    const card = blockCardAt(page, from + index)
    if (card?.from === from + index) yield card
  }
}

/**
 * The card of what was pressed on the page: what starts at the offset, if that is known, else the first that
 * starts on the line. Undefined if it has no properties.
 */
export function cardPressed(
  page: ParsedPage,
  line: number,
  offset: number | undefined,
): BlockCard | undefined {
  const card = offset === undefined ? cardsOnLine(page, line).next().value : blockCardAt(page, offset)
  // The card of the image for dark pages is that of the image for light ones.
  const isIt = card && (offset === undefined || card.from === offset || card.name === 'img')
  return isIt && card.fields.length > 0 ? card : undefined
}

/** Opens the card of a block beside it on the page. */
export function openOnPage(
  site: Site,
  block: { readonly file: string; readonly offset: number },
  rect: FrameRect,
  frame: HTMLIFrameElement,
): void {
  openCard(site, { ...block, at: inWindow(rect, frame), returnFocus: () => frame.focus() })
}

/** Opens the card of what the caret on the page is in. */
export function openProperties(site: Site, file: string, rect: FrameRect, frame: HTMLIFrameElement): void {
  const { selection } = usePageSelection.of(site).getState()
  const page = pageNow(site, file)
  const card = page && selection?.file === file ? blockCardAt(page, selection.span.from) : undefined
  if (card) openOnPage(site, { file, offset: card.from }, rect, frame)
  else notify(site.app, { kind: 'info', message: t('writing:noProperties') })
}
