import { glyph } from '../base/glyphs.ts'
import { attributes, html, none, text } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { textIn } from './text-in.ts'
import { bodyOf, flagOf, iconIn } from './values.ts'

/** Text that opens on demand. */
export const accordion: Component = (tag, scope) => {
  const description = textIn(tag, scope, 'description')
  const more = description === undefined ? none : html`<small>${description}</small>`
  const state = attributes({ open: flagOf(tag, 'defaultOpen') })
  // What readers press has a name.
  const name = textIn(tag, scope, 'title') ?? (more === none ? text(scope.texts.show) : none)
  const title = html`<span class="accordion-title">${name}${more}</span>`
  return html`<details class="accordion"${state}><summary>${glyph('chevron')}${iconIn(tag, scope) ?? none}${title}</summary><div class="accordion-body">${bodyOf(tag, scope)}</div></details>`
}

/** A prompt for an assistant: readers see its description and open it. */
export const prompt: Component = (tag, scope) => {
  const about = textIn(tag, scope, 'description') ?? text(scope.texts.prompt)
  return html`<details class="accordion"><summary>${glyph('chevron')}${iconIn(tag, scope) ?? none}<span class="accordion-title">${about}</span></summary><div class="accordion-body">${bodyOf(tag, scope)}</div></details>`
}

/** Accordions combined into one list. */
export const accordionGroup: Component = (tag, scope) =>
  html`<div class="accordions">${scope.flow(tag.children)}</div>`
