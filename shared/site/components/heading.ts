import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { attributes, element, type Html, html, none } from '../base/html.ts'
import type { Component, Scope } from '../base/scope.ts'
import { flagOf, numberOf } from './values.ts'

/** A text on a line of its own is a paragraph, which a heading can't contain. */
const withoutParagraphs = (nodes: readonly PageNode[]): readonly PageNode[] =>
  nodes.flatMap(node => (node.kind === 'element' && node.name === 'p' ? node.children : [node]))

/** The text of a heading that is written as a tag. */
export const headingText = (tag: TagNode, scope: Scope): Html => scope.flow(withoutParagraphs(tag.children))

/** A heading of any level, with a link to it unless that is not wanted. */
export const heading: Component = (tag, scope) => {
  const level = numberOf(tag, 'level', [1, 6]) ?? 2
  const id = flagOf(tag, 'noAnchor') ? undefined : scope.anchors.get(tag)
  const link = attributes({ class: 'anchor', href: `#${id}`, 'aria-hidden': 'true', tabindex: -1 })
  const anchor = id === undefined ? none : html`<a${link}>#</a>`
  return element(`h${level}`, {}, html`${headingText(tag, scope)}${anchor}`)
}
