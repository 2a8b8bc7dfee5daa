import { expect, test } from 'vitest'
import { apisOf } from '../../openapi/testing/api.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { summarizePage } from '../../page/summary.ts'
import type { RenderedPage } from '../base/rendered-page.ts'
import { generatedText } from '../plan/generated-text.ts'
import { planSite } from '../plan/plan.ts'
import { renderPage } from '../render.ts'
import { fewIcons } from '../testing/draw.ts'
import { siteTextsIn } from '../texts/site-texts.ts'

/** All pages that are generated from a description. */
async function pagesOf(description: object): Promise<readonly RenderedPage[]> {
  const apis = await apisOf({ 'a.json': JSON.stringify(description) })
  const site = planSite({
    config: { name: 'Site', navigation: [{ group: 'Start', pages: ['intro'] }] },
    pages: [summarizePage('intro.mdx', '---\ntitle: Intro\n---\n')],
    files: new Set(['intro.mdx', 'a.json']),
    icons: fewIcons,
    apis: apis.data(),
  })
  return [...site.routes.pages.values()]
    .filter(({ generated }) => generated === true)
    .map(page => renderPage(site, parsePage(page.file, generatedText(page))))
}

const textOf = ({ body, regions }: RenderedPage) => body.map(({ html }) => html).join('') + regions.aside

const named = (count: number, make: (index: number) => unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, make(index)]))
const ref = (name: string | number) => ({ $ref: `#/components/schemas/name${name}` })
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const answer = (schema: object, more: object = {}) => ({
  '200': { description: 'ok', content: { 'application/json': { schema, ...more } } },
})
const api = (operation: object, schemas: object = {}, more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  servers: [{ url: 'https://a.example' }],
  paths: { '/a': { post: { operationId: 'one', responses: {}, ...operation } } },
  components: { schemas },
  ...more,
})
const sending = (schema: object, schemas: object = {}) =>
  api({ requestBody: { content: { 'application/json': { schema } } }, responses: answer(schema) }, schemas)

const LONG = 'Words of *some* length that `explain` much. '
const graph = named(30, () => object(named(30, ref)))
const bomb = named(18, index => object(Object.fromEntries(['a', 'b', 'c'].map(key => [key, ref(index + 1)]))))
const wide = (deep: number): object =>
  object(named(12, () => (deep === 0 ? { type: 'string', description: LONG } : wide(deep - 1))))
const query = (index: number, more: object = {}) => ({
  in: 'query',
  name: `q${index}`,
  description: LONG.repeat(20),
  schema: { type: 'string', enum: Object.keys(named(80, () => 0)) },
  ...more,
})
const statuses = (make: (index: number) => object) =>
  Object.fromEntries(Array.from({ length: 150 }, (_, index) => [String(200 + index), make(index)]))

test.each([
  ['references that grow by three a level', sending(ref(0), { ...bomb, name18: { type: 'string' } })],
  ['objects without a name, four levels of twelve', sending(wide(3))],
  [
    'a thousand fields with long texts',
    sending(object(named(1000, () => ({ description: LONG.repeat(30) })))),
  ],
  ['hundreds of parameters', api({ parameters: Array.from({ length: 250 }, (_, index) => query(index)) })],
  [
    'hundreds of parameters that must be given',
    api({ parameters: Array.from({ length: 250 }, (_, index) => query(index, { required: true })) }),
  ],
  ['a description as long as a book', api({ description: `${LONG.repeat(50)}\n\n`.repeat(200) })],
  ['a description of one paragraph', api({ description: LONG.repeat(5000) })],
  [
    'characters of three bytes',
    sending(object(named(300, () => ({ type: 'string', description: '文'.repeat(300) })))),
  ],
  ['very many answers', api({ responses: statuses(() => ({ ...answer(wide(1))['200'] })) })],
  ['an example as long as a book', sending(object({}, { example: named(60, () => named(60, () => LONG)) }))],
  ['an example that is one text', sending({ type: 'string', example: LONG.repeat(3000) })],
  [
    'hundreds of servers',
    api({}, {}, { servers: Object.keys(named(900, () => 0)).map(url => ({ url: `https://${url}` })) }),
  ],
  [
    'a path of very many parts',
    { ...api({}), paths: { [`/${'a/'.repeat(9000)}`]: { get: { responses: {} } } } },
  ],
  ['very many forms', sending({ oneOf: Array.from({ length: 200 }, () => wide(1)) })],
  [
    'samples that the description brings',
    api({ 'x-codeSamples': Array.from({ length: 40 }, () => ({ lang: 'Bash', source: LONG.repeat(100) })) }),
  ],
  [
    'hundreds of ways to authenticate',
    api(
      { security: Object.keys(named(400, () => 0)).map(name => ({ [name]: [] })) },
      {},
      {
        components: {
          securitySchemes: named(400, () => ({
            type: 'http',
            scheme: 'bearer',
            description: LONG.repeat(20),
          })),
        },
      },
    ),
  ],
  [
    'very many callbacks',
    api({
      callbacks: named(60, () => ({
        '/x': { post: { description: LONG.repeat(10), responses: answer(wide(1)) } },
      })),
    }),
  ],
])('%s: no page has more than 60 kB of it', async (_, description) => {
  const pages = await pagesOf(description)
  expect(pages.length).toBeGreaterThan(0)
  for (const page of pages) expect(Buffer.byteLength(textOf(page)), page.path).toBeLessThanOrEqual(60_000)
})

test('omitted content of an operation is reached by links to the pages of its schemas', async () => {
  const pages = await pagesOf(sending(ref(0), graph))
  const reached = new Set(['api/other/one'])
  for (const path of reached) {
    const text = pages
      .filter(page => page.path === path)
      .map(textOf)
      .join('')
    for (const [, name] of text.matchAll(/href="[./]*(?:schemas\/)?(name\d+)\.html"/g))
      reached.add(`api/schemas/${name}`)
  }
  expect(reached.size).toBe(31)
  for (const page of pages) expect(Buffer.byteLength(textOf(page)), page.path).toBeLessThanOrEqual(60_000)
})

test('all languages have their sample, however long the body is, and the first is complete', async () => {
  const fields = named(150, index => ({ type: 'string', example: `value ${index}` }))
  const body = { ...object(fields), required: Object.keys(fields) }
  const [page] = await pagesOf(sending(body))
  const panels = (page?.regions.aside ?? '').split('class="panel').map(each => each.replace(/<[^>]*>/g, ''))
  expect(panels.filter(each => each.includes('value 0')).length).toBeGreaterThanOrEqual(9)
  expect(panels[1]).toContain('value 149')
  expect(page?.regions.aside).toContain('Long examples are shortened.')
})

test('a form that omits parameters says so, and no other form does', async () => {
  const many = (count: number) =>
    api({ parameters: Array.from({ length: count }, (_, index) => query(index)) })
  const [few] = await pagesOf(many(5))
  const [short] = await pagesOf(many(250))
  const said = (page: RenderedPage | undefined) =>
    page !== undefined && textOf(page).includes(siteTextsIn('en').tryShort)
  expect([said(few), said(short)]).toEqual([false, true])
})

test('a form has a body field if there is a body, and otherwise no heading for it', async () => {
  const asked = (page: RenderedPage | undefined) => /<legend>Body<\/legend>/.test(page ? textOf(page) : '')
  const [none] = await pagesOf(api({ parameters: [{ in: 'query', name: 'q', schema: { type: 'string' } }] }))
  const [some] = await pagesOf(sending(object(named(1, () => ({ type: 'string' })))))
  expect([asked(none), asked(some)]).toEqual([false, true])
})
