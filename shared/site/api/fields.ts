import type { ApiOperation } from '../../openapi/operations.ts'
import type { SchemaView, ViewField } from '../../openapi/schema/view.ts'
import { printJson, textOf } from '../../openapi/value.ts'
import { glyph } from '../glyphs.ts'
import { attributes, type Html, html, join, none, text } from '../html.ts'
import type { Scope } from '../scope.ts'
import { words } from '../words.ts'
import { descriptionNodes } from './markdown.ts'

/** A field as a page shows it. */
export interface ShownField {
  readonly name: string
  readonly schema: SchemaView
  readonly required: boolean
  readonly deprecated: boolean
  readonly description?: string | undefined
  readonly isPattern?: boolean
  readonly examples?: readonly { readonly value?: unknown }[]
}

/** What fields are drawn with. */
export interface FieldScope {
  readonly scope: Scope
  /** Ids that were given. */
  readonly ids: Set<string>
  /** Schemas that are being drawn, by their places: which mark they have, and where on the page they are. */
  readonly around: Map<string, { readonly mark: number; readonly at: string }>
  readonly marked: { count: number }
  /** The page of a schema, by its place. */
  readonly schemaHref: (component: string | undefined) => string | undefined
  /** The page of an operation. */
  readonly operationHref: (operation: ApiOperation) => string | undefined
}

/** Draws the Markdown of a description. */
export const described = (markdown: string | undefined, scope: Scope): Html =>
  markdown === undefined || markdown.trim() === '' ? none : scope.flow(descriptionNodes(markdown))

/** An id for links that nothing else of the page has. */
export function idFor(wish: string, ids: Set<string>): string {
  const base = wish
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120)
  let id = base
  for (let count = 2; ids.has(id); count++) id = `${base}-${count}`
  ids.add(id)
  return id
}

/** A short mark beside a name. */
export const chip = (value: string, kind: string): Html =>
  html`<span class="chip ${text(kind)}">${text(value)}</span>`

const code = (value: unknown): Html => {
  const shown = textOf(value) ?? printJson(value, '')
  return html`<code>${text(shown.length > 300 ? `${shown.slice(0, 300)}…` : shown)}</code>`
}

const NAMES: Readonly<Record<string, string>> = words.facts

function row(name: string, value: Html): Html {
  return html`<div><dt>${text(name)}</dt><dd>${value}</dd></div>`
}

/** Values that a page lists; of longer lists the rest is counted. */
const SHOWN_VALUES = 60

function allowedRow({ allowed }: SchemaView): Html {
  if (!allowed) return none
  const values = allowed.slice(0, SHOWN_VALUES).map(({ value, description }) => {
    const more = description === undefined ? none : html` <span>${text(description)}</span>`
    return html`<li>${code(value)}${more}</li>`
  })
  const rest = allowed.length - values.length
  const more = rest > 0 ? html`<li>${text(words.andMore.replace('{n}', String(rest)))}</li>` : none
  return row(words.allowed, html`<ul class="values">${join(values)}${more}</ul>`)
}

function factRows(field: ShownField): Html {
  const { schema } = field
  const examples = [
    ...(field.examples ?? []).flatMap(({ value }) => (value === undefined ? [] : [value])),
    ...schema.examples,
  ].slice(0, 3)
  const inItems = schema.items?.allowed ? allowedRow(schema.items) : none
  const rows = [
    allowedRow(schema),
    inItems,
    schema.constant ? row(words.always, code(schema.constant.value)) : none,
    ...schema.facts.map(({ name, value }) => row(NAMES[name] ?? name, code(value))),
    examples.length === 0 ? none : row(words.example, join(examples.map(value => html`${code(value)} `))),
  ]
  const drawn = join(rows)
  return drawn === none || drawn === '' ? none : html`<dl class="facts">${drawn}</dl>`
}

/** The type of a value; that of a schema with a page of its own leads there, and so does each form to choose from. */
export function typeChip(schema: SchemaView, { schemaHref }: FieldScope): Html {
  const linked = (component: string | undefined, label: string): Html => {
    const href = schemaHref(component)
    return href === undefined ? text(label) : html`<a${attributes({ href })}>${text(label)}</a>`
  }
  const component = schema.component ?? schema.items?.component
  const options = new Map(schema.choices?.options.map(option => [option.name, option.schema.component]))
  const label =
    component === undefined && options.size > 0
      ? schema.label.split(/( or )/).map(name => linked(options.get(name), name))
      : [linked(component, schema.label)]
  return html`<span class="chip type">${join(label)}</span>`
}

function chipsOf({ schema, required, deprecated, isPattern }: ShownField, into: FieldScope): Html {
  return join([
    typeChip(schema, into),
    isPattern ? chip(words.anyName, '') : none,
    schema.readOnly ? chip(words.readOnly, '') : none,
    schema.writeOnly ? chip(words.writeOnly, '') : none,
    required ? chip(words.required, 'required') : none,
    deprecated || schema.deprecated ? chip(words.deprecated, 'deprecated') : none,
    schema.standard
      ? html`<span class="chip">${text(words.default)}: ${code(schema.standard.value)}</span>`
      : none,
  ])
}

const asShown = ({ name, required, schema, isPattern = false }: ViewField): ShownField => ({
  name,
  required,
  schema,
  isPattern,
  deprecated: schema.deprecated,
  description: schema.description,
})

