import type { TagNode } from '../../page/tree/tree.ts'
import { attributes, html, join, none, text } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { readColor, readHex } from '../theme/color.ts'
import { textOf } from './values.ts'

/** The colors of an item: one, or one each for light and dark pages. */
function colorsOf(tag: TagNode): readonly string[] {
  const value = Object.hasOwn(tag.attributes, 'value') ? tag.attributes.value : undefined
  if (value?.kind !== 'literal') return []
  const both =
    typeof value.value === 'object' && value.value !== null ? Object.values(value.value) : [value.value]
  return both.filter(each => typeof each === 'string')
}

/** Colors with their names. */
export const color: Component = (tag, scope) => html`<div class="colours">${scope.flow(tag.children)}</div>`

/** A row of related colors. */
export const colorRow: Component = (tag, scope) => {
  const title = textOf(tag, 'title')
  const head = title === undefined ? none : html`<p class="colours-title">${text(title)}</p>`
  return html`<div class="colours-row">${head}${scope.flow(tag.children)}</div>`
}

/** One color: a swatch, its name and its value. */
export const colorItem: Component = tag => {
  const written = colorsOf(tag)
  const patches = written
    .map(each => readHex(each) ?? readColor(each))
    .filter(hex => hex !== undefined)
    .map(hex => html`<span${attributes({ class: 'patch', style: `background:${hex}` })}></span>`)
  const name = textOf(tag, 'name')
  const head = name === undefined ? none : html`<strong>${text(name)}</strong>`
  return html`<div class="colour">${join(patches)}<span>${head}<code>${text(written.join(' / '))}</code></span></div>`
}
