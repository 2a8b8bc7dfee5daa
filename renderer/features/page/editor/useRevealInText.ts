import type { editor } from 'monaco-editor/editor'
import { useContext, useEffect } from 'react'
import { documentsOf } from '../../../host/documents/documents.ts'
import { perSite } from '../../../host/scope/per-scope.ts'
import { useSite } from '../../../host/scope/site.ts'
import { type Location, useReveal } from '../../../host/session/reveal.ts'
import { PaneContext } from '../../../host/view/split-view.ts'
import { rangesIn } from './editorText.ts'

/** How far a person had scrolled in each file, and where the cursor was; on each side, and last. */
const leftOf = perSite(() => new Map<string, editor.ICodeEditorViewState>())

/** The range that a place means in this text; `undefined` where it names none. */
function rangeOf(text: string, { offset, length = 0, line }: Location) {
  if (offset !== undefined) return rangesIn(text)(offset, length)
  return line === undefined
    ? undefined
    : { startLineNumber: line, startColumn: 1, endLineNumber: line, endColumn: 1 }
}

/** Shows the model in the editor where the person left it, and goes to the places they are led to. */
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
    return () => {
      const state = made.saveViewState()
      if (state) left.set(`${side} ${file}`, state).set(file, state)
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
