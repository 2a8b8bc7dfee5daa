import { expect, test } from 'vitest'
import { printJson } from '../document/value.ts'
import { namedSchemas, schemaAlone } from '../named-schemas.ts'
import { exampleOf } from '../operation/example.ts'
import { answering, apisOf, modelOf } from '../testing/api.ts'
import { fieldFormOf } from './field-form.ts'
import type { SchemaView } from './view.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const heir = (of: string, properties: object) => ({ allOf: [ref(of), { properties }] })

const PETS = {
  Pet: {
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    properties: { kind: text, friend: ref('Pet') },
  },
  Cat: heir('Pet', { lives: { type: 'integer' } }),
  Dog: heir('Pet', {}),
  Puppy: heir('Dog', { weeks: { type: 'integer' } }),
  Car: { type: 'object', properties: { wheels: { type: 'integer' } } },
}

async function viewOf(schema: unknown, schemas: Record<string, unknown> = PETS): Promise<SchemaView> {
  const { responses } = await modelOf({ 'a.json': answering(schema, schemas, '3.0.3') })
  const view = responses[0]?.contents[0]?.schema
  if (!view) throw new Error('There is no schema.')
  return view
}

const variants = ({ choices }: SchemaView) =>
  choices?.options.map(({ name, value, schema }) => [name, value, schema.fields.map(field => field.name)])

test('a schema with a discriminator offers the schemas that inherit from it, each with what it adds', async () => {
  const view = await viewOf(ref('Pet'))
  expect([view.label, view.fields.map(({ name }) => name)]).toEqual(['Pet', ['kind', 'friend']])
  expect(view.fields[1]?.schema.kind).toBe('recursive')
  expect(variants(view)).toEqual([
    ['Cat', 'Cat', ['lives']],
    ['Dog', 'Dog', []],
    ['Puppy', 'Puppy', ['weeks']],
  ])
  expect(printJson(exampleOf(view), '')).toBe('{"kind":"Cat","lives":1}')
})

test('other schemas combined by allOf are not inherited from', async () => {
  const schemas = { ...PETS, Meta: { type: 'object', properties: { at: text } }, User: heir('Meta', {}) }
  const view = await viewOf({ allOf: [ref('Meta'), ref('Pet')] }, schemas)
  expect(variants(view)?.map(([name]) => name)).toEqual(['Cat', 'Dog', 'Puppy'])
})

test('a name with a hash is followed as it is', async () => {
  const view = await viewOf(ref('Pet'), { ...PETS, 'C#': heir('Pet', { sharp: text }) })
  expect(variants(view)).toContainEqual(['C#', 'C#', ['sharp']])
})

test('a form offers the variants next to the common fields', async () => {
  expect(
    fieldFormOf(await viewOf(ref('Pet')), label => (typeof label === 'string' ? label : label.kind)),
  ).toMatchObject({
    kind: 'group',
    property: 'kind',
    fields: [{ name: 'kind', required: true }, { name: 'friend' }],
    options: [
      { name: 'Cat', value: 'Cat', form: { kind: 'group', fields: [{ name: 'lives' }] } },
      { name: 'Dog', value: 'Dog', form: { kind: 'group' } },
      { name: 'Puppy', value: 'Puppy', form: { kind: 'group', fields: [{ name: 'weeks' }] } },
    ],
  })
})

test('a variant with variants offers those, and one without describes itself', async () => {
  const dog = await viewOf({ allOf: [ref('Dog')], description: 'A dog' })
  expect([dog.fields.map(({ name }) => name), variants(dog)]).toEqual([
    ['kind', 'friend'],
    [['Puppy', 'Puppy', ['weeks']]],
  ])
  const cat = await viewOf(ref('Cat'))
  expect([cat.fields.map(({ name }) => name), cat.choices]).toEqual([['kind', 'friend', 'lives'], undefined])
  const list = await viewOf({ type: 'array', items: ref('Pet') })
  expect(list.items && variants(list.items)).toHaveLength(3)
})

