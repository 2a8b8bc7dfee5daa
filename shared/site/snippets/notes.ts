import { NO_FACTS, type PageBlock } from '../../page/parse/facts.ts'
import { element } from '../../page/parse/text.ts'
import type { ElementNode, PageNode } from '../../page/tree/tree.ts'

const isSection = (node: PageNode): node is ElementNode =>
  node.kind === 'element' && node.name === 'section' && node.attributes.class === 'footnotes'

/** Footnotes of a page and of its snippets, as one list in the order of their first use. */
class Notes {
  /** The notes by id, without a number yet. */
  readonly #notes = new Map<string, ElementNode>()
  readonly #numbers = new Map<string, number>()

  /** Returns the nodes without their footnote lists, which are kept for the end. */
  take(nodes: readonly PageNode[]): readonly PageNode[] {
    return this.#mapped(nodes, node => {
      if (!isSection(node)) return this.#below(node, below => this.take(below))
      const items = node.children.flatMap(list => (list.kind === 'element' ? list.children : []))
      for (const item of items) if (item.kind === 'element') this.#notes.set(String(item.attributes.id), item)
      return undefined
    })
  }

  /** Returns the nodes with their footnotes numbered. */
  number(nodes: readonly PageNode[]): readonly PageNode[] {
    return this.#mapped(nodes, node => {
      if (node.kind !== 'element' || node.name !== 'a' || node.attributes['aria-describedby'] === undefined)
        return this.#below(node, below => this.number(below))
      const id = String(node.attributes.href).slice(1)
      const number = this.#numbers.get(id) ?? this.#numbers.size + 1
      this.#numbers.set(id, number)
      const attributes = { ...node.attributes, 'aria-describedby': 'fn:' }
      return { ...node, attributes, children: [{ kind: 'text', value: `${number}` }] }
    })
  }

  /** Returns the list of used footnotes. */
  section(): PageNode {
    const items: PageNode[] = []
    // The text of a note may refer to another one, which is numbered then.
    for (const id of this.#numbers.keys()) {
      const item = this.#notes.get(id)
      if (item) items.push(...this.number([item]))
    }
    return element('section', { id: 'fn:', class: 'footnotes' }, [element('ol', {}, items)])
  }

  #below(node: PageNode, change: (nodes: readonly PageNode[]) => readonly PageNode[]): PageNode {
    if (node.kind !== 'element' && node.kind !== 'tag') return node
    const children = change(node.children)
    return children === node.children ? node : { ...node, children }
  }

  #mapped(nodes: readonly PageNode[], change: (node: PageNode) => PageNode | undefined): readonly PageNode[] {
    const made = nodes.map(change)
    return made.every((node, index) => node === nodes[index])
      ? nodes
      : made.filter(node => node !== undefined)
  }
}

/** Whether the nodes hold a list of footnotes. */
export const holdNotes = (nodes: readonly PageNode[]): boolean =>
  nodes.some(node => {
    if (node.kind !== 'element' && node.kind !== 'tag') return false
    return isSection(node) || holdNotes(node.children)
  })

/**
 * Joins the footnotes of snippets with those of their page, in the list at its end. Returns the blocks with
 * their new nodes; the last one is new if the page itself has no footnotes.
 */
export function joinedNotes(
  blocks: readonly PageBlock[],
  nodes: readonly (readonly PageNode[])[],
): readonly (readonly [PageBlock, readonly PageNode[]])[] {
  const notes = new Notes()
  const body = nodes.map(each => notes.take(each)).map(each => notes.number(each))
  const isOwn = blocks.at(-1)?.source === ''
  const end: PageBlock = (isOwn && blocks.at(-1)) || { source: '', nodes: [], facts: NO_FACTS }
  const pairs = blocks
    .slice(0, isOwn ? -1 : undefined)
    .map((block, index) => [block, body[index] ?? []] as const)
  return [...pairs, [end, [notes.section()]]]
}
