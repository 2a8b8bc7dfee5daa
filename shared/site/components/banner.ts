import { html, none } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { bodyOf, iconIn } from './values.ts'

/** A strip in the color of buttons, for news for every reader of the page. */
export const banner: Component = (tag, scope) =>
  html`<div class="banner" role="note" aria-label="Announcement">${iconIn(tag, scope) ?? none}<div class="banner-body">${bodyOf(tag, scope)}</div></div>`
