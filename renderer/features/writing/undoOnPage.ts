import { placeOfOffset } from '../../../shared/page/writing/page-edit.ts'
import type { Site } from '../../host/scope/site.ts'
import type { Location } from '../../host/session/reveal.ts'
import { isOnPage } from './onPage.ts'
import { pageNow } from './pageText.ts'
import { usePageSelection } from './selection.ts'

/** Puts the caret on the page where an undo or redo changed its text, if the person writes there. */
export function showStepOnPage(site: Site, { file, offset }: Location): boolean {
  const { selection } = usePageSelection.of(site).getState()
  if (!isOnPage() || selection?.file !== file) return false
  // The texts of the window follow the same event.
  setTimeout(() => {
    const page = pageNow(site, file)
    const place = page && offset !== undefined ? placeOfOffset(page, offset) : undefined
    if (place) selection.send({ kind: 'caret', edit: 0, place })
  })
  return true
}
