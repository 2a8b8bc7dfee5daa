import { html, none } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { isForAgentsOnly } from './hidden.ts'
import { bodyOf } from './values.ts'

/** Content for people, or only for programs that read the page's source. */
export const visibility: Component = (tag, scope) =>
  isForAgentsOnly(tag) ? none : html`<div class="p">${bodyOf(tag, scope)}</div>`
