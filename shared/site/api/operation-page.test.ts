import { expect, test } from 'vitest'
import { described, pageOf, pagesOf } from '../testing/api-pages.ts'

const fine = { '200': { description: 'Fine' } }

const ORDERED = `{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{"/a":{"get":{
  "parameters":[{"name":"first","in":"query","schema":{}},{"name":"second","in":"query","required":true,"schema":{}}],
  "responses":{"default":{"description":"Else"},"404":{"description":"None"},"2XX":{"description":"Range"},
    "201":{"description":"Made","content":{"application/json":{"schema":{
      "type":"object","required":["2"],"properties":{"z":{},"10":{},"2":{}}}}}},
    "200":{"description":"Fine"}}}}}}`

/** Expects all fragments in a text, one after the other. */
function expectOrder(text: string, pieces: readonly string[]): void {
  for (const piece of pieces) expect(text).toContain(piece)
  expect(pieces.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(pieces)
}

test.each([
  [undefined, ['first', 'second'], ['z any', '10 any', '2 any']],
  [true, ['first', 'second'], ['z any', '10 any', '2 any']],
  [false, ['second', 'first'], ['2 any', 'z any', '10 any']],
])('with maintainOrder %s, fields and responses are in order', async (maintainOrder, names, fields) => {
  const config = maintainOrder === undefined ? {} : { api: { maintainOrder } }
  const { text } = await pageOf(ORDERED, { config })
  const statuses = ['default Else', '404 None', '2XX Range', '201 Made', '200 Fine']
  for (const pieces of [statuses, names, fields]) expectOrder(text, pieces)
})

test('named examples and headers of responses are shown, and external examples are links that nothing fetched', async () => {
  const examples = {
    small: { summary: 'A small one', value: { size: 1 } },
    large: { value: { size: 2 } },
    far: { externalValue: 'https://far.example/one.json' },
  }
  const responses = {
    '200': {
      description: 'Fine',
      headers: { 'X-Left': { description: 'How many are left', schema: { type: 'integer' } } },
      content: { 'application/json': { examples } },
    },
  }
  const requested: string[] = []
  const { text, html, aside, beside } = await pageOf(described({ get: { responses } }), { requested })
  expect(requested).toEqual(['a.json'])
  expect(text).toContain('X-Left integer How many are left')
  expect(html).toMatch(/<a [^>]*href="https:\/\/far\.example\/one\.json"[^>]*>far<\/a>/)
  expect(aside).toContain('A small one')
  expect(aside).toContain('large')
  expect(aside).toContain('"size": 1')
  expect(beside).toMatch(/data-bodies='[^']*size\\": 1[^']*size\\": 2/)
})

test('each format of a body has its own fold, whatever its name, and one without a schema is a file', async () => {
  const types = ['application/vnd.api+json; charset=utf-8', '*/*', 'text/plain', 'application/octet-stream']
  const content = Object.fromEntries(
    types.map((type, index) => [type, index === 3 ? {} : { schema: { type: 'string' } }]),
  )
  const { text, html, aside } = await pageOf(
    described(
      { post: { requestBody: { content }, responses: fine } },
      { servers: [{ url: 'https://x.example' }] },
    ),
  )
  expectOrder(text, types)
  expect(html.match(/data-as="(\w+)"/g)).toEqual([
    'data-as="text"',
    'data-as="text"',
    'data-as="text"',
    'data-as="file"',
  ])
  expect(aside).toContain('Content-Type: application/vnd.api+json; charset=utf-8')
  const none = await pageOf(described({ post: { requestBody: { content: {} }, responses: fine } }))
  expect(none.text).not.toContain('Body')
})

