import type { TagNode } from '../../page/tree/tree.ts'
import { element, type Html, html, join, none, text } from '../base/html.ts'
import type { Component, Scope } from '../base/scope.ts'
import { bodyOf, flagOf, listOf, shownOf, textOf } from './values.ts'

const LOCATIONS = ['query', 'path', 'body', 'header'] as const

const chip = (value: string | undefined, kind: string): Html =>
  value === undefined ? none : html`<span class="chip ${text(kind)}">${text(value)}</span>`

const valued = (name: string, value: string | undefined): Html =>
  value === undefined ? none : html`<span class="chip">${text(name)}: <code>${text(value)}</code></span>`

const labels = (tag: TagNode, name: string) => join(listOf(tag, name).map(label => chip(label, 'label')))

/** Whether the field is required, and not explicitly optional. */
const isRequired = (tag: TagNode) => flagOf(tag, 'required') && !flagOf(tag, 'optional')

function options(tag: TagNode, scope: Scope): Html {
  const all = listOf(tag, 'enum').map(option => element('code', {}, text(option)))
  if (all.length === 0) return none
  const shown = all.map((option, index) => (index === 0 ? option : html`, ${option}`))
  return html`<p class="field-options">${text(scope.texts.options)}: ${join(shown)}</p>`
}

function field(tag: TagNode, scope: Scope, named: { readonly name: string; readonly place?: string }): Html {
  if (flagOf(tag, 'hidden')) return none
  const { name, place: location } = named
  const chips = [
    chip(textOf(tag, 'type'), 'type'),
    chip(location, 'place'),
    isRequired(tag) ? chip(scope.texts.required, 'required') : none,
    flagOf(tag, 'deprecated') ? chip(scope.texts.deprecated, 'deprecated') : none,
    valued(scope.texts.default, shownOf(tag, 'default')),
    valued(scope.texts.example, shownOf(tag, 'placeholder')),
  ]
  const id = scope.anchors.get(tag)
  const link =
    id === undefined
      ? none
      : element('a', { class: 'anchor', href: `#${id}`, 'aria-hidden': 'true', tabindex: -1 }, text('#'))
  const head = html`${labels(tag, 'pre')}<code class="field-name">${text(name)}</code>${labels(tag, 'post')}${join(chips)}${link}`
  return html`<div class="field"><div class="field-head">${head}</div><div class="field-body">${bodyOf(tag, scope)}${options(tag, scope)}</div></div>`
}

/** A parameter of a request; the attribute for its location holds its name. */
export const paramField: Component = (tag, scope) => {
  const place = LOCATIONS.find(each => textOf(tag, each) !== undefined)
  const name = (place && textOf(tag, place)) ?? textOf(tag, 'name') ?? ''
  return field(tag, scope, place === undefined ? { name } : { name, place })
}

/** A field of a response. */
export const responseField: Component = (tag, scope) => field(tag, scope, { name: textOf(tag, 'name') ?? '' })
