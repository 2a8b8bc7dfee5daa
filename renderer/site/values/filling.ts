import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'

/** The path to a nested value. */
export type Path = readonly (string | number)[]

/** A spot to fill in: a nested value and its form. */
export interface Spot {
  readonly path: Path
  readonly form: FieldForm
  /** Stays even if it is empty. */
  readonly isKept: boolean
  readonly parent?: Spot
  /** The reader chose its name. */
  readonly isFree?: true
  /** The property and its value that select one of several forms of the parent. */
  readonly mark?: readonly [name: string, value: string]
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path; `undefined` if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let at = value
  for (const key of path) {
    const has = typeof at === 'object' && at !== null && Object.hasOwn(at, key)
    at = has ? Reflect.get(Object(at), key) : undefined
  }
  return at
}

/** The value with a new one at a path, and everything else unchanged; `undefined` removes it. */
export function withValue(value: unknown, path: Path, given: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return given
  if (given === undefined && valueAt(value, path) === undefined) return value
  const inner = withValue(valueAt(value, [key]), rest, given)
  if (typeof key === 'number') {
    const items: readonly unknown[] = Array.isArray(value) ? value : []
    const [before, after] = [items.slice(0, key), items.slice(key + 1)]
    return inner === undefined ? [...before, ...after] : [...before, inner, ...after]
  }
  const others = isFields(value) ? Object.entries(value) : []
  const at = others.findIndex(([name]) => name === key)
  const result = others.filter(([name]) => name !== key)
  if (inner !== undefined) result.splice(at < 0 ? result.length : at, 0, [key, inner])
  return Object.fromEntries(result)
}

/** The value with the property at a path renamed, in the same position. */
export function renamed(value: unknown, path: Path, name: string): unknown {
  const around = path.slice(0, -1)
  const holder = valueAt(value, around)
  if (!isFields(holder)) return value
  const entries = Object.entries(holder).map(([key, held]) => [key === path.at(-1) ? name : key, held])
  return withValue(value, around, Object.fromEntries(entries))
}

function namesIn({ fields = [], options = [], property }: FieldForm, into: Set<string>): void {
  for (const { name } of fields) into.add(name)
  if (property !== undefined) into.add(property)
  for (const { form } of options) namesIn(form, into)
}

/** The names of the fields that the description defines for the object at a spot, in all its forms. */
export function namesAt(spot: Spot, into = new Set<string>()): ReadonlySet<string> {
  namesIn(spot.form, into)
  const { parent } = spot
  return parent && parent.path.length === spot.path.length ? namesAt(parent, into) : into
}

/** The names in the object at a spot that the reader chose. */
export function freeNames(whole: unknown, spot: Spot): readonly string[] {
  const value = valueAt(whole, spot.path)
  const given = namesAt(spot)
  return isFields(value) ? Object.keys(value).filter(name => !given.has(name)) : []
}

/** A spot after the property at `index` of its path was renamed. */
export function movedSpot(spot: Spot, index: number, name: string): Spot {
  const { path, parent } = spot
  if (path.length <= index) return spot
  const result = { ...spot, path: [...path.slice(0, index), name, ...path.slice(index + 1)] }
  return parent ? { ...result, parent: movedSpot(parent, index, name) } : result
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** The whole value after a spot is filled: parents left empty are removed, the names of chosen forms are added. */
export function filled(whole: unknown, spot: Spot, given: unknown): unknown {
  let result = withValue(whole, spot.path, given)
  for (let at: Spot | undefined = spot; at?.parent; at = at.parent) {
    const { parent, mark } = at
    if (given === undefined) {
      if (!parent.isKept && isEmpty(valueAt(result, parent.path)))
        result = withValue(result, parent.path, undefined)
    } else if (mark && valueAt(result, [...parent.path, mark[0]]) === undefined) {
      result = withValue(result, [...parent.path, mark[0]], mark[1])
    }
  }
  return result
}

/** The fields that a form itself has. */
export const fieldsOf = (form: FieldForm | undefined): NonNullable<FieldForm['fields']> => form?.fields ?? []

const named = ({ fields = [] }: FieldForm): readonly string[] => fields.map(({ name }) => name)

/** How well a value fits a form: below zero if it does not. */
function fitness(form: FieldForm, value: unknown): number {
  const { kind, fields = [] } = form
  if (kind === 'rows' || kind === 'list' || kind === 'many') return Array.isArray(value) ? 1 : -1
  if (kind === 'group' || kind === 'json') {
    if (!isFields(value)) return -1
    const isWhole = fields.every(({ name, required }) => !required || Object.hasOwn(value, name))
    return (isWhole ? 1 : 0) + 2 * named(form).filter(name => Object.hasOwn(value, name)).length
  }
  if (kind === 'any') return 0
  if (kind === 'number' || kind === 'boolean') return typeof value === kind ? 1 : -1
  return typeof value === 'string' ? 1 : -1
}

/** The index of the form of a value: the one its property names, or else the one that it fits best. */
export function optionOf({ options = [], property }: FieldForm, value: unknown): number {
  const optionValue = property === undefined ? undefined : valueAt(value, [property])
  const marked = options.findIndex(option => option.value !== undefined && option.value === optionValue)
  if (marked >= 0) return marked
  const fits = options.map(({ form }) => fitness(form, value))
  return Math.max(0, fits.indexOf(Math.max(...fits)))
}

/** What remains of a value when another form is chosen; `undefined` if nothing does. */
export function withOption(form: FieldForm, value: unknown, index: number): unknown {
  const option = form.options?.[index]
  if (!option) return value
  if (option.form.kind !== 'group') return undefined
  const known = new Set([...named(form), ...named(option.form)])
  const others = namesAt({ path: [], form, isKept: true })
  const isFree = form.extra !== undefined || option.form.extra !== undefined
  const remaining = isFields(value)
    ? Object.entries(value).filter(([name]) => known.has(name) || (isFree && !others.has(name)))
    : []
  const { property } = form
  const result = Object.fromEntries(remaining)
  if (property === undefined || option.value === undefined) return isEmpty(result) ? undefined : result
  return withValue(result, [property], option.value)
}

/** Forms by their schema locations, for nested forms that repeat one of them. */
export function placesOf(form: FieldForm, into = new Map<string, FieldForm>()): Map<string, FieldForm> {
  if (form.place !== undefined) into.set(form.place, form)
  const inner = [...(form.fields ?? []), ...(form.options ?? [])].map(each => each.form)
  for (const each of [...inner, form.item, form.extra]) if (each) placesOf(each, into)
  return into
}

/** The value of a JSON text; `undefined` if it does not fit the form or has numbers that would lose digits. */
export function read(text: string, { kind, options }: FieldForm): { readonly value: unknown } | undefined {
  if (text.trim() === '') return { value: undefined }
  if (/\d{16,}/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const fits = kind === 'rows' ? Array.isArray(value) : options !== undefined || isFields(value)
    return fits ? { value } : undefined
  } catch {
    return undefined // not valid JSON yet
  }
}
