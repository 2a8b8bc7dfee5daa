import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, html, join, text } from '../base/html.ts'
import type { Component, Scope } from '../base/scope.ts'
import { fileRows, isList } from './file-list.ts'
import { flagOf, textOf } from './values.ts'

const isRow = (node: PageNode) => node.kind === 'tag' && /^Tree\.(?:File|Folder)$/.test(node.name)

const isBlank = (node: PageNode) => node.kind === 'text' && node.value.trim() === ''

/** Files and folders as rows; other content becomes a row of its own. */
const inside = (tag: TagNode, scope: Scope) => {
  const rows = tag.children
    .filter(node => !isBlank(node))
    .map(node => (isRow(node) ? scope.flow([node]) : html`<li class="tree-rest">${scope.flow([node])}</li>`))
  return html`<ul>${join(rows)}</ul>`
}

/** Folders and files as on a disk, written as tags or as a Markdown list. */
export const tree: Component = (tag, scope) => {
  const [list, ...more] = tag.children.filter(node => !isBlank(node))
  if (list !== undefined && more.length === 0 && isList(list))
    return html`<div class="tree"><ul>${fileRows(list)}</ul></div>`
  return html`<div class="tree">${inside(tag, scope)}</div>`
}

/** A folder of a tree, which can be opened. */
export const treeFolder: Component = (tag, scope) => {
  const isShut = Object.hasOwn(tag.attributes, 'openable') && !flagOf(tag, 'openable')
  const state = attributes({ open: flagOf(tag, 'defaultOpen') || isShut })
  const name = text(textOf(tag, 'name') ?? '')
  return html`<li><details${state}><summary>${glyph('chevron')}${glyph('folder')}${name}</summary>${inside(tag, scope)}</details></li>`
}

/** A file of a tree. */
export const treeFile: Component = tag => {
  const name = text(textOf(tag, 'name') ?? '')
  return html`<li><span class="tree-file">${glyph('file')}${name}</span></li>`
}
