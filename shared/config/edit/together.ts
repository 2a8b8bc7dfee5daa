import type { TextEdits } from '../../text/edit.ts'
import { sameValue } from '../json/equal.ts'
import { type JsonNode, nodeAt, propertyOf } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { readableRoot } from '../json/root.ts'
import type { Change } from './changes.ts'
import { followed } from './follow.ts'
import { layoutOf } from './layout.ts'
import { inOrder, memberAt } from './located.ts'
import { removeMember } from './remove.ts'

/** The edits of the first of some changes, made together, and how many changes they make. */
interface Together {
  readonly count: number
  readonly edits: TextEdits
}

/**
 * Returns the edits of the longest run of changes that do not touch each other, so that the text is read once for all of
 * them: new plain values, renamed keys, and items removed from different lists. A run of fewer than two is none.
 */
export function editsTogether(text: string, changes: readonly Change[]): Together | undefined {
  if (changes.length < 2 || !changes.slice(0, 2).every(isSmall)) return undefined
  const root = readableRoot(text)
  const edits: TextEdits[number][] = []
  const touched = new Set<JsonNode>()
  const shifting: Change[] = []
  let count = 0
  for (const change of changes) {
    const own = isUnshifted(change.path, shifting) ? editsOfSmall({ text, root, touched }, change) : undefined
    if (own === undefined) break
    edits.push(...own)
    if (change.kind !== 'set') shifting.push(change)
    count += 1
  }
  return count < 2 ? undefined : { count, edits: inOrder(edits) }
}

const isSmall = ({ kind }: Change): boolean => kind === 'set' || kind === 'rename' || kind === 'remove'

const isUnshifted = (path: JsonPath, changes: readonly Change[]): boolean =>
  changes.every(change => {
    const after = followed(path, [change])
    return after !== undefined && sameValue(after, path)
  })

interface Reading {
  readonly text: string
  readonly root: JsonNode
  /** Values that are replaced, and objects and lists whose members change. */
  readonly touched: Set<JsonNode>
}

/** The edits of a change that touches one member only; `undefined` if it has to be made on its own. */
function editsOfSmall(reading: Reading, change: Change): TextEdits | undefined {
  switch (change.kind) {
    case 'set':
      return valueReplaced(reading, change)
    case 'rename':
      return keyRenamed(reading, change)
    case 'remove':
      return itemRemoved(reading, change.path)
    default:
      return undefined
  }
}

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

function valueReplaced(
  { root, touched }: Reading,
  { path, value }: Extract<Change, { kind: 'set' }>,
): TextEdits | undefined {
  const node = isPlain(value) ? nodeAt(root, path) : undefined
  if (!node || node.children || touched.has(node)) return undefined
  touched.add(node)
  const { offset, length } = node
  return node.value === value ? [] : [{ offset, length, text: JSON.stringify(value) }]
}

function keyRenamed(
  { root, touched }: Reading,
  { path, key }: Extract<Change, { kind: 'rename' }>,
): TextEdits | undefined {
  const object = nodeAt(root, path.slice(0, -1))
  const own = String(path.at(-1))
  const same = (object?.children ?? []).filter(({ children }) => children?.[0]?.value === own)
  const name = same[0]?.children?.[0]
  if (object?.type !== 'object' || !name || same.length > 1 || touched.has(object)) return undefined
  if (propertyOf(object, key)) return undefined
  touched.add(object)
  return [{ offset: name.offset, length: name.length, text: JSON.stringify(key) }]
}

function itemRemoved({ text, root, touched }: Reading, path: JsonPath): TextEdits | undefined {
  const place = memberAt(root, path)
  if (place?.parent.type !== 'array' || touched.has(place.parent)) return undefined
  const node = place.parent.children?.[place.index]
  if (!node || [...touched].some(one => isWithin(one, node))) return undefined
  touched.add(place.parent)
  return removeMember(text, layoutOf(text, place.parent), place.index)
}

const isWithin = (inner: JsonNode, outer: JsonNode): boolean =>
  inner.offset >= outer.offset && inner.offset + inner.length <= outer.offset + outer.length
