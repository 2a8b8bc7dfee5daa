import type { ElementNode, PageNode } from '../../page/tree/tree.ts'
import { directionOf, hasRtl } from '../../text/direction.ts'

const BLOCKS: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote table td th figcaption'.split(' '),
)

const wordsOf = (node: PageNode): string =>
  node.kind === 'text' ? node.value : 'children' in node ? node.children.map(wordsOf).join(' ') : ''

/**
 * The direction of a block that has right-to-left text, by its first letter, for the attribute `dir`. Blocks
 * without such text have the direction of the page.
 */
export function blockDirection({ name, children }: ElementNode): 'ltr' | 'rtl' | undefined {
  if (!BLOCKS.has(name)) return undefined
  const words = children.map(wordsOf).join(' ')
  return hasRtl(words) ? directionOf(words) : undefined
}
