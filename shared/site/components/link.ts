import { attributes, html, text, withoutLinks } from '../base/html.ts'
import { brokenLink, linkTo, nameOfLink } from '../base/links.ts'
import type { Component } from '../base/scope.ts'
import { textOf } from './values.ts'

/** A link in a line of text. */
export const link: Component = (tag, scope) => {
  const inner = withoutLinks(scope.flow(tag.children))
  const href = textOf(tag, 'href')
  const target = href === undefined ? undefined : linkTo(href, scope)
  if (href === undefined || target === undefined) return inner
  const state = attributes({
    href: target.href,
    rel: target.external ? 'noreferrer' : undefined,
    'data-broken': brokenLink(href, scope),
  })
  return html`<a${state}>${tag.children.length === 0 ? text(nameOfLink(href, scope)) : inner}</a>`
}
