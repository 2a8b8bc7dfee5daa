import { expect, test } from 'vitest'
import { apisOf } from '../../openapi/testing/api.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { type PageSummary, summarizePage } from '../../page/summary.ts'
import { renderPage } from '../render.ts'
import { fewIcons } from '../testing/draw.ts'
import { generatedText } from './generated-text.ts'
import { planSite, type Site } from './plan.ts'
import { planSchemas } from './schema-pages.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const holding = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map(name => [name.toLowerCase(), ref(name)])),
})

const SCHEMAS = {
  Node: {
    type: 'object',
    properties: { name: { type: 'string' }, next: ref('Node'), all: { type: 'array', items: ref('Node') } },
  },
  ...Object.fromEntries(
    ['A', 'B', 'C', 'D', 'E', 'F'].map((name, index, all) => [name, holding(all[index + 1] ?? 'Leaf')]),
  ),
  Leaf: {
    type: 'object',
    description: 'The *end*.',
    properties: { id: { type: 'string', readOnly: true }, secret: { type: 'string', writeOnly: true } },
  },
  Id: { type: 'string' },
  Chosen: { type: 'object', properties: { one: { oneOf: [ref('A'), ref('Leaf'), { type: 'null' }] } } },
}

const answer = (name: string) => ({
  get: {
    operationId: name,
    responses: { '200': { description: 'ok', content: { 'application/json': { schema: ref(name) } } } },
  },
})

const site = (pages: Readonly<Record<string, string>> = {}, more: object = {}): Promise<Site> =>
  siteOf(
    {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/node': answer('Node'), '/a': answer('A'), '/chosen': answer('Chosen'), ...more },
      components: { schemas: SCHEMAS },
    },
    pages,
  )

async function siteOf(description: object, pages: Readonly<Record<string, string>>): Promise<Site> {
  const apis = await apisOf({ 'a.json': JSON.stringify(description) })
  const summaries: PageSummary[] = Object.entries(pages).map(([file, text]) => summarizePage(file, text))
  return planSite({
    config: { name: 'Site', navigation: [{ group: 'Start', pages: ['intro'] }] },
    pages: [summarizePage('intro.mdx', '---\ntitle: Intro\n---\n'), ...summaries],
    files: new Set(['intro.mdx', 'a.json', ...Object.keys(pages)]),
    icons: fewIcons,
    apis: apis.data(),
  })
}

function draw(from: Site, path: string, text?: string): string {
  const summary = from.routes.pages.get(path)
  const page = parsePage(`${path}.mdx`, text ?? (summary ? generatedText(summary) : ''))
  return renderPage(from, page)
    .body.map(({ html }) => html)
    .join('\n')
}

test('a recursive schema links to its first occurrence and names it', async () => {
  const html = draw(await site(), 'api/other/node')
  const marks = [...html.matchAll(/data-schema="(\d+)"/g)].map(([, mark]) => mark)
  const again = [...html.matchAll(/data-again="(\d+)"[\s\S]*?href="#([^"]+)"/g)].map(([, mark, id]) => [
    mark,
    id,
  ])
  expect(marks).toHaveLength(1)
  expect(again).toEqual([
    [marks[0], 'response-200'],
    [marks[0], 'response-200'],
  ])
  expect(html).toContain('id="response-200"')
})

test('content that does not fit on a page is on the page of its schema, which nothing lists', async () => {
  const from = await site()
  const html = draw(from, 'api/other/a')
  expect(html).toMatch(/href="\.\.\/schemas\/\w+\.html">There is more inside \w+: see its own page\./)
  expect(html).toContain('<span class="chip type"><a href="../schemas/b.html">B</a></span>')
  const leaf = draw(from, 'api/schemas/leaf')
  expect(leaf).toContain('<em>end</em>')
  expect(leaf).toContain('>id<')
  expect(leaf).toContain('>secret<')
  expect(from.routes.pages.get('api/schemas/leaf')?.hidden).toBe(true)
  expect(from.routes.pages.has('api/schemas/id')).toBe(false)
})

test('each form to choose from links to its page', async () => {
  const html = draw(await site(), 'api/other/chosen')
  expect(html).toContain('<a href="../schemas/a.html">A</a> or <a href="../schemas/leaf.html">Leaf</a>')
})

