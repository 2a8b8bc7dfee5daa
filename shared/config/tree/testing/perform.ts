import { inEnglish } from '../../../messages/in-english.ts'
import { applyEdits, invertEdits } from '../../../text/edit.ts'
import { applyChanges } from '../../edit/apply-changes.ts'
import { editsOf } from '../../edit/change-edits.ts'
import { sameValue } from '../../json/equal.ts'
import { parseJson, toValue } from '../../json/parse.ts'
import type { TreeEdit } from '../tree-edit.ts'

/** Returns the value of a text of docs.json. */
export function configIn(text: string): unknown {
  const { root } = parseJson(text)
  return root && toValue(root)
}

/** Performs a command on a text; a refusal is `no: …`, nothing to change `same: …`. Checks what holds for every edit. */
export function perform(text: string, command: (config: unknown) => TreeEdit): string {
  const config = configIn(text)
  const answer = command(config)
  if (answer.kind !== 'edit')
    return `${answer.kind === 'refused' ? 'no' : 'same'}: ${inEnglish(answer.reason)}`
  const edits = editsOf(text, answer.changes)
  const after = applyEdits(text, edits)
  if (!sameValue(configIn(after), applyChanges(config, answer.changes)))
    throw new Error(`Not the value meant: ${after}`)
  if (applyEdits(after, invertEdits(text, edits)) !== text) throw new Error('The inverse is not exact.')
  return after
}

/** Returns the changed lines of a text: `- ` removed, `+ ` added. */
export function changedLines(before: string, after: string): readonly string[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const lengths = old.map(() => fresh.map(() => 0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      const line = lengths[row]
      if (!line) continue
      line[column] =
        old[row] === fresh[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const found: string[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < fresh.length) {
    if (row < old.length && column < fresh.length && old[row] === fresh[column]) {
      row += 1
      column += 1
    } else if (column >= fresh.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      found.push(`- ${old[row]?.trim()}`)
      row += 1
    } else {
      found.push(`+ ${fresh[column]?.trim()}`)
      column += 1
    }
  }
  return found
}
