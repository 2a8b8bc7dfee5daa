import { type Constants, computedText, constantsOf } from './expression-values.ts'
import { htmlParts } from './html-parts.ts'
import type { Part } from './part.ts'
import { type Attribute, readTree, type SourceNode } from './source-tree.ts'

/** The attributes of components whose texts readers see. */
const SEEN = /^(?:title|description|label|caption|tip|headline|cta|path|query|body|header|name|tag)$/
const EMBEDS = /^(?:iframe|video|audio|source)$/

function writtenIn({ value }: Attribute, constants: Constants): string | undefined {
  if (typeof value === 'string') return value
  return value?.data?.estree ? computedText(value.data.estree, constants) : undefined
}

/** The name that a fence gives its code, without its settings. */
const fenceName = (meta: string): string =>
  meta
    .replace(/[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)/g, ' ')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\b(?:lines|wrap|expandable|nocopy|theme)\b/g, ' ')
    .trim()

const textOf = (node: SourceNode): string =>
  node.type === 'text' || node.type === 'inlineCode'
    ? (node.value ?? '')
    : (node.children ?? []).map(textOf).join('')

type Written = Pick<Part, 'kind' | 'text' | 'reason'>

const isForAgents = ({ name, attributes = [] }: SourceNode): boolean =>
  name === 'Visibility' && attributes.some(each => each.name === 'for' && each.value === 'agents')

function expressionPart({ value: code = '', data }: SourceNode, constants: Constants): Written {
  const isComment = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() === ''
  if (isComment) return { kind: 'word', text: code, reason: 'comment' }
  const text = data?.estree ? computedText(data.estree, constants) : undefined
  return text === undefined ? { kind: 'word', text: code, reason: 'expression' } : { kind: 'word', text }
}

/** Collects the parts of a source. */
class SourceReader {
  readonly parts: Part[] = []
  readonly #definitions = new Map<string, string>()
  #constants: Constants = new Map()
  readonly #file: string
  readonly #before: number

  constructor(file: string, before: number) {
    this.#file = file
    this.#before = before
  }

  define(node: SourceNode): void {
    if (node.type === 'definition') this.#definitions.set(node.identifier ?? '', node.url ?? '')
    if (node.type === 'mdxjsEsm' && node.data?.estree)
      this.#constants = constantsOf(node.data.estree, this.#constants)
    for (const child of node.children ?? []) this.define(child)
  }

  read(node: SourceNode, around: readonly string[] = []): void {
    for (const part of this.#own(node)) this.#add(part, node, around)
    if (node.type === 'html') {
      for (const { inside, ...part } of htmlParts(node.value ?? ''))
        this.#add(part, node, [...around, ...inside])
    }
    const name = isForAgents(node) ? 'Visibility for agents' : node.name
    const inside = name ? [...around, name] : around
    for (const attribute of node.attributes ?? []) this.#attribute(node, attribute, inside)
    for (const child of node.children ?? []) this.read(child, inside)
  }

  #add(part: Written, node: SourceNode, inside: readonly string[]): void {
    if (part.text.trim() === '') return
    const line = (node.position?.start.line ?? 1) + this.#before
    this.parts.push({ ...part, file: this.#file, line, inside })
  }

  /** What a node is besides its children. */
  #own(node: SourceNode): readonly Written[] {
    const { value: text = '', url = '' } = node
    const defined = this.#definitions.get(node.identifier ?? '') ?? ''
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ kind: 'word', text }]
      case 'code':
        return [
          { kind: 'word', text: fenceName(node.meta ?? '') },
          { kind: 'word', text },
        ]
      case 'heading':
        return [{ kind: 'heading', text: textOf(node) }]
      case 'link':
        return [{ kind: 'link', text: url }]
      case 'linkReference':
        return [{ kind: 'link', text: defined }]
      case 'image':
        return [{ kind: 'picture', text: url }]
      case 'imageReference':
        return [{ kind: 'picture', text: defined }]
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return [expressionPart(node, this.#constants)]
      case 'mdxjsEsm':
        return [{ kind: 'word', text, reason: 'code' }]
      default:
        return /^h[1-6]$/.test(node.name ?? '') ? [{ kind: 'heading', text: textOf(node) }] : []
    }
  }

  #attribute(node: SourceNode, attribute: Attribute, inside: readonly string[]): void {
    const { name = '', value } = attribute
    const tag = node.name ?? ''
    const isComponent = /^[A-Z]/.test(tag)
    const text = writtenIn(attribute, this.#constants)
    if (text === undefined) {
      if (isComponent && value) this.#add({ kind: 'word', text: name, reason: 'expression' }, node, inside)
    } else if (name === 'href') this.#add({ kind: 'link', text }, node, inside)
    else if (name === 'src') this.#add({ kind: EMBEDS.test(tag) ? 'embed' : 'picture', text }, node, inside)
    else if (name === 'img' && isComponent) this.#add({ kind: 'picture', text }, node, inside)
    else if (isComponent && tag !== 'Icon' && SEEN.test(name)) this.#markdown(text, node, inside)
  }

  /** The text of an attribute, which may be Markdown. */
  #markdown(text: string, node: SourceNode, inside: readonly string[]): void {
    const at = ({ position: _, children = [], ...each }: SourceNode): SourceNode => ({
      ...each,
      ...(node.position && { position: node.position }),
      children: children.map(at),
    })
    this.read(at(readTree(text)), inside)
  }
}

/** Reads the parts of a body that begins after `before` lines of its file. */
export function sourceParts(file: string, body: string, before: number): readonly Part[] {
  const tree = readTree(body)
  const reader = new SourceReader(file, before)
  reader.define(tree)
  reader.read(tree)
  return reader.parts
}
