import { expect, test } from 'vitest'
import { apisOf } from '../../openapi/testing/api.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { type PageSummary, summarizePage } from '../../page/summary.ts'
import { generatedText } from '../plan/generated-text.ts'
import { planSite, type Site } from '../plan/plan.ts'
import type { Row } from '../plan/section.ts'
import { renderPage } from '../render.ts'
import { searchRecord } from '../search-record.ts'
import { fewIcons } from '../testing/draw.ts'

const operation = (id: string, more: object = {}) => ({
  operationId: id,
  responses: { '200': { description: 'Fine' } },
  ...more,
})

const PETS = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://pets.example' }],
  tags: [{ name: 'pets', 'x-displayName': 'All pets' }],
  paths: {
    '/pets': {
      get: operation('listPets', { summary: 'List pets', tags: ['pets'] }),
      post: operation('addPet', { tags: ['pets', 'admin'], deprecated: true }),
    },
    '/status': { get: operation('status') },
    '/hidden': { get: operation('secret', { 'x-hidden': true }) },
    '/internal': { get: operation('never', { 'x-internal': true }) },
  },
}

interface Given {
  readonly description?: object
  readonly pages?: Readonly<Record<string, string>>
  readonly config?: object
  readonly preview?: boolean
}

async function site({ description = PETS, pages = {}, config = {}, preview = false }: Given): Promise<Site> {
  const apis = await apisOf({ 'pets.json': JSON.stringify(description) })
  const summaries: PageSummary[] = Object.entries(pages).map(([file, text]) => summarizePage(file, text))
  return planSite({
    config: { name: 'Site', navigation: [{ group: 'Start', pages: ['intro'] }], ...config },
    pages: [summarizePage('intro.mdx', '---\ntitle: Intro\n---\n'), ...summaries],
    files: new Set(['intro.mdx', 'pets.json', ...Object.keys(pages)]),
    icons: fewIcons,
    apis: apis.data(),
    preview,
  })
}

const outline = (rows: readonly Row[]): unknown[] =>
  rows.map(row => (row.kind === 'group' ? { [row.group.name]: outline(row.rows) } : row.page.path))

test('a listed description becomes a reference after the authored groups, by tags', async () => {
  const { sectionOf } = await site({})
  expect(outline(sectionOf('intro').rows)).toEqual([
    { Start: ['intro'] },
    {
      'API reference': [
        { 'All pets': ['api/pets/list-pets', 'api/pets/add-pet'] },
        { Other: ['api/other/status'] },
      ],
    },
  ])
})

test('a hidden operation has an unlisted page, an internal one has none', async () => {
  const { routes } = await site({})
  expect(routes.pages.has('api/other/secret')).toBe(true)
  expect([...routes.pages.keys()].some(path => path.includes('never'))).toBe(false)
})

test('an authored page replaces the generated one, and takes the title of its operation', async () => {
  const page = '---\nopenapi: pets GET /pets\n---\n\nHello.\n'
  const { sectionOf, routes } = await site({ pages: { 'mine.mdx': page } })
  expect(JSON.stringify(outline(sectionOf('intro').rows))).toContain('"mine","api/pets/add-pet"')
  expect(routes.pages.get('mine')?.title).toBe('List pets')
})

test('a description whose operations have pages in the navigation gets no reference of its own', async () => {
  const written = (key: string) => `---\nopenapi: ${key}\n---\n`
  const { sectionOf } = await site({
    config: { navigation: [{ group: 'Start', pages: ['intro', 'a', 'b'] }] },
    pages: { 'a.mdx': written('GET /pets'), 'b.mdx': written('POST /pets') },
  })
  expect(outline(sectionOf('intro').rows)).toEqual([{ Start: ['intro', 'a', 'b'] }])
})

test('an operation in two groups has one page, to which both link', async () => {
  const tagGroups = ['One', 'Two'].map(name => ({ name, tags: ['pets'] }))
  const { routes, sectionOf } = await site({ description: { ...PETS, 'x-tagGroups': tagGroups } })
  expect([...routes.pages.keys()].filter(path => path.includes('list-pets'))).toEqual(['api/pets/list-pets'])
  expect(JSON.stringify(outline(sectionOf('intro').rows)).match(/list-pets/g)).toHaveLength(2)
})

