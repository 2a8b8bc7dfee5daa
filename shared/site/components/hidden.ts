import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { Heading, PageNode } from '../../page/tree/tree.ts'
import { textOf } from './values.ts'

/** Whether a node is only for programs that read the source, so that it is not rendered. */
export const isForAgentsOnly = (node: PageNode): boolean =>
  node.kind === 'tag' && node.name === 'Visibility' && textOf(node, 'for')?.toLowerCase() === 'agents'

function hiddenIds(nodes: readonly PageNode[], isHidden: boolean): readonly unknown[] {
  return nodes.flatMap(node => {
    if (node.kind !== 'element' && node.kind !== 'tag') return []
    const own = isHidden && node.kind === 'element' ? [node.attributes.id] : []
    return [...own, ...hiddenIds(node.children, isHidden || isForAgentsOnly(node))]
  })
}

/** The headings of a page that are rendered. */
export function visibleHeadings({ blocks, headings }: ParsedPage): readonly Heading[] {
  if (!headings.some(({ inside }) => inside.includes('Visibility'))) return headings
  const unseen = new Set(blocks.flatMap(({ nodes }) => hiddenIds(nodes, false)))
  return headings.filter(({ id }) => !unseen.has(id))
}
