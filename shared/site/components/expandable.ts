import { glyph } from '../glyphs.ts'
import { attributes, html, titled } from '../html.ts'
import type { Component } from '../scope.ts'
import { words } from '../words.ts'
import { bodyOf, flagOf, textOf } from './values.ts'

/** The fields of a field, folded away. */
export const expandable: Component = (tag, scope) => {
  const state = attributes({ open: flagOf(tag, 'defaultOpen') })
  const title = titled(textOf(tag, 'title') ?? words.childAttributes)
  return html`<details class="expandable"${state}><summary>${glyph('chevron')}${title}</summary><div class="expandable-body">${bodyOf(tag, scope)}</div></details>`
}
