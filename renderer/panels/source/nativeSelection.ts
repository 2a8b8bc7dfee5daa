import type { editor } from 'monaco-editor/editor'
import { monaco } from './monaco.ts'

/** What a screen reader is shown: a part of the text around the selection, long ones with `…` in their middle. */
interface Shown {
  readonly before: string
  readonly selected: string
  readonly behind: string
}

const lines = (text: string): number => text.split('\n').length - 1

/** Whether a text that may be cut in its middle stands for another one. */
function standsFor(shown: string, text: string): boolean {
  if (shown === text) return true
  for (let cut = shown.indexOf('…'); cut >= 0; cut = shown.indexOf('…', cut + 1)) {
    const [head, tail] = [shown.slice(0, cut), shown.slice(cut + 1)]
    if (head.length + tail.length < text.length && text.startsWith(head) && text.endsWith(tail)) return true
  }
  return false
}

/** Whether a screen reader is shown what the code editor has selected. */
function isSelected(
  model: editor.ITextModel,
  { before, selected, behind }: Shown,
  now: monaco.Selection,
): boolean {
  const read = (range: monaco.IRange) => model.getValueInRange(range, monaco.editor.EndOfLinePreference.LF)
  const { startLineNumber, startColumn, endLineNumber, endColumn } = now
  const first = Math.max(1, startLineNumber - lines(before))
  const last = Math.min(model.getLineCount(), endLineNumber + lines(behind))
  const above = read(new monaco.Range(first, 1, startLineNumber, startColumn))
  const below = read(new monaco.Range(endLineNumber, endColumn, last, model.getLineMaxColumn(last)))
  return above.endsWith(before) && `${below}\n`.startsWith(behind) && standsFor(selected, read(now))
}

/** What the element that has the focus shows, where it is the one in which a code editor takes keys. */
function shownNow(): Shown | undefined {
  const [focused, selection] = [document.activeElement, document.getSelection()]
  if (!focused?.classList.contains('native-edit-context') || !selection?.rangeCount) return undefined
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  const text = focused.textContent ?? ''
  if (startContainer !== endContainer || startContainer.parentNode !== focused) return undefined
  return {
    before: text.slice(0, startOffset),
    selected: text.slice(startOffset, endOffset),
    behind: text.slice(endOffset),
  }
}

/**
 * Keeps what is selected. The code editor takes a change of the browser's selection for one that a person
 * made with a screen reader; where the machine is busy it takes its own for one, long after it, and of a long
 * selection only the part is left that a screen reader is shown. Gives the function that ends it.
 */
export function keepSelection(made: editor.IStandaloneCodeEditor): () => void {
  let change = 0
  let drawn = 0
  const moved = made.onDidChangeCursorSelection(() => {
    const own = ++change
    // What is shown follows at the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => (drawn = own)))
  })
  const listen = (event: Event) => {
    const [model, selection] = [made.getModel(), made.getSelection()]
    if (!model || !selection || !made.hasTextFocus()) return
    const shown = shownNow()
    if (shown && (drawn < change || isSelected(model, shown, selection))) event.stopImmediatePropagation()
  }
  document.addEventListener('selectionchange', listen, { capture: true })
  return () => {
    moved.dispose()
    document.removeEventListener('selectionchange', listen, { capture: true })
  }
}
