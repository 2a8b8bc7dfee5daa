import { insertItem, moveItem, moveKey, removeAt, setValue } from '../../shared/config/edit/edit.ts'
import { type JsonNode, nodeAt, parseJson, propertyOf, toValue } from '../../shared/config/json/parse.ts'
import type { JsonPath } from '../../shared/config/json/pointer.ts'
import type { TextEdits } from '../../shared/text/edit.ts'
import { anyValue, type Dice, KEYS, oneOf } from './json-texts.ts'

/** Ranges of the text that an edit may touch; with `whole`, exactly this range is replaced. */
export interface Touched {
  readonly removed?: JsonNode
  readonly gaps?: readonly { readonly list: JsonNode; readonly index: number }[]
  readonly exact?: readonly { readonly offset: number; readonly length: number }[]
}

/** One edit and its expected result. */
export interface Trial {
  readonly name: string
  readonly edits: TextEdits
  readonly expected: unknown
  readonly touched: Touched
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value)
const put = (object: object, key: string, value: unknown) =>
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })

function walk(value: unknown, path: JsonPath = []): { path: JsonPath; value: unknown }[] {
  const below = isList(value)
    ? value.map((item, i) => [i, item] as const)
    : isObject(value)
      ? Object.entries(value)
      : []
  return [{ path, value }, ...below.flatMap(([step, item]) => walk(item, [...path, step]))]
}

const at = (value: unknown, path: JsonPath): unknown =>
  path.reduce((inner: unknown, step) => (inner as Record<string, unknown>)[step], value)

function changed(value: unknown, path: JsonPath, change: (found: never) => unknown): unknown {
  const copy = structuredClone(value)
  if (path.length === 0) return change(copy as never)
  const parent = at(copy, path.slice(0, -1)) as object
  put(parent, String(path.at(-1)), change(at(copy, path) as never))
  return copy
}

const without = (object: Record<string, unknown>, key: string) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
const pathless = (path: JsonPath, outer: JsonPath) => !outer.every((step, i) => path[i] === step)

/** Makes one random edit and returns its expected result. */
export function tryOne(text: string, roll: Dice): Trial | undefined {
  const root = parseJson(text).root
  if (!root) throw new Error('The text must be readable.')
  const value = toValue(root)
  const all = walk(value)
  const lists = all.filter(entry => isList(entry.value))
  const objects = all.filter(entry => isObject(entry.value))
  const node = (path: JsonPath) => nodeAt(root, path) as JsonNode
  const fresh = anyValue(roll, 2)
  const kind = roll(7)
  if (kind === 0) {
    const { path } = oneOf(roll, all)
    const edits = setValue(text, path, fresh)
    return {
      name: 'set',
      edits,
      expected: changed(value, path, () => fresh),
      touched: { exact: [node(path)] },
    }
  }
  if (kind === 1 && objects.length > 0) {
    const { path, value: object } = oneOf(roll, objects)
    const key = oneOf(roll, ['new', 'other', ...KEYS])
    if (Object.hasOwn(object as object, key)) return undefined
    const deep = roll(3) === 0
    const rest = deep ? ['deep', 0] : []
    const added = deep ? { deep: [fresh] } : fresh
    const list = node(path)
    return {
      name: 'add',
      edits: setValue(text, [...path, key, ...rest], fresh),
      expected: changed(value, path, found => put({ ...(found as object) }, key, added)),
      touched: { gaps: [{ list, index: list.children?.length ?? 0 }] },
    }
  }
  if (kind === 2 && lists.length > 0) {
    const { path, value: list } = oneOf(roll, lists)
    const index = roll((list as unknown[]).length + 1)
    return {
      name: 'insert',
      edits: insertItem(text, path, index, fresh),
      expected: changed(value, path, found => (found as unknown[]).toSpliced(index, 0, fresh)),
      touched: { gaps: [{ list: node(path), index }] },
    }
  }
  if (kind === 3 && all.length > 1) {
    const { path } = oneOf(roll, all.slice(1))
    const step = path.at(-1) ?? 0
    const parent = path.slice(0, -1)
    const same = node(parent).children?.filter(child => child.children?.[0]?.value === step) ?? []
    if (same.length > 1) return undefined
    return {
      name: 'remove',
      edits: removeAt(text, path),
      expected: changed(value, parent, found =>
        isList(found) ? (found as unknown[]).toSpliced(Number(step), 1) : without(found, String(step)),
      ),
      touched: {
        removed:
          typeof step === 'number' && isList(at(value, parent))
            ? node(path)
            : (propertyOf(node(parent), String(step)) as JsonNode),
      },
    }
  }
  if (kind === 4) {
    const keyed = objects.filter(({ value: object }) => Object.keys(object as object).length > 0)
    if (keyed.length === 0) return undefined
    const { path, value: object } = oneOf(roll, keyed)
    const keys = Object.keys(object as object)
    const list = node(path)
    if (list.children?.length !== keys.length) return undefined
    const key = oneOf(roll, keys)
    const index = roll(keys.length + 1)
    return {
      name: 'move a key',
      edits: moveKey(text, [...path, key], index),
      expected: value,
      touched: { removed: propertyOf(list, key) as JsonNode, gaps: [{ list, index }] },
    }
  }
  const items = lists.flatMap(({ path, value: list }) =>
    (list as unknown[]).map((_, index) => [...path, index]),
  )
  if (items.length === 0) return undefined
  const from = oneOf(roll, items)
  const targets = lists.filter(({ path }) => pathless(path, from))
  const { path: to, value: target } = oneOf(roll, targets)
  const index = roll((target as unknown[]).length + 1)
  const copy = structuredClone(value)
  const source = at(copy, from.slice(0, -1)) as unknown[]
  const goal = at(copy, to) as unknown[]
  const marker = {}
  const [item] = source.splice(Number(from.at(-1)), 1, marker)
  goal.splice(index, 0, item)
  source.splice(source.indexOf(marker), 1)
  return {
    name: 'move',
    edits: moveItem(text, from, to, index),
    expected: copy,
    touched: { removed: node(from), gaps: [{ list: node(to), index }] },
  }
}
