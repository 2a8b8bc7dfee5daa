import type { SchemaView } from './view.ts'

/** A type label for a value that may also be null. */
export const orNull = (label: string): string => (/\bnull$/.test(label) ? label : `${label} or null`)

/** The label of a value's type: `string (uuid)`, `Pet[]`, `integer or null`. */
export function labelOf(view: SchemaView): string {
  const base = plainLabel(view)
  return view.isNullable ? orNull(base) : base
}

/** The label of a tuple: `[string, integer]`, with dots if more items may follow. */
function positionsLabel(tuple: readonly SchemaView[], { items, facts }: SchemaView): string {
  if (tuple.length > 4) return 'array'
  const isFull = facts.some(
    ({ name, value }) => name === 'items' || (name === 'maxItems' && Number(value) <= tuple.length),
  )
  const more = isFull || items?.label === 'nothing' ? [] : ['…']
  return `[${[...tuple.map(({ label }) => label), ...more].join(', ')}]`
}

function plainLabel(view: SchemaView): string {
  const { types, format, items, choices, extra, fields, tuple } = view
  if (view.format === 'binary') return 'file'
  if (tuple && types.every(type => type === 'array')) return positionsLabel(tuple, view)
  if (types.includes('array') || (types.length === 0 && items)) {
    const inner = items?.label ?? 'any'
    return /\s/.test(inner) ? `list of ${inner}` : `${inner}[]`
  }
  if (types.length > 1) return types.join(' or ')
  if (choices && choices.options.length > 0 && fields.length === 0) {
    const names = choices.options.map(({ name }) => name)
    return names.length > 4 ? `one of ${names.length}` : names.join(' or ')
  }
  const [type] = types
  if (type === 'object' || (type === undefined && (fields.length > 0 || extra))) {
    if (fields.length === 0 && extra) return `map of ${extra.label}`
    return view.name ?? 'object'
  }
  if (type === undefined) return view.kind === 'more' ? (view.name ?? 'object') : 'any'
  return format === undefined || type === 'null' ? type : `${type} (${format})`
}
