import { editsOf } from '../../../shared/config/edit/change-edits.ts'
import { changesBetween } from '../../../shared/config/edit/changes.ts'
import { moveKey } from '../../../shared/config/edit/edit.ts'
import { parseJson, toValue } from '../../../shared/config/json/parse.ts'
import { composeEdits } from '../../../shared/text/compose.ts'
import { applyEdits, type TextEdits } from '../../../shared/text/edit.ts'
import { valueAt } from '../../fields/base/values.ts'
import { type ConfigChange, withoutChange } from './settingChanges.ts'

/** The parsed value of the text of docs.json, as far as it can be read. */
export const configIn = (text: string): unknown => {
  const { root } = parseJson(text)
  return root ? toValue(root) : undefined
}

/** Returns the edits of docs.json’s text that revert this one change and nothing else. */
export function revertEdits(text: string, change: ConfigChange): TextEdits {
  if (change.kind === 'order') return inOrder(text, change)
  const value = configIn(text)
  return editsOf(text, changesBetween(value, withoutChange(value, change)))
}

/** Restores the former order of keys; keys added later stay where they are. */
function inOrder(text: string, { path, before }: ConfigChange & { readonly kind: 'order' }): TextEdits {
  const keys = Object.keys(Object(valueAt(configIn(text), path)))
  const wanted = before.filter(key => keys.includes(key))
  const positions = [...keys.keys()].filter(position => wanted.includes(keys[position] ?? ''))
  let present = text
  let all: TextEdits = []
  for (const [index, key] of wanted.entries()) {
    const [from, to] = [keys.indexOf(key), positions[index] ?? 0]
    if (from === to) continue
    const edits = moveKey(present, [...path, key], to > from ? to + 1 : to)
    keys.splice(to, 0, ...keys.splice(from, 1))
    all = composeEdits(all, edits)
    present = applyEdits(present, edits)
  }
  return all
}