const draw = (from: Site, path: string) => {
  const summary = from.routes.pages.get(path)
  const page = renderPage(from, parsePage(`${path}.mdx`, summary ? generatedText(summary) : ''))
  return { page, text: page.body.map(({ html }) => html).join('\n') }
}

test('the page of an operation shows its address, its samples, and has no file', async () => {
  const { page, text } = draw(await site({}), 'api/pets/list-pets')
  expect(page.file).toBeUndefined()
  expect(page.title).toBe('List pets - Site')
  expect(text).toContain('https://pets.example')
  expect(text).toContain('id="response-200"')
  expect(page.regions.aside).toContain('cURL')
  expect(page.regions.toc).toContain('#responses')
  expect(page.body.every(({ html }) => /^<(\w+)[\s\S]*<\/\1>$/.test(html))).toBe(true)
})

test('a page says how lists and objects are serialized, and its links lead to the next operation', async () => {
  const parameter = (location: string, name: string, schema: object, more: object = {}) => ({
    in: location,
    name,
    schema,
    ...more,
  })
  const colors = { type: 'array', items: { type: 'string', enum: ['red', 'blue', 'green'] } }
  const size = { type: 'object', example: { min: 1, max: 5, unit: 'cm' } }
  const links = { next: { operationId: 'status', parameters: { 'query.of': '$response.body#/id' } } }
  const read = operation('read', {
    parameters: [
      parameter('path', 'id', { type: 'string' }, { style: 'matrix' }),
      parameter('query', 'some', colors, { style: 'pipeDelimited', explode: false }),
      parameter('query', 'all', colors),
      parameter('query', 'size', size, { style: 'deepObject' }),
      parameter('query', 'near', { type: 'string' }, { allowReserved: true }),
      parameter('query', 'plain', { type: 'string' }),
      { in: 'query', name: 'filter', content: { 'application/json': { schema: size } } },
      parameter('header', 'X-Ids', { type: 'array', items: { type: 'integer' }, example: [1, 2, 3] }),
    ],
    responses: { '200': { description: 'Fine', links } },
  })
  const paths = { ...PETS.paths, '/read/{id}': { get: read } }
  const planned = await site({ description: { ...PETS, paths } })
  const { text: body } = draw(planned, 'api/other/read')
  const told = [...body.matchAll(/<dt>([^<]*)<\/dt><dd><code>([^<]*)<\/code>/g)].map(([, ...rest]) => rest)
  expect(told.filter(([name]) => /Sent|Style|Not|Content/.test(name ?? ''))).toEqual([
    ['Sent as', ';id=string'],
    ['Style', 'matrix'],
    ['Sent as', 'some=red|blue'],
    ['Style', 'pipeDelimited'],
    ['Sent as', 'all=red&amp;all=blue'],
    ['Sent as', 'size[min]=1&amp;size[max]=5'],
    ['Style', 'deepObject'],
    ['Not escaped', ":/?[]@!$&amp;'()*+,;="],
    ['Content type', 'application/json'],
    ['Sent as', 'X-Ids: 1,2'],
  ])
  expect(body).toContain('<code>next</code> → <a href="../other/status.html">Status</a>')
  expect(body).toContain('<code>query.of</code> = <code>$response.body#/id</code>')
})

test('the search finds the text of an operation’s page, but not its form', async () => {
  const from = await site({})
  const { page, text } = draw(from, 'api/pets/list-pets')
  const found = searchRecord(from, page)?.sections.flat().join(' ') ?? ''
  expect(text).toContain('Try it')
  expect(found).toContain('Fine')
  expect(found).not.toMatch(/Try it|Cancel/)
})

test('on a phone, an address breaks before its slashes, and a long name before its capitals', async () => {
  const text = '---\nopenapi: GET /pets\ntitle: PetTagsUpdateRequest\n---\n'
  const from = await site({ pages: { 'mine.mdx': text } })
  const { body, regions } = renderPage(from, parsePage('mine.mdx', text))
  const html = [regions.title, ...body.map(block => block.html)].join('\n')
  expect(html).toContain('<wbr>/pets</code>')
  expect(html).toMatch(/<h1[^>]*>Pet<wbr>Tags<wbr>Update<wbr>Request<\/h1>/)
})

test('the author’s text is between the address and the parameters', async () => {
  const text = '---\nopenapi: GET /status\n---\n\nBetween.\n'
  const from = await site({ pages: { 'mine.mdx': text } })
  const html = renderPage(from, parsePage('mine.mdx', text)).body.map(block => block.html)
  expect(html.map(block => /class="(\w+)|Between/.exec(block)?.[0])).toEqual([
    'class="endpoint',
    'class="try',
    'Between',
    'class="api',
  ])
})

