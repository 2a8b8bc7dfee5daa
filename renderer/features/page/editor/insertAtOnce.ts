import type { editor } from 'monaco-editor/editor'

/** More characters than any key writes: they come from dictation or from a program that expands text. */
const MANY = 16

const isLongText = (payload: unknown): boolean => {
  const text: unknown = Reflect.get(Object(payload), 'text')
  return typeof text === 'string' && text.length > MANY
}

/**
 * Has the editor insert a long text as one edit. What comes from the keyboard it takes character by character, to close
 * brackets and to indent lines: each would be an edit of its own, with everything that follows from an edit.
 */
export function insertAtOnce(made: editor.IStandaloneCodeEditor): void {
  const trigger = made.trigger.bind(made)
  made.trigger = (source, handler, payload) => {
    const isLong = source === 'keyboard' && handler === 'type' && isLongText(payload)
    trigger(isLong ? 'insertion' : source, handler, payload)
  }
}
