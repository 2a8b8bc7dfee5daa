import { SimpleScreenReaderContent } from 'monaco-editor/editor/browser/controller/editContext/native/screenReaderContentSimple'

// The code editor mirrors its selection into the document for screen readers, and follows where those move it. It recognizes
// its own changes by their age, 100 ms: on a busy machine the browser reports them later, and the cursor would jump
// back while the person types.

const content = SimpleScreenReaderContent.prototype
const listen = content._setSelectionChangeListener

/** Whether the document’s selection is the one that the editor set last. */
function isOwn({ _domNode, _state }: SimpleScreenReaderContent): boolean {
  const selection = document.getSelection()
  if (!_state || !selection || selection.rangeCount === 0) return false
  const { startContainer, endContainer, startOffset, endOffset } = selection.getRangeAt(0)
  const text = _domNode.domNode.firstChild
  const lastWritten = [_state.selectionStart, _state.selectionEnd].sort((a, b) => a - b)
  return (
    startContainer === text &&
    endContainer === text &&
    startOffset === lastWritten[0] &&
    endOffset === lastWritten[1]
  )
}

/** Passes the code editor only selections that something else made. */
content._setSelectionChangeListener = function (this: SimpleScreenReaderContent) {
  const keep = (event: Event) => {
    if (isOwn(this)) event.stopImmediatePropagation()
  }
  const { ownerDocument } = this._domNode.domNode
  // Before the editor’s own: listeners are called in the order of their registration.
  ownerDocument.addEventListener('selectionchange', keep)
  const own = listen.call(this)
  return {
    dispose: () => {
      ownerDocument.removeEventListener('selectionchange', keep)
      own.dispose()
    },
  }
}
