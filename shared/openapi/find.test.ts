import { expect, test } from 'vitest'
import { findOperation, similarOperation } from './find.ts'
import { groupsOf } from './groups.ts'
import { apisOf } from './testing/api.ts'

const description = (more: object) =>
  JSON.stringify({ openapi: '3.2.0', info: { title: 'T', version: '1' }, ...more })

const answer = { responses: { '200': { description: 'ok' } } }

test.each([
  ['GET /pets', 'GET /pets'],
  ['get /pets', 'GET /pets'],
  ['a GET /pets', 'GET /pets'],
  ['/a.json GET /pets', 'GET /pets'],
  ['PURGE /pets', 'PURGE /pets'],
  ['a.json purge /pets', 'PURGE /pets'],
])('“%s” is an operation', async (written, key) => {
  const item = { get: answer, additionalOperations: { PURGE: answer } }
  const found = findOperation(await apisOf({ 'a.json': description({ paths: { '/pets': item } }) }), written)
  expect('operation' in found && `${found.operation.method} ${found.operation.path}`).toBe(key)
})

test('a page with an unknown operation gets a similar one suggested', async () => {
  const apis = await apisOf({ 'a.json': description({ paths: { '/pets': { get: answer } } }) })
  const missing = findOperation(apis, 'GET /pet')
  expect('message' in missing && similarOperation(apis, missing)).toBe('GET /pets')
})

test('nested tags become nested groups, as deep as people can follow', async () => {
  const names = Array.from({ length: 5000 }, (_, index) => `t${index}`)
  const tags = names.map((name, index) => ({ name, ...(index === 0 ? {} : { parent: `t${index - 1}` }) }))
  const paths = Object.fromEntries(names.map(name => [`/${name}`, { get: { ...answer, tags: [name] } }]))
  const [source] = (await apisOf({ 'a.json': description({ tags, paths }) })).sources
  if (!source) throw new Error('The test has no source.')
  const groups = groupsOf(source, { other: 'Other', webhooks: 'Webhooks' })
  const count = (all: typeof groups): number =>
    all.reduce((sum, group) => sum + group.operations.length + count(group.groups), 0)
  expect(count(groups)).toBe(5000)
  expect(groups[0]?.groups[0]?.label).toBe('t1')
})
