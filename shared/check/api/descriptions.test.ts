import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { inEnglish } from '../../messages/in-english.ts'
import { type Apis, readApis } from '../../openapi/apis.ts'
import { noIcons } from '../../site/base/icons.ts'
import { planSite } from '../../site/plan/plan.ts'
import { checkConfig } from '../check.ts'
import { readSettings } from '../settings/file.ts'
import { defaultSettings } from '../settings/read.ts'
import { checkApis } from './descriptions.ts'

/** Rules whose findings have tests of their own. */
const OTHERS = [
  'empty-text',
  'information',
  'no-id',
  'no-security',
  'no-summary',
  'no-tags',
  'parameter',
  'server',
  'unknown-tag',
  'unused',
  'version',
].map(name => [`api/${name}`, 'off'])

const rulesWith = (more: object) => JSON.stringify({ rules: { ...Object.fromEntries(OTHERS), ...more } })

const UNSAID = rulesWith({
  'api/undescribed-parameter': 'off',
  'api/undescribed-response': 'off',
  'api/no-error-response': 'off',
})

const read = async (files: Readonly<Record<string, string>>): Promise<Apis> => {
  const textOf = async (file: string) => files[file]
  const apis = await readApis({
    entries: Object.keys(files).map(written => ({ written })),
    repository: new Set(Object.keys(files)),
    read: textOf,
  })
  await apis.readAll(textOf)
  return apis
}

