import type { ElementNode, PageNode } from '../../page/tree/tree.ts'
import { directionOf, hasRtl } from '../../text/direction.ts'

const BLOCKS: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote table td th figcaption'.split(' '),
)

const wordsOf = (node: PageNode): string =>
  node.kind === 'text' ? node.value : 'children' in node ? node.children.map(wordsOf).join(' ') : ''

/** Whether a node has right-to-left text; most sites have none, so that their texts are not joined. */
const holdsRtl = (node: PageNode): boolean =>
  node.kind === 'text' ? hasRtl(node.value) : 'children' in node && node.children.some(holdsRtl)

/**
 * The direction of a block that has right-to-left text, by its first letter, for the attribute `dir`. Blocks
 * without such text have the direction of the page.
 */
export function blockDirection({ name, children }: ElementNode): 'ltr' | 'rtl' | undefined {
  if (!BLOCKS.has(name)) return undefined
  if (!children.some(holdsRtl)) return undefined
  return directionOf(children.map(wordsOf).join(' '))
}
