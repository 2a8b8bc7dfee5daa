import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../host/base/notices.ts'
import { provideCommand } from '../../../host/commands/commands.ts'
import { useSite } from '../../../host/scope/site.ts'
import { useOpenTable } from '../../../host/session/open-table.ts'
import { PaneContext } from '../../../host/view/split-view.ts'
import { later } from '../../../kit/base/later.ts'
import { reportScroll } from '../../preview/linkedScrolling.ts'
import { openTableAtCaret } from '../../writing/caretOnPage.ts'
import type { OpenPage } from '../editor/openPage.ts'
import { openTableAt } from './tableLens.ts'

/** Connects the command that opens the table at the cursor as a grid. */
export function useTableCommand(openPage: OpenPage | undefined): void {
  const site = useSite()
  const { t } = useTranslation('page')
  useEffect(() => {
    if (!openPage) return
    const run = () => {
      if (openTableAtCaret(site)) return
      const { lineNumber, column } = openPage.editor.getPosition() ?? { lineNumber: 1, column: 1 }
      const isTable = openTableAt(openPage.model, lineNumber, column)
      if (!isTable) notify(site.app, { kind: 'info', message: t('missing.table') })
    }
    return provideCommand(site.app, 'table.edit', { run })
  }, [openPage, site, t])
}

/** Scrolls the text, and with it the preview, to the table that is opened as a grid. */
export function useTableInView(file: string, openPage: OpenPage | undefined): void {
  const open = useOpenTable(file, useContext(PaneContext))
  const site = useSite()
  const serial = open?.serial
  const at = useRef(0)
  useLayoutEffect(() => {
    at.current = open?.reading.at ?? 0
  })
  useEffect(() => {
    if (serial === undefined || !openPage) return
    const { editor, model } = openPage
    // The grid takes some of the height of the text first.
    later(() => {
      if (editor.getModel() !== model) return
      const line = model.getPositionAt(at.current).lineNumber
      editor.layout()
      editor.revealLineNearTop(line)
      reportScroll(site, { file, line, lines: model.getLineCount(), from: 'editor' })
    })
  }, [serial, openPage, file, site])
}
