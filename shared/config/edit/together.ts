import type { TextEdits } from '../../text/edit.ts'
import { type JsonNode, nodeAt, propertyOf } from '../json/parse.ts'
import { formatPointer, type JsonPath } from '../json/pointer.ts'
import { readableRoot } from '../json/root.ts'
import type { Change } from './changes.ts'
import { layoutOf } from './layout.ts'
import { editsOfListRun, type Together } from './list-run.ts'
import { inOrder, memberAt } from './located.ts'
import { removeMember } from './remove.ts'

/**
 * Returns the edits of the longest run of changes that do not touch each other, so that the text is read once for all of
 * them: items moved and removed, new plain values, and renamed keys. A run of fewer than two is none.
 */
export function editsTogether(text: string, changes: readonly Change[]): Together | undefined {
  const [first, second] = changes
  if (!first || !second) return undefined
  if (isOfList(first) && isOfList(second)) {
    const run = editsOfListRun(text, readableRoot(text), changes)
    if (run) return run
  }
  if (!isSmall(first) || !isSmall(second)) return undefined
  const reading: Reading = { text, root: readableRoot(text), touched: new Set() }
  const earlier = new Earlier()
  const edits: TextEdits[number][] = []
  let count = 0
  for (const change of changes) {
    const own = earlier.allows(change) ? editsOfSmall(reading, change) : undefined
    if (own === undefined) break
    edits.push(...own)
    earlier.add(change)
    count += 1
  }
  return count < 2 ? undefined : { count, edits: inOrder(edits) }
}

const isOfList = ({ kind, path }: Change): boolean =>
  kind === 'move' || (kind === 'remove' && typeof path.at(-1) === 'number')

const isSmall = ({ kind }: Change): boolean => kind === 'set' || kind === 'rename' || kind === 'remove'

/** The pointers of a path and of everything around it, from the root. */
function pointersTo(path: JsonPath): readonly string[] {
  const pointers = ['']
  for (const step of path) pointers.push(`${pointers.at(-1)}${formatPointer([step])}`)
  return pointers
}

/** The changes made so far, all on one reading of the text. */
class Earlier {
  /** The lowest index that was removed, by the pointer of the list. */
  readonly #removed = new Map<string, number>()
  readonly #renamed = new Set<string>()
  /** What contains a change. */
  readonly #around = new Set<string>()

  /** Whether a path means the same before the earlier changes, and none of them is in what is removed. */
  allows({ kind, path }: Change): boolean {
    const pointers = pointersTo(path)
    if (kind === 'remove' && this.#around.has(pointers.at(-1) ?? '')) return false
    return path.every((step, depth) => {
      const lowest = this.#removed.get(pointers[depth] ?? '')
      const isShifted = lowest !== undefined && Number(step) >= lowest
      return !isShifted && !this.#renamed.has(pointers[depth + 1] ?? '')
    })
  }

  add({ kind, path }: Change): void {
    const pointers = pointersTo(path)
    for (const pointer of pointers.slice(0, -1)) this.#around.add(pointer)
    const [list = '', own = ''] = pointers.slice(-2)
    if (kind === 'set') this.#around.add(own)
    if (kind === 'rename') this.#renamed.add(own)
    if (kind === 'remove')
      this.#removed.set(list, Math.min(Number(path.at(-1)), this.#removed.get(list) ?? Infinity))
  }
}

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
  touched.add(place.parent)
  return removeMember(text, layoutOf(text, place.parent), place.index)
}
