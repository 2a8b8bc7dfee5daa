import { attributes, html, none } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { flagOf, iconIn, textOf } from './values.ts'

const COLORS: ReadonlySet<string> = new Set('gray blue green yellow orange red purple'.split(' '))
const SIZES: ReadonlySet<string> = new Set(['xs', 'sm', 'md', 'lg'])

/** A short inline label in one of a few colors. */
export const badge: Component = (tag, scope) => {
  const color =
    textOf(tag, 'color')
      ?.replace('grey', 'gray')
      .replace(/-destructive$/, '') ?? 'gray'
  const size = textOf(tag, 'size') ?? 'md'
  const kind = [
    'badge',
    COLORS.has(color) ? color : 'gray',
    SIZES.has(size) ? size : 'md',
    textOf(tag, 'shape') === 'pill' ? 'pill' : '',
    flagOf(tag, 'stroke') ? 'stroke' : '',
    flagOf(tag, 'disabled') ? 'disabled' : '',
  ]
  const state = attributes({ class: kind.filter(Boolean).join(' ') })
  return html`<span${state}>${iconIn(tag, scope) ?? none}${scope.flow(tag.children)}</span>`
}

/** Content next to the text on wide screens. */
export const panel: Component = (tag, scope) =>
  html`<div class="example beside">${scope.flow(tag.children)}</div>`
