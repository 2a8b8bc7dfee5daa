import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { inEnglish } from '../../messages/in-english.ts'
import { type Apis, readApis } from '../../openapi/apis.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { summarizePage } from '../../page/summary.ts'
import { noIcons } from '../../site/base/icons.ts'
import { planSite } from '../../site/plan/plan.ts'
import { applyEdits } from '../../text/edit.ts'
import { checkPage } from '../check.ts'

const API = `openapi: 3.1.0
info: {title: Pets, version: "1"}
servers: [{url: "https://api.example.com/v1"}]
paths:
  /pets/{id}:
    put:
      parameters:
        - {name: id, in: path, required: true, description: Which pet., schema: {type: string}}
        - {name: limit, in: query, description: How many., schema: {type: integer}}
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: {type: string}
                tags: {type: array, items: {type: string}}
                owner: {type: object, properties: {email: {type: string}}}
      responses:
        "200":
          description: The pet.
          content:
            application/json:
              schema:
                type: object
                properties:
                  id: {type: string}
                  name: {type: string}
        "404": {description: There is none.}
    get:
      responses: {"200": {description: Anything., content: {application/json: {schema: {type: object, additionalProperties: true}}}}}
`

let apis: Apis
beforeAll(async () => {
  const read = async () => API
  apis = await readApis({ entries: [{ written: 'api.yaml' }], repository: new Set(['api.yaml']), read })
  await apis.readAll(read)
})

const ALL = ['path="id"', 'query="limit"', 'body="name" required', 'body="tags"', 'body="owner"']
  .map(written => `<ParamField ${written}>A word.</ParamField>`)
  .join('\n')

const pageOf = (body: string, head = 'api: "PUT https://api.example.com/v1/pets/{id}"') =>
  `---\ntitle: Page\ndescription: What this page is about.\n${head}\n---\n\n${body}\n`

function check(text: string) {
  const config = readConfig('{"name":"x","navigation":[{"group":"a","pages":["page"]}]}').value
  const pages = [summarizePage('page.mdx', text)]
  const site = planSite({
    config,
    pages,
    files: new Set(['page.mdx', 'api.yaml']),
    icons: noIcons,
    apis: apis.data(),
  })
  const known = { site, pages: new Map(pages.map(page => [page.path, page])), anchors: () => undefined }
  return checkPage(parsePage('page.mdx', text), known)
}

const described = (text: string) =>
  check(text).map(({ code, severity, line, column, message, hint }) =>
    [severity, code, `${line}:${column}`, inEnglish(message), hint && inEnglish(hint)].join(' '),
  )

test.each([
  [
    '<ParamField query="lmit" type="integer">How many.</ParamField>',
    'warning api/unknown-field 8:13 PUT /pets/{id} has no “lmit” in the query. Did you mean “limit”?',
  ],
  [
    '<ParamField body="colour">Its colour.</ParamField>',
    'warning api/unknown-field 8:13 PUT /pets/{id} has no “colour” in the body. It isn’t in the API description.',
  ],
  [
    '<ParamField query="id" type="string">Which.</ParamField>',
    'warning api/field-differs 8:13 “id” of PUT /pets/{id} is sent in the path, not in the query. Write path="id".',
  ],
  [
    '<ParamField query="limit" type="boolean">How many.</ParamField>',
    'warning api/field-differs 8:13 “limit” of PUT /pets/{id} is integer, not boolean. Use the type from the API description.',
  ],
  [
    '<ParamField query="limit" required>How many.</ParamField>',
    'warning api/field-differs 8:13 “limit” of PUT /pets/{id} is optional, but this page says it is required. Remove “required”.',
  ],
  [
    '<ParamField body="name" type="string">Its name.</ParamField>',
    'warning api/field-differs 8:13 “name” of PUT /pets/{id} is required, but this page doesn’t say so. Add “required”.',
  ],
  [
    '<ResponseField name="nam" type="string">Its name.</ResponseField>',
    'warning api/unknown-field 8:16 The response of PUT /pets/{id} has no “nam”. Did you mean “name”?',
  ],
])('%s', (field, words) => {
  const head = 'openapi: "PUT /pets/{id}"'
  expect(described(pageOf(`Text.\n\n${field}`, head).replace('Text.\n\n', '\n'))).toEqual([words])
})

test('a field that is sent elsewhere is moved there', () => {
  const page = pageOf('<ParamField query="id">Which.</ParamField>', 'openapi: "PUT /pets/{id}"')
  const [problem] = check(page)
  const fixed = applyEdits(page, problem?.fix?.edits ?? [])
  expect(fixed).toBe(page.replace('query=', 'path='))
  expect(check(fixed)).toEqual([])
})

test('what an authored page does not describe of its API is reported once', () => {
  expect(described(pageOf(ALL))).toEqual([])
  expect(described(pageOf(ALL.split('\n').slice(0, 1).join('\n')))).toEqual([
    'notice api/field-missing 7:1 PUT /pets/{id} takes “limit”, “name”, “tags”, and 1 more, which this page doesn’t describe. Describe every field, including the optional ones.',
  ])
  const result = '<ResponseField name="id" type="string">Which.</ResponseField>'
  expect(described(pageOf(`${ALL}\n${result}`))).toEqual([
    'notice api/field-missing 12:1 PUT /pets/{id} returns “name”, which this page doesn’t describe. Describe every field, including the optional ones.',
  ])
})

test.each([
  ['a nested field', `${ALL}\n<ParamField body="email">Of the owner.</ParamField>`],
  ['a path of names', `${ALL}\n<ParamField body="owner.email">Of the owner.</ParamField>`],
  ['other words for a type', ALL.replace('query="limit"', 'query="limit" type="int"')],
  ['words that are not known', ALL.replace('query="limit"', 'query="limit" type="Limit"')],
  ['a header', `${ALL}\n<ParamField header="X-Own">Mine.</ParamField>`],
])('nothing is wrong with %s', (_name, body) => {
  expect(described(pageOf(body))).toEqual([])
})

test('a response that may hold anything, and a page without an operation, are not checked', () => {
  const field = '<ResponseField name="own" type="string">Mine.</ResponseField>'
  expect(described(pageOf(field, 'openapi: "GET /pets/{id}"'))).toEqual([])
  expect(described(pageOf(field, 'icon: star'))).toEqual([])
})
