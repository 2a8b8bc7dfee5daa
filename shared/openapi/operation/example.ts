import { isObject as isMap, MARK } from '../document/value.ts'
import type { SchemaView } from '../schema/view.ts'
import { type ExampleAmount, shownFields } from './example-fields.ts'
import { matchesPattern, patternExample } from './pattern-example.ts'

const FORMATS: Readonly<Record<string, string>> = {
  date: '2025-01-15',
  'date-time': '2025-01-15T09:30:00Z',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'ada@example.com',
  'idn-email': 'ada@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  'uri-reference': '/path',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  byte: 'SGVsbG8=',
  password: 'password',
}

const factOf = ({ facts }: SchemaView, name: string): number | undefined => {
  const found = facts.find(fact => fact.name === name)
  const value = found === undefined ? Number.NaN : Number(found.value)
  return Number.isFinite(value) ? value : undefined
}

function numberFor(view: SchemaView, isWhole: boolean): number {
  const [least, over] = [factOf(view, 'at least'), factOf(view, 'more than')]
  const [most, under] = [factOf(view, 'at most'), factOf(view, 'less than')]
  const step = factOf(view, 'multipleOf')
  const beyond = isWhole ? 1 : Math.min(1, ((under ?? most ?? 2) - (over ?? 0)) / 2)
  const low = least ?? (over === undefined ? undefined : over + beyond)
  const high = most ?? (under === undefined ? undefined : under - (isWhole ? 1 : 0.5))
  const start = low ?? (high !== undefined && high < 1 ? high : isWhole ? 1 : 1.5)
  if (step === undefined || step <= 0) return start
  return low === undefined ? step : Math.ceil(low / step) * step
}

function textFor(view: SchemaView): string {
  const [least = 0, most = Number.POSITIVE_INFINITY] = [factOf(view, 'minLength'), factOf(view, 'maxLength')]
  const pattern = view.facts.find(({ name }) => name === 'pattern')?.value
  const known = FORMATS[view.format ?? '']
  const fits = known !== undefined && known.length >= least && known.length <= most
  if (fits && (pattern === undefined || matchesPattern(pattern, known))) return known
  const fitting = pattern === undefined ? undefined : patternExample(pattern, least, most)
  if (fitting !== undefined) return fitting
  const text = 'string'
  if (text.length > most) return text.slice(0, Math.max(0, most))
  return text.length < least ? text.padEnd(Math.min(least, 200), 'x') : text
}

/**
 * An example of a value; examples of the description come first. Its size is limited like that of the view. Fields that
 * exclude each other are never together in it.
 */
export function exampleOf(view: SchemaView, amount: ExampleAmount = 'all'): unknown {
  if (view.examples.length > 0) return view.examples[0]
  const given = view.constant ?? view.defaultValue
  if (given) return given.value
  if (view.allowed) return view.allowed.find(({ value }) => value !== null)?.value ?? null
  const [type] = view.types
  const first = view.choices?.options[0]
  const isObject = type === 'object' || view.fields.length > 0
  if (isObject) return objectFor(view, amount)
  if (first) return chosen(first.schema, view, amount)
  if (type === 'array' || view.items || view.tuple) return listFor(view, amount)
  if (type === 'integer' || type === 'number') return numberFor(view, type === 'integer')
  if (type === 'boolean') return true
  if (type === 'string') return textFor(view)
  if (view.extra) return objectFor(view, amount)
  if (view.kind === 'recursive' || view.kind === 'more')
    return typeof view.label === 'object' && view.label.kind === 'list' ? [] : {}
  return view.isNullable ? null : 'any'
}

/** More items than this are not shown, even if the list must have them. */
const ITEMS = 10

function listFor(view: SchemaView, amount: ExampleAmount): unknown {
  const { tuple, items } = view
  if (tuple) return tuple.map(item => exampleOf(item, amount))
  if (!items || items.kind === 'recursive') return []
  const count = Math.min(factOf(view, 'maxItems') ?? ITEMS, Math.max(1, factOf(view, 'minItems') ?? 1), ITEMS)
  const values = items.allowed?.map(({ value }) => value) ?? []
  if (count > 1 && values.length >= count) return values.slice(0, count)
  return Array.from({ length: count }, () => exampleOf(items, amount))
}

function chosen(option: SchemaView, { choices }: SchemaView, amount: ExampleAmount): unknown {
  const made = exampleOf(option, amount)
  const first = choices?.options[0]
  const isObject = typeof made === 'object' && made !== null && !Array.isArray(made)
  if (!isObject || choices?.property === undefined || first?.value === undefined) return made
  return choices.property in made ? { ...made, [choices.property]: first.value } : made
}

// Keys that look like numbers would otherwise come first.
const keyed = (name: string) => (/^\d+$/.test(name) ? MARK + name : name)

function objectFor(view: SchemaView, amount: ExampleAmount): unknown {
  const made: Record<string, unknown> = {}
  const set = (name: string, value: unknown) =>
    Object.defineProperty(made, keyed(name), {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  for (const { name, schema } of shownFields(view, amount)) set(name, exampleOf(schema, amount))
  const option = view.choices?.options[0]
  if (option) {
    // A form may only demand fields.
    const inside = chosen(option.schema, view, amount)
    if (isMap(inside)) for (const [name, value] of Object.entries(inside)) set(name, value)
    const { property } = view.choices ?? {}
    if (property !== undefined && option.value !== undefined && keyed(property) in made)
      set(property, option.value)
  }
  if (view.fields.length === 0 && view.extra && !option) set('key', exampleOf(view.extra, amount))
  return made
}
