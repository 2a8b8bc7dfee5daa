import { mathNode } from '../../../page/markdown/math.ts'
import { element } from '../../../page/parse/text.ts'
import type { PageNode } from '../../../page/tree/tree.ts'
import { type HtmlElement, type HtmlNode, textOfHtml } from '../../../text/html.ts'
import { alignOf, descriptionTree, isDropped, lineTree, linkInstead, loweredName } from './tree.ts'

const nowhere = { offset: 0, length: 0, line: 0 }

/** Elements that are shown as others. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  center: 'div',
  font: 'span',
  tt: 'code',
  big: 'span',
  strike: 's',
}

/** Names that only the author's own page uses, and what would change the page around. */
const isKept = (name: string): boolean => !/^(?:id|class|style|name|on.*)$/.test(name)

function keptAttributes(node: HtmlElement): Readonly<Record<string, string>> {
  const kept = Object.entries(node.attributes).filter(([name]) => isKept(name))
  const align = alignOf(node)
  return { ...Object.fromEntries(kept), ...(align && { align }) }
}

/** The code of `<pre><code class="language-js">`; `undefined` for anything else. */
function fenceIn({ name, children }: HtmlElement): PageNode | undefined {
  const [only, ...more] = children
  if (name !== 'pre' || typeof only !== 'object' || only.name !== 'code' || more.length > 0) return undefined
  const language = /(?:^|\s)language-(\S+)/.exec(only.attributes.class ?? '')?.[1] ?? ''
  const value = textOfHtml(only.children).replace(/\n$/, '')
  if (language === 'math') return mathNode(value, nowhere, false)
  return { kind: 'code', language: language.toLowerCase(), meta: '', value, range: nowhere }
}

/** An embedded page, as a page would embed it. */
function embedded(attributes: HtmlElement['attributes']): PageNode {
  const kept = ['src', 'title', 'width', 'height'].flatMap(key => {
    const value = attributes[key]
    return value === undefined ? [] : [[key, { kind: 'literal', value }] as const]
  })
  const range = nowhere
  return {
    kind: 'tag',
    name: 'iframe',
    attributes: Object.fromEntries(kept),
    children: [],
    inline: false,
    range,
  }
}

/** Reads a node; `isLine`: it stands in a line of text. */
function nodesOf(node: HtmlNode, isLine = false): readonly PageNode[] {
  if (typeof node === 'string') return [{ kind: 'text', value: node }]
  const { name, attributes } = node
  if (isDropped(name)) return []
  if (name === 'iframe' && isLine) {
    const link = linkInstead(node)
    return link === undefined ? [] : nodesOf(link)
  }
  const fence = fenceIn(node)
  if (fence) return [fence]
  if (name === 'iframe') return [embedded(attributes)]
  const children = node.children.flatMap(child => nodesOf(child, isLine))
  const isBare =
    /^(?:video|audio|picture|source|track)$/.test(name) || (name === 'a' && attributes.href === undefined)
  return isBare ? children : [element(loweredName(SHOWN_AS[name] ?? name), keptAttributes(node), children)]
}

/**
 * Reads the Markdown of a description, with HTML that pages may use: other elements are shown by what is inside of them.
 * Components and expressions stay text.
 */
export const descriptionNodes = (markdown: string): readonly PageNode[] =>
  descriptionTree(markdown)
    .flatMap(node => nodesOf(node))
    .filter(node => node.kind !== 'text' || node.value.trim() !== '')

/** Reads a description that stands in a line beside its name. */
export const lineNodes = (markdown: string): readonly PageNode[] =>
  lineTree(markdown).flatMap(node => nodesOf(node, true))

/** The text of a description on one line, without markup. */
export const descriptionText = (markdown: string): string =>
  textOfHtml(descriptionTree(markdown)).replace(/\s+/g, ' ').trim()
