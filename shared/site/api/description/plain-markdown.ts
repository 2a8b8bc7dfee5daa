import type { Element, ElementContent, Root } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { HtmlNode } from '../../../text/html.ts'
import { alignOf, descriptionTree, hasHtml, isDropped, linkInstead } from './tree.ts'

function hastOf(node: HtmlNode): readonly ElementContent[] {
  if (typeof node === 'string') return [{ type: 'text', value: node }]
  if (isDropped(node.name)) return []
  if (node.name === 'iframe') {
    const link = linkInstead(node)
    return link === undefined ? [] : hastOf(link)
  }
  const { href, src, alt, title, class: names, start } = node.attributes
  const properties: Element['properties'] = {
    ...{ href, src, alt, title, start },
    align: alignOf(node),
    className: names?.split(' '),
  }
  return [{ type: 'element', tagName: node.name, properties, children: node.children.flatMap(hastOf) }]
}

const extensions = () => [gfmStrikethroughToMarkdown(), gfmTableToMarkdown()]

/**
 * A description as Markdown without HTML, for files that other programs read. A description that has no HTML stays as
 * it is written.
 */
export function plainMarkdown(description: string): string {
  if (!hasHtml(description)) return description
  const root: Root = { type: 'root', children: descriptionTree(description).flatMap(hastOf) }
  return toMarkdown(toMdast(root), { bullet: '-', emphasis: '_', extensions: extensions() })
}
