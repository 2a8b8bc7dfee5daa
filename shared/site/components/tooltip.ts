import { attributes, html, none, text } from '../base/html.ts'
import { brokenLink, linkTo } from '../base/links.ts'
import type { Component } from '../base/scope.ts'
import { textOf } from './values.ts'

/** A word with an explanation that shows on hover, focus and touch. */
export const tooltip: Component = (tag, scope) => {
  const headline = textOf(tag, 'headline')
  const head = headline === undefined ? none : html`<strong>${text(headline)}</strong> `
  const tip = text(textOf(tag, 'tip', 'content') ?? '')
  const [cta, href] = [textOf(tag, 'cta'), textOf(tag, 'href')]
  const link = cta === undefined || href === undefined ? undefined : linkTo(href, scope)
  const more =
    cta === undefined || link === undefined
      ? none
      : html` <a class="bubble-link"${attributes({ href: link.href, 'data-broken': brokenLink(href ?? '', scope), rel: link.external ? 'noreferrer' : undefined })}>${text(cta)}</a>`
  if ([head, tip, more].every(part => part.trim() === '')) return scope.flow(tag.children)
  return html`<span class="tooltip" tabindex="0">${scope.flow(tag.children)}<span class="bubble" role="tooltip">${head}${tip}${more}</span></span>`
}
