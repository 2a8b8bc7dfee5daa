import { html, none, text } from '../html.ts'
import type { Component } from '../scope.ts'
import { textOf } from './values.ts'

/** A word with an explanation that shows on hover and focus. */
export const tooltip: Component = (tag, scope) => {
  const headline = textOf(tag, 'headline')
  const head = headline === undefined ? none : html`<strong>${text(headline)}</strong> `
  const tip = text(textOf(tag, 'tip') ?? '')
  return html`<span class="tooltip" tabindex="0">${scope.flow(tag.children)}<span class="bubble" role="tooltip">${head}${tip}</span></span>`
}
