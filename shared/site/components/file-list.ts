import { plainText } from '../../page/parse/text.ts'
import type { ElementNode, PageNode } from '../../page/tree/tree.ts'
import { glyph } from '../base/glyphs.ts'
import { type Html, html, join, text } from '../base/html.ts'

type List = ElementNode & { readonly name: 'ul' | 'ol' }

/** Whether a node is a Markdown list. */
export const isList = (node: PageNode): node is List =>
  node.kind === 'element' && (node.name === 'ul' || node.name === 'ol')

function row(item: PageNode): Html {
  const children = 'children' in item ? item.children : []
  const lists = children.filter(isList)
  const name = plainText(children.filter(child => !isList(child)))
    .replace(/\s+/g, ' ')
    .trim()
  if (lists.length === 0 && !name.endsWith('/'))
    return html`<li><span class="tree-file">${glyph('file')}${text(name)}</span></li>`
  const folder = html`${glyph('folder')}${text(name.replace(/\/+$/, ''))}`
  if (lists.length === 0) return html`<li><span class="tree-file">${folder}</span></li>`
  const inside = html`<ul>${join(lists.map(fileRows))}</ul>`
  return html`<li><details open><summary>${glyph('chevron')}${folder}</summary>${inside}</details></li>`
}

/** The items of a Markdown list as files; those with a list, or with a slash at the end, as folders. */
export const fileRows = ({ children }: List): Html =>
  join(children.filter(child => child.kind === 'element' && child.name === 'li').map(row))
