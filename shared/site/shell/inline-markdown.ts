import { parsePage } from '../../page/parse/parse.ts'
import { plainText } from '../../page/parse/text.ts'
import type { PageNode } from '../../page/tree/tree.ts'
import { type Html, join, text } from '../base/html.ts'
import type { Scope } from '../base/scope.ts'
import { writeNodes } from '../nodes/node.ts'
import { linking, type PageContext } from './page-context.ts'

const isParagraph = (node: PageNode) => node.kind === 'element' && node.name === 'p'

/** Renders a text of docs.json with inline Markdown; of anything else in it, only the text is shown. */
export function inlineMarkdown(context: PageContext, source: string): Html {
  const { pictures, texts } = context
  const scope: Scope = {
    ...linking(context),
    texts,
    preview: false,
    needs: new Set(),
    anchors: new Map(),
    hasAnchor: () => undefined,
    sizeOf: file => pictures.get(file),
    flow: (nodes, as = scope) => writeNodes(nodes, as),
  }
  const nodes = parsePage('docs.json', source).blocks.flatMap(block => block.nodes)
  return join(
    nodes.map(node =>
      isParagraph(node) && 'children' in node
        ? writeNodes(node.children, scope)
        : text(` ${plainText([node])} `),
    ),
  )
}
