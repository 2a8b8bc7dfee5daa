import { expect, test } from 'vitest'
import { apiProblems } from './diagnose.ts'
import { readText } from './document/read.ts'
import { answering, apisOf, modelOf } from './testing/api.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

async function kindsOf(schemas: Record<string, unknown>) {
  const properties = Object.fromEntries(Object.keys(schemas).map(name => [name, ref(name)]))
  const { responses } = await modelOf({ 'a.json': answering({ type: 'object', properties }, schemas) })
  return responses[0]?.contents[0]?.schema?.fields.map(({ schema }) => schema.kind)
}

// Covers N07
test('circular references are broken, not endless', async () => {
  const through = (name: string) => ({ $ref: `#/components/schemas/${name}/x` })
  expect(await kindsOf({ Self: through('Self'), A: through('B'), B: through('A') })).toEqual([
    'broken',
    'broken',
    'broken',
  ])
})

test('a chain of a thousand references is given up', async () => {
  const chain = Array.from({ length: 5000 }, (_, index) => [
    `S${index}`,
    { $ref: `#/components/schemas/S${index + 1}/properties/a` },
  ])
  const { responses } = await modelOf({ 'a.json': answering(ref('S0'), Object.fromEntries(chain)) })
  expect(responses[0]?.contents[0]?.schema?.kind).toBe('broken')
})

test.each(['3.0.3', '3.1.0'])('a choice that only contains itself ends, in %s', async version => {
  const one = (name: string) => ({ oneOf: [ref(name)] })
  const schemas = { A: one('B'), B: { description: 'b', anyOf: [ref('A')] }, Self: one('Self') }
  for (const name of Object.keys(schemas)) {
    const { responses } = await modelOf({ 'a.json': answering(ref(name), schemas, version) })
    expect(JSON.stringify(responses).length).toBeLessThan(2000)
  }
})

test('single choices nested thousands of levels deep are cut', async () => {
  let schema: unknown = { type: 'string' }
  for (let level = 0; level < 2000; level++) schema = { description: 'd', oneOf: [schema] }
  const { responses } = await modelOf({ 'a.json': answering(schema) })
  expect(JSON.stringify(responses).length).toBeLessThan(20_000)
})

test('an object with more fields than any that somebody wrote is of limited size and says how many are omitted', async () => {
  const field = { type: 'string', description: 'Words about the field that take some room.' }
  const properties = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f${index}`, field]))
  const { responses } = await modelOf({ 'a.json': answering({ type: 'object', properties }) })
  const view = responses[0]?.contents[0]?.schema
  expect(view?.fields.length).toBeGreaterThan(5000)
  expect(view?.fields.length).toBeLessThan(6000)
  expect((view?.fields.length ?? 0) + (view?.omitted ?? 0)).toBe(20_000)
})

test('references in default responses and x- headers are checked', async () => {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          responses: {
            default: { $ref: '#/components/responses/None' },
            '200': { description: 'ok', headers: { 'x-rate': { $ref: '#/components/headers/None' } } },
          },
        },
      },
    },
  })
  const pointers = apiProblems(await apisOf({ 'a.json': text })).map(({ pointer }) => pointer)
  expect(pointers.sort()).toEqual([
    '/paths/~1a/get/responses/200/headers/x-rate/$ref',
    '/paths/~1a/get/responses/default/$ref',
  ])
})

test('a schema that consists of itself, and one that is the whole description, are reported with their locations', async () => {
  const schemas = {
    Self: { allOf: [ref('Self'), { type: 'object' }] },
    A: { allOf: [ref('B')] },
    B: { allOf: [ref('Base'), ref('A')] },
    Base: { properties: { child: ref('A') } },
    Fine: { allOf: [ref('Base'), { properties: { again: ref('Fine') } }] },
    Whole: { $ref: '#' },
  }
  const problems = apiProblems(await apisOf({ 'a.json': answering(ref('Self'), schemas) }))
  expect(
    problems.filter(({ rule }) => rule === 'api/reference').map(({ pointer, message }) => [pointer, message]),
  ).toEqual([
    ['/components/schemas/Whole/$ref', 'The reference points to the whole description.'],
    [
      '/components/schemas/A/allOf/0/$ref',
      'With “allOf” the schema consists of itself, so it has no meaning.',
    ],
    [
      '/components/schemas/Self/allOf/0/$ref',
      'With “allOf” the schema consists of itself, so it has no meaning.',
    ],
  ])
  const { responses } = await modelOf({ 'a.json': answering(ref('Whole'), schemas) })
  expect(responses).toHaveLength(1)
})

test.each([
  ['empty lines', `a: 1\n${'\n'.repeat(100_000)}b: 2\n`],
  ['a text of very many escapes', `{"a": 9223372036854775807, "b": "${'\\n'.repeat(3_000_000)}"}`],
  ['a text that does not end', `{"a": 9223372036854775807, "b": "${'\\"'.repeat(100_000)}`],
])('%s are read in a moment', (_, text) => {
  expect(() => readText(text)).not.toThrow()
})
