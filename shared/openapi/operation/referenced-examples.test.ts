import { expect, test } from 'vitest'
import { modelOf } from '../testing/api.ts'

test('an example that is only a reference to another one has its value; any other value stays as it is (GitHub)', async () => {
  const examples = {
    told: { $ref: '#/components/examples/boat' },
    within: { summary: 'Boat', value: { $ref: '#/components/examples/boat' } },
    schema: { value: { $ref: '#/components/schemas/Boat' } },
    more: { value: { $ref: '#/components/examples/boat', also: 1 } },
    missing: { value: { $ref: '#/components/examples/ship' } },
  }
  const media = { schema: { type: 'object' }, examples }
  const responses = { '200': { description: 'Fine', content: { 'application/json': media } } }
  const components = {
    examples: { boat: { value: { name: 'Ada' } } },
    schemas: { Boat: { type: 'object' } },
  }
  const description = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { responses } } },
    components,
  }
  const model = await modelOf({ 'a.json': JSON.stringify(description) })
  expect(model.responses[0]?.contents[0]?.examples.map(({ name, value }) => [name, value])).toEqual([
    ['told', { name: 'Ada' }],
    ['Boat', { name: 'Ada' }],
    ['schema', examples.schema.value],
    ['more', examples.more.value],
    ['missing', examples.missing.value],
  ])
})
