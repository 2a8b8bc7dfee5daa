import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { printJson } from '../document/value.ts'
import { exampleOf } from '../operation/example.ts'
import { answering, apisOf, modelOf } from '../testing/api.ts'
import type { SchemaView } from './view.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

async function viewOf(schema: unknown, schemas: Record<string, unknown> = {}, version = '3.1.0') {
  const { responses } = await modelOf({ 'a.json': answering(schema, schemas, version) })
  const view = responses[0]?.contents[0]?.schema
  if (!view) throw new Error('There is no schema.')
  return view
}

const names = (view: SchemaView) => view.fields.map(({ name }) => name)

test('a recursive schema is marked, and its example ends', async () => {
  const view = await viewOf(ref('Node'), {
    Node: {
      type: 'object',
      properties: { name: { type: 'string' }, next: ref('Node'), all: { type: 'array', items: ref('Node') } },
    },
  })
  expect(view.fields.map(({ schema }) => schema.kind)).toEqual(['plain', 'recursive', 'plain'])
  expect(view.fields[2]?.schema.label).toEqual({ kind: 'list', items: 'Node' })
  expect(printJson(exampleOf(view), '')).toBe('{"name":"string","all":[]}')
})

test('circular, broken and external references only affect their own field', async () => {
  const view = await viewOf(
    {
      type: 'object',
      properties: {
        fine: { type: 'string' },
        self: ref('Self'),
        loop: ref('A'),
        none: ref('Nope'),
        out: { $ref: '../../../etc/passwd' },
        far: { $ref: 'http://127.0.0.1:9/x.json' },
        whole: { allOf: [ref('Whole')] },
      },
    },
    { Self: ref('Self'), A: ref('B'), B: ref('A'), Whole: { allOf: [ref('Whole')], type: 'object' } },
  )
  expect(view.fields.map(({ schema }) => schema.kind)).toEqual([
    'plain',
    'broken',
    'broken',
    'broken',
    'broken',
    'broken',
    'plain',
  ])
  expect(inEnglish(view.fields[4]?.schema.reason ?? '')).toContain(
    '“../../../etc/passwd” is outside the repository.',
  )
})

test('files outside of the repository and addresses are never read', async () => {
  const requested: string[] = []
  const apis = await apisOf(
    {
      'docs/a.json': answering({
        anyOf: [{ $ref: '../../etc/passwd' }, { $ref: 'https://x/y.json' }, { $ref: 'file:///etc/passwd' }],
      }),
    },
    requested,
  )
  const [source] = apis.sources
  const [operation] = source?.operations ?? []
  if (source && operation) {
    await apis.prepare(operation, source, async file => {
      requested.push(file)
      return undefined
    })
  }
  expect(requested).toEqual(['docs/a.json'])
})

const named = (count: number, inside: (index: number) => Record<string, unknown>) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`S${index}`, { type: 'object', properties: inside(index) }]),
  )

const GRAPH = named(30, () =>
  Object.fromEntries(Array.from({ length: 30 }, (_, other) => [`S${other}`, ref(`S${other}`)])),
)
const DOUBLING = named(18, index =>
  index === 17 ? {} : { a: ref(`S${index + 1}`), b: ref(`S${index + 1}`), c: ref(`S${index + 1}`) },
)

test.each([
  ['that all hold each other', GRAPH],
  ['that hold the next three times over', DOUBLING],
])('schemas %s become a page and a sample of limited size', async (_, schemas) => {
  const view = await viewOf(ref('S0'), schemas)
  expect(view.fields.map(({ name }) => name)).toEqual(Object.keys(schemas.S0?.properties ?? {}))
  expect(JSON.stringify(view).length).toBeLessThan(150_000)
  expect(printJson(exampleOf(view)).length).toBeLessThan(20_000)
})

test('a schema takes only its share of a page, and the fields of the next ones are all listed', async () => {
  const content = { 'application/json': { schema: ref('S0') } }
  const responses = Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [`4${index + 10}`, { description: 'no', content }]),
  )
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { responses } } },
    components: { schemas: GRAPH },
  })
  const model = await modelOf({ 'a.json': text })
  const shown = model.responses.map(({ contents }) => contents[0]?.schema?.fields.length ?? 0)
  // Each would fill the page alone: what is inside the fields of the last ones is left out.
  expect(shown).toEqual([30, 30, 30, 30, 30, 30, 30, 30])
  expect(JSON.stringify(model.responses).length).toBeLessThan(150_000)
})

test('a schema five hundred levels deep is cut', async () => {
  let schema: unknown = { type: 'string' }
  for (let level = 0; level < 500; level++) schema = { type: 'object', properties: { a: schema } }
  expect(JSON.stringify(await viewOf(schema))).toContain('"more"')
})

test('a field called $ref is a field, and $ref in an example is text', async () => {
  const view = await viewOf({
    type: 'object',
    properties: { $ref: { type: 'string' } },
    example: { $ref: '#/x' },
  })
  expect(names(view)).toEqual(['$ref'])
  expect(view.examples).toEqual([{ $ref: '#/x' }])
})

test('keywords next to a reference count since OpenAPI 3.1', async () => {
  const beside = { ...ref('S'), description: 'near', maxLength: 5 }
  const schemas = { S: { type: 'string', minLength: 1, description: 'far' } }
  expect((await viewOf(beside, schemas)).description).toBe('near')
  expect((await viewOf(beside, schemas)).facts).toEqual([
    { name: 'minLength', value: '1' },
    { name: 'maxLength', value: '5' },
  ])
  expect((await viewOf(beside, schemas, '3.0.3')).description).toBe('far')
})

