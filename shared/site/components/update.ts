import { html, join, none, text } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { textIn } from './text-in.ts'
import { bodyOf, listOf } from './values.ts'

/** An entry of a changelog: its date or version at the side, the changes next to it. */
export const update: Component = (tag, scope) => {
  const label = textIn(tag, scope, 'label') ?? none
  const description = textIn(tag, scope, 'description')
  const more = description === undefined ? none : html`<p>${description}</p>`
  const tags = listOf(tag, 'tags').map(one => html`<span class="chip">${text(one)}</span>`)
  const chips = tags.length === 0 ? none : html`<p class="update-tags">${join(tags)}</p>`
  return html`<div class="update"><div class="update-side"><span class="update-label">${label}</span>${more}${chips}</div><div class="update-body">${bodyOf(tag, scope)}</div></div>`
}
