import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { apiProblems } from '../diagnose.ts'
import { apisOf, modelOf } from '../testing/api.ts'

/** References in places where tools follow them although OpenAPI does not allow them there. */
const FILES = {
  'api.yaml': [
    'openapi: 3.0.3',
    'info: {title: Droplets, version: "1", description: {$ref: intro.md}}',
    'servers: {$ref: shared.yaml#/servers}',
    'tags: {$ref: shared.yaml#/tags}',
    'paths:',
    '  /droplets/{id}:',
    '    get: {$ref: resources/get.yaml}',
    '    put: {$ref: resources/missing.yaml}',
    '  /more: {$ref: resources/more.yaml}',
  ].join('\n'),
  'intro.md': '# Droplets\n\nText with `code`: and a colon.\n',
  'shared.yaml': [
    'servers: [{url: "https://api.example.com"}]',
    'tags: [{name: droplets, x-displayName: All droplets}]',
    'headers:',
    '  all: {rate: {$ref: "#/headers/rate"}}',
    '  rate: {description: {$ref: rate.md}, schema: {type: integer}}',
    'examples: {one: {value: {id: 1}}}',
    'parameters: [{name: id, in: path, required: true, schema: {type: integer}}]',
  ].join('\n'),
  'rate.md': 'Requests that are left.\n',
  'resources/get.yaml': [
    'operationId: droplets_get',
    'summary: Read a droplet',
    'description: {$ref: ../intro.md}',
    'tags: [droplets]',
    'parameters: {$ref: ../shared.yaml#/parameters}',
    'responses: {$ref: responses.yaml}',
    'x-codeSamples: [{$ref: sample.yaml}]',
  ].join('\n'),
  'resources/responses.yaml': [
    '"200":',
    '  description: The droplet',
    '  headers: {$ref: ../shared.yaml#/headers/all}',
    '  content: {$ref: content.yaml}',
  ].join('\n'),
  'resources/content.yaml': [
    'application/json:',
    '  schema: {type: object, properties: {id: {type: integer}}}',
    '  examples: {$ref: ../shared.yaml#/examples}',
  ].join('\n'),
  'resources/sample.yaml': 'lang: cURL\nsource: curl https://api.example.com/droplets/1\n',
  'resources/more.yaml': 'get: {summary: More, responses: {"200": {description: ok}}}\n',
}

test('an operation is read from the file that a reference in its place names, with all its parts', async () => {
  const model = await modelOf(FILES, 'GET /droplets/{id}')
  expect(model.operation).toMatchObject({
    id: 'droplets_get',
    title: 'Read a droplet',
    tags: ['droplets'],
    node: { file: 'resources/get.yaml' },
  })
  expect(model.description).toBe(FILES['intro.md'])
  expect(model.servers).toMatchObject([{ url: 'https://api.example.com' }])
  expect(model.parameters).toMatchObject([{ name: 'id', location: 'path' }])
  expect(model.samples).toMatchObject([{ label: 'cURL', source: expect.stringContaining('droplets/1') }])
  const [response] = model.responses
  expect(response).toMatchObject({
    status: '200',
    headers: [{ name: 'rate', description: FILES['rate.md'] }],
    contents: [{ type: 'application/json', examples: [{ name: 'one', value: { id: 1 } }] }],
  })
})

test('an operation whose reference is broken has a page, and an error with its location', async () => {
  const model = await modelOf(FILES, 'PUT /droplets/{id}')
  expect(model.operation.title).toBe('PUT /droplets/{id}')
  const problems = apiProblems(await apisOf(FILES)).filter(({ rule }) => rule === 'api/reference')
  expect(problems).toMatchObject([{ severity: 'error', pointer: '/paths/~1droplets~1{id}/put/$ref' }])
})

test('each reference in such a place is told once, as a notice', async () => {
  const problems = apiProblems(await apisOf(FILES)).filter(({ rule }) => rule === 'api/shape')
  expect(problems.map(({ severity, pointer }) => `${severity} ${pointer}`)).toEqual([
    'notice /servers',
    'notice /tags',
    'notice /info/description',
    'notice /paths/~1droplets~1{id}/get',
    'notice /paths/~1droplets~1{id}/put',
    'notice /description',
    'notice /parameters',
    'notice /responses',
  ])
  expect(inEnglish(problems[3]?.message ?? '')).toBe(
    'OpenAPI allows no reference here. Galley follows it; other tools may not.',
  )
})
