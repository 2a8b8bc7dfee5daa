import { acceptFiles, dropFiles } from './file-drop.ts'
import type { EditSession } from './session.ts'

/** Words that are dragged to another place: they are inserted there before they are removed here. Images are pasted. */
export class Drag {
  #text = ''
  #from: Range | undefined

  constructor(session: () => EditSession) {
    document.addEventListener('dragover', event => session().isOn && acceptFiles(event))
    document.addEventListener('drop', event => {
      // What is dropped is known only to this event.
      this.#text = event.dataTransfer?.getData('text/plain') ?? ''
      if (session().isOn) dropFiles(event, session())
    })
  }

  /** The text of an input; that of a drop is known already. */
  textOf({ inputType, data, dataTransfer }: InputEvent): string {
    if (inputType === 'insertFromDrop') return this.#text
    return data ?? dataTransfer?.getData('text/plain') ?? ''
  }

  /** Remembers where the words are that will be removed. */
  lift(): void {
    const selection = getSelection()
    this.#from = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : undefined
  }

  /** Returns where the words that were dragged are now; nothing if they came from elsewhere. */
  take(): Range | undefined {
    const from = this.#from
    this.#from = undefined
    return from
  }
}