test('a page with an unknown operation shows that to the author, with a suggestion', async () => {
  const text = '---\nopenapi: GET /pets/\n---\n'
  const given = { pages: { 'mine.mdx': text } }
  const page = parsePage('mine.mdx', text)
  expect(renderPage(await site({ ...given, preview: true }), page).body[0]?.html).toContain(
    'Did you mean “GET /pets”?',
  )
  expect(renderPage(await site(given), page).body).toEqual([])
})

test('a page that describes an endpoint itself gets its address and samples', async () => {
  const text =
    '---\ntitle: T\napi: POST https://x.example/users/{id}\n---\n\n<ParamField path="id" type="integer" required>The id</ParamField>\n\n<ParamField body="name" default="Ada">Name</ParamField>\n'
  const page = renderPage(await site({}), parsePage('mine.mdx', text))
  expect(page.body[0]?.html).toContain('<b>{id}</b>')
  expect(page.regions.aside).toContain('https://x.example/users/{id}')
  expect(page.regions.aside.replace(/<[^>]+>/g, '')).toContain('"name": "Ada"')
})

test('an endpoint that a page names by its full address is nowhere else', async () => {
  const text = '---\ntitle: T\napi: GET https://x.example/users\n---\n'
  const config = { api: { baseUrl: 'https://base.example' } }
  const page = renderPage(await site({ config }), parsePage('mine.mdx', text))
  expect(page.regions.aside).toContain('https://x.example/users')
  expect(JSON.stringify(page)).not.toContain('base.example')
})

test('docs.json overrides addresses and authentication', async () => {
  const config = {
    api: { baseUrl: 'https://base.example', auth: { method: 'key', name: 'X-Key', inputPrefix: 'sk_' } },
  }
  const { page, text } = draw(await site({ config }), 'api/pets/list-pets')
  expect(text).toContain('https://base.example')
  expect(text).toContain('X-Key')
  expect(page.regions.aside.replace(/<[^>]+>/g, '')).toContain('X-Key: sk_$API_KEY')
})

const EVIL =
  '<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) <Note>n</Note> {1+1}'

// Covers P13
test('nothing in a description becomes a component, a script or an address that runs', async () => {
  const description = {
    openapi: '3.0.3',
    info: { title: EVIL, version: EVIL },
    tags: [{ name: EVIL, description: EVIL }],
    servers: [{ url: 'javascript:alert(1)' }, { url: `https://x/"><script>`, description: EVIL }],
    paths: {
      '/a/{"><script>}': {
        get: operation('evil', {
          summary: EVIL,
          description: EVIL,
          tags: [EVIL],
          externalDocs: { url: 'javascript:alert(1)', description: EVIL },
          parameters: [
            {
              name: EVIL,
              in: 'query',
              description: EVIL,
              schema: { type: EVIL, enum: [EVIL], default: EVIL, pattern: EVIL, example: EVIL },
            },
          ],
          responses: {
            '"><script>': {
              description: EVIL,
              content: {
                [EVIL]: {
                  example: EVIL,
                  schema: {
                    title: EVIL,
                    oneOf: [{ title: EVIL }, { type: 'object', properties: { [EVIL]: {} } }],
                  },
                },
              },
            },
          },
          'x-codeSamples': [{ lang: EVIL, label: EVIL, source: EVIL }],
        }),
      },
    },
  }
  const from = await site({ description })
  const path = [...from.routes.pages.keys()].find(each => each.startsWith('api/'))
  const { page, text } = draw(from, path ?? '')
  const all = text + page.regions.aside + page.regions.title + page.regions.sidebar + page.regions.toc
  expect(all).not.toMatch(/<script|<note|href="javascript/i)
  expect(all.replace(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\sonerror/i)
  expect(text).toContain('{1+1}')
})

test('addresses do not depend on the order of the file', async () => {
  const paths = Object.entries(PETS.paths)
  const [one, other] = await Promise.all([
    site({}),
    site({ description: { ...PETS, paths: Object.fromEntries(paths.toReversed()) } }),
  ])
  expect([...one.routes.pages.keys()].sort()).toEqual([...other.routes.pages.keys()].sort())
})
