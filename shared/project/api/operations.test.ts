import { expect, test } from 'vitest'
import { offeredOperations } from './operations.ts'

const api = (...paths: string[]) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: Object.fromEntries(paths.map(path => [path, { get: { summary: `Read ${path}`, responses: {} } }])),
  })

test('operations are named as pages name them, with the file if several files have the same one', async () => {
  const texts: Readonly<Record<string, string>> = {
    'a.json': api('/pets', '/me'),
    'api/b.json': api('/me'),
    'docs.json': '{}',
    'data.json': '{"x": 1}',
  }
  const view = { readText: async (file: string) => ({ text: texts[file] ?? '', hash: 0 }) }
  const found = await offeredOperations(view as never, new Set(Object.keys(texts)))
  expect(found).toEqual([
    { written: 'GET /pets', title: 'Read /pets' },
    { written: 'a.json GET /me', title: 'Read /me' },
    { written: 'api/b.json GET /me', title: 'Read /me' },
  ])
})
