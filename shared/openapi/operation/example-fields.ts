import type { SchemaView, ViewField } from '../schema/view.ts'

/** How much of an object an example shows: every field, or what is required and what gives an idea of the rest. */
export type ExampleAmount = 'all' | 'required'

/** How many fields give an idea of an object of which nothing is required. */
const FEW = 3

/** The names that a schema demands, itself or for fields that others describe. */
const demandedBy = ({ fields, demanded = [] }: SchemaView): readonly string[] => [
  ...fields.filter(({ required }) => required).map(({ name }) => name),
  ...demanded,
]

/** The names that may not be together with the first form of an object. */
function excludedNames({ choices, not }: SchemaView, amount: ExampleAmount): ReadonlySet<string> {
  const [first, ...others] = choices?.options ?? []
  const excluded = new Set(not?.demanded?.slice(-1))
  if (!first) return excluded
  const isOne = choices?.kind === 'oneOf' || amount === 'required'
  if (isOne) for (const { schema } of others) for (const name of schema.demanded ?? []) excluded.add(name)
  for (const name of demandedBy(first.schema)) excluded.delete(name)
  for (const name of first.schema.not?.demanded ?? []) excluded.add(name)
  for (const { schema } of first.schema.not?.choices?.options ?? [])
    for (const name of schema.demanded ?? []) excluded.add(name)
  return excluded
}

const isTold = ({ schema }: ViewField): boolean =>
  schema.examples.length > 0 || schema.constant !== undefined || schema.defaultValue !== undefined

/** The fields that an example of an object shows, apart from those of its forms. */
export function shownFields(view: SchemaView, amount: ExampleAmount): readonly ViewField[] {
  const excluded = excludedNames(view, amount)
  const first = view.choices?.options[0]?.schema
  const demanded = new Set(first?.demanded)
  const isDemanded = ({ name, required }: ViewField) => required || demanded.has(name)
  const possible = view.fields.filter(field => {
    const { name, schema, isPattern } = field
    if (isPattern) return false
    return isDemanded(field) || !(schema.deprecated || schema.kind === 'recursive' || excluded.has(name))
  })
  if (amount === 'all') return possible
  const least = Number(view.facts.find(({ name }) => name === 'minProperties')?.value ?? 0)
  const needed = possible.filter(isDemanded)
  const isEmpty = needed.length === 0 && (first === undefined || demandedBy(first).length === 0)
  const wanted = Math.max(isEmpty && !first?.fields.length ? FEW : 0, least - needed.length)
  const rest = possible.filter(field => !isDemanded(field))
  const preferred = [...rest.filter(isTold), ...rest.filter(field => !isTold(field))].slice(0, wanted)
  return possible.filter(field => isDemanded(field) || preferred.includes(field))
}
