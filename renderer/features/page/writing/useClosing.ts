import { useEffect } from 'react'
import { closingEdit } from '../../../../shared/page/writing/closing.ts'
import { type OpenPage, rangeOf } from '../editor/openPage.ts'

/** Moves a closing tag below its opening tag, as it is typed. */
export function useClosing(openPage: OpenPage | undefined): void {
  useEffect(() => {
    if (!openPage) return
    const { editor, model } = openPage
    const put = () => {
      const at = editor.getPosition()
      if (!at || model.isDisposed() || !/^\s+<\//.test(model.getLineContent(at.lineNumber))) return
      const edit = closingEdit(model.getValue(), model.getOffsetAt(at))
      if (!edit) return
      const range = rangeOf(openPage, { from: edit.offset, to: edit.offset + edit.length })
      editor.executeEdits('galley', [{ range, text: edit.text }])
    }
    const typed = editor.onDidChangeModelContent(({ changes: [change, another], isUndoing, isRedoing }) => {
      const isTyped = change?.text === '>' && !another && !isUndoing && !isRedoing && editor.hasTextFocus()
      // The editor accepts no change while it reports another one.
      if (isTyped) queueMicrotask(put)
    })
    return () => typed.dispose()
  }, [openPage])
}