test('OpenAPI 3.0 and 3.1 give the same view', async () => {
  const old = await viewOf(
    {
      type: 'object',
      properties: {
        a: { type: 'string', nullable: true },
        b: { type: 'integer', minimum: 1, exclusiveMinimum: true },
        c: { type: 'string', format: 'binary' },
        d: { type: 'string', example: 'x' },
      },
    },
    {},
    '3.0.3',
  )
  const young = await viewOf({
    type: 'object',
    properties: {
      a: { type: ['string', 'null'] },
      b: { type: 'integer', exclusiveMinimum: 1 },
      c: { contentMediaType: 'application/octet-stream' },
      d: { type: 'string', examples: ['x'] },
    },
  })
  expect(young).toEqual(old)
})

test('allOf combines fields and required names, and the nearest description wins', async () => {
  const view = await viewOf(
    {
      allOf: [ref('Base'), { type: 'object', required: ['b'], properties: { b: { type: 'integer' } } }],
      description: 'own',
    },
    { Base: { type: 'object', description: 'base', required: ['a'], properties: { a: { type: 'string' } } } },
  )
  expect(view.description).toBe('own')
  expect(view.fields.map(({ name, required }) => [name, required])).toEqual([
    ['a', true],
    ['b', true],
  ])
})

test('forms of a value have their discriminator value, mapped by name or by pointer', async () => {
  const view = await viewOf(
    {
      oneOf: [ref('Cat'), ref('Dog'), { type: 'null' }],
      discriminator: { propertyName: 'kind', mapping: { c: 'Cat', d: '#/components/schemas/Dog' } },
    },
    { Cat: { type: 'object', properties: { kind: { type: 'string' } } }, Dog: { type: 'object' } },
  )
  expect(view.choices?.options.map(({ name, value }) => [name, value])).toEqual([
    ['Cat', 'c'],
    ['Dog', 'd'],
  ])
  expect(view.label).toEqual({ kind: 'either', options: ['Cat', 'Dog', 'null'] })
  expect(exampleOf(view)).toEqual({ kind: 'c' })
})

test('a choice between null and one schema is that schema, or null', async () => {
  const view = await viewOf(
    { anyOf: [{ type: 'null' }, ref('S')] },
    { S: { type: 'string', format: 'uuid' } },
  )
  expect(view.label).toEqual({ kind: 'either', options: ['string (uuid)', 'null'] })
  expect(view.isNullable).toBe(true)
})

test('write-only fields are not part of a response', async () => {
  const view = await viewOf({ type: 'object', properties: { a: { readOnly: true }, b: { writeOnly: true } } })
  expect(names(view)).toEqual(['a'])
})

test.each(['x-internal', 'writeOnly'])(
  'forty fields that a response does not show, marked %s, do not use up the page',
  async mark => {
    const text = { type: 'string' }
    const line = { type: 'object', properties: { a: text, b: text, c: text, d: text } }
    const lines = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`line${index}`, line]))
    const left = Array.from({ length: 40 }, (_, index) => [`h${index}`, { ...text, [mark]: true }])
    const Order = { type: 'object', properties: lines }
    const schema = { type: 'object', properties: { order: ref('Order'), ...Object.fromEntries(left) } }
    const view = await viewOf(schema, { Order })
    const shown = view.fields[0]?.schema.fields.map(field => [field.name, names(field.schema)])
    expect(names(view)).toEqual(['order'])
    expect(shown).toEqual(Object.keys(lines).map(name => [name, ['a', 'b', 'c', 'd']]))
  },
)

test('anchors and dynamic references are found', async () => {
  const tree = {
    $id: 'https://example.com/tree',
    $dynamicAnchor: 'node',
    type: 'object',
    properties: { kids: { type: 'array', items: { $dynamicRef: '#node' } } },
  }
  const view = await viewOf(
    { type: 'object', properties: { a: { $ref: '#anch' }, b: { $ref: 'https://example.com/tree' } } },
    { Anch: { $anchor: 'anch', type: 'string' }, Tree: tree },
  )
  expect(view.fields.map(({ schema }) => schema.types[0])).toEqual(['string', 'object'])
  expect(view.fields[1]?.schema.fields[0]?.schema.items?.kind).toBe('recursive')
})

test('files refer to each other by relative paths', async () => {
  const files = {
    'api/root.yaml':
      'openapi: 3.0.3\ninfo: {title: T, version: 1}\npaths:\n  /p:\n    $ref: ./paths/p.yaml\ncomponents:\n  schemas:\n    Back: {type: integer}\n',
    'api/paths/p.yaml':
      'get:\n  responses:\n    200:\n      description: ok\n      content:\n        application/json:\n          schema: {$ref: "../schemas/pet.json#/Pet"}\n',
    'api/schemas/pet.json':
      '{"Pet": {"type": "object", "properties": {"back": {"$ref": "../root.yaml#/components/schemas/Back"}, "self": {"$ref": "#/Pet"}}}}',
    'api/never.yaml': 'never: read\n',
  }
  const { responses } = await modelOf(files)
  const fields = responses[0]?.contents[0]?.schema?.fields
  expect(fields?.map(({ name, schema }) => [name, schema.label, schema.kind])).toEqual([
    ['back', 'integer', 'plain'],
    ['self', 'object', 'recursive'],
  ])
})
