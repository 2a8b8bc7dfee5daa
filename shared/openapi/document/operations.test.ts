import { expect, test } from 'vitest'
import { apisOf } from '../testing/api.ts'
import { everyOperation } from './operations.ts'

test('two paths that refer to the same item are two operations', async () => {
  const item = { get: { responses: { '200': { description: 'ok' } } } }
  const ref = { $ref: '#/components/pathItems/one' }
  const description = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': ref, '/b': ref },
    components: { pathItems: { one: item } },
  }
  const apis = await apisOf({ 'a.json': JSON.stringify(description) })
  const [source] = apis.sources
  if (!source) throw new Error('The test has no source.')
  const all = everyOperation(source, apis.files)
  expect(all.map(({ path }) => path)).toEqual(['/a', '/b'])
  expect(all.every((one, index) => one === source.operations[index])).toBe(true)
})
