import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import type { DocsConfig } from '../../../config/schema/types.generated.ts'
import { apisOf } from '../../../openapi/testing/api.ts'
import { parsePage } from '../../../page/parse/parse.ts'
import { type PageSummary, summarizePage } from '../../../page/summary.ts'
import { generatedText } from '../../plan/generated-text.ts'
import { planSite, type Site } from '../../plan/plan.ts'
import { renderPage } from '../../render.ts'
import { fewIcons } from '../../testing/draw.ts'
import { HARD } from '../../testing/hard-api.ts'
import { ejectedText } from './eject.ts'
import { readableText } from './readable.ts'

const SITE: DocsConfig = { name: 'Site', navigation: [{ group: 'Start', pages: ['intro'] }] }

async function siteOf(
  api: string,
  config: Partial<DocsConfig>,
  pages: readonly PageSummary[] = [],
): Promise<Site> {
  const apis = await apisOf({ 'api.json': api })
  for (const source of apis.sources)
    for (const operation of source.operations) await apis.prepare(operation, source, async () => undefined)
  return planSite({
    config: { ...SITE, ...config },
    pages: [summarizePage('intro.mdx', '---\ntitle: Intro\n---\n'), ...pages],
    files: new Set(['api.json']),
    icons: fewIcons,
    apis: apis.data(),
  })
}

const texts = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, inner = '']) => wordsOf(inner).join(' '))

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" }

const wordsOf = (html: string): readonly string[] =>
  html
    .replace(/<svg[\s\S]*?<\/svg>|<wbr>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name) => ENTITIES[name] ?? whole)
    .split(/[\s:,]+/)
    .filter(word => word !== '')

