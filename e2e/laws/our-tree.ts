import { parsePage } from '../../shared/page/parse/parse.ts'
import type { AttributeValue, PageNode } from '../../shared/page/tree/tree.ts'
import { joinTexts, make, type Plain, print, squeeze } from './plain-tree.ts'

function attributeValue(value: AttributeValue): unknown {
  if (value.kind === 'literal') return squeeze(value.value)
  return value.kind === 'tree' ? 'a tree' : { source: squeeze(value.source) }
}

function ours(node: PageNode): Plain[] {
  switch (node.kind) {
    case 'text':
      return [node.value]
    case 'element': {
      if (node.name === 'sup') return [make('note', {}, [])]
      if (node.name === 'section') return []
      const { id: _, type: __, disabled: ___, ...written } = node.attributes
      const attributes = {
        ...written,
        ...(typeof written.alt === 'string' && { alt: written.alt.replace(/\s/g, '') }),
      }
      const children = node.children.flatMap(ours)
      if (node.name === 'code')
        return [
          make(
            'code',
            {},
            children.map(it => `${squeeze(it)}`),
          ),
        ]
      return [make(node.name, attributes, children)]
    }
    case 'tag': {
      const attributes = Object.entries(node.attributes).map(([name, value]) => [name, attributeValue(value)])
      return [make(`<${node.name}>`, Object.fromEntries(attributes), node.children.flatMap(ours))]
    }
    case 'code':
      return [make('fence', { language: node.language, meta: node.meta }, [node.value.trimEnd()])]
    case 'expression':
      return [make('expression', { source: squeeze(node.source.trim()) }, [])]
    case 'module':
      return [make('module', {}, [node.source.trim()])]
    case 'broken':
      return [make('broken', {}, [node.source])]
  }
}

/** Returns our tree of a page, to compare with the reference. */
export function ourTree(text: string): string {
  return print(joinTexts(parsePage('page.mdx', text).blocks.flatMap(block => block.nodes.flatMap(ours))))
}

/** Returns a page without its frontmatter. */
export const bodyOf = (text: string) => text.slice(parsePage('page.mdx', text).offsets[0] ?? text.length)
