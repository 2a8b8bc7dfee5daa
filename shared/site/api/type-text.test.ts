import { expect, test } from 'vitest'
import { answering, modelOf } from '../../openapi/testing/api.ts'
import { siteTextsIn } from '../texts/site-texts.ts'
import { typeText } from './type-text.ts'

const schemas = { Pet: { type: 'object' }, Cat: { type: 'object' }, Dog: { type: 'object' } }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const first = { type: 'array', prefixItems: [{ type: 'string' }] }

async function labelOf(schema: unknown) {
  const { responses } = await modelOf({ 'a.json': answering(schema, schemas, '3.1.0') })
  const view = responses[0]?.contents[0]?.schema
  if (!view) throw new Error('There is no schema.')
  return view.label
}

test.each([
  [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
  [{}, 'any'],
  [true, 'any'],
  [false, 'nothing'],
  [{ type: 'string', format: 'binary' }, 'file'],
  [ref('Pet'), 'Pet'],
  [{ type: 'array', items: ref('Pet') }, 'Pet[]'],
  [{ type: 'array', items: { type: 'array', items: ref('Pet') } }, 'Pet[][]'],
  [{ type: 'array' }, 'any[]'],
  [{ type: 'array', items: { type: 'string', format: 'uuid' } }, 'list of string (uuid)'],
  [{ type: 'array', items: { type: ['integer', 'null'] } }, 'list of integer or null'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'map of integer'],
  [{ type: ['string', 'integer', 'null'] }, 'string or integer or null'],
  [{ oneOf: [ref('Cat'), ref('Dog'), { type: 'null' }] }, 'Cat or Dog or null'],
  [{ oneOf: [{ type: 'object', properties: { a: {} } }, ref('Dog')] }, 'Option 1 or Dog'],
  [{ oneOf: ['a', 'b', 'c', 'd', 'e'].map(title => ({ title, type: 'object' })) }, 'one of 5'],
  [first, '[string, …]'],
  [{ ...first, items: { type: 'integer' } }, '[string, …]'],
  [{ ...first, items: false }, '[string]'],
  [{ ...first, maxItems: 1 }, '[string]'],
  [{ ...first, unevaluatedItems: false }, '[string]'],
  [{ type: 'null', nullable: true, format: 'x' }, 'null'],
])('the type of %j is %s', async (schema, shown) => {
  expect(typeText(await labelOf(schema), siteTextsIn('en'))).toBe(shown)
})

test('types are in the language of the page', async () => {
  const types = { any: 'beliebig', list: 'Liste von {{type}}', or: ' oder ' }
  const texts = siteTextsIn('de', { de: { types } })
  const label = await labelOf({ type: ['array', 'null'], items: { type: ['string', 'null'] } })
  expect(typeText(label, texts)).toBe('Liste von string oder null oder null')
  expect(typeText(await labelOf({}), texts)).toBe('beliebig')
})
