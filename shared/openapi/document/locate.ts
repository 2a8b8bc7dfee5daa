import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { nodeAt, parseJson } from '../../config/json/parse.ts'
import { stepsOf } from './node.ts'

/** A range in a text, in UTF-16 units. */
export interface Span {
  readonly offset: number
  readonly length: number
}

const START: Span = { offset: 0, length: 0 }
/** Larger texts are not parsed again to find a location. */
const LARGEST = { json: 8_000_000, yaml: 2_000_000 }

/** Finds the range of a pointer in a text, or of its nearest ancestor. */
export type Locate = (pointer: string) => Span

function inJson(text: string): Locate {
  const { root } = parseJson(text)
  return pointer => {
    if (!root) return START
    for (let steps = stepsOf(pointer); ; steps = steps.slice(0, -1)) {
      const node = nodeAt(root, steps)
      const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
      const shown = key ?? node
      if (shown) return { offset: shown.offset, length: steps.length === 0 ? 0 : shown.length }
    }
  }
}

function inYaml(text: string): Locate {
  const document = parseDocument(text, {
    lineCounter: new LineCounter(),
    logLevel: 'silent',
    uniqueKeys: false,
  })
  return pointer => {
    let node: unknown = document.contents
    let found = START
    for (const step of stepsOf(pointer)) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
        if (!pair) break
        const range = isScalar(pair.key) ? pair.key.range : undefined
        if (range) found = { offset: range[0], length: range[1] - range[0] }
        node = pair.value
      } else if (isSeq(node)) {
        node = node.items[Number(step)]
        const range = isScalar(node) || isMap(node) || isSeq(node) ? node.range : undefined
        if (range) found = { offset: range[0], length: 1 }
      } else break
    }
    return found
  }
}

/** An item of a list; `none` if the list has fewer items, undefined if there is no list. */
type Item = Span | 'none' | undefined

/** Finds keys and items in a text without parsing all of it. */
interface Search {
  /** The range of a key between two offsets; undefined if it is not there. */
  key(key: string, from: number, to: number): Span | undefined
  /** The range of an item of the list that follows a key or starts an item. */
  item(index: number, around: Span): Item
}

/** The item of a list that was found last, so that counting continues there. */
interface Found {
  readonly index: number
  readonly at: number
  /** Indentation of the lines of the list, in YAML. */
  readonly indent?: number
}

/** The last found items, by the offset at which their list starts. */
type Lists = Map<number, Found>

const searchJson = (text: string, lists: Lists = new Map()): Search => ({
  key: (key, from, to) => {
    const name = JSON.stringify(key)
    for (let at = text.indexOf(name, from); at >= 0 && at < to; at = text.indexOf(name, at + 1)) {
      if (/^\s{0,20}:/.test(text.slice(at + name.length, at + name.length + 21)))
        return { offset: at, length: name.length }
    }
    return undefined
  },
  item: (index, { offset, length }) => {
    const isItem = length === 1
    const before = /[\s:]{0,40}/y
    before.lastIndex = isItem ? offset : offset + length
    const from = before.lastIndex + (before.exec(text)?.[0].length ?? 0)
    return text[from] === '[' ? itemInJson({ text, from: from + 1, lists }, index) : undefined
  },
})

/** A list in a text: its items start at `from`. */
interface ListIn {
  readonly text: string
  readonly from: number
  readonly lists: Lists
}

/** The item at which counting starts for another one. */
function startOf({ from, lists }: ListIn, index: number): Found {
  const known = lists.get(from)
  return known && known.index <= index ? known : { index: 0, at: from }
}

