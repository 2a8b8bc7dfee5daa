import type { editor } from 'monaco-editor/editor'
import { useEffect } from 'react'
import { monaco } from './monaco.ts'
import styles from './Source.module.css'

const isBlank = (model: editor.ITextModel, line: number) => model.getLineContent(line).trim() === ''

/** The first and the last line of the paragraph at a line; a blank line is one of its own. */
function paragraphAt(model: editor.ITextModel, line: number): readonly [first: number, last: number] {
  if (isBlank(model, line)) return [line, line]
  let [first, last] = [line, line]
  while (first > 1 && !isBlank(model, first - 1)) first--
  while (last < model.getLineCount() && !isBlank(model, last + 1)) last++
  return [first, last]
}

function around(made: editor.ICodeEditor, model: editor.ITextModel): editor.IModelDeltaDecoration[] {
  const selection = made.getSelection()
  if (!selection || made.getModel() !== model) return []
  const [first] = paragraphAt(model, selection.startLineNumber)
  const [, last] = paragraphAt(model, selection.endLineNumber)
  const end = model.getLineCount()
  const options = { description: 'dimmed', inlineClassName: styles.dimmed ?? '' }
  return [
    ...(first > 1
      ? [{ range: new monaco.Range(1, 1, first - 1, model.getLineMaxColumn(first - 1)), options }]
      : []),
    ...(last < end
      ? [{ range: new monaco.Range(last + 1, 1, end, model.getLineMaxColumn(end)), options }]
      : []),
  ]
}

/** Dims every paragraph but the one of the cursor, or those of the selection; nothing without a model. */
export function useDimmedParagraphs(
  made: editor.IStandaloneCodeEditor | undefined,
  model: editor.ITextModel | undefined,
): void {
  useEffect(() => {
    if (!made || !model) return
    const dimmed = made.createDecorationsCollection()
    const dim = () => dimmed.set(around(made, model))
    const follows = [
      made.onDidChangeCursorSelection(dim),
      made.onDidChangeModelContent(dim),
      made.onDidChangeModel(dim),
    ]
    dim()
    return () => {
      for (const follow of follows) follow.dispose()
      dimmed.clear()
    }
  }, [made, model])
}
