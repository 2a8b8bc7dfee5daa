import type { editor } from 'monaco-editor/editor'
import type { Step } from '../../../host/documents/mirror-model.ts'

/** What belongs to the undo step besides the edit: a label of its own, and new files. */
type Companion = Pick<Step, 'label' | 'create'>

const waiting = new WeakMap<editor.ITextModel, Companion>()

/** Combines the first edit that `work` makes in the model and `companion` into one step. */
export function withCompanion(model: editor.ITextModel, companion: Companion, work: () => void): void {
  waiting.set(model, companion)
  try {
    work()
  } finally {
    waiting.delete(model)
  }
}

/** Returns what belongs to the edit that was just made in the model; each is returned once. */
export function takeCompanion(model: editor.ITextModel): Companion | undefined {
  const companion = waiting.get(model)
  waiting.delete(model)
  return companion
}
