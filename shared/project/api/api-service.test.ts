import { expect, test } from 'vitest'
import type { GeneratedEntry, OutlinedGroup } from '../../site/api/api-outline.ts'
import { openInMemory } from '../testing/open-in-memory.ts'

const API = `openapi: 3.1.0
info: {title: Pets, version: "1"}
servers: [{url: "https://pets.example/v1"}]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      responses: {"200": {description: Fine}}
    post:
      operationId: addPet
      tags: [pets]
      responses: {"201": {description: Made}}
  /status:
    get:
      operationId: status
      responses: {"200": {description: Fine}}
`

const CONTENT = {
  'docs.json':
    '{"name": "Acme", "navigation": [{"group": "Start", "pages": ["intro"]}], "openapi": "pets.yaml"}',
  'intro.mdx': '---\ntitle: Intro\n---\n\nHello.\n',
  'pets.yaml': API,
  'other.yaml': 'openapi: 3.1.0\ninfo: {title: Other, version: "1"}\npaths: {}\n',
}

const standings = (groups: readonly OutlinedGroup[]) =>
  groups.flatMap(({ label, operations }) =>
    operations.map(({ name, state, page }) => `${label}: ${name} ${state} ${page ?? ''}`.trim()),
  )

const reported = (entries: readonly GeneratedEntry[], above = ''): readonly string[] =>
  entries.flatMap(entry =>
    entry.kind === 'group'
      ? [above + entry.name, ...reported(entry.entries, `${above} `)]
      : `${above}${entry.operation.title}: ${entry.operation.state}`,
  )

test('every operation is listed with what readers get of it', async () => {
  const memory = await openInMemory({
    ...CONTENT,
    'status.mdx': '---\ntitle: Status\napi: GET https://pets.example/v1/status\n---\n\nBy hand.\n',
  })
  await memory.settle()
  const [api] = memory.project.apis.apis()
  expect([api?.title, api?.version, api?.at, api?.file]).toEqual(['Pets', '3.1', '/openapi', 'pets.yaml'])
  expect(standings(api?.groups ?? [])).toEqual([
    'pets: GET /pets generated api-reference/pets/list-pets',
    'pets: POST /pets generated api-reference/pets/add-pet',
    'Other: GET /status written status',
  ])
  expect(await memory.project.apis.unlistedApis()).toEqual(['other.yaml'])
})

test('an operation is excluded and included again, as steps that can be undone', async () => {
  const memory = await openInMemory(CONTENT)
  await memory.settle()
  const pointers = ['/paths/~1status/get']
  await memory.project.apis.excludeFromApi({
    file: 'pets.yaml',
    pointers,
    isKeptOut: true,
    label: 'Keep out',
  })
  await memory.settle()
  const now = () => standings(memory.project.apis.apis()[0]?.groups ?? []).at(-1)
  expect(now()).toBe('Other: GET /status kept-out')
  expect(memory.events.apis.length).toBeGreaterThan(0)
  await memory.project.undo()
  await memory.settle()
  expect(now()).toBe('Other: GET /status generated api-reference/other/status')
  expect(await memory.text('pets.yaml')).toBe(API)
})

test('pages for operations get the paths of their generated pages', async () => {
  const memory = await openInMemory(CONTENT)
  await memory.settle()
  const operations = [{ file: 'pets.yaml', pointer: '/paths/~1pets/get' }]
  expect(await memory.project.apis.pagesForOperations({ operations, how: 'named' })).toEqual([
    {
      file: 'api-reference/pets/list-pets.mdx',
      path: 'api-reference/pets/list-pets',
      title: 'List pets',
      text: '---\ntitle: "List pets"\nopenapi: "GET /pets"\n---\n',
      exists: false,
    },
  ])
})

test('the location of an operation is found in its file', async () => {
  const memory = await openInMemory(CONTENT)
  const { offset, length } = await memory.project.apis.locateInApi({
    file: 'pets.yaml',
    pointer: '/paths/~1pets/post',
  })
  expect(API.slice(offset, offset + length)).toBe('post')
})

test('a generated page becomes an authored page at its location, as one step that can be undone', async () => {
  const memory = await openInMemory(CONTENT)
  await memory.settle()
  const operations = [{ file: 'pets.yaml', pointer: '/paths/~1pets/get' }]
  await memory.project.preview({ page: 'api-reference/pets/list-pets' })
  const [page] = await memory.project.apis.pagesForOperations({ operations, how: 'described' })
  expect(page?.text).toContain('api: "GET https://pets.example/v1/pets"')
  const create = page ? [{ file: page.file, text: page.text }] : []
  await memory.project.edit({ label: 'Make a page', edits: [], create })
  await memory.settle()
  const now = () => standings(memory.project.apis.apis()[0]?.groups ?? [])
  expect(now()).toEqual([
    'pets: GET /pets written api-reference/pets/list-pets',
    'pets: POST /pets generated api-reference/pets/add-pet',
    'Other: GET /status generated api-reference/other/status',
  ])
  expect(await memory.project.apis.pagesForOperations({ operations, how: 'described' })).toEqual([])
  expect(reported(memory.project.apis.navigationOfApis())).toEqual([
    'API reference',
    ' pets',
    '  List pets: written',
    '  Add pet: generated',
    ' Other',
    '  Status: generated',
  ])
  const shown = async () => (await memory.project.document('api-reference/pets/list-pets')).html
  expect(await shown()).toContain('class="accordion')
  await memory.project.undo()
  await memory.settle()
  expect(await shown()).not.toContain('class="accordion')
  expect(now()[0]).toBe('pets: GET /pets generated api-reference/pets/list-pets')
})

test('a page that names its operation becomes one that describes it, with the text of its author', async () => {
  const page = '---\ntitle: "All pets"\nopenapi: GET /pets\nicon: paw\n---\n\nMind the **dog**.\n'
  const memory = await openInMemory({ ...CONTENT, 'pets.mdx': page })
  await memory.settle()
  const operations = [{ file: 'pets.yaml', pointer: '/paths/~1pets/get' }]
  const [result] = await memory.project.apis.pagesForOperations({ operations, how: 'described' })
  expect([result?.file, result?.exists]).toEqual(['pets.mdx', true])
  expect(result?.text).toContain(
    '---\ntitle: "All pets"\nicon: paw\napi: "GET https://pets.example/v1/pets"\n---\n\nMind the **dog**.\n\n## Responses',
  )
})
