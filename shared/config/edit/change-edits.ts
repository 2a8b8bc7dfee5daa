import { composeEdits } from '../../text/compose.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { sameValue } from '../json/equal.ts'
import { type JsonNode, nodeAt } from '../json/parse.ts'
import { readableRoot } from '../json/root.ts'
import type { Change, MoveChange } from './changes.ts'
import { copyItem } from './copy.ts'
import { keysIn } from './default-order.ts'
import { insertItem, type KeyOrder, moveItem, removeAt, setValue } from './edit.ts'
import { renameKey } from './rename-key.ts'
import { unwrapMember, wrapMember } from './wrap.ts'

/**
 * Returns the edits of `text` that make `changes`, each on the result of the previous one; nothing else
 * moves.
 */
export function editsOf(text: string, changes: readonly Change[]): TextEdits {
  let present = text
  let all: TextEdits = []
  for (let at = 0; at < changes.length; ) {
    const values = newValues(present, changes, at)
    const change = changes[at]
    const edits =
      values.length > 1 ? replaced(values) : change ? editsOfChange(present, change, keysIn(present)) : []
    at += Math.max(1, values.length)
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

/** A value without members, and what replaces it. */
interface NewValue {
  readonly node: JsonNode
  readonly value: unknown
}

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** The values that a run of changes replaces one by one, so that the text is read only once for all of them. */
function newValues(text: string, changes: readonly Change[], from: number): readonly NewValue[] {
  if (changes[from + 1]?.kind !== 'set') return []
  const root = readableRoot(text)
  const found: NewValue[] = []
  const nodes = new Set<JsonNode>()
  for (const change of changes.slice(from)) {
    const node = change.kind === 'set' && isPlain(change.value) ? nodeAt(root, change.path) : undefined
    if (change.kind !== 'set' || !node || node.children || nodes.has(node)) break
    nodes.add(node)
    found.push({ node, value: change.value })
  }
  return found
}

const replaced = (values: readonly NewValue[]): TextEdits =>
  values
    .filter(({ node, value }) => node.value !== value)
    .toSorted((a, b) => a.node.offset - b.node.offset)
    .map(({ node: { offset, length }, value }) => ({ offset, length, text: JSON.stringify(value) }))
