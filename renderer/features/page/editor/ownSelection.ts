import { SimpleScreenReaderContent } from 'monaco-editor/editor/browser/controller/editContext/native/screenReaderContentSimple'

// The code editor mirrors its selection into the document for screen readers, and follows where those move it. It knows
// its own changes by their age, 100 ms: on a busy machine the browser tells of them later, and the cursor would jump
// back under the hands of who types.

const content = SimpleScreenReaderContent.prototype
const listen = content._setSelectionChangeListener

/** Whether the document's selection is the one that the editor wrote there last. */
function isOwn({ _domNode, _state }: SimpleScreenReaderContent): boolean {
  const selection = document.getSelection()
  if (!_state || !selection || selection.rangeCount === 0) return false
  const { startContainer, endContainer, startOffset, endOffset } = selection.getRangeAt(0)
  const text = _domNode.domNode.firstChild
  const written = [_state.selectionStart, _state.selectionEnd].sort((a, b) => a - b)
  return (
    startContainer === text && endContainer === text && startOffset === written[0] && endOffset === written[1]
  )
}

/** Lets the code editor hear of selections that somebody else made, and of those alone. */
content._setSelectionChangeListener = function (this: SimpleScreenReaderContent) {
  const keep = (event: Event) => {
    if (isOwn(this)) event.stopImmediatePropagation()
  }
  const { ownerDocument } = this._domNode.domNode
  // Before the editor's own: listeners are called in the order in which they came.
  ownerDocument.addEventListener('selectionchange', keep)
  const own = listen.call(this)
  return {
    dispose: () => {
      ownerDocument.removeEventListener('selectionchange', keep)
      own.dispose()
    },
  }
}