test('an authored page shows the schema that it names', async () => {
  const text = '---\ntitle: Nodes\nopenapi-schema: a Node\n---\n\nOf them:\n'
  const html = draw(await site({ 'nodes.mdx': text }), 'nodes', text)
  expect(html).toContain('>next<')
  expect(html).toContain('Of them:')
})

test('schemas whose names give the same address are numbered', () => {
  const names = ['Pet', 'pet', 'PET', 'pet-2']
  const root = {
    file: 'a.json',
    pointer: '',
    value: { components: { schemas: Object.fromEntries(names.map(name => [name, holding('Pet')])) } },
  }
  const source = {
    file: 'a.json',
    id: 'a',
    dialect: '3.1',
    root,
    title: 'A',
    tags: [],
    operations: [],
  } as const
  const { pages } = planSchemas([[source, 'api']], new Set(['api/schemas/pet']))
  expect(pages.map(({ path }) => path)).toEqual([
    'api/schemas/pet-2',
    'api/schemas/pet-3',
    'api/schemas/pet-4',
    'api/schemas/pet-2-2',
  ])
})

test('a schema used only by excluded operations has no page', async () => {
  const without = await site({}, { '/node': { get: { ...answer('Node').get, 'x-internal': true } } })
  expect(without.routes.pages.has('api/schemas/node')).toBe(false)
  expect(without.routes.pages.has('api/schemas/leaf')).toBe(true)
  expect((await site()).routes.pages.has('api/schemas/node')).toBe(true)
})

test('descriptions with circular references and discriminators are followed to the end', async () => {
  const schema = { discriminator: { propertyName: 'k', mapping: { a: 'A', b: '#/components/schemas/Node' } } }
  const shown = await site(
    {},
    {
      '/node': { get: { ...answer('Node').get, 'x-internal': true } },
      '/either': { get: { responses: { '200': { content: { 'application/json': { schema } } } } } },
    },
  )
  expect(shown.routes.pages.has('api/schemas/node')).toBe(true)
})

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

test('no field takes an id from the author’s content', async () => {
  const titled =
    '\n\n## Schema id\n\n<Accordion title="Schema secret">Text.</Accordion>\n\n<Accordion title="Response 200">Text.</Accordion>\n'
  const pages = {
    'leaf.mdx': `---\nopenapi-schema: Leaf\n---${titled}`,
    'node.mdx': `---\nopenapi: GET /node\n---${titled}`,
  }
  const from = await site(pages)
  for (const [file, text] of Object.entries(pages)) {
    const ids = idsOf(draw(from, file.replace('.mdx', ''), text))
    expect(ids).toEqual(expect.arrayContaining(['schema-id', 'schema-secret', 'response-200']))
    expect(ids.length).toBeGreaterThan(4)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

const many = Object.fromEntries(Array.from({ length: 160 }, (_, index) => [`/many/${index}`, answer('Id')]))

const schemaPages = ({ routes }: Site) =>
  [...routes.pages.keys()].filter(path => path.startsWith('api/schemas/')).map(path => path.slice(12))

test('in a large API, a schema that nothing leads to has no page', async () => {
  const unused = { Unused: holding('Deep'), Deep: holding('A') }
  const base = { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: {} } }
  const kind = { allOf: [ref('Base'), { type: 'object', properties: { kind: { type: 'string' } } }] }
  const schemas = { ...SCHEMAS, ...unused, Base: base, Kind: kind }
  const paths = { '/node': answer('Node'), '/a': answer('A'), '/base': answer('Base'), ...many }
  const description = (more: object) => ({ info: { title: 'T', version: '1' }, openapi: '3.1.0', ...more })
  const of = async (components: object, pages: Readonly<Record<string, string>> = {}) =>
    schemaPages(await siteOf(description({ paths, components: { schemas: components } }), pages))
  const used = ['node', 'a', 'b', 'c', 'd', 'e', 'f', 'leaf']
  expect(await of(schemas)).toEqual([...used, 'base', 'kind'])
  const naming = { 'own.mdx': '---\ntitle: Own\nopenapi-schema: Unused\n---\n' }
  expect(await of(schemas, naming)).toEqual([...used, 'unused', 'deep', 'base', 'kind'])
  const elsewhere = { type: 'object', properties: { far: { $ref: 'other.json#/Far' } } }
  expect(await of({ ...schemas, Node: elsewhere })).toContain('unused')
})
