import type { TagNode } from '../../page/tree/tree.ts'
import { attributes, element, html, none, text } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { textIn } from './text-in.ts'
import { bodyOf, iconIn, numberOf, textOf } from './values.ts'

/** The size that a tag gives to titles: `h2`, `h3` or `h4`; undefined if they are no headings. */
export function titleSizeOf(tag: TagNode): string | undefined {
  const size = textOf(tag, 'titleSize')
  return size !== undefined && /^h[2-4]$/.test(size) ? size : undefined
}

/** A list of steps. */
export const steps: Component = (tag, scope) => {
  const titleSize = titleSizeOf(tag)
  const named = titleSize === undefined ? '' : ` titles-${titleSize}`
  return html`<div class="steps${text(named)}" role="list">${scope.flow(tag.children, { ...scope, titleSize })}</div>`
}

/** A single step. */
export const step: Component = (tag, scope) => {
  const title = textIn(tag, scope, 'title')
  const name =
    titleSizeOf(tag) ?? (textOf(tag, 'titleSize') === undefined ? scope.titleSize : undefined) ?? 'p'
  const head = title === undefined ? none : element(name, { class: 'step-title' }, title)
  const number = numberOf(tag, 'stepNumber', [0, 999])
  const drawn = iconIn(tag, scope)
  const start = attributes({ style: number === undefined ? undefined : `counter-set:step ${number}` })
  const mark = html`<span class="step-mark${text(drawn === undefined ? ' counted' : '')}" aria-hidden="true">${drawn ?? none}</span>`
  return html`<div class="step" role="listitem"${start}>${mark}<div class="step-body">${head}${bodyOf(tag, scope)}</div></div>`
}
