import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import { placeOfOffset } from '../../../shared/page/writing/page-edit.ts'
import { attributeShownAt } from '../../../shared/site/writing/shown-attribute.ts'
import { hashText } from '../../../shared/text/hash.ts'
import type { Site } from '../../host/scope/site.ts'
import type { Location, StepViewer } from '../../host/session/reveal.ts'
import type { TextPlace } from '../../preview-frame/writing/protocol.ts'
import { isOnPage } from './onPage.ts'
import { pageNow } from './pageText.ts'
import { movesNow, usePageSelection } from './selection.ts'

/** Where the page shows a location: in the text of an attribute, in a text of the page or in a field. */
function placeOfLocation(page: ParsedPage, { offset, pointer }: Location): TextPlace | undefined {
  if (offset !== undefined) {
    const shown = attributeShownAt(page, offset)
    return shown ? endOf(shown.leaf.shown, shown) : placeOfOffset(page, offset)
  }
  const name = pointer === '/title' ? 'title' : pointer === '/description' ? 'description' : undefined
  const value = name && page.frontmatter[name]
  return name && typeof value === 'string' ? endOf(value, { block: 0, name }) : undefined
}

const endOf = (shown: string, { block, name }: Pick<TextPlace, 'block' | 'name'>): TextPlace => ({
  block,
  name,
  shown,
  at: shown.length,
  side: 'after',
})

/** Puts the caret on the page where an undo or redo changed its text, if the person writes there. */
function showOnPage(site: Site, location: Location, moves: number): boolean {
  const { file } = location
  const { selection } = usePageSelection.of(site).getState()
  if (!isOnPage() || selection?.file !== file) return false
  // The texts of the window follow the same event.
  setTimeout(() => {
    const page = pageNow(site, file)
    const place = page && placeOfLocation(page, location)
    if (place) selection.send({ kind: 'place', place, to: undefined, moves, source: hashText(page.text) })
  })
  return true
}

/** Shows undo and redo on the page that the person writes on. A caret that was moved since they were asked for stays. */
export function stepsOnPage(site: Site): StepViewer {
  let moves = 0
  return {
    asked: () => {
      moves = movesNow(site)
    },
    show: location => showOnPage(site, location, moves),
  }
}