test('callbacks and links are shown, webhooks have their own pages, and an empty operation is no error', async () => {
  const callbacks = {
    paid: { '{$request.body#/url}': { post: { summary: 'Tells of a payment', responses: fine } } },
  }
  const links = {
    receipt: {
      operationId: 'getReceipt',
      description: 'What was paid',
      parameters: { id: '$response.body#/id' },
    },
  }
  const responses = { '200': { description: 'Fine', links } }
  const { text } = await pageOf(described({ post: { callbacks, responses } }))
  expect(text).toContain('paid')
  expect(text).toContain('{$request.body#/url}')
  expect(text).toMatch(/receipt .*getReceipt.* What was paid/)
  expect(text).toContain('$response.body#/id')
  const info = { title: 'T', version: '1' }
  const schema = { type: 'object', properties: { name: { type: 'string', example: 'Rex' } } }
  const requestBody = { content: { 'application/json': { schema } } }
  const hooks = { 'pet.added': { post: { summary: 'A pet came', requestBody, responses: fine } } }
  const [hook] = await pagesOf(JSON.stringify({ openapi: '3.1.0', info, webhooks: hooks }))
  expect(hook?.text).toContain('webhook pet.added')
  expect(hook?.html).not.toContain('<form')
  expect(hook?.aside).not.toContain('curl')
  expect(hook?.aside).toContain('Rex')
  expect(await pagesOf(JSON.stringify({ openapi: '3.1.0', info, components: {} }))).toEqual([])
})

test('the author’s samples come before generated ones', async () => {
  const given = [{ lang: 'Ruby', label: 'Our gem', source: 'Pets.all' }]
  const { aside } = await pageOf(described({ get: { 'x-codeSamples': given, responses: fine } }))
  expect(aside.indexOf('Our gem')).toBeLessThan(aside.indexOf('cURL'))
  expect(aside).toContain('Pets.all')
})

test.each([
  ['x-hidden', true],
  ['x-internal', false],
  ['x-excluded', false],
])(
  '%s hides an operation, a path, a tag and a field from readers, with an unlisted page: %s',
  async (mark, hasPage) => {
    const schema = { type: 'object', properties: { open: {}, shut: { type: 'string', [mark]: true } } }
    const get = (tag: string) => ({
      tags: [tag],
      responses: { '200': { description: 'Fine', content: { 'application/json': { schema } } } },
    })
    const paths = {
      '/open': { get: get('open') },
      '/own': { get: { ...get('open'), [mark]: true } },
      '/whole': { [mark]: true, get: get('open') },
      '/tagged': { get: get('shut') },
    }
    const tags = [{ name: 'open' }, { name: 'shut', [mark]: true }]
    const info = { title: 'T', version: '1' }
    const pages = await pagesOf(JSON.stringify({ openapi: '3.1.0', info, tags, paths }))
    const shut = ['get-own', 'get-tagged', 'get-whole']
    const listed = pages.filter(({ hidden }) => !hidden).map(({ path }) => path)
    expect(listed).toEqual(['api/open/get-open'])
    const others = pages.filter(({ hidden }) => hidden).map(({ path }) => path.split('/').at(-1))
    expect(others.toSorted()).toEqual(hasPage ? shut : [])
    const open = pages.find(({ path }) => path === 'api/open/get-open')
    expect([open?.text.includes('open any'), open?.text.includes('shut')]).toEqual([true, false])
    expect(open?.aside).not.toContain('shut')
  },
)

test('an undeclared authentication scheme is shown by its name, and no sample pretends to know it', async () => {
  const { text, aside } = await pageOf(described({ get: { security: [{ nope: [] }], responses: fine } }))
  expect(text).toContain('nope The API description doesn’t say how this works.')
  expect(aside).not.toMatch(/\$[A-Z]/)
})

test('alternative, combined and missing authentication are distinguished', async () => {
  const securitySchemes = {
    key: { type: 'apiKey', in: 'query', name: 'api_key' },
    login: { type: 'http', scheme: 'Basic' },
    token: { type: 'http', scheme: 'bearer' },
  }
  const paths = {
    '/both': { get: { security: [{ key: [], login: [] }, { token: [] }], responses: fine } },
    '/maybe': { get: { security: [{}, { key: [] }], responses: fine } },
    '/open': { get: { security: [], responses: fine } },
  }
  const info = { title: 'T', version: '1' }
  const text = JSON.stringify({
    openapi: '3.1.0',
    info,
    security: [{ token: [] }],
    components: { securitySchemes },
    paths,
  })
  const [both, maybe, open] = await pagesOf(text)
  expect(both?.text).toMatch(/api_key query .* and Authorization header .* or Authorization header/)
  expect(maybe?.text).toContain('Authorization optional')
  expect(open?.text).not.toContain('Authorization')
})
