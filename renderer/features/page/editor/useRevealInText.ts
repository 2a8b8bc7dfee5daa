import type { editor } from 'monaco-editor/editor'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { documentsOf } from '../../../host/documents/documents.ts'
import { perSite } from '../../../host/scope/per-scope.ts'
import { useSite } from '../../../host/scope/site.ts'
import { type Location, useReveal } from '../../../host/session/reveal.ts'
import { PaneContext } from '../../../host/view/split-view.ts'
import { rangesIn } from './editorText.ts'

/** The scroll and cursor positions in each file, for each split pane and the last ones. */
const leftOf = perSite(() => new Map<string, editor.ICodeEditorViewState>())

/** The range of a location in this text; `undefined` if it has none. */
function rangeOf(text: string, { offset, length = 0, line }: Location) {
  if (offset !== undefined) return rangesIn(text)(offset, length)
  return line === undefined
    ? undefined
    : { startLineNumber: line, startColumn: 1, endLineNumber: line, endColumn: 1 }
}

/** Shows the model in the editor at its last position, and goes to the locations to reveal. */
export function useRevealInText(
  file: string,
  made: editor.IStandaloneCodeEditor | undefined,
  model: editor.ITextModel | undefined,
): void {
  const site = useSite()
  const side = useContext(PaneContext) ?? 'first'
  useEffect(() => {
    if (!made || !model) return
    made.setModel(model)
    const left = leftOf(site)
    made.restoreViewState(left.get(`${side} ${file}`) ?? left.get(file) ?? null)
  }, [file, made, model, side, site])
  // Before the text is taken from the editor.
  useLayoutEffect(() => {
    if (!made || !model) return
    return () => {
      const state = made.saveViewState()
      if (state) leftOf(site).set(`${side} ${file}`, state).set(file, state)
    }
  }, [file, made, model, side, site])
  useReveal(place => {
    if (place.file !== file || !made || !model) return false
    const range = rangeOf(documentsOf(site).known(file)?.text ?? '', place)
    if (range) {
      made.setSelection(range)
      made.revealRangeInCenterIfOutsideViewport(range)
    }
    made.focus()
    return true
  })
}
