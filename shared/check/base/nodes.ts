import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { CodeNode, ElementNode, PageNode, SourceRange, TagNode } from '../../page/tree/tree.ts'
import { literalPattern } from '../../text/literal-pattern.ts'
import type { PageLocation } from './page-check.ts'

/** A node of a page with the nodes around it, outermost first. */
export interface FoundNode<N extends PageNode = PageNode> {
  readonly node: N
  readonly parents: readonly (ElementNode | TagNode)[]
  /** The index of its block. */
  readonly index: number
}

/** The tags, elements and code blocks of a page, in order. */
interface PageNodes {
  readonly tags: readonly FoundNode<TagNode>[]
  readonly elements: readonly FoundNode<ElementNode>[]
  readonly code: readonly FoundNode<CodeNode>[]
}

const cache = new WeakMap<ParsedPage, PageNodes>()

/** Returns the nodes of a page as lists; the same object for the same page. Leaves out the content of `svg`. */
export function nodesOf(page: ParsedPage): PageNodes {
  const known = cache.get(page)
  if (known !== undefined) return known
  const tags: FoundNode<TagNode>[] = []
  const elements: FoundNode<ElementNode>[] = []
  const code: FoundNode<CodeNode>[] = []
  const visit = (nodes: readonly PageNode[], parents: FoundNode['parents'], index: number): void => {
    for (const node of nodes) {
      if (node.kind === 'code') code.push({ node, parents, index })
      if (node.kind === 'tag') tags.push({ node, parents, index })
      if (node.kind === 'element') elements.push({ node, parents, index })
      const isHolder = (node.kind === 'tag' && node.name !== 'svg') || node.kind === 'element'
      if (isHolder) visit(node.children, [...parents, node], index)
    }
  }
  page.blocks.forEach((block, index) => {
    if (block.source !== '') visit(block.nodes, [], index)
  })
  const result = { tags, elements, code }
  cache.set(page, result)
  return result
}

/** Returns the location in the page of a range in the block `index`. */
export const locationIn = (page: ParsedPage, index: number, range: SourceRange): PageLocation => ({
  offset: (page.offsets[index] ?? 0) + range.offset,
  length: range.length,
  line: (page.starts[index] ?? 1) + range.line,
})

/** Returns the location of the start of a tag: `<Name`. */
export const locationOfTag = (page: ParsedPage, { node, index }: FoundNode<TagNode>): PageLocation => ({
  ...locationIn(page, index, node.range),
  length: node.name.length + 1,
})

/** Returns the first line of a location. */
export function firstLineOf(page: ParsedPage, location: PageLocation): PageLocation {
  const text = page.chunking.text.slice(location.offset, location.offset + location.length)
  const end = text.search(/\r?\n/)
  return { ...location, length: end < 0 ? text.length : end }
}

/** Returns the text of an attribute, if it has one. */
export function textOfAttribute({ attributes }: TagNode, name: string): string | undefined {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined
  return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined
}

/** Tells whether a tag has an attribute, whatever its value. */
export const hasAttribute = ({ attributes }: TagNode, name: string): boolean =>
  Object.hasOwn(attributes, name)

/** Returns where the name of an attribute is written; undefined if that is not certain. */
export function attributeLocation(
  page: ParsedPage,
  { node, index }: FoundNode<TagNode>,
  name: string,
): PageLocation | undefined {
  const whole = locationIn(page, index, node.range)
  const source = page.chunking.text.slice(whole.offset, whole.offset + whole.length)
  const open = /^<[^>]*>/.exec(source)?.[0] ?? ''
  const pattern = new RegExp(`(?<=\\s)${literalPattern(name)}(?=[\\s=/>])`, 'g')
  const [only, more] = [...open.matchAll(pattern)]
  if (only === undefined || more !== undefined) return undefined
  const line = whole.line + open.slice(0, only.index).split('\n').length - 1
  return { offset: whole.offset + only.index, length: name.length, line }
}
