import { expect, test } from 'vitest'
import { modelOf } from '../testing/api.ts'
import { filledUrl, joinedUrl, resolvedServer } from './address.ts'
import { sampleRequest } from './request.ts'

test.each([
  ['https://api.example.com/', '/pets', 'https://api.example.com/pets'],
  ['https://api.example.com/v1//', 'pets', 'https://api.example.com/v1/pets'],
  ['/', '/pets', '/pets'],
  ['', '/pets', '/pets'],
  ['https://api.example.com', '', 'https://api.example.com'],
])('%s and %s are joined by one slash', (server, path, expected) => {
  expect(joinedUrl(server, path)).toBe(expected)
})

const FILE = 'https://docs.example.com/apis/pets/openapi.json'

test.each([
  ['/v1', 'https://docs.example.com/v1'],
  ['v1/{region}', 'https://docs.example.com/apis/pets/v1/{region}'],
  ['../v1', 'https://docs.example.com/apis/v1'],
  ['//api.example.com', '//api.example.com'],
  ['./', 'https://docs.example.com/apis/pets/'],
  ['https://{region}.example.com', 'https://{region}.example.com'],
  ['{scheme}://example.com', '{scheme}://example.com'],
])('the server %s starts from the address of its description', (url, expected) => {
  expect(resolvedServer(url, FILE)).toBe(expected)
  expect(resolvedServer(url, 'openapi.json')).toBe(url)
})

test('samples use the server with its variables, and one slash', async () => {
  const model = await modelOf({
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      servers: [{ url: '//{region}.example.com/', variables: { region: { default: 'eu' } } }],
      paths: { '/pets': { get: { responses: {} } } },
    }),
  })
  const [server] = model.servers
  expect(server && sampleRequest(model, filledUrl(server)).url).toBe('https://eu.example.com/pets')
})
