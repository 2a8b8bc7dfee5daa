import { expect, test } from 'vitest'
import { modelOf } from '../testing/api.ts'
import { fieldFormOf } from './field-form.ts'
import type { TypeLabel } from './type-label.ts'

/** Names that show what the label holds. */
const nameOf = (label: TypeLabel): string => (typeof label === 'string' ? label : label.kind)

async function formOf(schema: unknown, schemas: unknown = {}) {
  const body = { content: { 'application/json': { schema } } }
  const model = await modelOf({
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': { post: { requestBody: body, responses: {} } } },
      components: { schemas },
    }),
  })
  const view = model.body?.contents[0]?.schema
  return view && fieldFormOf(view, nameOf)
}

const text = { type: 'string' }
const address = {
  type: 'object',
  required: ['street'],
  properties: { street: text, zip: { type: 'integer' } },
}

test('nested objects have their own fields, and lists of objects have items with fields', async () => {
  const pets = { type: 'array', items: { type: 'object', properties: { name: text } } }
  expect(await formOf({ type: 'object', properties: { address, pets } })).toMatchObject({
    kind: 'group',
    fields: [
      {
        name: 'address',
        form: {
          kind: 'group',
          fields: [
            { name: 'street', required: true, form: { kind: 'text', label: 'string' } },
            { name: 'zip', form: { kind: 'number', isNumber: true } },
          ],
        },
      },
      { name: 'pets', form: { kind: 'rows', item: { kind: 'group', fields: [{ name: 'name' }] } } },
    ],
  })
})

test('a value with several forms offers them, with the discriminator value of each', async () => {
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const schemas = {
    Cat: { type: 'object', properties: { kind: text, lives: { type: 'integer' } } },
    Dog: { type: 'object', properties: { kind: text, tricks: { type: 'array', items: text } } },
  }
  const pet = { oneOf: [reference('Cat'), reference('Dog')], discriminator: { propertyName: 'kind' } }
  expect(await formOf(pet, schemas)).toMatchObject({
    kind: 'group',
    property: 'kind',
    options: [
      { name: 'Cat', value: 'Cat', form: { fields: [{ name: 'kind' }, { name: 'lives' }] } },
      { name: 'Dog', value: 'Dog', form: { fields: [{ name: 'kind' }, { name: 'tricks' }] } },
    ],
  })
})

test('fields whose names the reader chooses hold what the description says, else anything', async () => {
  const any = { kind: 'any' }
  const number = { type: 'number' }
  expect(await formOf({ type: 'object', additionalProperties: text })).toMatchObject({
    kind: 'group',
    extra: { kind: 'text' },
  })
  expect(await formOf({ type: 'object', patternProperties: { '^x-': number } })).toMatchObject({
    extra: { kind: 'number' },
  })
  const map = { type: 'object', additionalProperties: address }
  expect(await formOf(map)).toMatchObject({ extra: { kind: 'group', fields: [{ name: 'street' }, {}] } })
  expect(await formOf({ type: 'object' })).toMatchObject({ extra: any })
  const open = await formOf({ ...address, additionalProperties: {} })
  expect(open).toMatchObject({ fields: [{ name: 'street' }, {}], extra: any })
  expect((await formOf(address))?.extra).toBeUndefined()
})

test('a recursive schema names the form that it repeats', async () => {
  const Node = { type: 'object', properties: { label: text, next: { $ref: '#/components/schemas/Node' } } }
  const form = await formOf({ $ref: '#/components/schemas/Node' }, { Node })
  expect(form?.place).toBeDefined()
  expect(form?.fields?.[1]?.form).toMatchObject({ kind: 'group', again: form?.place })
})

test.each([
  ['a text', text],
  ['a list of texts', { type: 'array', items: text }],
  ['an object that has nothing', { type: 'object', additionalProperties: false }],
])('%s has no fields', async (_, schema) => {
  expect(await formOf(schema)).toBeUndefined()
})
