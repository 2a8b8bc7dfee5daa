import { isNode, lineAt, literalOf, type Node, nameOf, nodesIn, nodesOf } from './syntax.ts'

/** Attributes whose text a person sees or hears. */
const ATTRIBUTES =
  /^(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|tooltip|help)$/

const WORD = /\p{L}{2}/u

/** Returns the text of a string or template in braces, `{'…'}`. */
function textOf(node: Node): string {
  if (node.type === 'TemplateLiteral')
    return nodesIn(node.quasis)
      .map(({ value }) => String((value as { readonly raw: string }).raw))
      .join(' ')
  return literalOf(node) ?? ''
}

function shownText(node: Node): string {
  if (node.type === 'JSXText') return String(node.value)
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return nodesIn(node.children)
      .flatMap(child => (isNode(child.expression) ? textOf(child.expression) : []))
      .join(' ')
  if (node.type !== 'JSXAttribute' || !ATTRIBUTES.test(nameOf(node.name) ?? '')) return ''
  const value = isNode(node.value) && isNode(node.value.expression) ? node.value.expression : node.value
  return isNode(value) ? textOf(value) : ''
}

/** Returns each text in the markup of a file that does not come from a catalog, as `file:line text`. */
export const literalsIn = (file: string, text: string): readonly string[] =>
  nodesOf(file, text)
    .filter(node => WORD.test(shownText(node)))
    .map(node => `${file}:${lineAt(text, node.start)} ${shownText(node).trim()}`)