/** Draws one field with everything that is known of it; what stands inside it is folded away. */
export function fieldHtml(field: ShownField, at: string, into: FieldScope): Html {
  const id = idFor(`${at}-${field.name}`, into.ids)
  const name = html`<a class="field-link" href="#${text(id)}"><code class="field-name">${text(field.name)}</code></a>`
  const inner = insideHtml(field.schema, id, into, false)
  const body = html`${described(field.description, into.scope)}${factRows(field)}${inner}`
  return html`<div class="field"${attributes({ id })}><div class="field-head">${name}${chipsOf(field, into)}</div><div class="field-body">${body}</div></div>`
}

/** Folds a part of a field away. */
export function folded(title: string, inner: Html, isOpen: boolean): Html {
  if (isOpen) return inner
  return html`<details class="expandable"><summary>${glyph('chevron')}${text(title)}</summary><div class="expandable-body">${inner}</div></details>`
}

function choicesHtml(view: SchemaView, at: string, into: FieldScope): Html {
  const { choices } = view
  if (!choices || choices.options.length === 0) return none
  const label = choices.kind === 'oneOf' ? words.oneOf : words.anyOf
  const options = choices.options.map(({ name, value, schema }, index) => {
    const told =
      value === undefined || choices.property === undefined
        ? none
        : html` <small>${text(choices.property)}: ${code(value)}</small>`
    const inner = html`${described(schema.description, into.scope)}${plainFacts(schema)}${insideHtml(schema, at, into, true)}`
    const state = attributes({ open: index === 0, id: idFor(`${at}-${name}`, into.ids) })
    return html`<details class="option"${state}><summary>${glyph('chevron')}${text(name)}${told}</summary><div class="option-body">${inner}</div></details>`
  })
  return html`<div class="options"><p class="options-title">${text(label)}</p>${join(options)}</div>`
}

/** What is known of a value that is no field. */
export const plainFacts = (schema: SchemaView): Html =>
  factRows({ name: '', schema, required: false, deprecated: false })

const restHtml = ({ rest = 0 }: SchemaView): Html =>
  rest === 0 ? none : html`<p class="cut">${text(words.andMore.replace('{n}', String(rest)))}</p>`

const extraField = (schema: SchemaView): ViewField => ({ name: words.anyName, required: false, schema })

/** What stands inside itself: without a script a link to where it stands already, with one the same again, level by level. */
function againHtml({ again = '' }: SchemaView, { around, ids }: FieldScope): Html {
  const found = around.get(again)
  const told = text(words.recursive)
  if (!found) return html`<p class="cut">${told}</p>`
  const link = ids.has(found.at) ? html`<a${attributes({ href: `#${found.at}` })}>${told}</a>` : told
  const state = attributes({ 'data-again': String(found.mark) })
  return html`<details class="expandable"${state}><summary>${glyph('chevron')}${told}</summary><div class="expandable-body"><p class="cut">${link}</p></div></details>`
}

function moreHtml(view: SchemaView, into: FieldScope): Html {
  const href = into.schemaHref(view.component)
  const { name } = view
  if (href === undefined || name === undefined) return html`<p class="cut">${text(words.more)}</p>`
  return html`<p class="cut"><a${attributes({ href })}>${text(words.moreOf.replace('{name}', () => name))}</a></p>`
}

/** Draws what stands inside a value: fields, items, forms to choose from. */
export function insideHtml(view: SchemaView, at: string, into: FieldScope, isOpen: boolean): Html {
  const { place } = view
  if (place === undefined) return partsHtml(view, at, into, isOpen)
  const { around, marked } = into
  const before = around.get(place)
  const mark = marked.count++
  around.set(place, { mark, at })
  const inner = partsHtml(view, at, into, isOpen)
  if (before) around.set(place, before)
  else around.delete(place)
  return html`<div class="same"${attributes({ 'data-schema': String(mark) })}>${inner}</div>`
}

function partsHtml(view: SchemaView, at: string, into: FieldScope, isOpen: boolean): Html {
  if (view.kind === 'recursive') return againHtml(view, into)
  if (view.kind === 'more') return moreHtml(view, into)
  const broken =
    view.reason !== undefined && into.scope.preview
      ? html`<p class="cut broken-reference">${text(view.reason)}</p>`
      : none
  if (view.kind === 'broken') return broken
  const fields = [...view.fields, ...(view.extra ? [extraField(view.extra)] : [])]
  const drawn = join(fields.map(field => fieldHtml(asShown(field), at, into)))
  const title = words.childAttributes
  const list = fields.length === 0 ? none : folded(title, html`${drawn}${restHtml(view)}`, isOpen)
  const items = view.items ? insideHtml(view.items, at, into, isOpen) : none
  const tuple = (view.tuple ?? []).map((schema, index) =>
    fieldHtml(asShown({ name: `[${index}]`, required: false, schema }), at, into),
  )
  const positions = tuple.length === 0 ? none : folded(words.positions, join(tuple), isOpen)
  const parts = [
    ...(view.not ? [{ word: 'not' as const, schema: view.not }] : []),
    ...(view.conditions ?? []),
  ].map(({ word, schema }) => fieldHtml(asShown({ name: word, required: false, schema }), at, into))
  return html`${broken}${list}${positions}${items}${choicesHtml(view, at, into)}${join(parts)}`
}