const check = async (files: Readonly<Record<string, string>>, rules = UNSAID) => {
  const apis = await read(files)
  const settings = { ...defaultSettings, rules: readSettings(rules).rules }
  const found = [...checkApis(apis, settings).values()].flat()
  return found.map(
    ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${inEnglish(message)}`,
  )
}

const yaml = (rest: string) => `openapi: 3.1.0\ninfo: {title: T, version: "1"}\n${rest}`

test('a reference to nothing is reported with its line, in YAML and in JSON', async () => {
  const text = yaml('paths: {}\ncomponents:\n  schemas:\n    A:\n      $ref: "#/components/schemas/B"\n')
  expect(await check({ 'a.yaml': text })).toEqual([
    'a.yaml:7:7 api/reference There is no “#/components/schemas/B”.',
  ])
  const json =
    '{\n  "openapi": "3.0.0", "info": {"title": "T", "version": "1"},\n  "paths": {\n    "/a": {"$ref": "./b.yaml"}\n  }\n}'
  expect(await check({ 'a.json': json })).toEqual(['a.json:4:12 api/reference There is no file “b.yaml”.'])
})

// Covers N07
test('circular references and references out of the repository or to the internet are reported', async () => {
  const found = await check({
    'a.yaml': yaml(
      'paths: {}\ncomponents:\n  schemas:\n    A: {$ref: "#/components/schemas/A"}\n    B: {$ref: "../../etc/passwd"}\n    C: {$ref: "http://127.0.0.1:9/x"}\n',
    ),
  })
  expect(found.map(line => line.replace(/^\S+ /, ''))).toEqual([
    'api/reference The references form a loop.',
    'api/reference “../../etc/passwd” is outside the repository.',
    'api/reference “http://127.0.0.1:9/x” isn’t in the repository and hasn’t been downloaded.',
  ])
})

test('a reference in a file that another file refers to is reported there', async () => {
  const found = await check({
    'a.yaml': yaml('paths:\n  /a: {$ref: "./b.yaml"}\n'),
    'b.yaml': 'get:\n  responses:\n    "200":\n      $ref: "#/none"\n',
  })
  expect(found).toContain('b.yaml:4:7 api/reference There is no “#/none”.')
})

test('ids, path parameters, authentication, tags and servers that do not fit are reported', async () => {
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

test('a file that cannot be read is reported, and the other files are still checked', async () => {
  const found = await check({
    'a.yaml': 'openapi: 3.0.3\ninfo:\n\ttitle: t\n',
    'b.yaml': yaml('paths: {}\n'),
  })
  expect(found).toEqual([
    'a.yaml:3:1 api/unreadable There is a tab in the indentation, which YAML doesn’t allow.',
  ])
})

test('what a description leaves out about its operations is reported', async () => {
  const rest = `paths:
  /a:
    get:
      parameters:
        - {name: limit, in: query, schema: {type: integer}}
        - {name: page, in: query, description: The page to begin with., schema: {type: integer}}
      responses:
        "404": {description: There is no a.}
        "500": {description: ""}
  /b:
    get:
      responses:
        "200": {description: All is well.}
components:
  securitySchemes:
    told: {type: apiKey, in: header, name: X-Key, description: "The key, behind the word Token."}
    untold: {type: apiKey, in: header, name: X-Other}
`
  const all = rulesWith({ 'api/no-error-response': 'notice', 'api/no-rate-limit': 'notice' })
  expect(await check({ 'a.yaml': yaml(rest) }, all)).toEqual([
    'a.yaml:7:11 api/undescribed-parameter The parameter “limit” of GET /a has no description.',
    'a.yaml:9:7 api/no-success-response GET /a has no response for success.',
    'a.yaml:9:7 api/no-rate-limit GET /a has no response for too many requests.',
    'a.yaml:11:9 api/undescribed-response The response 500 of GET /a has no description.',
    'a.yaml:14:7 api/no-error-response GET /b has no response for errors.',
    'a.yaml:14:7 api/no-rate-limit GET /b has no response for too many requests.',
    'a.yaml:19:5 api/undescribed-key The API description doesn’t say in which form the key “X-Other” is sent.',
  ])
})

test('rules that are off do not count towards the limit', async () => {
  const parameters = Array.from({ length: 600 }, (_, index) => `        - {name: p${index}, in: query}`).join(
    '\n',
  )
  const rest = `paths:\n  /a:\n    get:\n      parameters:\n${parameters}\n      responses:\n        "500": {description: ""}\n`
  const settings = rulesWith({ 'api/undescribed-parameter': 'off', 'api/no-success-response': 'off' })
  expect(await check({ 'a.yaml': yaml(rest) }, settings)).toEqual([
    expect.stringContaining('api/undescribed-response'),
  ])
})

test('of what a description leaves out often, the first 20 are reported; the last says that there are more', async () => {
  const schemes = Array.from(
    { length: 600 },
    (_, at) => `    k${at}: {type: apiKey, in: header, name: K${at}}`,
  )
  const rest = `paths:\n  /a:\n    get:\n      responses:\n        "200": {description: ""}\ncomponents:\n  securitySchemes:\n${schemes.join('\n')}\n`
  const apis = await readApis({
    entries: [{ written: 'a.yaml' }],
    repository: new Set(['a.yaml']),
    read: async () => yaml(rest),
  })
  const found = [...checkApis(apis).values()].flat().filter(({ code }) => code === 'api/undescribed-key')
  expect(found).toHaveLength(20)
  expect(inEnglish(found.at(-1)?.hint ?? '')).toBe('There are more like this.')
})

test('problems of a downloaded description are reported where docs.json names its address, with their lines', async () => {
  const address = 'https://api.example.com/openapi.yaml'
  const text = yaml('paths: {}\ncomponents:\n  schemas:\n    A:\n      $ref: "#/components/schemas/B"\n')
  const entries = [{ written: address, at: '/openapi', folder: 'api' }]
  const apis = await readApis({ entries, repository: new Set(), read: async () => text })
  const reading = readConfig(`{"name": "x", "navigation": [], "openapi": "${address}"}`)
  const files = new Set<string>()
  const site = planSite({ config: reading.value, pages: [], files, icons: noIcons, apis: apis.data() })
  const found = checkConfig(reading, { site, pages: new Map(), anchors: () => undefined })
  expect(
    found.filter(({ code }) => code === 'api/address').map(({ message, pointer }) => [message, pointer]),
  ).toEqual([[`${address}:7:7: There is no “#/components/schemas/B”.`, '/openapi']])
})

test('descriptions that did not change are not checked again', async () => {
  const files: Readonly<Record<string, string>> = {
    'a.yaml': yaml('paths: {}\n'),
    'b.yaml': yaml('paths: []\n'),
  }
  const readAgain = (previous?: Apis, more: Readonly<Record<string, string>> = {}) =>
    readApis({
      entries: Object.keys(files).map(written => ({ written })),
      repository: new Set(Object.keys(files)),
      read: async file => more[file] ?? files[file],
      ...(previous && { previous }),
    })
  const first = await readAgain()
  const second = await readAgain(first)
  expect(checkApis(second)).toBe(checkApis(first))
  const third = await readAgain(second, { 'b.yaml': yaml('paths: {}\n') })
  expect(checkApis(third)).not.toBe(checkApis(first))
  expect(checkApis(third).get('b.yaml')).not.toEqual(checkApis(first).get('b.yaml'))
  expect(checkApis(third, { ...defaultSettings })).not.toBe(checkApis(third))
})

