import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { apiProblems } from '../diagnose.ts'
import { apisOf } from '../testing/api.ts'

const INFO = { title: 'T', version: '1' }
const answer = { responses: { '200': { description: 'ok' } } }

async function faultsOf(description: object) {
  const apis = await apisOf({ 'a.json': JSON.stringify({ openapi: '3.2.0', info: INFO, ...description }) })
  return apiProblems(apis)
    .filter(({ rule }) => rule === 'api/shape')
    .map(({ pointer, message, hint = '' }) => `${pointer} ${inEnglish(message)} ${inEnglish(hint)}`.trim())
}

const operation = (more: object) => ({ paths: { '/a': { get: { ...answer, ...more } } } })
const AT = '/paths/~1a/get'

test('a description with every field of OpenAPI has no problem', async () => {
  const media = { schema: { type: ['string', 'null'], anything: 1 }, examples: { a: { dataValue: 1 } } }
  const found = await faultsOf({
    'x-own': true,
    servers: [{ url: '/', variables: { v: { default: 'a', enum: ['a', 'b'] } } }],
    tags: [{ name: 'a', kind: 'nav' }],
    security: [{ key: [] }],
    components: {
      schemas: {
        A: true,
        B: { discriminator: { propertyName: 'p' }, properties: { type: { type: 'string' } } },
      },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'K' }, other: { $ref: '#/x' } },
    },
    webhooks: { w: { post: answer } },
    ...operation({
      parameters: [{ name: 'q', in: 'query', allowReserved: true, schema: {} }, { $ref: '#/p' }],
      requestBody: { content: { 'application/json': media } },
      callbacks: { c: { '{$request.body#/url}': { post: answer } } },
    }),
  })
  expect(found).toEqual([])
})

test.each([
  [{}, 'The description needs “paths”, “webhooks”, or “components”.'],
  [{ paths: {}, info: { title: 'T' } }, '/info “version” is missing in the information.'],
  [{ paths: {}, info: 'T' }, '/info “info” must be an object.'],
  [{ paths: {}, info: { ...INFO, license: {} } }, '/info/license “name” is missing in a license.'],
  [{ paths: [] }, '/paths “paths” must be an object.'],
  [{ paths: { a: {} } }, '/paths/a The path “a” must start with “/”.'],
  [{ paths: {}, pahts: {} }, '/pahts “pahts” has no meaning in the description. Did you mean “paths”?'],
  [{ paths: {}, servers: {} }, '/servers “servers” must be a list.'],
  [{ paths: {}, servers: [{}] }, '/servers/0 “url” is missing in a server.'],
  [{ paths: {}, tags: ['a'] }, '/tags/0 Every item of “tags” must be an object.'],
  [
    { paths: {}, servers: [{ url: '/', variables: { v: { default: 'a', enum: [] } } }] },
    '/servers/0/variables/v/enum “enum” must have a value.',
  ],
  [
    { paths: {}, servers: [{ url: '/', variables: { v: { default: 'a', enum: ['b'] } } }] },
    '/servers/0/variables/v/default “a” isn’t one of the values of “enum”.',
  ],
  [{ components: { schemas: { A: 'string' } } }, '/components/schemas/A “A” in “schemas” must be an object.'],
  [
    { components: { schemas: { A: { type: 'text' } } } },
    '/components/schemas/A/type “text” isn’t a type. The types are string, number, integer, boolean, object, array, and null.',
  ],
  [
    { components: { securitySchemes: { a: { type: 'http' } } } },
    '/components/securitySchemes/a A security scheme of the type http needs “scheme”.',
  ],
  [
    operation({ parameters: [{ name: 'q', in: 'query', schema: {}, content: {} }] }),
    `${AT}/parameters/0 “schema” and “content” can’t both be in a parameter.`,
  ],
  [
    operation({ parameters: [{ name: 'q', in: 'querystring', schema: {} }] }),
    `${AT}/parameters/0/schema A whole query string has “content” instead of “schema”.`,
  ],
  [
    operation({
      parameters: [
        { name: 'q', in: 'querystring', content: {} },
        { name: 'p', in: 'query', schema: {} },
      ],
    }),
    `${AT}/parameters/0 A whole query string and query parameters exclude each other.`,
  ],
  [
    operation({ responses: { '200': { description: 'ok', headers: { H: { name: 'H' } } } } }),
    `${AT}/responses/200/headers/H/name “name” has no meaning in a header.`,
  ],
  [
    { components: { examples: { e: { value: 1, externalValue: 'x' } } } },
    '/components/examples/e “value” and “externalValue” can’t both be in an example.',
  ],
  [
    { paths: { '/a': { additionalOperations: { GET: answer } } } },
    '/paths/~1a/additionalOperations/GET “GET” has a field of its own, “get”.',
  ],
])('%j has one problem', async (description, fault) => {
  expect(await faultsOf(description)).toEqual([fault])
})

test('responses may have extensions of other programs next to them', async () => {
  expect(await faultsOf(operation({ responses: { 'x-own': 1, '200': { description: 'ok' } } }))).toEqual([])
  expect(await faultsOf(operation({ responses: { '200': 1 } }))).toEqual([
    `${AT}/responses/200 “200” must be an object.`,
  ])
})

test('problems are in file order', async () => {
  const broken = { get: { ...answer, parameters: [{ name: 'q' }, { name: 'r' }] } }
  const found = await faultsOf({ paths: { '/b': broken, '/a': broken }, components: { schemas: { A: 1 } } })
  const places = found.map(words => words.slice(0, words.indexOf(' ')))
  expect([...new Set(places)]).toEqual([
    '/paths/~1b/get/parameters/0',
    '/paths/~1b/get/parameters/1',
    '/paths/~1a/get/parameters/0',
    '/paths/~1a/get/parameters/1',
    '/components/schemas/A',
  ])
})
