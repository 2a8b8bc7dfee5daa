import { inEnglish } from '../../messages/in-english.ts'
import { printJson, textOf } from '../../openapi/document/value.ts'
import type { SchemaView, ViewField } from '../../openapi/schema/view.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import { counted } from '../texts/site-texts.ts'
import { descriptionNodes, descriptionText, lineNodes } from './description/nodes.ts'
import { cutHtml, type FieldScope, longHtml, textLink } from './field-scope.ts'
import { moreHtml, nearest, schemaLinkHtml, sharedHtml } from './schema-links.ts'
import { listed, part } from './size-budget.ts'
import { typeText } from './type-text.ts'

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

/** Renders the Markdown of a description. */
export function described(markdown: string | undefined, into: FieldScope): Html {
  if (markdown === undefined || markdown.trim() === '') return none
  const drawn = descriptionNodes(markdown).map(node => into.scope.flow([node]))
  const whole = listed(drawn, into, () => cutHtml(text('…')))
  if (markdown.length < LONG) return whole
  return part(into.parts, into.level, whole, cutHtml(text(`${descriptionText(markdown).slice(0, 200)}…`)))
}

/** Renders a description in a line, behind its name. */
export const describedLine = (markdown: string | undefined, { scope }: FieldScope): Html =>
  markdown === undefined ? none : html` <span>${scope.flow(lineNodes(markdown))}</span>`

/** A longer description of a field is rendered only if it fits. */
const LONG = 1000

/** Returns an id for links that is unique on the page. */
export function idFor(name: string, ids: Set<string>): string {
  const base = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120)
  let id = base
  for (let count = 2; ids.has(id); count++) id = `${base}-${count}`
  ids.add(id)
  return id
}

/** A small label next to a name. */
export const chip = (value: string, kind: string): Html =>
  html`<span class="chip ${text(kind)}">${text(value)}</span>`

const code = (value: unknown): Html => {
  const shown = textOf(value) ?? printJson(value, '')
  return html`<code>${text(shown.length > 300 ? `${shown.slice(0, 300)}…` : shown)}</code>`
}

function row(name: string, value: Html): Html {
  return html`<div><dt>${text(name)}</dt><dd>${value}</dd></div>`
}

/** The number of values that a page lists; the rest is counted. */
const SHOWN_VALUES = 60

function allowedRow({ allowed }: SchemaView, into: FieldScope): Html {
  const { texts } = into.scope
  if (!allowed) return none
  const values = allowed.slice(0, SHOWN_VALUES).map(({ value, description }) => {
    return html`<li>${code(value)}${describedLine(description, into)}</li>`
  })
  const rest = allowed.length - values.length
  const more = rest > 0 ? html`<li>${text(counted(texts, 'andMore', rest))}</li>` : none
  return row(texts.allowed, html`<ul class="values">${join(values)}${more}</ul>`)
}

function factRows(field: ShownField, into: FieldScope): Html {
  const { schema } = field
  const { texts } = into.scope
  const names: Readonly<Record<string, string>> = texts.facts
  const examples = [
    ...(field.examples ?? []).flatMap(({ value }) => (value === undefined ? [] : [value])),
    ...schema.examples,
  ].slice(0, 3)
  const inItems = schema.items?.allowed ? allowedRow(schema.items, into) : none
  const rows = [
    allowedRow(schema, into),
    inItems,
    schema.constant ? row(texts.always, code(schema.constant.value)) : none,
    ...schema.facts.map(({ name, value }) => row(names[name] ?? name, code(value))),
    examples.length === 0 ? none : row(texts.example, join(examples.map(value => html`${code(value)} `))),
  ]
  const drawn = join(rows)
  if (drawn === none || drawn === '') return none
  const facts = html`<dl class="facts">${drawn}</dl>`
  return drawn.length < LONG ? facts : part(into.parts, into.level, facts, longHtml(into))
}