const VALID = {
  '2.0':
    'swagger: "2.0"\ninfo: {title: T, version: "1"}\npaths:\n  /a/{id}:\n    parameters: [{name: id, in: path, required: true, type: string}]\n    post:\n      consumes: [multipart/form-data]\n      parameters:\n        - {name: tags, in: query, type: array, items: {type: string}, collectionFormat: multi}\n        - {name: file, in: formData, type: file}\n      responses:\n        "200": {description: ok, schema: {type: object, required: [a], allOf: [{properties: {a: {type: string}}}]}, examples: {application/json: {a: b}}}\n        default: {$ref: "#/responses/Error"}\nresponses:\n  Error: {description: An error., schema: {type: file}}\n',
  '3.0':
    'openapi: 3.0.4\ninfo: {title: T, version: "1"}\npaths:\n  /a:\n    get:\n      parameters: [{name: f, in: query, style: deepObject, explode: true, schema: {type: object, nullable: true, example: null}}]\n      responses:\n        2XX: {description: ok, content: {"application/json; charset=utf-8": {schema: {type: integer, minimum: 0, exclusiveMinimum: true, example: 1}}}}\n',
  '3.1':
    'openapi: 3.1.1\ninfo: {title: T, version: "1", summary: S}\nwebhooks:\n  sold:\n    post:\n      requestBody: {content: {application/json: {schema: {type: [string, "null"], const: null, examples: [null]}}}}\ncomponents:\n  pathItems: {a: {}}\n  schemas:\n    A: {$ref: "#/components/schemas/B", description: Next to it.}\n    B: {type: array, prefixItems: [{type: string}], exclusiveMinimum: 3, $defs: {c: true}}\n',
  '3.2':
    'openapi: 3.2.0\n$self: https://example.com/api\ninfo: {title: T, version: "1"}\ntags: [{name: a, kind: nav}, {name: b, parent: a}]\npaths:\n  /a:\n    query: {responses: {"200": {summary: It}}}\n    additionalOperations: {COPY: {responses: {"200": {}}}}\n',
}

test.each(Object.entries(VALID))('a valid description of version %s has no errors', async (_, text) => {
  const read = async () => text
  const apis = await readApis({ entries: [{ written: 'a.yaml' }], repository: new Set(['a.yaml']), read })
  const errors = [...checkApis(apis).values()].flat().filter(({ severity }) => severity === 'error')
  expect(errors.map(({ code, message }) => `${code} ${inEnglish(message)}`)).toEqual([])
})

test('a reference to another address is a warning that it was not downloaded', async () => {
  const text = yaml('paths:\n  /a: {$ref: "https://example.com/a.yaml"}\n')
  const read = async () => text
  const apis = await readApis({ entries: [{ written: 'a.yaml' }], repository: new Set(['a.yaml']), read })
  const found = [...checkApis(apis).values()].flat().filter(({ severity }) => severity !== 'notice')
  expect(found.map(({ severity, code, message }) => `${severity} ${code} ${inEnglish(message)}`)).toEqual([
    'warning api/reference “https://example.com/a.yaml” isn’t in the repository and hasn’t been downloaded.',
  ])
})

test('a page that a description embeds is told once for each host that the site does not allow', async () => {
  const embed = (host: string) => `<iframe src='https://${host}/a'></iframe>`
  const described = `Text ${embed('demos.example.com')} ${embed('www.youtube.com')} ${embed('maps.example.org')}`
  const text = yaml(`paths:
  /a:
    get:
      description: "${described}"
      responses: {"200": {description: "${embed('demos.example.com')}"}}
`)
  const apis = await read({ 'a.yaml': text })
  const told = (allowed: readonly string[]) =>
    [...checkApis(apis, undefined, new Set(allowed)).values()]
      .flat()
      .filter(({ code }) => code === 'page/embed')
      .map(({ line, message }) => `${line} ${message.values?.host}`)
  expect(told([])).toEqual(['6 demos.example.com', '6 maps.example.org'])
  expect(told(['demos.example.com'])).toEqual(['6 maps.example.org'])
  expect(told(['maps.example.org', 'demos.example.com'])).toEqual([])
})

test('a component is used where its file lies in a folder', async () => {
  const rules = JSON.stringify({ rules: { api: 'off', 'api/unused': 'notice' } })
  const answer =
    'responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/A"}}}}}'
  const shared = yaml('paths: {}\ncomponents:\n  schemas:\n    B: {type: string}\n')
  const text = yaml(
    `paths: {/a: {get: {${answer}}}}\ncomponents:\n  schemas:\n    A: {$ref: "../more/b.yaml#/components/schemas/B"}\n    C: {type: string}\n`,
  )
  expect(await check({ 'api/v1/a.yaml': text, 'api/more/b.yaml': shared }, rules)).toEqual([
    'api/v1/a.yaml:7:5 api/unused Nothing refers to “C”.',
  ])
})
