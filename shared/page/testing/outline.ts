import { parsePage } from '../parse/parse.ts'
import type { AttributeValue, PageNode } from '../tree/tree.ts'

function outlineValue(value: AttributeValue | string | number | boolean): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  if (value.kind === 'literal') return JSON.stringify(value.value)
  return value.kind === 'tree' ? `(${value.children.map(outlineNode).join(' ')})` : `{${value.source}}`
}

function outlineNode(node: PageNode): string {
  switch (node.kind) {
    case 'text':
      return JSON.stringify(node.value)
    case 'code':
      return `code[${[node.language, node.meta].filter(Boolean).join(' ')}]${JSON.stringify(node.value)}`
    case 'expression':
      return `{${node.source}}`
    case 'module':
      return `module${JSON.stringify(node.source)}`
    case 'broken':
      return `broken${JSON.stringify(node.source)}`
  }
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=${outlineValue(value)}`)
  const name =
    node.kind === 'tag' ? `<${node.name}${attributes.join('')}>${node.inline ? '~' : ''}` : node.name
  const facts = node.kind === 'element' && attributes.length > 0 ? `[${attributes.join('').trim()}]` : ''
  return `${name}${facts}(${node.children.map(outlineNode).join(' ')})`
}

/**
 * Returns a page's tree with one line per block: elements as `p(…)`, tags as `<Note>(…)`, `~` for inline
 * tags.
 */
export function outline(text: string): string {
  return parsePage('page.mdx', text)
    .blocks.map(block => block.nodes.map(outlineNode).join(' '))
    .join('\n')
}
