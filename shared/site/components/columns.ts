import { html, text } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { numberOf } from './values.ts'

/** A grid of one to four columns that becomes one on small screens. */
export const columns: Component = (tag, scope) => {
  const count = numberOf(tag, 'cols', [1, 4]) ?? 2
  return html`<div class="columns cols-${text(String(count))}">${scope.flow(tag.children)}</div>`
}

/** One of the columns. */
export const column: Component = (tag, scope) => html`<div class="p">${scope.flow(tag.children)}</div>`
