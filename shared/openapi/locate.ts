import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { nodeAt, parseJson } from '../config/json.ts'
import { stepsOf } from './node.ts'

/** A place in a text, in UTF-16 units. */
export interface Span {
  readonly offset: number
  readonly length: number
}

const START: Span = { offset: 0, length: 0 }
/** Texts beyond this are not read a second time only to find a place. */
const LARGEST = { json: 8_000_000, yaml: 2_000_000 }

/** Finds the place of a pointer in a text, or of the nearest thing around it. */
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

/** Where a key stands at or behind a place; undefined where it does not. */
type FindKey = (key: string, from: number) => Span | undefined

const keyInJson =
  (text: string): FindKey =>
  (key, from) => {
    const name = JSON.stringify(key)
    for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
      if (/^\s{0,20}:/.test(text.slice(at + name.length, at + name.length + 21)))
        return { offset: at, length: name.length }
    }
    return undefined
  }

const keyInYaml =
  (text: string): FindKey =>
  (key, from) => {
    const found = (at: number) => (key === '' ? -1 : text.indexOf(key, at))
    for (let at = found(from); at >= 0; at = found(at + 1)) {
      const near = text.slice(Math.max(0, at - 200), at)
      const before = near.slice(near.lastIndexOf('\n') + 1)
      const isKey = /^["']?:(?:\s|$)/.test(text.slice(at + key.length, at + key.length + 3))
      if (isKey && /^[ \t]*(?:- +)*["']?$/.test(before)) return { offset: at, length: key.length }
    }
    return undefined
  }

/** So many keys that are not there are looked for; each takes a whole text. */
const MISSES = 100

/**
 * Finds the names of a pointer one behind the other, without reading the text: nearly always right. Pointers in
 * the order of the file together take about as long as one.
 */
function bySearch(findKey: FindKey): Locate {
  const known = new Map<string, Span>()
  /** Where the last name below a pointer was found. */
  const last = new Map<string, number>()
  let misses = 0
  const find = (step: string, above: string, from: number): Span | undefined =>
    misses > MISSES ? undefined : (findKey(step, last.get(above) ?? from) ?? findKey(step, from))
  return pointer => {
    let [above, around] = ['', START]
    for (const step of stepsOf(pointer)) {
      const name = `${above}/${step}`
      const hit = known.get(name) ?? find(step, above, around.offset + around.length)
      if (!hit) {
        misses++
        return around
      }
      known.set(name, hit)
      last.set(above, hit.offset)
      above = name
      around = hit
    }
    return around
  }
}

/** Makes a finder for one text; texts that are too large to read again are searched for the names of a pointer. */
export function locator(text: string): Locate {
  const isJson = /^\s*[[{]/.test(text)
  if (text.length > (isJson ? LARGEST.json : LARGEST.yaml))
    return bySearch(isJson ? keyInJson(text) : keyInYaml(text))
  return isJson ? inJson(text) : inYaml(text)
}
