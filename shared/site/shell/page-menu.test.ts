import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { schemaAt } from '../../config/schema/describe.ts'
import { newerSchema } from '../../config/schema/schema.ts'
import { apisOf } from '../../openapi/testing/api.ts'
import { draw, testSite } from '../testing/draw.ts'
import { newerPage, shownText } from '../testing/newer-site.ts'

const menu = (...options: readonly string[]): string =>
  shownText(newerPage({ contextual: { options } }, 'guides/one.mdx').regions.title)

test('the entries that pages draw come before those that only a host has, so that a new one is drawn', () => {
  const entries = schemaAt(['contextual', 'options', 0], newerSchema)
  const choices = entries?.oneOf?.flatMap(branch => branch.enum ?? []) ?? []
  const bare = menu()
  const isDrawn = choices.map(choice => menu(choice) !== bare)
  expect(isDrawn.filter(Boolean)).toHaveLength(8)
  expect(isDrawn.slice(0, 8)).not.toContain(false)
})

test('an entry that is listed twice is drawn once', () => {
  expect(menu('copy', 'view', 'copy')).toBe(menu('copy', 'view'))
})

test('the menu of an operation leads to the file that describes it', async () => {
  const file = 'api.json'
  const document = { openapi: '3.1.0', info: { title: 'A' }, paths: { '/a': { get: { summary: 'Get a' } } } }
  const settings = { contextual: { options: ['download-spec'] }, navigation: { pages: ['index', 'get-a'] } }
  const site = testSite({
    config: readConfig(JSON.stringify({ name: 'Harbor', ...settings })).value,
    pages: ['index', { file: 'get-a.mdx', path: 'get-a', title: 'A', titled: true, openapi: 'GET /a' }],
    files: [file],
    apis: (await apisOf({ [file]: JSON.stringify(document) })).data(),
  })
  const page = draw('x', site, 'get-a.mdx')
  expect(page.regions.title).toContain('<a href="./api.json" class="page-menu-main">')
  expect(page.used).toContain(file)
  expect(draw('x', site, 'index.mdx').regions.title).not.toContain('page-menu')
})

test('the description is offered on every page of the API if it can be downloaded', async () => {
  const file = 'api.json'
  const document = { openapi: '3.1.0', info: { title: 'A' }, paths: { '/a': { get: { summary: 'Get a' } } } }
  const apis = (await apisOf({ [file]: JSON.stringify(document) })).data()
  const titleOf = (settings: object, page: string) => {
    const config = { name: 'Harbor', navigation: { pages: ['index', 'get-a'] }, ...settings }
    const site = testSite({
      config: readConfig(JSON.stringify(config)).value,
      pages: ['index', { file: 'get-a.mdx', path: 'get-a', title: 'A', titled: true, openapi: 'GET /a' }],
      files: [file],
      apis,
    })
    return draw('x', site, page).regions.title
  }
  const api = { spec: { download: true } }
  expect(titleOf({ api }, 'get-a.mdx')).toMatch(/copy-page.*href="\.\/api\.json" class="page-menu-row"/)
  expect(titleOf({ api }, 'index.mdx')).not.toContain('api.json')
  expect(titleOf({}, 'get-a.mdx')).not.toContain('api.json')
  const view = { api, contextual: { options: ['view', 'download-spec'] } }
  expect(titleOf(view, 'get-a.mdx').match(/api\.json/g)).toHaveLength(1)
})
