import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { ExpressionNode, PageNode } from '../../page/tree/tree.ts'
import { Expander } from './expand.ts'
import type { Snippets } from './files.ts'

/** Code of a page that is not computed. */
interface Uncomputed {
  readonly node: ExpressionNode
  /** The index of its block. */
  readonly index: number
}

const expressionsIn = (nodes: readonly PageNode[]): readonly ExpressionNode[] =>
  nodes.flatMap((node): readonly ExpressionNode[] => {
    if (node.kind === 'expression') return [node]
    return node.kind === 'tag' || node.kind === 'element' ? expressionsIn(node.children) : []
  })

/** Finds the code that is not computed and is written in the page itself, not in its snippets. */
export function uncomputed(page: ParsedPage, snippets: Snippets): readonly Uncomputed[] {
  const expander = new Expander(page, snippets)
  return page.blocks.flatMap((block, index) =>
    expressionsIn(expander.expand(block.nodes))
      .filter(({ range }) => range.snippet === undefined)
      .map(node => ({ node, index })),
  )
}
