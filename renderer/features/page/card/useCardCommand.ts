import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { blockCardAt } from '../../../../shared/site/writing/block-card.ts'
import { lineStarts, offsetAt, positionAt } from '../../../../shared/text/position.ts'
import { notify } from '../../../host/base/notices.ts'
import { provideCommand } from '../../../host/commands/commands.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import { type Site, useSite } from '../../../host/scope/site.ts'
import { openCard, type WindowRect } from '../../../host/session/open-card.ts'
import { openCardAtCaret } from '../../writing/caretOnPage.ts'
import type { OpenPage } from '../editor/openPage.ts'
import { fileOf } from '../writing/pageReading.ts'
import { readPage } from './readPage.ts'

/** Where a position of the text is on the screen. */
function rectOf({ editor }: OpenPage, line: number, column: number): WindowRect {
  const position = { lineNumber: line, column }
  editor.revealPositionInCenterIfOutsideViewport(position)
  const place = editor.getScrolledVisiblePosition(position)
  const container = editor.getContainerDomNode().getBoundingClientRect()
  return {
    x: container.x + (place?.left ?? 0),
    y: container.y + (place?.top ?? 0),
    width: 1,
    height: place?.height ?? 0,
  }
}

/** Opens the card of what the cursor is in; returns whether there is one. */
function openAtCursor(site: Site, openPage: OpenPage): boolean {
  const file = fileOf(openPage.model)
  const text = documentsOf(site).known(file)?.text
  const cursor = openPage.editor.getPosition()
  if (text === undefined || !cursor) return false
  const starts = lineStarts(text)
  const card = blockCardAt(readPage(site, file, text), offsetAt(starts, cursor.lineNumber, cursor.column))
  if (!card) return false
  const { line, column } = positionAt(starts, card.from)
  openCard(site, {
    file,
    offset: card.from,
    at: rectOf(openPage, line, column),
    returnFocus: () => openPage.editor.focus(),
  })
  return true
}

/** Connects the command “Properties” to the cursor of a page. */
export function useCardCommand(openPage: OpenPage | undefined): void {
  const site = useSite()
  const { t } = useTranslation('card')
  useEffect(() => {
    if (!openPage) return
    const run = () => {
      if (!openCardAtCaret(site) && !openAtCursor(site, openPage))
        notify(site.app, { kind: 'info', message: t('missing') })
    }
    return provideCommand(site.app, 'format.properties', { run })
  }, [openPage, site, t])
}
