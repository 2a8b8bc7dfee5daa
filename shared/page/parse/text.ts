import { isInLine } from '../markdown/math.ts'
import type { ElementNode, PageNode } from '../tree/tree.ts'
import { isTransparent } from './transparent.ts'

/** Creates an element of the tree. */
export function element(
  name: string,
  attributes: ElementNode['attributes'],
  children: readonly PageNode[],
  range?: ElementNode['range'],
): ElementNode {
  return range
    ? { kind: 'element', name, attributes, children, range }
    : { kind: 'element', name, attributes, children }
}

/** Returns the visible text of `nodes`: no alternative texts, no line breaks. */
export function plainText(nodes: readonly PageNode[]): string {
  return nodes.map(textOf).join('')
}

function textOf(node: PageNode): string {
  switch (node.kind) {
    case 'text':
      return node.value
    case 'element':
      return node.name === 'br' ? ' ' : plainText(node.children)
    case 'tag':
      return plainText(node.children)
    case 'code':
      return node.value
    case 'expression':
      return `{${node.source}}`
    case 'broken':
      return node.source
    case 'module':
      return ''
  }
}

/** Whether nodes have text of their own, also in marks: an image, a formula, and a component's content are none. */
export const holdText = (nodes: readonly PageNode[]): boolean =>
  nodes.some(
    node =>
      (node.kind === 'text' && node.value.trim() !== '') ||
      ((node.kind === 'element' || node.kind === 'tag') &&
        isTransparent(node.name) &&
        holdText(node.children)),
  )

const isBlank = (node: PageNode) => node.kind === 'text' && node.value.trim() === ''

/**
 * Returns the tags and expressions of a paragraph that holds nothing else, since they need no paragraph.
 * Undefined if there is text between them.
 */
export function withoutParagraph(children: readonly PageNode[]): readonly PageNode[] | undefined {
  const rest = children.filter(node => !isBlank(node))
  if (!rest.every(node => node.kind === 'expression' || (node.kind === 'tag' && !isInLine(node))))
    return undefined
  return rest.map(node => (node.kind === 'tag' ? { ...node, inline: false } : node))
}

/** Returns the content of a line of text without white space at its ends, where tags were. */
export function trimEnds(children: readonly PageNode[]): readonly PageNode[] {
  const last = children.length - 1
  return children
    .map((node, index) => {
      if (node.kind !== 'text' || (index > 0 && index < last)) return node
      const start = index === 0 ? node.value.trimStart() : node.value
      return { ...node, value: index === last ? start.trimEnd() : start }
    })
    .filter(node => node.kind !== 'text' || node.value !== '')
}
