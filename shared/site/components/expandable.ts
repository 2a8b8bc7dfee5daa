import { glyph } from '../base/glyphs.ts'
import { attributes, html, text } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { textIn } from './text-in.ts'
import { bodyOf, flagOf } from './values.ts'

/** Nested fields in a fold. */
export const expandable: Component = (tag, scope) => {
  const state = attributes({ open: flagOf(tag, 'defaultOpen') })
  const title = textIn(tag, scope, 'title') ?? text(scope.texts.childAttributes)
  // Only one of the two words is visible.
  const verb = html`<span class="when-closed">${text(scope.texts.show)}</span><span class="when-open">${text(scope.texts.hide)}</span>`
  return html`<details class="expandable"${state}><summary>${glyph('chevron')}<span>${verb} ${title}</span></summary><div class="expandable-body">${bodyOf(tag, scope)}</div></details>`
}
