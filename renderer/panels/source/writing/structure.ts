import type { editor, languages } from 'monaco-editor/editor'
import { foldsOf, outlineOf, tagNamesAt } from '../../../../shared/page/writing/outline.ts'
import { monaco } from '../monaco.ts'
import { PAGE_LANGUAGE } from '../pageLanguage.ts'
import { readingOf } from './reading.ts'

const { SymbolKind } = monaco.languages

monaco.languages.registerFoldingRangeProvider(PAGE_LANGUAGE, {
  provideFoldingRanges(model) {
    const { page, text } = readingOf(model)
    return foldsOf(page, text, model.getLineCount()).map(({ start, end }) => ({ start, end }))
  },
})

monaco.languages.registerLinkedEditingRangeProvider(PAGE_LANGUAGE, {
  provideLinkedEditingRanges(model, { lineNumber, column }) {
    // Asked after every key: a page is not read for a cursor that no name can be at.
    if (!/<\/?[^\s<>]*$/.test(model.getLineContent(lineNumber).slice(0, column - 1))) return null
    const position = { lineNumber, column }
    const names = tagNamesAt(readingOf(model).page, model.getOffsetAt(position))
    if (!names) return null
    const ranges = names.map(({ from, to }) =>
      monaco.Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to)),
    )
    return { ranges, wordPattern: /[A-Za-z][\w.-]*/ }
  },
})

function symbolsOf(model: editor.ITextModel): languages.DocumentSymbol[] {
  return outlineOf(readingOf(model).page).map(({ kind, text, note, depth, line }) => {
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
