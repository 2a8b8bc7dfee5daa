import { t } from 'i18next'
import { nodesAt } from '../../../shared/page/parse/nodes-at.ts'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import { sourceAt } from '../../../shared/page/writing/leaf-text.ts'
import { notify, notifyError } from '../../host/base/notices.ts'
import { documentsOf } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { type Location, reveal } from '../../host/session/reveal.ts'
import { assetsNow } from '../../host/site/assets.ts'
import type { FromWriting } from '../../preview-frame/writing/protocol.ts'
import { blockOffset, cardPressed, openOnPage } from './cardOnPage.ts'
import { pageNow } from './pageText.ts'
import { leafAt } from './writeOnPage.ts'

type Island = Extract<FromWriting, { readonly kind: 'island' }>

/** Where an island starts in the source, if the page knows. */
function offsetOf(site: Site, page: ParsedPage, { line, start, place }: Island): number | undefined {
  if (start !== undefined) return (blockOffset(page, line) ?? 0) + start
  const leaf = place && leafAt(site, page, place)
  return leaf && sourceAt(leaf, place.at, 'after')
}

/** The place in a snippet that a page names, if the repository has that file. */
function placeInSnippet(site: Site, named: string | undefined): Location | undefined {
  const [, file, line] = /^(.+):(\d+)$/.exec(named ?? '') ?? []
  return file !== undefined && assetsNow(site).has(file) ? { file, line: Number(line) } : undefined
}

/** Says which snippet was pressed and how many pages show it, and offers to open it. */
async function aboutSnippet(site: Site, place: Location): Promise<void> {
  const { file } = place
  await documentsOf(site).settled()
  const pages = await site.host.pagesShowing({ file })
  const name = file.slice(file.lastIndexOf('/') + 1)
  notify(site.app, {
    kind: 'info',
    message: t('writing:island.snippet', { name, count: pages.length }),
    action: { label: t('writing:island.openSnippet'), run: () => reveal(site, place) },
  })
}

function nameOf(page: ParsedPage, { line, start }: Island): string {
  const offset = blockOffset(page, line)
  const nodes = start !== undefined && offset !== undefined ? nodesAt(page, offset + start) : []
  const node = nodes.findLast(each => 'range' in each && each.range?.offset === start)
  if (node?.kind === 'tag') return t('writing:island.tag', { name: node.name })
  return t(`writing:island.${node?.kind === 'expression' || node?.kind === 'code' ? node.kind : 'other'}`)
}

/** Opens what was pressed on the page if it is not text: its card, if it has one; else says what it is. */
export function pressedIsland(site: Site, file: string, island: Island, frame: HTMLIFrameElement): void {
  const { line, rect, isOpening } = island
  const page = pageNow(site, file)
  if (!page) return
  const snippet = placeInSnippet(site, island.snippet)
  if (snippet && !isOpening) {
    aboutSnippet(site, snippet).catch(error => notifyError(site.app, error))
    return
  }
  const card = rect && !snippet && cardPressed(page, line, offsetOf(site, page, island))
  if (card) {
    openOnPage(site, { file, offset: card.from }, rect, frame)
    return
  }
  const place = snippet ?? { file, line }
  if (isOpening) {
    reveal(site, place)
    return
  }
  notify(site.app, {
    kind: 'info',
    message: t('writing:island.message', { what: nameOf(page, island) }),
    action: { label: t('writing:island.open'), run: () => reveal(site, place) },
  })
}
