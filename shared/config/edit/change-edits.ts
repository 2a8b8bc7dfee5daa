import { composeEdits } from '../../text/compose.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import type { JsonPath } from '../json/pointer.ts'
import { schemaAt } from '../schema/describe.ts'
import { resolveSchema } from '../schema/schema.ts'
import type { Change } from './changes.ts'
import { insertItem, moveItem, removeAt, setValue } from './edit.ts'

/**
 * Returns the edits of `text` that make `changes`, each on the result of the previous one; nothing else
 * moves.
 */
export function editsOf(text: string, changes: readonly Change[]): TextEdits {
  let present = text
  let all: TextEdits = []
  for (const change of changes) {
    const edits = editsOfOne(present, change)
    all = composeEdits(all, edits)
    present = applyEdits(present, edits)
  }
  return all
}

function editsOfOne(text: string, change: Change): TextEdits {
  switch (change.kind) {
    case 'set':
      return setValue(text, change.path, change.value, keysAt)
    case 'remove':
      return removeAt(text, change.path)
    case 'insert':
      return insertItem(text, change.path, change.index, change.value)
    case 'move': {
      const from = Number(change.path.at(-1))
      return moveItem(
        text,
        change.path,
        change.path.slice(0, -1),
        change.to > from ? change.to + 1 : change.to,
      )
    }
  }
}

/** The key order of the schema; the navigation, which most files have last, is ignored. */
function keysAt(path: JsonPath): readonly string[] {
  const schema = schemaAt(path)
  const branches = schema?.oneOf?.map(resolveSchema) ?? (schema ? [schema] : [])
  return branches.flatMap(branch => Object.keys(branch.properties ?? {})).filter(key => key !== 'navigation')
}