/** The main regions of a page: what readers see of an operation. */
function partsOf({ body, regions }: ReturnType<typeof renderPage>) {
  const html = body.map(block => block.html).join('\n')
  return {
    title: texts(regions.title, /<h1[^>]*>([\s\S]*?)<\/h1>/g),
    bar: texts(html, /<div class="endpoint">([\s\S]*?)<\/div>/g).map(each => each.replace(/ /g, '')),
    headings: texts(html, /<h[23][^>]*>([\s\S]*?)<\/a>/g).map(each => each.replace(/ ?#$/, '')),
    fields: [...html.matchAll(/<div class="field-head">([\s\S]*?)<\/div>/g)].map(([, head = '']) => ({
      name: texts(head, /^(?:<a [^>]*>|<span [^>]*>[^<]*<\/span>)*<code[^>]*>([\s\S]*?)<\/code>/g),
      type: texts(head, /<span class="chip type">([\s\S]*?)<\/span>/g),
      isRequired: head.includes('chip required'),
      isDeprecated: head.includes('chip deprecated'),
    })),
    // Colors cut code into words; the page colors only its first samples.
    samples: texts(
      regions.aside.replace(/<pre[\s\S]*?<\/pre>/g, code => code.replace(/<\/?span[^>]*>/g, '')),
      /<pre[^>]*>([\s\S]*?)<\/pre>/g,
    ),
    words: new Set(wordsOf(html.replace(/<form[\s\S]*?<\/form>|<div class="endpoint">[\s\S]*?<\/div>/g, ''))),
  }
}

/** Renders the generated page of an operation, and the page that it is ejected to. */
async function both(api: string, config: Partial<DocsConfig>, path: string) {
  const site = await siteOf(api, config)
  const summary = site.pages.find(page => page.path === path)
  const found = site.reference.endpoints.get(path)
  if (!summary || !found || !site.apis) throw new Error(`There is no page ${path}.`)
  const text = ejectedText(site.apis.model(found.operation, found.source), {
    config: { ...SITE, ...config },
    texts: site.texts,
  })
  const after = await siteOf(api, config, [summarizePage(summary.file, text)])
  const ejected = parsePage(summary.file, text)
  return {
    text,
    site: after,
    problems: ejected.problems,
    made: partsOf(renderPage(site, parsePage(summary.file, generatedText(summary)))),
    written: partsOf(renderPage(after, ejected)),
  }
}

const generatedPaths = async (api: string) => {
  const { pages } = await siteOf(api, { openapi: 'api.json' })
  return pages
    .filter(
      ({ generated, operation }) => generated && operation !== undefined && !operation.startsWith('WEBHOOK'),
    )
    .map(({ path }) => path)
}

/** A component says “Available options” where a generated page says “Allowed values”. */
const OTHERWISE = new Set(['Allowed', 'values'])

async function expectSame(api: string, config: Partial<DocsConfig> = {}) {
  const paths = await generatedPaths(api)
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) {
    const { made, written, problems, site, text } = await both(api, { openapi: 'api.json', ...config }, path)
    const { words, ...main } = made
    const { words: after, ...same } = written
    expect(problems, text).toEqual([])
    expect(same, text).toEqual(main)
    expect(
      [...words].filter(word => !after.has(word) && !OTHERWISE.has(word)),
      text,
    ).toEqual([])
    expect(site.reference.pageOf.size, text).toBe(paths.length)
  }
}

const yaml = (file: string) => JSON.stringify(load(readFileSync(new URL(file, import.meta.url), 'utf8')))

test('every API page of the handbook looks the same after it is ejected', async () => {
  await expectSame(yaml('../../../../resources/handbook/api/harbor.yaml'))
})

test('hard cases look the same after they are ejected: braces, tags, code, recursion, forms, callbacks', async () => {
  await expectSame(HARD)
})

test('an undeclared authentication scheme is shown by its name on the ejected page, too', async () => {
  const responses = { '204': { description: 'Nothing' } }
  const get = { security: [{ nope: ['some'] }], responses }
  const info = { title: 'Odd', version: '1' }
  await expectSame(JSON.stringify({ openapi: '3.1.0', info, paths: { '/odd': { get } } }))
})

test('settings of docs.json apply to the ejected page as to the generated one', async () => {
  await expectSame(HARD, { api: { baseUrl: 'https://own.example', auth: { method: 'bearer' } } })
})

test('the ejected page replaces the generated one in the navigation', async () => {
  const { site } = await both(HARD, { openapi: 'api.json' }, 'api/pets/change-pet')
  const listed = site.pages.filter(({ hidden }) => hidden !== true)
  expect(listed.map(({ path, generated }) => [path, generated ?? false])).toEqual([
    ['intro', false],
    ['api/pets/change-pet', false],
    ['api/other/get-open', true],
  ])
})

test('the Markdown of a generated page describes its whole operation, with one sample of the request', async () => {
  const api = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1' },
    servers: [{ url: 'https://api.example.com/v1/' }],
    paths: {
      '/boats/{id}': {
        get: {
          operationId: 'getBoat',
          summary: 'Get a boat',
          description: 'One *boat*.',
          parameters: [
            {
              in: 'path',
              name: 'id',
              required: true,
              description: 'Its number.',
              schema: { type: 'integer' },
            },
          ],
          responses: {
            200: {
              description: 'There it is.',
              content: {
                'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } },
              },
            },
          },
        },
      },
    },
  })
  const site = await siteOf(api, { openapi: 'api.json' })
  const page = site.pages.find(({ generated }) => generated)
  if (!page) throw new Error('There is no page.')
  const text = readableText(site, page, '---\nopenapi: x\n---\n\nMind the gap.\n')
  expect(text.split('\n\n').slice(0, 3)).toEqual([
    '`GET https://api.example.com/v1/boats/{id}`',
    'One *boat*.',
    'Mind the gap.',
  ])
  for (const part of [
    '<ParamField path="id"',
    'Its number.',
    'There it is.',
    '<ResponseField name="name"',
    '```bash',
    '"name"',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('```python')
})
