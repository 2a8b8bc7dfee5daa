import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { nodeAt, parseJson } from '../config/json.ts'
import { literalPattern } from '../text/literal-pattern.ts'
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

/** Finds the names of a pointer one behind the other, without reading the text: nearly always right, and quick. */
function bySearch(text: string, isJson: boolean): Locate {
  return pointer => {
    let found = START
    for (const step of stepsOf(pointer)) {
      const name = literalPattern(isJson ? JSON.stringify(step) : step)
      const key = isJson
        ? new RegExp(`${name}(?=\\s*:)`, 'g')
        : new RegExp(`(?<=^[ \\t-]*)(["']?)${name}\\1(?=\\s*:)`, 'gm')
      key.lastIndex = found.offset + found.length
      const match = key.exec(text)
      if (!match) return found
      found = { offset: match.index, length: match[0].length }
    }
    return found
  }
}

/** Makes a finder for one text; texts that are too large to read again are searched for the names of a pointer. */
export function locator(text: string): Locate {
  const isJson = /^\s*[[{]/.test(text)
  if (text.length > (isJson ? LARGEST.json : LARGEST.yaml)) return bySearch(text, isJson)
  return isJson ? inJson(text) : inYaml(text)
}
