import type { editor } from 'monaco-editor/editor'
import { useEffect } from 'react'
import { directionOf } from '../../../../shared/text/direction.ts'
import { monaco } from './monaco.ts'

/** The lines in view whose first letter is one of a right-to-left script. */
function rightToLeft(made: editor.ICodeEditor, model: editor.ITextModel): editor.IModelDeltaDecoration[] {
  return made
    .getVisibleRanges()
    .flatMap(({ startLineNumber: first, endLineNumber: last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    .filter(line => directionOf(model.getLineContent(line)) === 'rtl')
    .map(line => ({
      range: new monaco.Range(line, 1, line, model.getLineMaxColumn(line)),
      options: { description: 'right-to-left', textDirection: monaco.editor.TextDirection.RTL },
    }))
}

/** Lines of right-to-left scripts run from right to left, as they do on the page. */
export function useTextDirection(
  made: editor.IStandaloneCodeEditor | undefined,
  model: editor.ITextModel | undefined,
): void {
  useEffect(() => {
    if (!made || !model) return
    const marked = made.createDecorationsCollection()
    const mark = () => marked.set(made.getModel() === model ? rightToLeft(made, model) : [])
    const follows = [
      made.onDidChangeModel(mark),
      made.onDidChangeModelContent(mark),
      made.onDidScrollChange(mark),
      made.onDidLayoutChange(mark),
    ]
    mark()
    return () => {
      for (const follow of follows) follow.dispose()
      marked.clear()
    }
  }, [made, model])
}
