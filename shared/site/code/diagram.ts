import type { CodeNode } from '../../page/tree/tree.ts'
import { element, type Html, html, text } from '../base/html.ts'
import type { Scope } from '../base/scope.ts'

/** Longer diagrams stay code. */
const LONGEST = 50_000

/** Whether a fence contains a diagram that is drawn for readers. */
export const isDiagram = ({ language, value }: CodeNode): boolean =>
  language === 'mermaid' && value.length <= LONGEST

/** Renders a diagram as its source, which the site's script draws in the reader's browser. */
export function diagram(node: CodeNode, scope: Scope): Html {
  scope.needs.add('diagrams')
  const source = element('pre', { tabindex: 0, 'aria-label': scope.texts.diagram }, text(node.value))
  return html`<figure class="diagram">${source}<figcaption hidden>${text(scope.texts.brokenDiagram)}</figcaption></figure>`
}
