import { type GlyphName, glyph } from '../base/glyphs.ts'
import { attributes, html, none, text } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { readHex } from '../theme/color.ts'
import { textIn } from './text-in.ts'
import { bodyOf, iconIn, textOf } from './values.ts'

const callout =
  (tone: string, drawing: GlyphName, label: string): Component =>
  (tag, scope) => {
    const title = textOf(tag, 'title')
    const shown = textIn(tag, scope, 'title')
    const head = shown === undefined ? none : html`<p class="callout-title">${shown}</p>`
    const drawn = iconIn(tag, scope) ?? glyph(drawing)
    const name = text(title === undefined ? label : `${label}: ${title}`)
    const color = readHex(textOf(tag, 'color'))
    const state = attributes({
      class: `callout ${color === undefined ? tone : 'own'}`,
      role: 'note',
      style: color && `--tone:${color}`,
    })
    return html`<div${state} aria-label="${name}">${drawn}<div class="callout-body">${head}${bodyOf(tag, scope)}</div></div>`
  }

/** Boxes for remarks, by the name of their tag. */
export const callouts: readonly (readonly [string, Component])[] = [
  ['Note', callout('note', 'info', 'Note')],
  ['Tip', callout('tip', 'bulb', 'Tip')],
  ['Warning', callout('warning', 'warning', 'Warning')],
  ['Info', callout('info', 'info', 'Info')],
  ['Check', callout('check', 'done', 'Check')],
  ['Danger', callout('danger', 'stop', 'Danger')],
  ['Callout', callout('info', 'info', 'Note')],
]