const JSON_PART = /\\.|["[\]{},]/gs

function itemInJson(list: ListIn, index: number): Span | 'none' {
  const { text, from, lists } = list
  const start = startOf(list, index)
  const begins = (at: number): Span => {
    lists.set(from, { index, at })
    const offset = at + (/^\s*/.exec(text.slice(at, at + 400))?.[0].length ?? 0)
    return { offset, length: 1 }
  }
  if (index === start.index) return begins(start.at)
  let [depth, left, inText] = [0, index - start.index, false]
  JSON_PART.lastIndex = start.at
  for (let part = JSON_PART.exec(text); part && depth >= 0; part = JSON_PART.exec(text)) {
    const [mark] = part
    if (mark === '"') inText = !inText
    else if (inText) continue
    else if (mark === '[' || mark === '{') depth++
    else if (mark === ']' || mark === '}') depth--
    else if (mark === ',' && depth === 0 && --left === 0) return begins(part.index + 1)
  }
  return 'none'
}

const searchYaml = (text: string, lists: Lists = new Map()): Search => ({
  key: (key, from, to) => {
    const found = (start: number) => (key === '' ? -1 : text.indexOf(key, start))
    for (let at = found(from); at >= 0 && at < to; at = found(at + 1)) {
      const near = text.slice(Math.max(0, at - 200), at)
      const before = near.slice(near.lastIndexOf('\n') + 1)
      const isKey = /^["']?:(?:\s|$)/.test(text.slice(at + key.length, at + key.length + 3))
      if (isKey && /^[ \t]*(?:- +)*["']?$/.test(before)) return { offset: at, length: key.length }
    }
    return undefined
  },
  item: (index, { offset, length }) => {
    const behind = /["']?:[ \t]*(?:#[^\n]*)?\r?\n/y
    behind.lastIndex = offset + length
    return behind.test(text) ? itemInYaml({ text, from: behind.lastIndex, lists }, index) : undefined
  },
})

const YAML_LINE = /([ \t]*)([^\n]*)(?:\n|$)/y

function itemInYaml(list: ListIn, index: number): Item {
  const { text, from, lists } = list
  const start = startOf(list, index)
  let [indent, left, at] = [start.indent, index - start.index, start.at]
  while (at < text.length) {
    YAML_LINE.lastIndex = at
    const [whole = '', space = '', rest = ''] = YAML_LINE.exec(text) ?? []
    const isEmpty = /^(?:#|\r?$)/.test(rest)
    const isItem = /^-(?:\s|$)/.test(rest)
    indent ??= isEmpty ? undefined : space.length
    if (!isEmpty && indent !== undefined) {
      if (space.length < indent || (space.length === indent && !isItem))
        return left === index ? undefined : 'none'
      if (space.length === indent && left-- === 0) {
        lists.set(from, { index, at, indent })
        return { offset: at + space.length, length: 1 }
      }
    }
    at += Math.max(whole.length, 1)
  }
  return left === index ? undefined : 'none'
}

/** The maximum number of missing keys that are searched: each search reads the whole text. */
const MISSES = 100

/**
 * Searches for the names of a pointer one after the other, without parsing the text: nearly always right.
 * Pointers in file order together take about as long as one.
 */
function bySearch({ key, item }: Search): Locate {
  const known = new Map<string, Span>()
  /** Where the last name below a pointer was found. */
  const last = new Map<string, number>()
  let misses = 0
  const find = (step: string, above: string, around: Span): Span | undefined => {
    const inList = /^\d+$/.test(step) ? item(Number(step), around) : undefined
    if (inList === 'none' || misses > MISSES) return undefined
    if (inList) return inList
    const from = around.offset + around.length
    const before = last.get(above)
    const found =
      key(step, before ?? from, Number.POSITIVE_INFINITY) ??
      (before === undefined ? undefined : key(step, from, before))
    if (found) last.set(above, found.offset)
    else misses++
    return found
  }
  return pointer => {
    let [above, around] = ['', START]
    for (const step of stepsOf(pointer)) {
      const name = `${above}/${step}`
      const hit = known.get(name) ?? find(step, above, around)
      if (!hit) return around
      known.set(name, hit)
      above = name
      around = hit
    }
    return around
  }
}

/** Returns a locator for one text; texts too large to parse again are searched for the names of a pointer. */
export function locator(text: string): Locate {
  const isJson = /^\s*[[{]/.test(text)
  if (text.length > (isJson ? LARGEST.json : LARGEST.yaml))
    return bySearch(isJson ? searchJson(text) : searchYaml(text))
  return isJson ? inJson(text) : inYaml(text)
}
