import { trimEnds } from '../../page/parse/text.ts'
import type { PageNode } from '../../page/tree/tree.ts'

const isSummary = (node: PageNode) => node.kind === 'tag' && node.name === 'summary'

/**
 * The content of `details`, with its summary out of the paragraph that it forms with text right below: browsers
 * look for it among the children only.
 */
export const detailsContent = (children: readonly PageNode[]): readonly PageNode[] =>
  children.flatMap((node): readonly PageNode[] => {
    if (node.kind !== 'element' || node.name !== 'p' || !node.children.some(isSummary)) return [node]
    const rest = trimEnds(node.children.filter(child => !isSummary(child)))
    // Without its range: the text of this paragraph is not all that is written there.
    return [
      ...node.children.filter(isSummary),
      { kind: 'element', name: 'p', attributes: {}, children: rest },
    ]
  })
