import { t } from 'i18next'
import type { editor, UriComponents } from 'monaco-editor/editor'
import { tableStarts } from '../../../../shared/page/tables/page-table.ts'
import { lineStarts, offsetAt } from '../../../../shared/text/position.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import { openTable } from '../../../host/session/open-table.ts'
import { monaco } from '../editor/monaco.ts'
import { PAGE_LANGUAGE } from '../editor/pageLanguage.ts'
import { siteAt, siteOfModel } from '../editor/siteOfModel.ts'
import { fileOf, modelPageOf } from '../writing/pageReading.ts'

const EDIT = 'galley.table.edit'

/** Opens the table at a position of a text as a grid; returns whether there is one. */
export function openTableAt(model: editor.ITextModel, line: number, column: number): boolean {
  const site = siteOfModel(model)
  const file = fileOf(model)
  if (!site) return false
  const { text = '' } = documentsOf(site).known(file) ?? {}
  return openTable(site, file, offsetAt(lineStarts(text), line, column))
}

monaco.editor.registerCommand(EDIT, (_accessor, uri: UriComponents, line: number) => {
  const model = siteAt(uri) && monaco.editor.getModel(monaco.Uri.revive(uri))
  if (model) openTableAt(model, line, 1)
})

monaco.languages.registerCodeLensProvider(PAGE_LANGUAGE, {
  provideCodeLenses(model) {
    const title = t('tables:lens')
    const lenses = tableStarts(modelPageOf(model).page).map(start => {
      const { lineNumber } = model.getPositionAt(start)
      const range = new monaco.Range(lineNumber, 1, lineNumber, 1)
      return { range, command: { id: EDIT, title, arguments: [model.uri, lineNumber] } }
    })
    return { lenses, dispose: () => undefined }
  },
})
