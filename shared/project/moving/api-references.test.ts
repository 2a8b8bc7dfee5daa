import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const SITE = {
  'docs.json':
    '{ "name": "A", "navigation": [{ "group": "G", "pages": ["boat"] }], "openapi": "api/a.yaml" }\n',
  'boat.mdx': '---\ntitle: Boat\n---\n',
  'api/a.yaml': `openapi: 3.0.0
info: { title: A, version: "1" }
paths:
  /boats: { $ref: "./parts/boats.yaml#/boats" } # near
  /piers: { $ref: parts/none.yaml#/piers }
  /self: { $ref: '#/paths/~1boats' }
components:
  schemas:
    Far: { $ref: 'https://example.com/far.yaml#/Far' }
`,
  'api/parts/boats.yaml': `boats:
  get:
    responses: { "200": { $ref: ../shared.json#/ok } }
`,
  'api/shared.json': '{ "ok": { "description": "Fine" }, "again": { "$ref" : "a.yaml#/info" } }\n',
}

async function move(from: string, to: string) {
  const memory = await openInMemory(SITE)
  await memory.settle()
  const request = { moves: [{ from, to }], redirects: true, leave: [] }
  const { references, warnings } = await memory.project.planMove(request)
  await memory.project.moveFiles({ ...request, label: 'Move' })
  await memory.settle()
  return { bench: memory, warnings, places: references.filter(({ file }) => /json|yaml/.test(file)) }
}

test('an API description that moves still refers to its files, and they to it', async () => {
  const { bench: memory, places: references, warnings } = await move('api/a.yaml', 'specs/v1/a.yaml')
  expect(await memory.text('specs/v1/a.yaml')).toBe(
    SITE['api/a.yaml'].replace('./parts/boats.yaml', '../../api/parts/boats.yaml'),
  )
  expect(await memory.text('api/shared.json')).toContain('"$ref" : "../specs/v1/a.yaml#/info"')
  expect(await memory.text('api/parts/boats.yaml')).toBe(SITE['api/parts/boats.yaml'])
  expect(JSON.parse(await memory.text('docs.json')).openapi).toBe('specs/v1/a.yaml')
  expect(warnings).toEqual([])
  expect(references.map(({ file, line, after }) => `${file}:${line} ${after}`)).toEqual([
    'docs.json:1 specs/v1/a.yaml',
    'api/a.yaml:4 ../../api/parts/boats.yaml',
    'api/shared.json:1 ../specs/v1/a.yaml',
  ])
  await memory.project.undo()
  await memory.settle()
  expect(await memory.text('api/shared.json')).toBe(SITE['api/shared.json'])
})

test('references to a moved file are updated, plain or quoted', async () => {
  const { bench: memory } = await move('api/parts/boats.yaml', 'api/boats in port.yaml')
  expect(await memory.text('api/a.yaml')).toBe(
    SITE['api/a.yaml'].replace('./parts/boats.yaml', './boats%20in%20port.yaml'),
  )
  expect(await memory.text('api/boats in port.yaml')).toBe(
    SITE['api/parts/boats.yaml'].replace('../shared.json', 'shared.json'),
  )
})

test('a file without a reference to a moved file keeps every byte', async () => {
  const { bench: memory } = await move('boat.mdx', 'ship.mdx')
  for (const file of ['api/a.yaml', 'api/parts/boats.yaml', 'api/shared.json'] as const)
    expect(await memory.text(file)).toBe(SITE[file])
})

test('schemas that a discriminator names by file, and examples in files of any kind, are still found', async () => {
  const block = `components:
  schemas:
    Craft:
      oneOf: [{ $ref: parts/boat.yaml }]
      discriminator:
        propertyName: kind
        mapping:
          # by their files
          boat: parts/boat.yaml#/Boat
          "old boat": './parts/boat.yaml'

          ship: Ship
      example: parts/boat.yaml
    Mapped: { properties: { mapping: { $ref: parts/boat.yaml } } }
  examples:
    one: { externalValue: parts/one.txt }
`
  const json =
    '{"discriminator": {"mapping": {"a": "parts/boat.yaml", "b": "#/Ship"}}, "title": "parts/boat.yaml"}\n'
  const memory = await openInMemory({
    ...SITE,
    'api/b.yaml': block,
    'api/c.json': json,
    'api/parts/boat.yaml': 'type: object\n',
    'api/parts/one.txt': 'One.\n',
  })
  await memory.settle()
  const moves = ['boat.yaml', 'one.txt'].map(name => ({ from: `api/parts/${name}`, to: `api/all/${name}` }))
  for (const one of moves)
    await memory.project.moveFiles({ moves: [one], redirects: true, leave: [], label: 'Move' })
  await memory.settle()
  expect(await memory.text('api/b.yaml')).toBe(
    block.replaceAll('parts/', 'all/').replace('example: all/', 'example: parts/'),
  )
  expect(await memory.text('api/c.json')).toBe(json.replace('parts/', 'all/'))
})
