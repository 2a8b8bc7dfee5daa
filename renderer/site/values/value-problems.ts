import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { fieldsOf, namesAt, optionOf, type Path, placesOf } from './filling.ts'
import { formsOf, unrepeated } from './form-at.ts'
import { type Broken, brokenLimit } from './limits.ts'

/** Where a value differs from its description. */
export type ValueProblem = { readonly path: Path } & (
  | { readonly kind: 'missing'; readonly name: string; readonly form: FieldForm }
  | { readonly kind: 'extra'; readonly name: string }
  | { readonly kind: 'type'; readonly form: FieldForm }
  | { readonly kind: 'choice'; readonly form: FieldForm }
  | { readonly kind: 'limit'; readonly form: FieldForm; readonly broken: Broken }
)

/** Problems that are collected; more would tell a reader nothing new. */
const MOST = 200
/** Items of a list that are compared. */
const ITEMS = 500

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

const matches = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

/** The JSON type of the values of a form; undefined if any type fits. */
function expectedType({ kind, isNumber }: FieldForm): string | undefined {
  if (kind === 'group') return 'object'
  if (kind === 'rows' || kind === 'list' || kind === 'many') return 'array'
  if (kind === 'text') return 'string'
  if (kind === 'choice' || kind === 'any' || kind === 'json' || kind === 'file') return undefined
  return isNumber ? 'number' : kind
}

class Comparison {
  readonly problems: ValueProblem[] = []
  readonly #places: ReadonlyMap<string, FieldForm>

  constructor(form: FieldForm) {
    this.#places = placesOf(form)
  }

  #hasType(value: unknown, form: FieldForm): boolean {
    if (value === null) return form.isNullable === true || form.kind === 'any' || form.kind === 'json'
    if (form.types) return form.types.some(type => matches(value, type))
    const expected = expectedType(form)
    return expected === undefined || typeOf(value) === expected
  }

  #fields(value: object, form: FieldForm, path: Path): void {
    const { options = [] } = form
    const option = options.length > 0 ? options[optionOf(form, value)]?.form : undefined
    for (const { name, required, form: inner } of [...fieldsOf(form), ...fieldsOf(option)]) {
      if (Object.hasOwn(value, name)) this.compare(Reflect.get(value, name), inner, [...path, name])
      else if (required) this.problems.push({ path, kind: 'missing', name, form: inner })
    }
    const known = namesAt({ path: [], form, isKept: true })
    const extra = form.extra ?? option?.extra
    const isOpen = form.isOpen ?? options.some(each => each.form.isOpen || each.form.kind !== 'group')
    for (const [name, inner] of Object.entries(value)) {
      if (known.has(name)) continue
      if (extra) this.compare(inner, extra, [...path, name])
      else if (!isOpen) this.problems.push({ path: [...path, name], kind: 'extra', name })
    }
  }

  compare(value: unknown, written: FieldForm, path: Path): void {
    const known = { form: written, places: this.#places }
    const form = unrepeated(known)
    if (this.problems.length >= MOST || written.kind === 'json' || written.kind === 'any') return
    if (form.kind === 'group' && (typeof value !== 'object' || Array.isArray(value)) && form.options) {
      // A value of several forms need not be an object.
      const option = formsOf(known, value).at(-1)
      if (option && !option.options) this.compare(value, option, path)
      return
    }
    if (!this.#hasType(value, form)) {
      this.problems.push({ path, kind: 'type', form })
      return
    }
    if (value === null) return
    if (form.kind === 'choice' && form.allowed && !form.allowed.includes(String(value)))
      this.problems.push({ path, kind: 'choice', form })
    const broken = brokenLimit(value, form.limits)
    if (broken !== undefined) this.problems.push({ path, kind: 'limit', form, broken })
    if (Array.isArray(value)) this.#items(value, form, path)
    else if (typeof value === 'object' && form.kind === 'group') this.#fields(value, form, path)
  }

  #items(items: readonly unknown[], form: FieldForm, path: Path): void {
    const { item, kind, allowed } = form
    for (const [index, value] of items.slice(0, ITEMS).entries()) {
      const at = [...path, index]
      if (kind === 'many' && allowed && !allowed.includes(String(value)))
        this.problems.push({ path: at, kind: 'choice', form })
      else if (item) this.compare(value, item, at)
    }
  }
}

/** Compares a value with its description. */
export function valueProblems(value: unknown, form: FieldForm): readonly ValueProblem[] {
  const comparison = new Comparison(form)
  comparison.compare(value, form, [])
  return comparison.problems
}
