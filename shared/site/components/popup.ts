import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { html, none } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { bodyOf } from './values.ts'

const partOf = ({ children }: TagNode, name: string): TagNode | undefined =>
  children.find((node): node is TagNode => node.kind === 'tag' && node.name === name)

const isSpace = (node: PageNode): boolean => node.kind === 'text' && node.value.trim() === ''

/** A word with content that shows on hover, focus and touch: like a tooltip, and with any Markdown in it. */
export const popup: Component = (tag, scope) => {
  const [trigger, content] = [partOf(tag, 'PopupTrigger'), partOf(tag, 'PopupContent')]
  const word = trigger?.children ?? tag.children.filter(node => node !== content && !isSpace(node))
  const bubble = content ? html`<div class="bubble" role="tooltip">${bodyOf(content, scope)}</div>` : none
  return html`<div class="tooltip popup" tabindex="0">${scope.flow(word)}${bubble}</div>`
}

/** What is part of a popup, where it stands alone. */
export const popupPart: Component = (tag, scope) => html`<div class="p">${bodyOf(tag, scope)}</div>`
