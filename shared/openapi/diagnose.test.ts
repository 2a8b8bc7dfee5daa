import { expect, test } from 'vitest'
import { readApis } from './apis.ts'
import { apiProblems } from './diagnose.ts'

const described = (schemas: object) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas },
  })

test('a file that was not read yet hides no broken reference of the next description', async () => {
  const files: Readonly<Record<string, string>> = {
    'a.json': described({ Joined: { allOf: [{ $ref: 'parts.json#/Part' }] } }),
    'b.json': described({ Broken: { $ref: '#/components/schemas/Nowhere' } }),
    'parts.json': '{"Part": {"type": "object"}}',
  }
  const apis = await readApis({
    entries: ['a.json', 'b.json'].map(written => ({ written, folder: 'api' })),
    repository: new Set(Object.keys(files)),
    read: async file => files[file],
  })
  const references = apiProblems(apis).filter(({ rule }) => rule === 'api/reference')
  expect(references.map(({ file, pointer }) => `${file}${pointer}`)).toEqual([
    'b.json/components/schemas/Broken/$ref',
  ])
})

test('reference-like objects inside an example, a default, an enum or an extension are ignored', async () => {
  const lost = { $ref: '#/nowhere' }
  const written = { example: lost, default: lost, enum: [lost], const: lost, examples: [lost], 'x-own': lost }
  const files: Readonly<Record<string, string>> = {
    'a.json': described({ Fine: { type: 'object', ...written } }),
  }
  const apis = await readApis({
    entries: [{ written: 'a.json', folder: 'api' }],
    repository: new Set(['a.json']),
    read: async file => files[file],
  })
  expect(apiProblems(apis)).toEqual([])
})
