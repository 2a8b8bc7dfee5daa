import type { TagNode } from '../../page/tree.ts'
import { type Html, html, none, text } from '../html.ts'
import type { Component, Scope } from '../scope.ts'
import { words } from '../words.ts'
import { bodyOf, flagOf, shownOf, textOf } from './values.ts'

const PLACES = ['query', 'path', 'body', 'header'] as const

const chip = (value: string | undefined, kind: string): Html =>
  value === undefined ? none : html`<span class="chip ${text(kind)}">${text(value)}</span>`

function field(tag: TagNode, scope: Scope, named: { readonly name: string; readonly place?: string }): Html {
  const { name, place } = named
  const standard = shownOf(tag, 'default')
  const chips = [
    chip(textOf(tag, 'type'), 'type'),
    chip(place, 'place'),
    flagOf(tag, 'required') ? chip(words.required, 'required') : none,
    flagOf(tag, 'deprecated') ? chip(words.deprecated, 'deprecated') : none,
    standard === undefined
      ? none
      : html`<span class="chip">${text(words.default)}: <code>${text(standard)}</code></span>`,
  ].reduce((all, one) => html`${all}${one}`, none)
  return html`<div class="field"><div class="field-head"><code class="field-name">${text(name)}</code>${chips}</div><div class="field-body">${bodyOf(tag, scope)}</div></div>`
}

/** A parameter of a request; the attribute that says where it is sent holds its name. */
export const paramField: Component = (tag, scope) => {
  const place = PLACES.find(each => textOf(tag, each) !== undefined)
  const name = (place && textOf(tag, place)) ?? textOf(tag, 'name') ?? ''
  return field(tag, scope, place === undefined ? { name } : { name, place })
}

/** A field of a response. */
export const responseField: Component = (tag, scope) => field(tag, scope, { name: textOf(tag, 'name') ?? '' })