test('the names of a mapping win and come first, also for schemas that do not inherit; listed or hidden ones are not added', async () => {
  const mapping = { auto: 'Car', pup: '#/components/schemas/Puppy', none: 'Nope' }
  const mapped = { ...PETS, Pet: { ...PETS.Pet, discriminator: { propertyName: 'kind', mapping } } }
  expect(variants(await viewOf(ref('Pet'), mapped))?.map(([name, value]) => [name, value])).toEqual([
    ['Car', 'auto'],
    ['Puppy', 'pup'],
    ['Cat', 'Cat'],
    ['Dog', 'Dog'],
  ])
  const listed = (...oneOf: unknown[]) => ({ ...PETS, Pet: { ...PETS.Pet, oneOf } })
  const two = await viewOf(ref('Pet'), listed(ref('Car'), ref('Puppy')))
  expect(two.choices?.options.map(({ name }) => name)).toEqual(['Car', 'Puppy'])
  expect((await viewOf(ref('Pet'), listed(ref('Car')))).choices).toBeUndefined()
  const hidden = { ...PETS, Cat: { ...PETS.Cat, 'x-hidden': true } }
  expect(variants(await viewOf(ref('Pet'), hidden))?.map(([name]) => name)).toEqual(['Dog', 'Puppy'])
  const plain = { ...PETS, Pet: { ...PETS.Pet, discriminator: undefined } }
  expect((await viewOf(ref('Pet'), plain)).choices).toBeUndefined()
})

test('Swagger 2.0 offers variants too, by Azure’s values', async () => {
  const at = (name: string) => ({ $ref: `#/definitions/${name}` })
  const definitions = {
    Shape: { type: 'object', discriminator: 'kind', properties: { kind: text } },
    Ring: {
      allOf: [at('Shape')],
      properties: { radius: { type: 'number' } },
      'x-ms-discriminator-value': '#Ring',
    },
    Box: { allOf: [at('Shape')], properties: { width: { type: 'number' } } },
  }
  const answer = { '200': { description: 'ok', schema: at('Shape') } }
  const swagger = {
    swagger: '2.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { produces: ['application/json'], responses: answer } } },
    definitions,
  }
  const files = { 'a.json': JSON.stringify(swagger) }
  const view = (await modelOf(files)).responses[0]?.contents[0]?.schema
  expect(view && variants(view)).toEqual([
    ['Ring', '#Ring', ['radius']],
    ['Box', 'Box', ['width']],
  ])
  const apis = await apisOf(files)
  const [source] = apis.sources
  const shape = source && namedSchemas(source).find(({ name }) => name === 'Shape')
  expect(shape && variants(schemaAlone(apis, shape.node))).toHaveLength(2)
})

test('variants in the current file inherit from a schema of another file, and no file is read for them', async () => {
  const schemas = {
    Ring: { allOf: [{ $ref: 'base.json#/definitions/Shape' }, { properties: { radius: text } }] },
    Other: { allOf: [{ $ref: 'never.json#/definitions/Thing' }] },
  }
  const shape = { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: text } }
  const files = {
    'a.json': answering({ $ref: 'base.json#/definitions/Shape' }, schemas, '3.0.3'),
    'base.json': JSON.stringify({ definitions: { Shape: shape } }),
    'never.json': '{"definitions":{"Thing":{}}}',
  }
  const requested: string[] = []
  const apis = await apisOf(files, requested)
  const [source] = apis.sources
  const [operation] = source?.operations ?? []
  if (!source || !operation) throw new Error('There is no operation.')
  const read = async (file: string) => {
    requested.push(file)
    return Object.entries(files).find(([name]) => name === file)?.[1]
  }
  await apis.prepare(operation, source, read)
  const view = apis.model(operation, source).responses[0]?.contents[0]?.schema
  expect(view && variants(view)).toEqual([['Ring', 'Ring', ['radius']]])
  expect(requested).toEqual(['a.json', 'base.json'])
})

test('schemas that inherit from themselves, or by the hundred, become a page of limited size', async () => {
  const circle = { ...PETS, Pet: { ...PETS.Pet, allOf: [ref('Puppy')] } }
  expect(variants(await viewOf(ref('Pet'), circle))?.map(([name]) => name)).toEqual(['Cat', 'Dog', 'Puppy'])
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`P${at}`, heir('Pet', { at: text })]),
  )
  const view = await viewOf(ref('Pet'), { Pet: PETS.Pet, ...many })
  expect(view.choices?.options).toHaveLength(30)
  expect(view.omitted).toBe(270)
})
