import { printJson, type Settable, textOf } from '../document/value.ts'
import { type Limits, limitsOf } from './limits.ts'
import { isLabel, type TypeLabel } from './type-label.ts'
import type { SchemaView } from './view.ts'

/** The input control for a value; `many` is a list of allowed values. */
export type InputKind = 'text' | 'number' | 'boolean' | 'choice' | 'many' | 'list' | 'json' | 'file'

/** The form control for one value of a request, as the page's script gets it. */
export interface FieldForm {
  /**
   * `group`: an object, or one of several forms. `rows`: a list of those. `any`: text or JSON. Others are one
   * input.
   */
  readonly kind: InputKind | 'group' | 'rows' | 'any'
  readonly label: string
  readonly isNumber?: true
  readonly isNullable?: true
  /** The types that a value can have, if there are several. */
  readonly types?: readonly string[]
  readonly limits?: Limits
  readonly allowed?: readonly string[]
  readonly fields?: readonly NamedForm[]
  /** The form of the items of a list. */
  readonly item?: FieldForm
  /** The form of fields whose names the reader chooses. */
  readonly extra?: FieldForm
  /** An object can have more fields than those listed. */
  readonly isOpen?: true
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
    if (schema.items && isDeep(schema.items)) return 'json'
    return schema.items?.allowed && schema.items.allowed.length > 0 ? 'many' : 'list'
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

/** Adds to a form what its values are checked against. */
function checked(form: Settable<FieldForm>, schema: SchemaView): FieldForm {
  const limits = limitsOf(schema)
  if (limits) form.limits = limits
  if (schema.isNullable) form.isNullable = true
  if (schema.types.length > 1) form.types = schema.types
  return form
}

/** Creates the forms of values; `nameOf` puts their types into the language of the page. */
class Forms {
  readonly #nameOf: (label: TypeLabel) => string
  readonly #any: FieldForm

  constructor(nameOf: (label: TypeLabel) => string) {
    this.#nameOf = nameOf
    this.#any = { kind: 'any', label: nameOf({ kind: 'any' }) }
  }

  /** The form of fields whose names the reader chooses; undefined if the description names all fields. */
  #extra(view: SchemaView): FieldForm | undefined {
    const { kind, fields, extra, choices, isFree, isClosed, types, facts } = view
    const pattern = fields.find(({ isPattern }) => isPattern)
    if (extra) return this.form(extra)
    if (pattern) return this.form(pattern.schema)
    if (isFree) return this.#any
    const isLimited =
      isClosed || kind !== 'plain' || facts.some(({ name }) => name === 'additionalProperties')
    const isBare = fields.length === 0 && !choices && types.includes('object')
    return isBare && !isLimited ? this.#any : undefined
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
    if (schema.omitted !== undefined || schema.conditions) made.isOpen = true
    if (choices?.property !== undefined) made.property = choices.property
    if (id !== undefined) made.place = id
    return checked(made, schema)
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
      const rows: FieldForm = { kind: 'rows', label, item }
      return checked(schema.id === undefined ? rows : { ...rows, place: schema.id }, schema)
    }
    if (kind === 'json') return this.#group(schema)
    // A file inside JSON is text.
    const made: Settable<FieldForm> = { kind: kind === 'file' ? 'text' : kind, label }
    if (isNumeric(items ?? schema)) made.isNumber = true
    const allowed = kind === 'many' ? items?.allowed : schema.allowed
    if (kind === 'many' || kind === 'choice')
      made.allowed = (allowed ?? [])
        .filter(({ value }) => value !== null)
        .map(({ value }) => inputText(value))
    if (kind === 'list' && items) made.item = this.form(items)
    return checked(made, schema)
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

/**
 * The form of a received value, for comparing it with its description; `undefined` if nothing is known about it.
 */
export function valueFormOf(schema: SchemaView, nameOf: (label: TypeLabel) => string): FieldForm | undefined {
  const form = new Forms(nameOf).form(schema)
  return form.kind === 'any' || form.kind === 'json' ? undefined : form
}
