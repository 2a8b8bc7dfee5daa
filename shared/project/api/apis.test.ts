import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const API = `openapi: 3.1.0
info: {title: Pets, version: "1"}
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      responses:
        "200": {description: Fine}
`

const CONTENT = {
  'docs.json':
    '{"name": "Acme", "navigation": [{"group": "Start", "pages": ["intro"]}], "openapi": "pets.yaml"}',
  'intro.mdx': '---\ntitle: Intro\ndescription: How this site begins.\n---\n\nHello.\n',
  'pets.yaml': API,
}

const PAGE = 'api-reference/other/list-pets'

test('the page of an operation is shown, and follows its description while that is edited', async () => {
  const bench = await openInMemory(CONTENT)
  await bench.settle()
  await bench.project.preview({ page: PAGE })
  expect((await bench.project.document(PAGE)).html).toContain('List pets - Acme')
  await bench.insert('pets.yaml', API.indexOf('List pets'), 'Now ')
  await bench.settle()
  expect((await bench.project.document(PAGE)).html).toContain('Now List pets')
  expect(bench.events.preview.at(-1)?.path).toBe(PAGE)
})

test('a description that becomes invalid during editing is a problem of its file, and its pages stay', async () => {
  const bench = await openInMemory(CONTENT)
  await bench.settle()
  await bench.insert('pets.yaml', API.indexOf('info'), '\t')
  await bench.settle()
  expect(bench.project.problems().map(({ file, line, code }) => [file, line, code])).toEqual([
    ['pets.yaml', 2, 'api/unreadable'],
  ])
  expect((await bench.project.document(PAGE)).html).toContain('List pets')
  await bench.project.undo()
  await bench.settle()
  expect(bench.project.problems()).toEqual([])
})

test('a page that names an operation finds its description, and reports a missing one', async () => {
  const bench = await openInMemory({
    ...CONTENT,
    'docs.json': '{"name": "Acme", "navigation": [{"group": "Start", "pages": ["intro", "a", "b"]}]}',
    'a.mdx': '---\nopenapi: pets GET /pets\n---\n',
    'b.mdx': '---\nopenapi: GET /pet\n---\n',
  })
  await bench.settle()
  expect((await bench.project.document('a')).html).toContain('List pets')
  expect(bench.project.problems().map(({ file, code, hint }) => [file, code, hint])).toEqual([
    ['b.mdx', 'page/no-operation', 'Did you mean “GET /pets”?'],
  ])
})

test('the list of operations is announced again for pages that name operations, not for every new title', async () => {
  const bench = await openInMemory({
    ...CONTENT,
    'docs.json':
      '{"name": "Acme", "navigation": [{"group": "Start", "pages": ["intro", "a"]}], "openapi": "pets.yaml"}',
    'a.mdx': '---\ntitle: A\n---\n',
  })
  await bench.settle()
  const before = bench.counts()
  await bench.insert('a.mdx', '---\ntitle: A'.length, 'n')
  await bench.settle()
  expect(bench.counts().pages).toBe(before.pages + 1)
  expect(bench.counts().apis).toBe(before.apis)
  await bench.insert('a.mdx', '---\n'.length, 'openapi: GET /pets\n')
  await bench.settle()
  expect(bench.counts().apis).toBeGreaterThan(before.apis)
  const named = bench.counts().apis
  await bench.project.undo()
  await bench.settle()
  expect(bench.counts().apis).toBeGreaterThan(named)
})
