import { attributes, html, none } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { safeStyle } from '../base/style.ts'
import { textIn } from './text-in.ts'

/** A frame for an image or a video, with a caption. */
export const frame: Component = (tag, scope) => {
  const caption = textIn(tag, scope, 'caption')
  const hint = textIn(tag, scope, 'hint')
  const above = hint === undefined ? none : html`<p class="frame-hint">${hint}</p>`
  const below = caption === undefined ? none : html`<figcaption>${caption}</figcaption>`
  const style = attributes({ style: safeStyle(tag.attributes.style) })
  return html`<figure class="frame"${style}>${above}<div class="frame-mount">${scope.flow(tag.children)}</div>${below}</figure>`
}
