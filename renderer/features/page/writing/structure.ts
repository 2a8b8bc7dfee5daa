import { t } from 'i18next'
import type { editor, IPosition, languages, Range } from 'monaco-editor/editor'
import { emptyNamesAt, foldsOf, outlineOf, tagNamesAt } from '../../../../shared/page/writing/outline.ts'
import { monaco } from '../editor/monaco.ts'
import { PAGE_LANGUAGE } from '../editor/pageLanguage.ts'
import { modelPageOf } from './pageReading.ts'

const { SymbolKind } = monaco.languages

monaco.languages.registerFoldingRangeProvider(PAGE_LANGUAGE, {
  provideFoldingRanges(model) {
    const { page, text } = modelPageOf(model)
    return foldsOf(page, text, model.getLineCount()).map(({ start, end }) => ({ start, end }))
  },
})

/** The locations of both names of the tag at a position. */
function namesAt(model: editor.ITextModel, position: IPosition): readonly Range[] | undefined {
  const { page, text } = modelPageOf(model)
  const at = model.getOffsetAt(position)
  const names = tagNamesAt(page, at) ?? emptyNamesAt(page.file, text, at)
  return names?.map(({ from, to }) =>
    monaco.Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to)),
  )
}

monaco.languages.registerLinkedEditingRangeProvider(PAGE_LANGUAGE, {
  provideLinkedEditingRanges(model, { lineNumber, column }) {
    // Called after every key: a page is not parsed for a cursor where no name can be.
    if (!/<\/?[^\s<>]*$/.test(model.getLineContent(lineNumber).slice(0, column - 1))) return null
    const ranges = namesAt(model, { lineNumber, column })
    if (!ranges) return null
    // A pair of names stays linked while one is deleted to be replaced.
    return { ranges: [...ranges], wordPattern: /(?:[A-Za-z][\w.-]*)?/ }
  },
})

monaco.languages.registerRenameProvider(PAGE_LANGUAGE, {
  resolveRenameLocation(model, position) {
    const range = namesAt(model, position)?.find(one => one.containsPosition(position))
    if (range) return { range, text: model.getValueInRange(range) }
    return { range: monaco.Range.fromPositions(position), text: '', rejectReason: t('page:rename.none') }
  },
  provideRenameEdits(model, position, name) {
    if (!/^[A-Za-z][\w.-]*$/.test(name)) return { edits: [], rejectReason: t('page:rename.name') }
    const ranges = namesAt(model, position) ?? []
    const edits = ranges.map(range => ({
      resource: model.uri,
      versionId: undefined,
      textEdit: { range, text: name },
    }))
    return { edits }
  },
})

function symbolsOf(model: editor.ITextModel): languages.DocumentSymbol[] {
  return outlineOf(modelPageOf(model).page).map(({ kind, text, note, depth, line }) => {
    const range = new monaco.Range(line, 1, line, model.getLineMaxColumn(line))
    return {
      name: `${'  '.repeat(depth)}${text}`,
      detail: note,
      kind: kind === 'heading' ? SymbolKind.String : SymbolKind.Struct,
      tags: [],
      range,
      selectionRange: range,
    }
  })
}

monaco.languages.registerDocumentSymbolProvider(PAGE_LANGUAGE, { provideDocumentSymbols: symbolsOf })
