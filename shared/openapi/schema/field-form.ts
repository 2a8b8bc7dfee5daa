import { printJson, type Settable, textOf } from '../document/value.ts'
import { isLabel, type TypeLabel } from './type-label.ts'
import type { SchemaView } from './view.ts'

/** The input control for a value. */
type InputKind = 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'json' | 'file'

/** The form control for one value of a request, as the page's script gets it. */
export interface FieldForm {
  /**
   * `group`: an object, or one of several forms. `rows`: a list of those. `any`: text or JSON. Others are one
   * input.
   */
  readonly kind: InputKind | 'group' | 'rows' | 'any'
  readonly label: string
  readonly isNumber?: true
  readonly allowed?: readonly string[]
  readonly fields?: readonly NamedForm[]
  readonly item?: FieldForm
  /** The form of fields whose names the reader chooses. */
  readonly extra?: FieldForm
  readonly options?: readonly FormOption[]
  /** The field with the value of the chosen option. */
  readonly property?: string
  readonly place?: string
  /** The `place` of the outer form that this one repeats. */
  readonly again?: string
}

/** A field of an object. */
interface NamedForm {
  readonly name: string
  readonly required?: true
  readonly form: FieldForm
}

/** One of several forms of a value. */
interface FormOption {
  readonly name: string
  readonly value?: string
  readonly form: FieldForm
}

/** Whether a value is more than a text, a number or a boolean. */
function isDeep({ kind, types, fields, items, extra, choices }: SchemaView): boolean {
  if (kind === 'recursive' || kind === 'more' || fields.length > 0 || items || extra) return true
  return (
    types.some(type => /^(object|array)$/.test(type)) ||
    (choices?.options ?? []).some(each => isDeep(each.schema))
  )
}

/** The input for a value; `json` for an object, or a list of anything but plain values. */
export function inputKind(schema: SchemaView): InputKind {
  if (schema.format === 'binary' || schema.items?.format === 'binary') return 'file'
  if (schema.types.includes('array') || schema.items) {
    return schema.items && isDeep(schema.items) ? 'json' : 'list'
  }
  if (isDeep(schema)) return 'json'
  if (schema.allowed && schema.allowed.length > 0) return 'choice'
  if (schema.types.includes('boolean')) return 'boolean'
  return schema.types.includes('integer') || schema.types.includes('number') ? 'number' : 'text'
}

/** A value as an input shows it: text as it is, everything else as JSON, a missing one as empty text. */
export const inputText = (value: unknown): string =>
  textOf(value) ?? (value === undefined ? '' : printJson(value))

const isNumeric = ({ types }: SchemaView): boolean => types.some(type => /^(integer|number)$/.test(type))

/** Creates the forms of values; `nameOf` puts their types into the language of the page. */
class Forms {
  readonly #nameOf: (label: TypeLabel) => string
  readonly #any: FieldForm

  constructor(nameOf: (label: TypeLabel) => string) {
    this.#nameOf = nameOf
    this.#any = { kind: 'any', label: nameOf({ kind: 'any' }) }
  }

  /** The form of fields whose names the reader chooses; undefined if the description names all fields. */
  #extra({ kind, fields, extra, choices, isFree, types, facts }: SchemaView): FieldForm | undefined {
    const pattern = fields.find(({ isPattern }) => isPattern)
    if (extra) return isLabel(extra.label, 'nothing') ? undefined : this.form(extra)
    if (pattern) return this.form(pattern.schema)
    if (isFree) return this.#any
    const isClosed = kind !== 'plain' || facts.some(({ name }) => name === 'additionalProperties')
    const isBare = fields.length === 0 && !choices && types.includes('object')
    return isBare && !isClosed ? this.#any : undefined
  }

  #group(schema: SchemaView): FieldForm {
    const { choices, id } = schema
    const label = this.#nameOf(schema.label)
    const extra = this.#extra(schema)
    const fields = schema.fields
      .filter(({ isPattern }) => isPattern !== true)
      .map(({ name, required, schema: inner }): NamedForm => {
        const form = this.form(inner)
        return required ? { name, required, form } : { name, form }
      })
    const options = (choices?.options ?? []).map(({ name, value, schema: inner }): FormOption => {
      const option = { name: this.#nameOf(name), form: this.form(inner) }
      return value === undefined ? option : { ...option, value }
    })
    if (fields.length === 0 && options.length === 0 && !extra) return { kind: 'json', label }
    const made: Settable<FieldForm> = { kind: 'group', label }
    if (fields.length > 0) made.fields = fields
    if (options.length > 0) made.options = options
    if (extra) made.extra = extra
    if (choices?.property !== undefined) made.property = choices.property
    if (id !== undefined) made.place = id
    return made
  }

  form(schema: SchemaView): FieldForm {
    const { repeats, items } = schema
    if (isLabel(schema.label, 'any') && schema.kind === 'plain') return this.#any
    const label = this.#nameOf(schema.label)
    if (repeats !== undefined) return { kind: 'group', label, again: repeats }
    const kind = inputKind(schema)
    if (kind === 'json' && items) {
      const item = this.form(items)
      if (item.kind === 'json') return { kind, label }
      return schema.id === undefined
        ? { kind: 'rows', label, item }
        : { kind: 'rows', label, item, place: schema.id }
    }
    if (kind === 'json') return this.#group(schema)
    // A file inside JSON is text.
    const made: Settable<FieldForm> = { kind: kind === 'file' ? 'text' : kind, label }
    if (isNumeric(items ?? schema)) made.isNumber = true
    if (kind === 'choice') made.allowed = (schema.allowed ?? []).map(({ value }) => inputText(value))
    return made
  }
}

/**
 * The form for a value; `undefined` if a single input is enough. `nameOf` puts types into the language of the
 * page.
 */
export function fieldFormOf(schema: SchemaView, nameOf: (label: TypeLabel) => string): FieldForm | undefined {
  const form = new Forms(nameOf).form(schema)
  return form.kind === 'group' || form.kind === 'rows' ? form : undefined
}
