import type { editor } from 'monaco-editor/editor'

const following = new WeakSet<editor.ITextModel>()

/** Makes a change in the model that was made elsewhere, for example an undo: nobody typed it here. */
export function followChange(model: editor.ITextModel, change: () => void): void {
  following.add(model)
  try {
    change()
  } finally {
    following.delete(model)
  }
}

/** Whether the change that the model reports now was made elsewhere. */
export const isFollowing = (model: editor.ITextModel): boolean => following.has(model)