/** The type of a value; a schema with its own page links there, and so does each form to choose from. */
export function typeChip(schema: SchemaView, { schemaHref, scope: { texts } }: FieldScope): Html {
  const linked = (component: string | undefined, label: string): Html => {
    const href = schemaHref(component)
    return href === undefined ? text(label) : html`<a${attributes({ href })}>${text(label)}</a>`
  }
  const { label, choices, items } = schema
  const component = schema.component ?? items?.component
  const isChoice = typeof label === 'object' && label.kind === 'either' && choices !== undefined
  if (component !== undefined || !isChoice)
    return html`<span class="chip type">${linked(component, typeText(label, texts))}</span>`
  const components = new Map(choices.options.map(option => [option.name, option.schema.component]))
  const options = label.options.flatMap(each => [
    text(texts.types.or),
    linked(components.get(each), typeText(each, texts)),
  ])
  return html`<span class="chip type">${join(options.slice(1))}</span>`
}

function chipsOf({ schema, required, deprecated, isPattern }: ShownField, into: FieldScope): Html {
  const { texts } = into.scope
  return join([
    typeChip(schema, into),
    isPattern ? chip(texts.anyName, '') : none,
    schema.readOnly ? chip(texts.readOnly, '') : none,
    schema.writeOnly ? chip(texts.writeOnly, '') : none,
    required ? chip(texts.required, 'required') : none,
    deprecated || schema.deprecated ? chip(texts.deprecated, 'deprecated') : none,
    schema.defaultValue
      ? html`<span class="chip">${text(texts.default)}: ${code(schema.defaultValue.value)}</span>`
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

/** Renders one field with everything known about it; its content is folded. */
export function fieldHtml(field: ShownField, at: string, into: FieldScope): Html {
  const id = idFor(`${at}-${field.name}`, into.ids)
  const name = html`<a href="#${text(id)}"><code>${text(field.name)}</code></a>`
  const inner = insideHtml(field.schema, id, into, false)
  const told = html`${described(field.description, into)}${factRows(field, into)}${inner}`
  const body = told === '' ? none : html`<div class="field-body">${told}</div>`
  return html`<div class="field"${attributes({ id })}><div class="field-head">${name}${chipsOf(field, into)}</div>${body}</div>`
}

/** Puts a part of a field into a fold. */
export const folded = (title: string, inner: Html, isOpen = false): Html =>
  html`<details class="expandable"${attributes({ open: isOpen })}><summary>${text(title)}</summary><div class="expandable-body">${inner}</div></details>`

/** The line about fields that do not fit on the page. */
function restHtml(count: number, into: FieldScope): Html {
  const { nearestSchemaPage, scope } = into
  const { texts } = scope
  const link = nearestSchemaPage === undefined ? textLink(into) : schemaLinkHtml(nearestSchemaPage, texts)
  return cutHtml(html`${text(counted(texts, 'andMore', count))}. ${link}`)
}

/** Renders a list of fields, and counts those that do not fit. */
export const fieldList = (rows: readonly Html[], into: FieldScope, rest = 0): Html =>
  listed(rows, into, count => restHtml(count, into), rest)

/** The content of an option, below its name. */
function optionHtml(schema: SchemaView, at: string, isFirst: boolean, into: FieldScope): Html {
  const within = isFirst ? into : deeper(into)
  const isShown = isFirst || !into.sharesSchemas
  const drawn = html`${described(schema.description, within)}${plainFacts(schema, within)}${insideHtml(schema, at, within, isShown)}`
  return drawn === '' ? none : part(into.parts, within.level, drawn, moreHtml(schema, into))
}

/** The options of a value; nothing if its type already says everything about them, such as “string or integer”. */
function choicesHtml({ choices, label }: SchemaView, at: string, into: FieldScope): Html {
  if (!choices || choices.options.length === 0) return none
  const { texts } = into.scope
  const forms = choices.options.map(({ name, value, schema }, index) => ({
    name: typeText(name, texts),
    mapped: choices.property === undefined ? undefined : value,
    inner: optionHtml(schema, at, index === 0, into),
  }))
  const isSaid = typeof label === 'object' && label.kind === 'either'
  if (isSaid && forms.every(({ inner, mapped }) => inner === none && mapped === undefined)) return none
  const options = forms.map(({ name, mapped, inner }, index) => {
    const told =
      mapped === undefined || choices.property === undefined
        ? none
        : html` <small>${text(choices.property)}: ${code(mapped)}</small>`
    const state = attributes({ open: index === 0 && inner !== none, id: idFor(`${at}-${name}`, into.ids) })
    return inner === none
      ? html`<div class="option bare"${state}>${text(name)}${told}</div>`
      : html`<details class="option"${state}><summary>${text(name)}${told}</summary><div class="option-body">${inner}</div></details>`
  })
  const title = choices.kind === 'oneOf' ? texts.oneOf : texts.anyOf
  return html`<div class="options"><p class="options-title">${text(title)}</p>${fieldList(options, into)}</div>`
}

/** The scope inside a fold. */
export const deeper = (into: FieldScope): FieldScope => ({ ...into, level: into.level + 1 })

/** The facts of a value that is no field. */
export const plainFacts = (schema: SchemaView, into: FieldScope): Html =>
  factRows({ name: '', schema, required: false, deprecated: false }, into)

const extraField = (schema: SchemaView, { scope }: FieldScope): ViewField => ({
  name: scope.texts.anyName,
  required: false,
  schema,
})

/**
 * A schema inside itself: without a script, a link to its first occurrence; with a script, the same content
 * again, level by level.
 */
function recursiveHtml({ repeats = '' }: SchemaView, { around, ids, scope }: FieldScope): Html {
  const found = around.get(repeats)
  const told = text(scope.texts.recursive)
  if (!found) return cutHtml(told)
  const link = ids.has(found.at) ? html`<a${attributes({ href: `#${found.at}` })}>${told}</a>` : told
  const state = attributes({ 'data-again': String(found.mark) })
  return html`<details class="expandable"${state}><summary>${told}</summary><div class="expandable-body">${cutHtml(link)}</div></details>`
}

/** Renders the content of a value: fields, items, forms to choose from. */
export function insideHtml(view: SchemaView, at: string, outer: FieldScope, isOpen: boolean): Html {
  const shared = isOpen ? undefined : sharedHtml(view, outer)
  if (shared) return shared
  const near = nearest(view, outer)
  const into =
    near === undefined || near === outer.nearestSchemaPage ? outer : { ...outer, nearestSchemaPage: near }
  const { id } = view
  if (id === undefined) return partsHtml(view, at, into, isOpen)
  const { around, marked } = into
  const before = around.get(id)
  const mark = marked.count++
  around.set(id, { mark, at })
  const inner = partsHtml(view, at, into, isOpen)
  if (before) around.set(id, before)
  else around.delete(id)
  return html`<div class="same"${attributes({ 'data-schema': String(mark) })}>${inner}</div>`
}

function partsHtml(view: SchemaView, at: string, into: FieldScope, isOpen: boolean): Html {
  if (view.kind === 'recursive') return recursiveHtml(view, into)
  if (view.kind === 'more') return moreHtml(view, into)
  const broken =
    view.reason !== undefined && into.scope.preview
      ? html`<p class="cut broken-reference">${text(inEnglish(view.reason))}</p>`
      : none
  if (view.kind === 'broken') return broken
  const within = isOpen ? into : deeper(into)
  const fold = (title: string, inner: Html): Html =>
    isOpen || inner === ''
      ? inner
      : part(into.parts, within.level, folded(title, inner, into.startsUnfolded), moreHtml(view, into))
  const fields = [...view.fields, ...(view.extra ? [extraField(view.extra, into)] : [])]
  const drawn = fields.map(field => fieldHtml(asShown(field), at, within))
  const list =
    drawn.length === 0 ? none : fold(into.scope.texts.childAttributes, fieldList(drawn, within, view.omitted))
  const items = view.items ? insideHtml(view.items, at, into, isOpen) : none
  const tuple = (view.tuple ?? []).map((schema, index) =>
    fieldHtml(asShown({ name: `[${index}]`, required: false, schema }), at, within),
  )
  const parts = [
    ...(view.not ? [{ keyword: 'not' as const, schema: view.not }] : []),
    ...(view.conditions ?? []),
  ].map(({ keyword, schema }) => fieldHtml(asShown({ name: keyword, required: false, schema }), at, into))
  const positions = fold(into.scope.texts.positions, fieldList(tuple, within))
  return html`${broken}${list}${positions}${items}${choicesHtml(view, at, into)}${join(parts)}`
}
