import type { TextEdit } from '../../text/edit.ts'
import type { LeafChange } from './leaf-text.ts'

/** The last `<` of a text that no backslash precedes; -1 if there is none. */
const openTag = (text: string): number => /(?<!\\)<[^<]*$/.exec(text)?.index ?? -1

/** The change with `typed`, which is in one of its edits, in other words. */
function reworded({ edits, caret }: LeafChange, typed: string, words: string): LeafChange {
  const at = edits.findLastIndex(({ text }) => text.includes(typed))
  const reword = (edit: TextEdit) => {
    const start = edit.text.lastIndexOf(typed)
    return { ...edit, text: edit.text.slice(0, start) + words + edit.text.slice(start + typed.length) }
  }
  return {
    edits: edits.map((edit, index) => (index === at ? reword(edit) : edit)),
    caret: caret + words.length - typed.length,
  }
}

/**
 * Returns changes that write `typed` as text where it would be markup, such as the end of a tag that is never closed:
 * the tag that starts behind `from`, or what was typed, gets a backslash.
 */
export function literalChanges(
  text: string,
  from: number,
  change: LeafChange,
  typed: string,
): readonly LeafChange[] {
  const { edits, caret } = change
  const tag = openTag(text.slice(from, edits[0]?.offset ?? from))
  const backslash = { offset: from + tag, length: 0, text: '\\' }
  return [
    ...(tag < 0 ? [] : [{ edits: [backslash, ...edits], caret: caret + 1 }]),
    ...(typed.includes('<') ? [reworded(change, typed, typed.replaceAll('<', '\\<'))] : []),
    reworded(change, typed, typed.replace(/[!-/:-@[-`{-~]/, '\\$&')),
  ]
}
