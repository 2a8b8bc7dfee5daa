import { editsOf } from '../../../../shared/config/edit/change-edits.ts'
import { parseJson, toValue } from '../../../../shared/config/json/parse.ts'
import { applyEdits, type TextEdits } from '../../../../shared/text/edit.ts'
import type { MakeTreeEdit } from '../editTree.ts'

/** The value of a text of docs.json. */
export function configOf(text: string): unknown {
  const { root } = parseJson(text)
  return root ? toValue(root) : {}
}

/** The edits of a text that an edit of its navigation makes; none if it is refused or changes nothing. */
export function editsIn(text: string, make: MakeTreeEdit): TextEdits {
  const edit = make(configOf(text))
  return edit.kind === 'edit' ? editsOf(text, edit.changes) : []
}

/** The text after an edit of its navigation. */
export const editedText = (text: string, make: MakeTreeEdit): string => applyEdits(text, editsIn(text, make))
