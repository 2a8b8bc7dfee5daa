import { isMap, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml'
import { removeAt, setValue } from '../config/edit.ts'
import { nodeAt, parseJson } from '../config/json.ts'
import { editInTurn } from '../text/compose.ts'
import type { TextEdit, TextEdits } from '../text/edit.ts'
import { stepsOf } from './node.ts'
import { EXCLUDING } from './operations.ts'
import { isJsonText } from './read.ts'

const [MARK = ''] = EXCLUDING

/** A YAML text beyond this is not read a second time to change one line. */
const LARGEST = 4_000_000

/** What keeps the operations at these pointers from readers, or gives them back; `undefined` where the text has no such place. */
export function markEdits(
  text: string,
  pointers: readonly string[],
  isKeptOut: boolean,
): TextEdits | undefined {
  if (isJsonText(text)) return inJson(text, pointers, isKeptOut)
  return text.length > LARGEST ? undefined : inYaml(text, pointers, isKeptOut)
}

function inJson(text: string, pointers: readonly string[], isKeptOut: boolean): TextEdits {
  return editInTurn(text, pointers, (now, pointer) =>
    isKeptOut
      ? setValue(now, [...stepsOf(pointer), MARK], true)
      : editInTurn(now, EXCLUDING, (left, key) => withoutKey(left, [...stepsOf(pointer), key])),
  )
}

function withoutKey(text: string, path: readonly string[]): TextEdits {
  const { root } = parseJson(text)
  return root && nodeAt(root, path) ? removeAt(text, path) : []
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

function inYaml(text: string, pointers: readonly string[], isKeptOut: boolean): TextEdits | undefined {
  const { contents } = parseDocument(text, { logLevel: 'silent', uniqueKeys: false })
  const maps = pointers.map(pointer => mapAt(contents, pointer))
  if (maps.some(map => map === undefined || map.items.length === 0)) return undefined
  return maps
    .flatMap(map => (map ? (isKeptOut ? added(text, map) : taken(text, map)) : []))
    .toSorted((a, b) => a.offset - b.offset)
}

function added(text: string, map: YAMLMap): readonly TextEdit[] {
  const [first] = map.items
  const offset = first ? startOf(first) : -1
  if (offset < 0) return []
  if (map.flow === true) return [{ offset, length: 0, text: `${MARK}: true, ` }]
  const indent = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).replace(/[^ ]/g, ' ')
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  return [{ offset, length: 0, text: `${MARK}: true${end}${indent}` }]
}

function taken(text: string, map: YAMLMap): readonly TextEdit[] {
  return map.items.flatMap((item, index): readonly TextEdit[] => {
    const offset = startOf(item)
    if (offset < 0 || !EXCLUDING.includes(keyOf(item))) return []
    const next = map.items[index + 1]
    if (next) return [{ offset, length: startOf(next) - offset, text: '' }]
    const value = isScalar(item.value) ? (item.value.range?.[1] ?? offset) : offset
    const before = map.flow === true ? /,\s*$/ : /\r?\n[ \t]*$/
    const space = before.exec(text.slice(0, offset))?.[0].length ?? 0
    return [{ offset: offset - space, length: value - offset + space, text: '' }]
  })
}
