import type { editor } from 'monaco-editor/editor'
import type { Step } from '../../../host/documents/mirror-model.ts'

/** What the step of an edit has besides the edit: a name of its own, and files that it makes. */
type Companion = Pick<Step, 'label' | 'create'>

const waiting = new WeakMap<editor.ITextModel, Companion>()

/** Makes the first edit that `work` makes in the model one step with `companion`. */
export function withCompanion(model: editor.ITextModel, companion: Companion, work: () => void): void {
  waiting.set(model, companion)
  try {
    work()
  } finally {
    waiting.delete(model)
  }
}

/** What goes with the edit that was just made in the model; each is given once. */
export function takeCompanion(model: editor.ITextModel): Companion | undefined {
  const companion = waiting.get(model)
  waiting.delete(model)
  return companion
}
