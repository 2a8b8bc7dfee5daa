import { expect, test } from 'vitest'
import { readApis } from '../openapi/apis.ts'
import { checkApis } from './apis.ts'

const check = async (files: Readonly<Record<string, string>>) => {
  const read = async (file: string) => files[file]
  const apis = await readApis({
    entries: Object.keys(files).map(written => ({ written })),
    repository: new Set(Object.keys(files)),
    read,
  })
  await apis.readAll(read)
  const found = [...checkApis(apis).values()].flat()
  return found.map(({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`)
}

const yaml = (rest: string) => `openapi: 3.1.0\ninfo: {title: T, version: "1"}\n${rest}`

test('a reference to nothing is told with its line, in YAML and in JSON', async () => {
  const text = yaml('paths: {}\ncomponents:\n  schemas:\n    A:\n      $ref: "#/components/schemas/B"\n')
  expect(await check({ 'a.yaml': text })).toEqual([
    'a.yaml:7:7 api/reference There is no “#/components/schemas/B”.',
  ])
  const json = '{\n  "openapi": "3.0.0",\n  "paths": {\n    "/a": {"$ref": "./b.yaml"}\n  }\n}'
  expect(await check({ 'a.json': json })).toEqual(['a.json:4:12 api/reference There is no file “b.yaml”.'])
})

test('references in a circle, out of the repository and to the internet are told', async () => {
  const found = await check({
    'a.yaml': yaml(
      'paths: {}\ncomponents:\n  schemas:\n    A: {$ref: "#/components/schemas/A"}\n    B: {$ref: "../../etc/passwd"}\n    C: {$ref: "http://127.0.0.1:9/x"}\n',
    ),
  })
  expect(found.map(line => line.replace(/^\S+ /, ''))).toEqual([
    'api/reference The references lead in a circle.',
    'api/reference “../../etc/passwd” leads out of the repository.',
    'api/reference “http://127.0.0.1:9/x” stands at another place of the internet, which is not read.',
  ])
})

test('a reference in a file that another one leads to is told there', async () => {
  const found = await check({
    'a.yaml': yaml('paths:\n  /a: {$ref: "./b.yaml"}\n'),
    'b.yaml': 'get:\n  responses:\n    "200":\n      $ref: "#/none"\n',
  })
  expect(found).toContain('b.yaml:4:7 api/reference There is no “#/none”.')
})

test('ids, path parameters, authentication, tags and servers that do not fit are told', async () => {
  const found = await check({
    'a.yaml': yaml(`servers: [{url: "https://{where}.example"}]
tags: [{name: a, parent: b}, {name: b, parent: a}]
paths:
  /a/{id}:
    get: {operationId: one, security: [{nope: []}], responses: {"200": {description: ok}}}
    put: {operationId: One, parameters: [{name: id, in: path, required: true}, {name: x, in: path, required: true}]}
`),
  })
  expect(found.map(line => line.replace(/^\S+ /, '').split(' ')[0])).toEqual([
    'api/server-variable',
    'api/tag-circle',
    'api/tag-circle',
    'api/path-parameter',
    'api/unknown-security',
    'api/no-responses',
    'api/same-id',
    'api/path-parameter',
  ])
})

test('a file that cannot be read is told, and leaves the others alone', async () => {
  const found = await check({
    'a.yaml': 'openapi: 3.0.3\ninfo:\n\ttitle: t\n',
    'b.yaml': yaml('paths: {}\n'),
  })
  expect(found).toEqual([
    'a.yaml:3:1 api/unreadable A tab stands in the indentation, which YAML does not allow.',
  ])
})
