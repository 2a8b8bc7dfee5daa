import type { AttributeValue, PageNode, TagNode } from '../../page/tree/tree.ts'

/** Texts that stand for `{{name}}`, by their name. */
export type Variables = Readonly<Record<string, string>>

const USE = /\{\{\s*([A-Za-z0-9._-]+)\s*\}\}/g
/** A use in running text, which the parser reads as an expression around `{name}`. */
const EXPRESSION = /^\s*\{\s*[A-Za-z0-9._-]+\s*\}\s*$/

const textOf = (variables: Variables, name: string): string | undefined =>
  Object.hasOwn(variables, name) ? variables[name]?.replace(/<[^>]*>/g, '') : undefined

/** Returns a text with its variables filled in; unknown names stay as written. */
export const filledText = (text: string, variables: Variables): string =>
  text.includes('{{')
    ? text.replace(USE, (written, name: string) => textOf(variables, name) ?? written)
    : text

function filledValue(value: AttributeValue, variables: Variables): AttributeValue {
  if (value.kind !== 'literal' || typeof value.value !== 'string') return value
  return { ...value, value: filledText(value.value, variables) }
}

const filledTag = (tag: TagNode, variables: Variables): TagNode => ({
  ...tag,
  attributes: Object.fromEntries(
    Object.entries(tag.attributes).map(([name, value]) => [name, filledValue(value, variables)]),
  ),
})

/** Returns a node with the variables filled in that it has itself, without those of its children. */
export function filledNode(node: PageNode, variables: Variables): PageNode {
  switch (node.kind) {
    case 'text':
    case 'code':
      return { ...node, value: filledText(node.value, variables) }
    case 'expression':
      return EXPRESSION.test(node.source)
        ? { kind: 'text', value: filledText(`{${node.source}}`, variables) }
        : node
    case 'tag':
      return filledTag(node, variables)
    case 'element':
      return node.name === 'code'
        ? { ...node, children: node.children.map(child => filledNode(child, variables)) }
        : node
    default:
      return node
  }
}
