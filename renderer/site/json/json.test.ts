import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { withTexts } from '../testing/texts.ts'
import { placesOf } from '../values/filling.ts'
import { completionsAt } from './completions.ts'
import { jsonProblems } from './json-problems.ts'

const text: FieldForm = { kind: 'text', label: 'string' }
const pet: FieldForm = {
  kind: 'group',
  label: 'Pet',
  place: 'Pet',
  fields: [
    { name: 'name', required: true, form: { ...text, limits: { least: 2 } } },
    { name: 'state', form: { kind: 'choice', label: 'string', allowed: ['sold', 'free'] } },
    { name: 'tags', form: { kind: 'many', label: 'string[]', allowed: ['a', 'b'] } },
    { name: 'tame', form: { kind: 'boolean', label: 'boolean', isNullable: true } },
    { name: 'mother', form: { kind: 'group', label: 'Pet', again: 'Pet' } },
    {
      name: 'owners',
      form: {
        kind: 'rows',
        label: 'Owner[]',
        item: {
          kind: 'group',
          label: 'Owner',
          fields: [{ name: 'age', form: { kind: 'number', label: 'integer', isNumber: true } }],
        },
      },
    },
  ],
}

/** Returns the labels suggested at `|`, or the text after `chosen` is accepted. */
function at(marked: string, chosen?: string) {
  const offset = marked.indexOf('|')
  const written = marked.replace('|', '')
  const found = completionsAt(written, offset, { form: pet, places: placesOf(pet) })
  const item = found?.items.find(({ label }) => label === chosen)
  return found && item
    ? written.slice(0, found.from) + item.insert + written.slice(found.to)
    : found?.items.map(({ label }) => label)
}

beforeEach(() => vi.stubGlobal('document', { querySelector: withTexts }))
afterEach(() => vi.unstubAllGlobals())

test('fields that an object does not have yet are suggested, with the start of a value', () => {
  expect(at('{|}')).toEqual(['name', 'state', 'tags', 'tame', 'mother', 'owners'])
  expect(at('{"name": "x", |}')).not.toContain('name')
  expect(at('{"na|"}', 'name')).toBe('{"name": ""}')
  expect(at('{na|}', 'name')).toBe('{"name": ""}')
  expect(at('{"s|": "sold"}', 'state')).toBe('{"state": "sold"}')
  expect(at('{"mother": {"mother": {|}}}', 'owners')).toBe('{"mother": {"mother": {"owners": []}}}')
  expect(at('{"owners": [{}, {|}]}')).toEqual(['age'])
})

test('allowed values are suggested, in quotes if necessary', () => {
  expect(at('{"state": |}', 'free')).toBe('{"state": "free"}')
  expect(at('{"state": "s|"}')).toEqual(['sold'])
  expect(at('{"tame": |}')).toEqual(['true', 'false', 'null'])
  expect(at('{"tags": ["a", "|"]}', 'b')).toBe('{"tags": ["a", "b"]}')
  expect(at('{"name": |}')).toBeUndefined()
})

const told = (written: string) =>
  jsonProblems(written, pet).map(({ line, column, sentence }) => `${line}:${column} ${sentence}`)

test('errors in JSON are reported on their line', () => {
  expect(told('{\n  "name": "x"\n  "state": "sold"\n}')).toEqual(['3:3 A comma is missing here.'])
  expect(told('{"name": "Rex"')).toEqual(['1:15 A closing brace is missing: }'])
  expect(told('{"name": "Rex",}')).toContain('1:16 A field’s name in double quotes is expected here.')
  expect(told('')).toEqual([])
})

test('what does not fit the description is reported on its line', () => {
  expect(told('{\n  "name": "R",\n  "state": "lost",\n  "colour": 1\n}')).toEqual([
    '2:11 The number of characters must be at least 2; it is 1.',
    '3:12 This must be one of: sold, free.',
    '4:3 colour isn’t in the API description.',
  ])
  expect(told('{"mother": {}}')).toEqual(['1:1 name is missing.', '1:12 name is missing.'])
})

test('an option that repeats its own form adds no suggestions', () => {
  const chain: FieldForm = {
    kind: 'group',
    label: 'either',
    place: 'Chain',
    options: [{ name: 'Chain', form: { kind: 'group', label: 'Chain', again: 'Chain' } }],
    fields: [{ name: 'next', form: text }],
  }
  const found = completionsAt('{}', 1, { form: chain, places: placesOf(chain) })
  expect(found?.items.map(({ label }) => label)).toEqual(['next'])
  expect(jsonProblems('"x"', chain)).toEqual([])
})
