import { isMap, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml'
import { removeAt, setValue } from '../config/edit/edit.ts'
import { nodeAt, parseJson } from '../config/json/parse.ts'
import { editInTurn } from '../text/compose.ts'
import type { TextEdit, TextEdits } from '../text/edit.ts'
import { eolOf, lineStart } from '../text/lines.ts'
import { stepsOf } from './document/node.ts'
import { EXCLUSION_KEYS } from './document/operations.ts'
import { isJsonText } from './document/read.ts'

const [MARK = ''] = EXCLUSION_KEYS

/** A larger text is not parsed again to change one line. */
const LARGEST = 4_000_000

/**
 * Returns the edits that exclude the operations at these pointers for readers, or restore them; `undefined`
 * if the text has no such location.
 */
export function exclusionEdits(
  text: string,
  pointers: readonly string[],
  isExcluded: boolean,
): TextEdits | undefined {
  if (text.length > LARGEST) return undefined
  const unique = [...new Set(pointers)]
  return isJsonText(text) ? inJson(text, unique, isExcluded) : inYaml(text, unique, isExcluded)
}

function inJson(text: string, pointers: readonly string[], isExcluded: boolean): TextEdits | undefined {
  const { root } = parseJson(text)
  const operations = pointers.map(pointer => ({
    path: stepsOf(pointer),
    node: root && nodeAt(root, stepsOf(pointer)),
  }))
  if (operations.some(({ node }) => node?.type !== 'object')) return undefined
  if (isExcluded) return editInTurn(text, operations, (now, { path }) => setValue(now, [...path, MARK], true))
  const marks = operations.flatMap(({ path, node }) =>
    EXCLUSION_KEYS.filter(key => node && nodeAt(node, [key])?.value === true).map(key => [...path, key]),
  )
  return editInTurn(text, marks, removeAt)
}

type Entry = Pair<unknown, unknown>

const keyOf = ({ key }: Entry): string => (isScalar(key) ? String(key.value) : '')
const startOf = ({ key }: Entry): number => (isScalar(key) ? (key.range?.[0] ?? -1) : -1)

function mapAt(contents: unknown, pointer: string): YAMLMap | undefined {
  let node = contents
  for (const step of stepsOf(pointer)) {
    node = isMap(node) ? node.items.find(item => keyOf(item) === step)?.value : undefined
  }
  return isMap(node) ? node : undefined
}

function inYaml(text: string, pointers: readonly string[], isExcluded: boolean): TextEdits | undefined {
  const { contents } = parseDocument(text, { logLevel: 'silent', uniqueKeys: false })
  const edits = pointers.map(pointer => {
    const map = mapAt(contents, pointer)
    if (!map || map.items.length === 0) return undefined
    return isExcluded ? added(text, map) : taken(text, map)
  })
  if (edits.some(each => each === undefined)) return undefined
  return edits.flatMap(each => each ?? []).toSorted((a, b) => a.offset - b.offset)
}

/** The range of a value that can be replaced: one word in a line that nothing refers to. */
function valueRange({ value }: Entry): readonly [from: number, to: number] | undefined {
  if (!isScalar(value) || value.anchor !== undefined || value.type?.startsWith('BLOCK')) return undefined
  const [from, to] = value.range ?? []
  return from === undefined || to === undefined ? undefined : [from, to]
}

/** Whether a key is the first thing in its line. */
const isFirstInLine = (text: string, offset: number): boolean =>
  /^ *$/.test(text.slice(lineStart(text, offset), offset))

/** Returns the edit that changes the value of an existing key. */
function changed(text: string, item: Entry, value: boolean): readonly TextEdit[] | undefined {
  const [from = 0, to = 0] = valueRange(item) ?? []
  if (to > from) return [{ offset: from, length: to - from, text: String(value) }]
  const key = isScalar(item.key) ? (item.key.range?.[1] ?? 0) : 0
  const colon = /^[ \t]*:/.exec(text.slice(key, key + 80))?.[0]
  const isEmpty = isScalar(item.value) && item.value.value === null && valueRange(item) !== undefined
  return isEmpty && colon !== undefined
    ? [{ offset: key + colon.length, length: 0, text: ` ${value}` }]
    : undefined
}

function added(text: string, map: YAMLMap): readonly TextEdit[] | undefined {
  const before = map.items.find(item => keyOf(item) === MARK)
  if (before) return isTrue(before) ? [] : changed(text, before, true)
  const [first] = map.items
  const offset = first ? startOf(first) : -1
  if (offset < 0) return undefined
  if (map.flow === true) return [{ offset, length: 0, text: `${MARK}: true, ` }]
  if (!isFirstInLine(text, offset)) return undefined
  const indent = text.slice(lineStart(text, offset), offset)
  const end = eolOf(text)
  return [{ offset, length: 0, text: `${MARK}: true${end}${indent}` }]
}

const isTrue = ({ value }: Entry): boolean => isScalar(value) && value.value === true

/** `undefined` if removing a key would damage the text around it. */
function taken(text: string, map: YAMLMap): readonly TextEdit[] | undefined {
  const marks = map.items.filter(item => EXCLUSION_KEYS.includes(keyOf(item)) && isTrue(item))
  if (marks.some(item => valueRange(item) === undefined || startOf(item) < 0)) return undefined
  const edits =
    marks.length === map.items.length
      ? marks.map(item => changed(text, item, false))
      : map.flow === true
        ? takenInLine(text, map, new Set(marks))
        : marks.map(item => withoutLine(text, item))
  return edits.some(each => each === undefined) ? undefined : edits.flatMap(each => each ?? [])
}

const endOf = (item: Entry): number => valueRange(item)?.[1] ?? 0

type Removal = readonly TextEdit[] | undefined

/** Removes the lines of a key; those before and after it stay as they are. */
function withoutLine(text: string, item: Entry): Removal {
  const offset = lineStart(text, startOf(item))
  if (!isFirstInLine(text, startOf(item))) return undefined
  const end = text.indexOf('\n', endOf(item))
  return [{ offset, length: (end < 0 ? text.length : end + 1) - offset, text: '' }]
}

/** Removes keys from `{ … }`, each with the comma after it, and the last ones with the comma before. */
function takenInLine(text: string, map: YAMLMap, marks: ReadonlySet<Entry>): readonly Removal[] {
  const { items } = map
  const kept = items.findLastIndex(item => !marks.has(item))
  const [first] = items.slice(kept + 1)
  const last = items.at(-1)
  const removals = items.slice(0, kept).flatMap((item, index): readonly Removal[] => {
    const next = items[index + 1]
    if (!next || !marks.has(item)) return []
    const comma = /^\s*,(?:\s+(?=[^\s#]|$))?/.exec(text.slice(endOf(item), startOf(next)))?.[0]
    if (comma === undefined) return [undefined]
    const offset = startOf(item)
    return [[{ offset, length: endOf(item) + comma.length - offset, text: '' }]]
  })
  return first && last ? [...removals, lastInLine(text, map, [items[kept], first, last])] : removals
}

/** Removes the last keys; if the comma before them is out of reach, the one after them is removed. */
function lastInLine(
  text: string,
  { range }: YAMLMap,
  [before, first, last]: readonly [before: Entry | undefined, first: Entry, last: Entry],
): Removal {
  const space = before ? (/,\s*$/.exec(text.slice(startOf(before), startOf(first)))?.[0].length ?? 0) : 0
  const rest = text.slice(endOf(last), (range?.[1] ?? 1) - 1)
  const comma = space > 0 ? '' : (/^\s*,?/.exec(rest)?.[0] ?? '')
  if (space === 0 && rest.trim() !== comma.trim()) return undefined
  const offset = startOf(first) - space
  return [{ offset, length: endOf(last) + comma.length - offset, text: '' }]
}
