import { html, none } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { isForAgentsOnly } from './hidden.ts'
import { bodyOf } from './values.ts'

/** Text for people, or for programs alone: these read the source of the page, and readers do not see it. */
export const visibility: Component = (tag, scope) =>
  isForAgentsOnly(tag) ? none : html`<div class="p">${bodyOf(tag, scope)}</div>`
