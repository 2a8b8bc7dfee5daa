import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Change } from '../../config/edit/changes.ts'
import type { JsonPath } from '../../config/json/pointer.ts'
import { composeEdits } from '../../text/compose.ts'
import { applyEdits, type TextEdit, type TextEdits } from '../../text/edit.ts'
import { eolOf, lineEnd, lineStart } from '../../text/lines.ts'

/** The part of a text that a node is written in, without blanks behind it. */
function rangeOf(text: string, node: unknown): readonly [from: number, to: number] | undefined {
  const range = isScalar(node) || isMap(node) || isSeq(node) ? node.range : undefined
  if (!range) return undefined
  const [from] = range
  let [, to] = range
  while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1
  return [from, to]
}

/** A value on one line, as YAML. */
function written(value: unknown): string {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  const text = new Document(value).toString({ lineWidth: 0 }).trim()
  return text.includes('\n') ? JSON.stringify(value) : text
}

const keyText = (key: unknown): string => (isScalar(key) ? String(key.value) : '')

const pairAt = (map: YAMLMap, key: string): Pair | undefined =>
  map.items.find(({ key: other }) => keyText(other) === key)

/** Makes the edits of one text; undefined wherever it is not certain what to write. */
class YamlText {
  readonly #text: string
  readonly #root: unknown

  constructor(text: string) {
    this.#text = text
    this.#root = parseDocument(text, { logLevel: 'silent', uniqueKeys: false }).contents
  }

  editsOf(change: Change): TextEdits | undefined {
    const { path } = change
    const key = String(path.at(-1) ?? '')
    const parent = this.#at(path.slice(0, -1))
    if (change.kind === 'set') return this.#set(parent, key, change.value)
    if (change.kind === 'remove') return this.#remove(parent, key)
    if (change.kind !== 'rename' || !isMap(parent)) return undefined
    const range = rangeOf(this.#text, pairAt(parent, key)?.key)
    return range && [this.#replace(range, written(change.key))]
  }

  #at(path: JsonPath): unknown {
    let node = this.#root
    for (const step of path) {
      if (isMap(node)) node = pairAt(node, String(step))?.value
      else if (isSeq(node)) node = node.items[Number(step)]
      else return undefined
    }
    return node
  }

  #replace([from, to]: readonly [number, number], text: string): TextEdit {
    return { offset: from, length: to - from, text }
  }

  #set(parent: unknown, key: string, value: unknown): TextEdits | undefined {
    const old = isMap(parent) ? pairAt(parent, key) : undefined
    const held = isSeq(parent) ? parent.items[Number(key)] : old?.value
    if (isMap(parent) && old === undefined) return this.#insert(parent, key, value)
    if (isScalar(held) && held.value === null && held.range?.[0] === held.range?.[1]) return undefined
    const range = rangeOf(this.#text, held)
    if (range === undefined || !(isScalar(held) || isFlow(held))) return undefined
    return [this.#replace(range, written(value))]
  }

  #insert(map: YAMLMap, key: string, value: unknown): TextEdits | undefined {
    const entry = `${written(key)}: ${written(value)}`
    const last = rangeOf(this.#text, map.items.at(-1)?.value) ?? rangeOf(this.#text, map.items.at(-1)?.key)
    if (isFlow(map)) {
      const start = map.range?.[0]
      if (start === undefined) return undefined
      if (last === undefined) return [{ offset: start + 1, length: 0, text: entry }]
      return [{ offset: last[1], length: 0, text: `, ${entry}` }]
    }
    const first = rangeOf(this.#text, map.items[0]?.key)
    if (first === undefined) return undefined
    const indent = ' '.repeat(first[0] - lineStart(this.#text, first[0]))
    const simple = map.items.findLast(({ key: name, value: held }) => this.#isOneLine(name, held))
    if (simple === undefined)
      return [{ offset: first[0], length: 0, text: `${entry}${eolOf(this.#text)}${indent}` }]
    const end = lineEnd(this.#text, rangeOf(this.#text, simple.value)?.[1] ?? first[1])
    return [{ offset: end, length: 0, text: `${eolOf(this.#text)}${indent}${entry}` }]
  }

  #isOneLine(key: unknown, value: unknown): boolean {
    const [from, to] = [rangeOf(this.#text, key), rangeOf(this.#text, value)]
    if (from === undefined || to === undefined || !(isScalar(value) || isFlow(value))) return false
    return !this.#text.slice(from[0], to[1]).includes('\n')
  }

  #remove(parent: unknown, key: string): TextEdits | undefined {
    if (isMap(parent)) {
      const index = parent.items.findIndex(({ key: other }) => keyText(other) === key)
      const parts = parent.items.map(pair => {
        const [from, to] = [rangeOf(this.#text, pair.key), rangeOf(this.#text, pair.value)]
        return from && ([from[0], to?.[1] ?? from[1]] as const)
      })
      return this.#cut(parent, parts, index)
    }
    if (!isSeq(parent)) return undefined
    return this.#cut(
      parent,
      parent.items.map(item => rangeOf(this.#text, item)),
      Number(key),
    )
  }

  #cut(
    parent: YAMLMap | YAMLSeq,
    parts: readonly (readonly [number, number] | undefined)[],
    index: number,
  ): TextEdits | undefined {
    const [before, own, after] = [parts[index - 1], parts[index], parts[index + 1]]
    if (own === undefined || parts.length < 2) return undefined
    if (isFlow(parent)) {
      if (after) return [this.#replace([own[0], after[0]], '')]
      return before && [this.#replace([before[1], own[1]], '')]
    }
    const start = lineStart(this.#text, own[0])
    const lead = this.#text.slice(start, own[0])
    const isAlone = isSeq(parent) ? /^ *- +$/.test(lead) : /^ *$/.test(lead)
    if (!isAlone) return after && !isSeq(parent) ? [this.#replace([own[0], after[0]], '')] : undefined
    const end = this.#text.indexOf('\n', own[1]) + 1
    if (end > 0) return [this.#replace([start, end], '')]
    return [this.#replace([lineEnd(this.#text, start - 1), this.#text.length], '')]
  }
}

const isFlow = (node: unknown): boolean =>
  (isMap(node) || isSeq(node)) && (node as Node & { flow?: boolean }).flow === true

/** Returns a function that makes the edits for changes of a YAML text, each on the result of the previous one. */
export function yamlEditor(text: string): (changes: readonly Change[]) => TextEdits | undefined {
  let first: YamlText | undefined
  return changes => {
    first ??= new YamlText(text)
    let [editor, present, all]: [YamlText, string, TextEdits] = [first, text, []]
    for (const change of changes) {
      const edits = editor.editsOf(change)
      if (edits === undefined) return undefined
      all = composeEdits(all, edits)
      if (change === changes.at(-1)) break
      present = applyEdits(present, edits)
      editor = new YamlText(present)
    }
    return all
  }
}
