import { attributes, html, none } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { safeStyle } from '../base/style.ts'
import { lineOf, textOf } from './values.ts'

/** A frame for an image or a video, with a caption. */
export const frame: Component = (tag, scope) => {
  const caption = textOf(tag, 'caption')
  const hint = textOf(tag, 'hint')
  const above = hint === undefined ? none : html`<p class="frame-hint">${lineOf(hint, scope)}</p>`
  const below = caption === undefined ? none : html`<figcaption>${lineOf(caption, scope)}</figcaption>`
  const style = attributes({ style: safeStyle(tag.attributes.style) })
  return html`<figure class="frame"${style}>${above}<div class="frame-mount">${scope.flow(tag.children)}</div>${below}</figure>`
}
