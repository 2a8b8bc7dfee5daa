import { expect, test } from 'vitest'
import { type Schema, schemas } from './schema.ts'
import { schemaFor, sectionOf, sections } from './sections.ts'

test.each(['older', 'newer'] as const)(
  'every property of the %s form that has an effect is in exactly one section',
  form => {
    const used = Object.entries(schemas[form].properties ?? {})
      .filter(([key, schema]) => key !== 'navigation' && schema['x-kept'] !== true)
      .map(([key]) => key)
    const shown = sections[form].flatMap(section => section.properties)
    expect([...shown].sort()).toEqual([...used].sort())
    expect(sectionOf('colors', form)?.id).toBe('look')
    expect(sectionOf('navigation', form)).toBeUndefined()
    expect(sectionOf('constructor', form)).toBeUndefined()
  },
)

function references(schema: Schema): readonly string[] {
  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.oneOf ?? []),
    schema.items ?? [],
  ].flat()
  return [schema.$ref ?? [], ...inside.map(references)].flat()
}

test.each(
  [...sections.older, ...sections.newer].map(section => [`${section.form} ${section.id}`, section] as const),
)('the schema of %s is self-contained', (_, section) => {
  const schema = schemaFor(section)
  const definitions = schema.definitions ?? {}
  const named = [schema, ...Object.values(definitions)].flatMap(references)
  expect(named.map(name => name.replace('#/definitions/', ''))).toSatisfy((names: string[]) =>
    names.every(name => Object.hasOwn(definitions, name)),
  )
  expect(Object.keys(definitions).every(name => named.includes(`#/definitions/${name}`))).toBe(true)
  expect(JSON.stringify(schema)).not.toContain('x-kept')
})

test('only properties of the section are required', () => {
  expect(sections.older.map(section => schemaFor(section).required)).toEqual([
    ['name'],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
  ])
})
