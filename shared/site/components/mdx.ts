import { parsePage } from '../../page/parse/parse.ts'
import type { PageNode } from '../../page/tree/tree.ts'
import { type Html, html, join } from '../base/html.ts'
import type { Component, Scope } from '../base/scope.ts'
import { bodyOf } from './values.ts'

const isMarkdown = (node: PageNode): boolean => node.kind === 'text' && node.value.includes('\n')

/** What the text of an expression becomes stands nowhere in the page: in the preview, it is not edited there. */
function withoutPlaces(scope: Scope): Scope {
  const as: Scope = { ...scope, preview: false, flow: (nodes, own = as) => scope.flow(nodes, own) }
  return as
}

function body(node: PageNode, scope: Scope): Html {
  if (node.kind !== 'text' || !isMarkdown(node)) return scope.flow([node])
  const { blocks } = parsePage('', node.value)
  return withoutPlaces(scope).flow(blocks.flatMap(({ nodes }) => nodes))
}

/** Markdown, also in an expression, where what is between tags is text otherwise. */
export const mdx: Component = (tag, scope) => {
  if (!tag.children.some(isMarkdown)) return html`<div class="p">${bodyOf(tag, scope)}</div>`
  return html`<div class="p">${join(tag.children.map(node => body(node, scope)))}</div>`
}
