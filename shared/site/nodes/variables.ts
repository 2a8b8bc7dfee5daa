import type { PageBlock } from '../../page/parse/facts.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { AttributeValue, ElementNode, Literal, PageNode, TagNode } from '../../page/tree/tree.ts'
import { filledText, type Variables } from '../base/variables.ts'

/** A use in running text, which the parser reads as an expression around `{name}`. */
const EXPRESSION = /^\s*\{\s*[A-Za-z0-9._-]+\s*\}\s*$/

/** Returns running text with its variables filled in; other nodes have theirs from {@link filledPage}. */
export function filledNode(node: PageNode, variables: Variables): PageNode {
  if (node.kind === 'text') {
    const value = filledText(node.value, variables)
    return value === node.value ? node : { ...node, value }
  }
  return node.kind === 'expression' && EXPRESSION.test(node.source)
    ? { kind: 'text', value: filledText(`{${node.source}}`, variables) }
    : node
}

/** Applies `fill` to each value; the same object if it changes none. */
function mapped<T>(record: Readonly<Record<string, T>>, fill: (value: T) => T): Readonly<Record<string, T>> {
  const entries = Object.entries(record)
  const made = entries.map(([key, value]) => [key, fill(value)] as const)
  return made.every(([, value], index) => value === entries[index]?.[1]) ? record : Object.fromEntries(made)
}

/** Fills in the nodes of a block, but running text only if `whole`; equal nodes stay the same objects. */
class Filling {
  readonly #variables: Variables
  readonly #whole: boolean

  constructor(variables: Variables, whole: boolean) {
    this.#variables = variables
    this.#whole = whole
  }

  text(value: string): string {
    return filledText(value, this.#variables)
  }

  nodes(nodes: readonly PageNode[]): readonly PageNode[] {
    const made = nodes.map(node => this.#node(node))
    return made.every((node, index) => node === nodes[index]) ? nodes : made
  }

  literal = (value: Literal): Literal => {
    if (typeof value === 'string') return this.text(value)
    if (Array.isArray(value)) return value.map(this.literal)
    return typeof value === 'object' && value !== null
      ? mapped(value as Readonly<Record<string, Literal>>, this.literal)
      : value
  }

  #node(node: PageNode): PageNode {
    switch (node.kind) {
      case 'code': {
        const [value, meta] = [this.text(node.value), this.text(node.meta)]
        return value === node.value && meta === node.meta ? node : { ...node, value, meta }
      }
      case 'tag':
        return this.#tag(node)
      case 'element':
        return this.#element(node)
      default:
        return this.#whole ? filledNode(node, this.#variables) : node
    }
  }

  #tag(node: TagNode): TagNode {
    const [attributes, children] = [mapped(node.attributes, this.#value), this.nodes(node.children)]
    return attributes === node.attributes && children === node.children
      ? node
      : { ...node, attributes, children }
  }

  #value = (value: AttributeValue): AttributeValue => {
    if (value.kind === 'tree') {
      const children = this.nodes(value.children)
      return children === value.children ? value : { ...value, children }
    }
    if (value.kind !== 'literal' || typeof value.value !== 'string') return value
    const filled = this.text(value.value)
    return filled === value.value ? value : { ...value, value: filled }
  }

  #element(node: ElementNode): ElementNode {
    const isLink = node.name === 'a' || node.name === 'img'
    const attributes = isLink
      ? mapped(node.attributes, value => (typeof value === 'string' ? this.text(value) : value))
      : node.attributes
    const children =
      node.name === 'code'
        ? node.children.map(child => filledNode(child, this.#variables))
        : this.nodes(node.children)
    return attributes === node.attributes && children === node.children
      ? node
      : { ...node, attributes, children }
  }
}

interface Filled {
  readonly variables: Variables
  readonly whole: boolean
  readonly block: PageBlock
}

/** Filled blocks, so that one that is drawn stays the same object. */
const filled = new WeakMap<PageBlock, Filled>()

function filledBlock(block: PageBlock, variables: Variables, whole: boolean): PageBlock {
  const known = filled.get(block)
  if (known?.variables === variables && known.whole === whole) return known.block
  const nodes = new Filling(variables, whole).nodes(block.nodes)
  const made = nodes === block.nodes ? block : { ...block, nodes }
  filled.set(block, { variables, whole, block: made })
  return made
}

/**
 * Returns a page with its variables filled in; without `whole`, those of its frontmatter and of running text stay,
 * so that both can be edited where they are shown.
 */
export function filledPage(
  page: ParsedPage,
  variables: Variables,
  { whole }: { whole: boolean },
): ParsedPage {
  if (Object.keys(variables).length === 0) return page
  const filling = new Filling(variables, whole)
  return {
    ...page,
    blocks: page.blocks.map(block => filledBlock(block, variables, whole)),
    headings: page.headings.map(heading => ({ ...heading, text: filling.text(heading.text) })),
    frontmatter: whole ? mapped(page.frontmatter, filling.literal) : page.frontmatter,
  }
}
