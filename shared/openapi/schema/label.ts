import { isLabel, orNull, type TypeLabel } from './type-label.ts'
import type { SchemaView } from './view.ts'

/** The label of a value's type: `string (uuid)`, a list of `Pet`, `integer` or `null`. */
export function labelOf(view: SchemaView): TypeLabel {
  const base = plainLabel(view)
  return view.isNullable ? orNull(base) : base
}

const ANY: TypeLabel = { kind: 'any' }

const either = (options: readonly TypeLabel[]): TypeLabel => {
  const [first = ANY] = options
  return options.length === 1 ? first : { kind: 'either', options }
}

function tupleLabel(tuple: readonly SchemaView[], { items, facts }: SchemaView): TypeLabel {
  if (tuple.length > 4) return 'array'
  const isFull = facts.some(
    ({ name, value }) => name === 'items' || (name === 'maxItems' && Number(value) <= tuple.length),
  )
  const positions = tuple.map(({ label }) => label)
  return { kind: 'tuple', positions, isOpen: !isFull && !isLabel(items?.label, 'nothing') }
}

function plainLabel(view: SchemaView): TypeLabel {
  const { types, format, items, choices, extra, isClosed, fields, tuple } = view
  if (view.format === 'binary') return { kind: 'file' }
  if (tuple && types.every(type => type === 'array')) return tupleLabel(tuple, view)
  if (types.includes('array') || (types.length === 0 && items))
    return { kind: 'list', items: items?.label ?? ANY }
  if (types.length > 1) return either(types)
  if (choices && choices.options.length > 0 && fields.length === 0) {
    const names = choices.options.map(({ name }) => name)
    return names.length > 4 ? { kind: 'oneOf', count: names.length } : either(names)
  }
  const [type] = types
  if (type === 'object' || (type === undefined && (fields.length > 0 || extra || isClosed))) {
    if (fields.length === 0 && extra) return { kind: 'map', values: extra.label }
    return view.name ?? 'object'
  }
  if (type === undefined) return view.kind === 'more' ? (view.name ?? 'object') : ANY
  return format === undefined || type === 'null' ? type : `${type} (${format})`
}

/** The label of one form of several; `number` counts from 1. */
export const optionLabel = ({ name, label }: SchemaView, number: number): TypeLabel =>
  name ?? (label === 'object' ? { kind: 'option', number } : label)
