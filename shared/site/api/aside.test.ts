import { expect, test } from 'vitest'
import { modelOf } from '../../openapi/testing/api.ts'
import { siteTextsIn } from '../texts/site-texts.ts'
import { requestFences, responseFences } from './aside.ts'

const described = (content: object, body?: object) => ({
  'a.json': JSON.stringify({
    openapi: '3.2.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          ...(body ? { requestBody: { content: body } } : {}),
          responses: { '200': { description: 'ok', content } },
        },
      },
    },
  }),
})

const event = {
  type: 'object',
  properties: { event: { const: 'tick' }, data: { type: 'string', example: 'one\ntwo' } },
}

test.each([
  ['text/event-stream', event, 'event: tick\ndata: one\ndata: two'],
  ['text/event-stream', { type: 'integer' }, 'data: 1'],
  ['application/x-ndjson', event, '{"event":"tick","data":"one\\ntwo"}'],
])('a stream of %s is shown as it is received', async (type, itemSchema, expected) => {
  const { responses } = await modelOf(described({ [type]: { itemSchema } }))
  expect(responseFences(responses, siteTextsIn('en')).map(({ value }) => value)).toEqual([expected])
})

test('JavaScript notes that it sends no body with GET', async () => {
  const model = await modelOf(described({}, { 'application/json': { schema: { type: 'object' } } }))
  const sample = (title: string) =>
    requestFences(model, 'https://a').find(each => each.title === title)?.value
  expect(sample('JavaScript')).toMatch(/^\/\/ fetch sends no body with GET\n(?!.*body:)/s)
  expect(sample('cURL')).toContain("--data-raw '{}'")
})
