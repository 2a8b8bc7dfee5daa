import { inputKind, inputText } from '../../openapi/schema/field-form.ts'
import { limitsOf } from '../../openapi/schema/limits.ts'
import type { SchemaView } from '../../openapi/schema/view.ts'
import {
  type Attributes,
  attributes,
  codeText,
  empty,
  type Html,
  html,
  join,
  jsonAttribute,
  none,
  text,
  withAttribute,
} from '../base/html.ts'
import { filledIn } from '../texts/fill.ts'
import { countsOf, type FormText, limitHints } from '../texts/limit-texts.ts'
import type { SiteTexts } from '../texts/site-texts.ts'

/** One control of a form. */
export interface Control {
  readonly texts: SiteTexts
  readonly schema: SchemaView
  readonly state: Attributes
  readonly value: string
  readonly hint: string
  readonly required: boolean
}

/** An option of a list. */
export const option = (value: string, label: string, selected = false): Html =>
  html`<option${attributes({ value, selected })}>${text(label)}</option>`

const choices = ({ allowed = [] }: SchemaView): readonly string[] =>
  allowed.filter(({ value }) => value !== null).map(({ value }) => inputText(value))

/** Options for all listed values, and for chosen values that are not listed. */
function manyOptions(items: SchemaView, value: string): Html {
  const chosen = value.split('\n').filter(line => line !== '')
  const known = choices(items)
  const all = [...known, ...chosen.filter(each => !known.includes(each))]
  return join(all.map(each => option(each, each, chosen.includes(each))))
}

function bareControl({ schema, state, value, hint, required, texts }: Control): Html {
  const kind = inputKind(schema)
  const all = { ...state, 'data-kind': kind, required }
  if (kind === 'many' && schema.items) {
    return html`<select${attributes({ ...all, multiple: true })}>${manyOptions(schema.items, value)}</select>`
  }
  if (kind === 'choice' || kind === 'boolean') {
    const values = kind === 'boolean' ? ['true', 'false'] : choices(schema)
    const nothing = option('', texts.tryNothing)
    return html`<select${attributes(all)}>${nothing}${join(values.map(each => option(each, each, each === value)))}</select>`
  }
  if (kind === 'list' || kind === 'json') {
    const rows = { rows: kind === 'json' ? 4 : 2, placeholder: kind === 'list' ? texts.tryLines : hint }
    return html`<textarea${attributes({ ...all, ...rows, spellcheck: 'false' })}>\n${codeText(value)}</textarea>`
  }
  if (kind === 'file') return empty('input', { ...all, type: 'file', multiple: schema.items !== undefined })
  const type = kind === 'number' ? { inputmode: 'decimal' } : {}
  return empty('input', { ...all, ...type, value: value || undefined, placeholder: hint })
}

/** Returns the control for a value, with the limits that its page checks. */
export function controlOf(control: Control): Html {
  const limits = inputKind(control.schema) === 'json' ? undefined : limitsOf(control.schema)
  const made = bareControl(control)
  return limits ? withAttribute(made, jsonAttribute('data-limits', limits)) : made
}

/** The hint about the limits of a value beside its control; empty if it has none. */
export function limitText(schema: SchemaView, texts: SiteTexts): string {
  const limits = limitsOf(schema)
  const kind = inputKind(schema)
  if (!limits || kind === 'json') return ''
  const say: FormText = (name, values = {}) => filledIn(texts.form[name], values)
  return limitHints(limits, countsOf({ kind }), say).join(' · ')
}

/** A list of examples that fill in the control before it; nothing if there are fewer than two. */
export function examplePicker(
  examples: readonly (readonly [name: string, value: string])[],
  name: string,
  texts: SiteTexts,
): Html {
  if (examples.length < 2) return none
  const options = examples.map(([title, value]) => option(value, title))
  const label = filledIn(texts.examplesOf, { name })
  return html`<label class="try-examples picker"><span>${text(label)}</span><select data-examples autocomplete="off">${join(options)}</select></label>`
}
