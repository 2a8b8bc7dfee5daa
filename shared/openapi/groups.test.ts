import { expect, test } from 'vitest'
import { groupsOf } from './groups.ts'
import { apisOf } from './testing/api.ts'

const get = { responses: { '200': { description: 'Fine' } } }

/** The labels of the groups of a description with these paths, each with the number of its operations. */
async function groups(paths: readonly string[], more: object = get): Promise<readonly string[]> {
  const api = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: Object.fromEntries(paths.map(path => [path, { get: more }])),
  }
  const { sources } = await apisOf({ 'api.json': JSON.stringify(api) })
  const [source] = sources
  if (!source) throw new Error('The description was not read.')
  const names = { other: 'Other', webhooks: 'Webhooks' }
  return groupsOf(source, names).map(({ label, operations }) => `${label} ${operations.length}`)
}

const below = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}/{id}/part${index}`)

test('more than twenty operations without a tag are grouped by what their paths are about', async () => {
  const paths = [
    ...below('/api/v1/users', 9),
    ...below('/api/v1/userGroups', 9),
    '/api/v1/ping',
    ...below('/api/v1/teams', 2),
  ]
  expect(await groups(paths)).toEqual(['Users 9', 'User groups 9', 'Teams 2', 'Other 1'])
})

test('what all paths share, versions and parameters are no groups', async () => {
  const paths = [
    ...below('/shop/v1/orders', 8),
    ...below('/shop/v2/orders', 8),
    ...below('/shop/{tenant}/carts', 8),
  ]
  expect(await groups(paths)).toEqual(['Orders 16', 'Carts 8'])
})

test('a path that is told apart by a version without letter, or by an action, is no name', async () => {
  expect(await groups([...below('/api/2/issue', 12), ...below('/auth/1/session', 12)])).toEqual([
    'Issue 12',
    'Auth 12',
  ])
  expect(await groups(Array.from({ length: 30 }, (_, index) => `/#Action=Send${index % 2}${index}`))).toEqual(
    ['Other 30'],
  )
})

test('twenty are one group, and so are those without a common thing', async () => {
  expect(await groups(below('/users', 20))).toEqual(['Other 20'])
  expect(await groups(Array.from({ length: 30 }, (_, index) => `/thing${index}`))).toEqual(['Other 30'])
})

test('operations with a tag stay in its group', async () => {
  expect(await groups(below('/users', 25), { ...get, tags: ['People'] })).toEqual(['People 25'])
})
