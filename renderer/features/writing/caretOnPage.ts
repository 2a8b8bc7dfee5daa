import { t } from 'i18next'
import { tableIn } from '../../../shared/page/tables/page-table.ts'
import { notify } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { openTable } from '../../host/session/open-table.ts'
import { usePreview } from '../../host/session/previewed-page.ts'
import { reveal } from '../../host/session/reveal.ts'
import { useView } from '../../host/view/view.ts'
import { openProperties } from './cardOnPage.ts'
import { frameTitled } from './inWindow.ts'
import { pageNow } from './pageText.ts'
import { type PageSelection, usePageSelection } from './selection.ts'

/** The selection on the page in the preview, if the person used that last. */
export function selectionOnPage(site: Site): PageSelection | undefined {
  const { selection } = usePageSelection.of(site).getState()
  const isShown = usePreview.of(site).getState().page?.file === selection?.file
  return isShown && useView.of(site).getState().writing ? selection : undefined
}

/** Opens the table at an offset of the page as a grid above its source; returns whether there is one. */
export function openTableOfPage(site: Site, file: string, offset: number): boolean {
  const page = pageNow(site, file)
  if (!page || !tableIn(page, offset)) return false
  reveal(site, { file, offset })
  return openTable(site, file, offset)
}

/** Opens the table that the caret on the page is in; returns whether the caret is on the page. */
export function openTableAtCaret(site: Site): boolean {
  const selection = selectionOnPage(site)
  if (!selection) return false
  if (!openTableOfPage(site, selection.file, selection.span.from))
    notify(site.app, { kind: 'info', message: t('writing:noTable') })
  return true
}

/** Opens the card of what the caret on the page is in; returns whether the caret is on the page. */
export function openCardAtCaret(site: Site): boolean {
  const selection = selectionOnPage(site)
  const { rect } = usePageSelection.of(site).getState()
  const frame = selection && frameTitled(selection.frame)
  if (!frame || !rect) return false
  openProperties(site, selection.file, rect, frame)
  return true
}
