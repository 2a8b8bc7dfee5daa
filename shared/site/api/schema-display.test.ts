import { expect, test } from 'vitest'
import { described, pageOf, pagesOf } from '../testing/api-pages.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (media: object) => ({ content: { 'application/json': media } })
const bodiless = { description: 'Fine' }

/** A description of one operation whose response has a schema. */
const answers = (schema: object, schemas: object = {}) =>
  described(
    { get: { responses: { '200': { ...bodiless, ...json({ schema }) } } } },
    { components: { schemas } },
  )

test('long numbers are exact on the page, in requests and in responses', async () => {
  const text = `{"openapi":"3.0.3","info":{"title":"T","version":"1"},"paths":{"/a":{"get":{
    "parameters":[{"name":"id","in":"query","schema":{"type":"integer","maximum":9223372036854775807,"default":9007199254740995,"example":9007199254740993}}],
    "responses":{"200":{"description":"ok","content":{"application/json":{"example":{"big":9223372036854775807}}}}}}}}}`
  const { text: seen, aside } = await pageOf(text)
  expect(seen).toContain('9223372036854775807')
  expect(seen).toContain('9007199254740995')
  expect(seen).toContain('9007199254740993')
  expect(aside).toContain('?id=9007199254740993')
  expect(aside.replace(/ /g, '')).toContain('"big":9223372036854775807')
})

test('words that old YAML read as booleans, and dates, are shown as written', async () => {
  const text =
    'openapi: 3.0.3\ninfo: {title: T, version: 2025-10-15}\npaths:\n  /a:\n    get:\n      operationId: on\n' +
    '      parameters:\n        - {name: land, in: query, schema: {type: string, enum: [no, se, on, off, 2024-01-02]}}\n' +
    '      responses: {200: {description: Fine}}\n'
  const { path, text: seen } = await pageOf(text, { file: 'a.yaml' })
  expect(path).toBe('api/other/on')
  expect(seen).toMatch(/no se on off 2024-01-02/)
})

test('mutually recursive schemas are expanded once, and marked where they repeat', async () => {
  const { text, aside } = await pageOf(
    answers(ref('A'), {
      A: { allOf: [ref('Base'), { type: 'object', properties: { b: ref('B') } }] },
      B: { type: 'object', required: ['a'], properties: { a: ref('A') } },
      Base: { type: 'object', properties: { self: ref('A') } },
    }),
  )
  expect(text).toMatch(/self A The same schema again, nested inside itself/)
  expect(text).toMatch(/b B .* a A required The same schema again, nested inside itself/)
  expect(aside.replace(/ /g, '')).toContain('{"b":{"a":{}}}')
})

test('child attributes start folded, unless the settings unfold them', async () => {
  const text = described({
    post: {
      requestBody: json({ schema: { properties: { a: { properties: { b: { type: 'string' } } } } } }),
      responses: { '200': bodiless },
    },
  })
  const folded = await pageOf(text)
  expect(folded.html).toContain('<details class="expandable"><summary>')
  const config = (expanded: string) => ({ newer: { api: { params: { expanded } } } })
  expect((await pageOf(text, { config: config('closed') })).html).toBe(folded.html)
  const open = await pageOf(text, { config: config('all') })
  expect(open.html).toContain('<details class="expandable" open><summary>')
  expect(open.text).toBe(folded.text)
})

test('a broken reference only affects its own field, and the author is told there', async () => {
  const text = answers({
    type: 'object',
    properties: { fine: { type: 'string' }, lost: ref('Nope'), also: { type: 'integer' } },
  })
  const { text: seen } = await pageOf(text)
  expect(seen).toMatch(/fine string .*lost .*also integer/)
  expect(seen).not.toContain('Nope')
  const shown = await pageOf(text, { preview: true })
  expect(shown.html.match(/broken-reference/g)).toHaveLength(1)
  expect(shown.text).toContain('There is no “#/components/schemas/Nope”.')
})

test('reference-like objects inside an example, a default or an enum are shown as they are', async () => {
  const lost = { $ref: '#/not/a/reference' }
  const { text, aside } = await pageOf(
    described({
      get: {
        parameters: [
          { name: 'one', in: 'query', schema: { type: 'object', default: lost, enum: [lost], const: lost } },
        ],
        responses: {
          '200': { ...bodiless, ...json({ example: lost }) },
          '201': { ...bodiless, ...json({ examples: { one: { value: { at: lost } } } }) },
        },
      },
    }),
  )
  expect(text.match(/"\$ref":\s?"#\/not\/a\/reference"/g)?.length).toBeGreaterThan(1)
  expect(aside.match(/"\$ref": "#\/not\/a\/reference"/g)).toHaveLength(2)
})

test('a schema of five hundred levels is shown as far as it fits, and says that there is more', async () => {
  let schema: object = { type: 'string' }
  for (let level = 0; level < 500; level++) schema = { type: 'object', properties: { [`l${level}`]: schema } }
  const { text, html } = await pageOf(answers(schema))
  expect(text).toContain('l499 object')
  expect(text).toContain('There is more inside')
  expect(html.length).toBeLessThan(10_000)
})

test('tuples, patterns, further fields, not, conditions and forbidden fields are shown', async () => {
  const { text } = await pageOf(
    answers({
      type: 'object',
      properties: {
        pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false },
        never: false,
        anything: true,
        other: { not: { type: 'null' } },
        chosen: {
          if: { const: 'x' },
          ...Object.fromEntries([['then', { minLength: 7 }]]),
          else: { maxLength: 8 },
        },
      },
      patternProperties: { '^x-': { type: 'boolean' } },
      additionalProperties: { type: 'number' },
    }),
  )
  for (const piece of [
    'By position',
    '[0] string',
    '[1] integer',
    'never nothing',
    'anything any',
    'pair [string, integer]',
    'not null',
    '^x- boolean',
    'any name number',
  ])
    expect(text).toContain(piece)
  expect(text).toMatch(/if .*x.* then .*7.* else .*8/)
})

test('an object without further fields has no field for them (GitHub)', async () => {
  const closed = { type: 'object', additionalProperties: false }
  const { text, aside } = await pageOf(
    answers({
      type: 'object',
      properties: { id: { type: 'string' }, none: closed },
      additionalProperties: false,
    }),
  )
  expect(text).toContain('id string none object')
  expect(text).not.toMatch(/any name|nothing|map of/)
  expect(aside).toContain('"none": {}')
})

test('fields of the other direction are omitted, and marked where both directions are shown', async () => {
  const Pet = {
    type: 'object',
    properties: {
      id: { type: 'string', readOnly: true },
      secret: { type: 'string', writeOnly: true },
      kin: { type: 'array', items: ref('Pet') },
    },
  }
  const post = {
    requestBody: json({ schema: ref('Pet') }),
    responses: { '200': { ...bodiless, ...json({ schema: ref('Pet') }) } },
  }
  const pages = await pagesOf(described({ post }, { components: { schemas: { Pet } } }))
  const [operation] = pages
  const [request = '', response = ''] = operation?.text.split('Responses') ?? []
  expect([request.includes('secret string'), request.includes('id string')]).toEqual([true, false])
  expect([response.includes('secret string'), response.includes('id string')]).toEqual([false, true])
  expect(operation?.aside).toMatch(/"secret"/)
  const schema = pages.find(({ path }) => path === 'api/schemas/pet')
  expect(schema?.text).toContain('id string read only')
  expect(schema?.text).toContain('secret string write only')
})
