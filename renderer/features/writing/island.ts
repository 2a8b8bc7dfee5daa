import { t } from 'i18next'
import { nodesAt } from '../../../shared/page/parse/nodes-at.ts'
import { notify } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { reveal } from '../../host/session/reveal.ts'
import type { FromWriting } from '../../preview-frame/writing/protocol.ts'
import { blockOffset, cardPressed, openOnPage } from './cardOnPage.ts'
import { pageNow } from './pageText.ts'

/** Opens the card of what was pressed on the page if it is not text; else says what it is, and offers its place in the source. */
export function pressedIsland(
  site: Site,
  file: string,
  { line, start, rect }: Extract<FromWriting, { readonly kind: 'island' }>,
  frame: HTMLIFrameElement | null,
): void {
  const page = pageNow(site, file)
  if (!page) return
  const offset = blockOffset(page, line)
  const card = rect && cardPressed(page, line, start === undefined ? undefined : (offset ?? 0) + start)
  if (card && frame) {
    openOnPage(site, { file, offset: card.from }, rect, frame)
    return
  }
  const nodes = start !== undefined && offset !== undefined ? nodesAt(page, offset + start) : []
  const node = nodes.findLast(each => 'range' in each && each.range?.offset === start)
  const what =
    node?.kind === 'tag'
      ? t('writing:island.tag', { name: node.name })
      : t(`writing:island.${node?.kind === 'expression' || node?.kind === 'code' ? node.kind : 'other'}`)
  notify(site.app, {
    kind: 'info',
    message: t('writing:island.message', { what }),
    action: { label: t('writing:island.open'), run: () => reveal(site, { file, line }) },
  })
}
