import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apisOf } from '../../openapi/testing/api.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { summarizePage } from '../../page/summary.ts'
import { text } from '../base/html.ts'
import type { RenderedPage } from '../base/rendered-page.ts'
import { generatedText } from '../plan/generated-text.ts'
import { planSite } from '../plan/plan.ts'
import { renderPage } from '../render.ts'
import { fewIcons } from '../testing/draw.ts'

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const own = (value: unknown, key: string): unknown =>
  isJson(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** Follows references inside one description, as the specification says and nothing of the product. */
function resolver(root: unknown) {
  return (value: unknown): unknown => {
    let found = value
    for (let hops = 0; hops < 20; hops++) {
      const ref = own(found, '$ref')
      if (typeof ref !== 'string' || !ref.startsWith('#/')) return found
      const steps = decodeURIComponent(ref.slice(2)).split('/')
      found = steps.reduce((at, step) => own(at, step.replaceAll('~1', '/').replaceAll('~0', '~')), root)
    }
    return undefined
  }
}

/** The specification ignores header parameters of these names. */
const isIgnored = (parameter: unknown): boolean =>
  own(parameter, 'in') === 'header' &&
  /^(accept|content-type|authorization)$/i.test(String(own(parameter, 'name')))

/** The names that a reader of an operation must be able to reach on its page. */
function namesOf(root: unknown, path: unknown, operation: unknown) {
  const resolve = resolver(root)
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  const parameters = [...list(own(path, 'parameters')), ...list(own(operation, 'parameters'))]
    .map(resolve)
    .filter(each => own(each, 'in') !== 'body' && !isIgnored(each))
  const fields = (written: unknown, hidden: string, depth = 0): readonly string[] => {
    const schema = resolve(written)
    if (depth > 6 || own(schema, 'readOnly') === true) return []
    const properties = Object.entries(Object(own(schema, 'properties'))).flatMap(([name, property]) =>
      own(resolve(property), hidden) === true || own(property, hidden) === true ? [] : [name],
    )
    const inherited = list(own(schema, 'allOf')).flatMap(each => fields(each, hidden, depth + 1))
    const items = own(schema, 'items')
    return [...properties, ...inherited, ...(items === undefined ? [] : fields(items, hidden, depth + 1))]
  }
  const contents = (holder: unknown, hidden: string) =>
    Object.values(Object(own(holder, 'content'))).flatMap(each => fields(own(each, 'schema'), hidden))
  const responses = Object.entries(Object(own(operation, 'responses'))).filter(
    ([key]) => !key.startsWith('x-'),
  )
  return {
    fields: [
      ...parameters.map(each => String(own(each, 'name'))),
      ...contents(resolve(own(operation, 'requestBody')), 'readOnly'),
      ...responses.flatMap(([, each]) => contents(resolve(each), 'writeOnly')),
    ],
    statuses: responses.map(([status]) => status),
  }
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Names of parameters, statuses and top-level fields that neither a page nor the file beside it has. */
async function unreachable(source: string): Promise<readonly string[]> {
  const apis = await apisOf({ 'a.json': source })
  const site = planSite({
    config: { name: 'Site', navigation: [{ group: 'Start', pages: ['intro'] }] },
    pages: [summarizePage('intro.mdx', '---\ntitle: Intro\n---\n')],
    files: new Set(['intro.mdx', 'a.json']),
    icons: fewIcons,
    apis: apis.data(),
  })
  const root: unknown = JSON.parse(source)
  const missing: string[] = []
  for (const [path, { operation }] of site.reference.endpoints) {
    const summary = site.routes.pages.get(path)
    const item = resolver(root)(own(own(root, 'paths'), operation.path))
    const method = operation.method.toLowerCase()
    if (!summary?.generated || !METHODS.includes(method) || item === undefined) continue
    const { fields, statuses } = namesOf(root, item, own(item, method))
    const page = renderPage(site, parsePage(summary.file, generatedText(summary)))
    const reached = reachedFrom(page)
    missing.push(
      ...fields
        .filter(name => !reached.includes(`"><code>${text(name)}</code></a>`))
        .map(name => `${path} ${name}`),
      ...statuses
        .filter(status => !reached.includes(`">${text(status)}</span>`))
        .map(status => `${path} ${status}`),
    )
  }
  return missing
}

const reachedFrom = ({ body, late }: RenderedPage): string =>
  [...body.map(({ html }) => html), ...Object.values(late?.parts ?? {})].join('')

const named = (count: number, make: (index: number) => unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, make(index)]))

const SHORT = 'Words of *some* length that `explain` much. '
const LONG = SHORT.repeat(20)
const wide = (deep: number): object => ({
  type: 'object',
  properties: named(12, () => (deep === 0 ? { type: 'string', description: SHORT } : wide(deep - 1))),
})
const of = (operation: object) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a/{name0}': { post: { operationId: 'one', ...operation } } },
  })
const body = (schema: object) => ({ content: { 'application/json': { schema } } })

test.each([
  [
    'parameters',
    of({
      parameters: Array.from({ length: 300 }, (_, index) => ({
        name: `q${index}`,
        in: 'query',
        description: LONG,
        schema: { type: 'string' },
      })),
      responses: {},
    }),
  ],
  [
    'answers',
    of({
      responses: Object.fromEntries(
        Array.from({ length: 90 }, (_, index) => [200 + index, { description: LONG, ...body(wide(1)) }]),
      ),
    }),
  ],
  [
    'fields',
    of({
      requestBody: body({
        type: 'object',
        properties: named(1500, () => ({ type: 'string', description: LONG })),
      }),
      responses: {},
    }),
  ],
  [
    'fields with deep fields',
    of({
      requestBody: body({ type: 'object', properties: named(80, () => wide(1)) }),
      responses: { '200': { description: '', ...body(wide(2)) } },
    }),
  ],
])('nothing that does not fit on a page is lost: very many %s', async (_, source) => {
  expect(await unreachable(source)).toEqual([])
})

// The law over real descriptions: GALLEY_APIS names a folder of them.
const folder = process.env.GALLEY_APIS
test.runIf(folder !== undefined)(
  'every parameter, status and top-level field of real descriptions is on its page',
  async () => {
    const files = readdirSync(folder ?? '', { recursive: true, encoding: 'utf8' }).filter(file =>
      file.endsWith('.json'),
    )
    const [part = 0, parts = 1] = (process.env.GALLEY_APIS_PART ?? '').split('/').map(Number)
    for (const [index, file] of files.entries()) {
      if (parts > 1 && index % parts !== part) continue
      const source = readFileSync(join(folder ?? '', file), 'utf8')
      if (source.length > 7_000_000) continue
      const missing = await unreachable(source)
      if (missing.length > 0)
        process.stdout.write(`${file}: ${missing.length} ${missing.slice(0, 4).join(', ')}\n`)
      expect.soft(missing.length, file).toBe(0)
    }
  },
  3_600_000,
)
