import { composeEdits } from '../../text/compose.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { sameValue } from '../json/equal.ts'
import { nodeAt } from '../json/parse.ts'
import { readableRoot } from '../json/root.ts'
import type { Change, MoveChange } from './changes.ts'
import { copyItem } from './copy.ts'
import { keysIn } from './default-order.ts'
import { insertItem, type KeyOrder, moveItem, removeAt, setValue } from './edit.ts'
import { renameKey } from './rename-key.ts'
import { editsTogether } from './together.ts'
import { unwrapMember, wrapMember } from './wrap.ts'

/**
 * Returns the edits of `text` that make `changes`, each on the result of the previous one; nothing else
 * moves.
 */
export function editsOf(text: string, changes: readonly Change[]): TextEdits {
  let present = text
  let all: TextEdits = []
  for (let rest = changes; rest.length > 0; ) {
    const [change] = rest
    const together = editsTogether(present, rest)
    const edits = together?.edits ?? (change ? editsOfChange(present, change, keysIn(present)) : [])
    rest = rest.slice(together?.count ?? 1)
    all = composeEdits(all, edits)
    present = applyEdits(present, edits)
  }
  return all
}

/** Returns the edits of `text` that make one change; `orderOf` says where new keys go. */
export function editsOfChange(text: string, change: Change, orderOf?: KeyOrder): TextEdits {
  switch (change.kind) {
    case 'set':
      return setValue(text, change.path, change.value, orderOf)
    case 'remove':
      return removeAt(text, change.path)
    case 'insert':
      return change.index === 0 && !nodeAt(readableRoot(text), change.path)
        ? setValue(text, change.path, [change.value], orderOf)
        : insertItem(text, change.path, change.index, change.value)
    case 'move':
      return editsOfMove(text, change)
    case 'copy':
      return copyItem(text, change)
    case 'rename':
      return renameKey(text, change.path, change.key)
    case 'wrap':
      return wrapMember(text, change)
    case 'unwrap':
      return unwrapMember(text, change)
  }
}

function editsOfMove(text: string, { path, list, to }: MoveChange): TextEdits {
  const own = path.slice(0, -1)
  const from = Number(path.at(-1))
  const isOwn = list === undefined || sameValue(list, own)
  return moveItem(text, path, list ?? own, isOwn && to > from ? to + 1 : to)
}
