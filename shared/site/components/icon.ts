import { element, none } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { readHex } from '../theme/color.ts'
import { iconIn, numberOf, textOf } from './values.ts'

/** An icon in a line of text. */
export const icon: Component = (tag, scope) => {
  const drawn = iconIn(tag, scope)
  if (drawn === undefined) return none
  const color = readHex(textOf(tag, 'color'))
  const size = numberOf(tag, 'size', [8, 128])
  const style = [color && `--own:${color}`, size && `font-size:${size}px`].filter(Boolean).join(';')
  return element('span', { class: 'inline-icon', style: style === '' ? undefined : style }, drawn)
}
