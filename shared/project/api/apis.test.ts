import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const API = `openapi: 3.1.0
info:
  title: Pets
  version: "1"
  description: What the shop has.
  contact: {name: The shop, url: "https://pets.example"}
  license: {name: MIT, identifier: MIT}
servers: [{url: "https://pets.example/v1"}]
security: []
tags: [{name: other, description: Everything else.}]
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      tags: [other]
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
  const memory = await openInMemory(CONTENT)
  await memory.settle()
  await memory.project.preview({ page: PAGE })
  expect((await memory.project.document(PAGE)).html).toContain('List pets - Acme')
  await memory.insert('pets.yaml', API.indexOf('List pets'), 'Now ')
  await memory.settle()
  expect((await memory.project.document(PAGE)).html).toContain('Now List pets')
  expect(memory.events.preview.at(-1)?.path).toBe(PAGE)
})

test('a description that becomes invalid during editing is a problem of its file, and its pages stay', async () => {
  const memory = await openInMemory(CONTENT)
  await memory.settle()
  await memory.insert('pets.yaml', API.indexOf('info'), '\t')
  await memory.settle()
  expect(memory.project.problems().map(({ file, line, code }) => [file, line, code])).toEqual([
    ['pets.yaml', 2, 'api/unreadable'],
  ])
  expect((await memory.project.document(PAGE)).html).toContain('List pets')
  await memory.project.undo()
  await memory.settle()
  expect(memory.project.problems()).toEqual([])
})

test('a page that names an operation finds its description, and reports a missing one', async () => {
  const memory = await openInMemory({
    ...CONTENT,
    'docs.json': '{"name": "Acme", "navigation": [{"group": "Start", "pages": ["intro", "a", "b"]}]}',
    'a.mdx': '---\nopenapi: pets GET /pets\n---\n',
    'b.mdx': '---\nopenapi: GET /pet\n---\n',
  })
  await memory.settle()
  expect((await memory.project.document('a')).html).toContain('List pets')
  expect(memory.project.problems().map(({ file, code, hint }) => [file, code, hint])).toEqual([
    ['b.mdx', 'page/no-operation', 'Did you mean “GET /pets”?'],
  ])
})

test('the list of operations is announced again for pages that name operations, not for every new title', async () => {
  const memory = await openInMemory({
    ...CONTENT,
    'docs.json':
      '{"name": "Acme", "navigation": [{"group": "Start", "pages": ["intro", "a"]}], "openapi": "pets.yaml"}',
    'a.mdx': '---\ntitle: A\n---\n',
  })
  await memory.settle()
  const before = memory.counts()
  await memory.insert('a.mdx', '---\ntitle: A'.length, 'n')
  await memory.settle()
  expect(memory.counts().pages).toBe(before.pages + 1)
  expect(memory.counts().apis).toBe(before.apis)
  await memory.insert('a.mdx', '---\n'.length, 'openapi: GET /pets\n')
  await memory.settle()
  expect(memory.counts().apis).toBeGreaterThan(before.apis)
  const named = memory.counts().apis
  await memory.project.undo()
  await memory.settle()
  expect(memory.counts().apis).toBeGreaterThan(named)
})
