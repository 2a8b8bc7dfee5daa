import { expect, test } from 'vitest'
import { modelOf } from '../testing/api.ts'

test('a link names its operation by id or by reference, and lists what the next request gets', async () => {
  const answer = { responses: { '200': { description: 'ok' } } }
  const readA = {
    operationId: 'readA',
    responses: {
      '200': {
        description: 'ok',
        links: {
          own: {
            operationId: 'readA',
            parameters: { id: '$response.body#/id', 'query.limit': 10 },
            requestBody: { from: '$request.path.id' },
            server: { url: 'https://other.example' },
          },
          other: { operationRef: '#/paths/~1b~1%7Bid%7D/get' },
          shared: { $ref: '#/components/links/Shared' },
          elsewhere: { operationRef: 'https://x.example/api.json#/paths/~1b/get' },
          gone: { operationId: 'nobody' },
          broken: { $ref: '#/components/links/None' },
        },
      },
    },
  }
  const { responses } = await modelOf({
    'a.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a/{id}': { get: readA }, '/b/{id}': { get: { ...answer, operationId: 'readB' } } },
      components: { links: { Shared: { operationId: 'readB', description: 'Go on' } } },
    }),
  })
  const links = responses[0]?.links ?? []
  expect(links.map(({ name, target, operation }) => [name, target?.path, operation])).toEqual([
    ['own', '/a/{id}', 'readA'],
    ['other', '/b/{id}', '#/paths/~1b~1%7Bid%7D/get'],
    ['shared', '/b/{id}', 'readB'],
    ['elsewhere', undefined, 'https://x.example/api.json#/paths/~1b/get'],
    ['gone', undefined, 'nobody'],
    ['broken', undefined, undefined],
  ])
  expect(links[0]).toMatchObject({
    parameters: [
      ['id', '$response.body#/id'],
      ['query.limit', '10'],
    ],
    body: '{"from":"$request.path.id"}',
    server: 'https://other.example',
  })
})
