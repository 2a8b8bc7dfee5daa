import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  branchesOf,
  resolveSchema,
  type Schema,
  type SettingsForm,
  schemas,
} from '../config/schema/schema.ts'
import { settingPlace } from '../config/settings-reference.ts'
import { fieldDescriptions, fieldPlace } from '../page/field-descriptions.ts'
import { parsePage } from '../page/parse/parse.ts'
import { componentPlace } from './components/component-place.ts'
import { htmlDescriptions } from './components/describe-html.ts'
import { descriptions } from './components/descriptions.ts'
import { anchorIdsOf } from './nodes/anchors.ts'

const handbook = new URL('../../resources/handbook/', import.meta.url)
const known = new Map<string, ReadonlySet<string>>()

/** The anchors of a page of the handbook, as the engine draws it. */
function anchorsOf(path: string): ReadonlySet<string> {
  const file = `${path}.mdx`
  const anchors =
    known.get(path) ?? anchorIdsOf(parsePage(file, readFileSync(new URL(file, handbook), 'utf8')))
  known.set(path, anchors)
  return anchors
}

/** Whether a place of the handbook exists and is the one field, or part, that it names. */
function exists(place: string): boolean {
  const [path = '', anchor = ''] = place.split('#')
  return anchor !== '' && anchorsOf(path).has(anchor)
}

/** Every path in a schema, with lists entered once and nesting cut where a group is inside itself. */
function pathsIn(schema: Schema, path: readonly (string | number)[], depth = 0): (string | number)[][] {
  if (depth > 6) return []
  return branchesOf(schema).flatMap(branch => [
    ...(branch.items ? [[...path, 0], ...pathsIn(branch.items, [...path, 0], depth + 1)] : []),
    ...Object.entries(branch.properties ?? {})
      .filter(([, inner]) => resolveSchema(inner)['x-kept'] !== true)
      .flatMap(([key, inner]) => [[...path, key], ...pathsIn(inner, [...path, key], depth + 1)]),
  ])
}

test.each(Object.keys(schemas) as SettingsForm[])(
  'every value of docs.json in the %s form has a field in the handbook',
  form => {
    const paths = pathsIn(schemas[form], [])
    expect(paths.length).toBeGreaterThan(80)
    expect(paths.filter(path => !exists(settingPlace(path, form)))).toEqual([])
  },
)

test('every field of the frontmatter has a field in the handbook, and unknown ones lead to the list of them', () => {
  expect([...fieldDescriptions.keys()].filter(name => !exists(fieldPlace(name)))).toEqual([])
  expect([...fieldDescriptions.keys()].filter(name => !fieldPlace(name).includes('#param-'))).toEqual([])
  expect(fieldPlace('unheard')).toBe('pages/frontmatter#fields')
})

test('every component and link has a part in the handbook', () => {
  const names = [...descriptions.keys(), ...htmlDescriptions.keys(), 'code', 'a']
  expect(names.filter(name => !exists(componentPlace(name)))).toEqual([])
  const general = [...descriptions.keys()].filter(name => componentPlace(name) === componentPlace('Unheard'))
  expect(general.filter(name => !name.includes('.'))).toEqual(['Panel', 'Prompt', 'Visibility', 'Color'])
})
