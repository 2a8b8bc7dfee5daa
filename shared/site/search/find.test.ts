import { expect, test } from 'vitest'
import { find, type SearchScope } from './find.ts'
import { INDEX_NAME, readSearchFile, SEARCH_FOLDER, textName } from './format.ts'
import { SearchWriter, textFile } from './index-files.ts'
import type { SearchRecord } from './record.ts'
import type { SearchSource } from './source.ts'
import { stemmerOf } from './stemmers.ts'

function sourceOf(records: readonly SearchRecord[], language = 'en') {
  const writer = new SearchWriter()
  for (const record of records) writer.add(record)
  const texts = records.map(record => textFile(record.path, record))
  const files = new Map([...texts, ...writer.done()].map(file => [file.path, file.content]))
  const loaded: number[] = []
  const load = async (name: string): Promise<never> => {
    const content = files.get(SEARCH_FOLDER + name) ?? ''
    loaded.push(content.length)
    return readSearchFile(content) as never
  }
  const source: SearchSource = {
    index: () => load(INDEX_NAME),
    words: load,
    paths: load,
    text: path => load(textName(path)),
    stem: stemmerOf(language),
  }
  return { source, loaded }
}

const page = (path: string, title: string, text = '', more: Partial<SearchRecord> = {}): SearchRecord => ({
  path,
  title,
  place: '',
  sections: [['', '', text]],
  ...more,
})

const endpoint = (operation: string, title: string, text = ''): SearchRecord =>
  page(`api${operation.toLowerCase().replace(/\W+/g, '-')}`, title, `${title} ${text}`, { operation })

async function found(
  records: readonly SearchRecord[],
  query: string,
  scope?: SearchScope,
  language?: string,
) {
  const { source } = sourceOf(records, language)
  return (await find(query, source, scope)).found.map(each => each.page.path)
}

const operations = [
  endpoint('GET /pools', 'Work pools', 'List work pools.'),
  endpoint('POST /pools', 'Create a work pool', 'Create a work pool.'),
  endpoint('GET /pools/{id}', 'Get a work pool', 'Work pool, work pool, work pool, work pool.'),
  endpoint('POST /deployments/{id}/runs', 'Run a deployment', 'deployment deployment deployment deployment'),
  endpoint('GET /blocks', 'Block', 'A block.'),
  endpoint('QUERY /pools', 'Filter', 'Filter by state.'),
]
const guides = [
  page('guides/pools', 'Work pools', 'Where runs happen.'),
  page('guides/deploy', 'Deployments', 'Where flows run.'),
  page('guides/blocks', 'Blocks', 'Settings that flows share.'),
  page('guides/intro', 'Introduction', 'A deployment uses blocks and a work pool.'),
]

test.each([
  ['block', 'guides/blocks'],
  ['deployment', 'guides/deploy'],
  ['work pool', 'guides/pools'],
  ['Create work pool', 'apipost-pools'],
])('%s leads to %s: for a concept the guide, for a name the operation', async (query, path) => {
  expect((await found([...operations, ...guides], query))[0]).toBe(path)
})

test.each([
  ['/pools', 'apiget-pools'],
  ['POST /pools', 'apipost-pools'],
  ['GET /pools/{poolId}', 'apiget-pools-id-'],
  ['https://example.com/pools/42', 'apiget-pools-id-'],
  ['/deployments/:id/runs', 'apipost-deployments-id-runs'],
  ['/runs', 'apipost-deployments-id-runs'],
  ['QUERY /pools', 'apiquery-pools'],
])('the path %s leads to its operation', async (query, path) => {
  expect((await found([...guides, ...operations], query))[0]).toBe(path)
})

test.each([
  ['en', 'deploying', 'Deployment'],
  ['en', 'retries', 'Retry a request'],
  ['en', 'deploym', 'Deploy'],
  ['de', 'Einstellung', 'Einstellungen'],
  ['fr', 'déployer', 'Déploiement et déployés'],
  ['es', 'configuraciones', 'Configuración'],
  ['pt-BR', 'instalar', 'Instalação e instalando'],
  ['ru', 'настройка', 'Настройки'],
  ['ja', '検索', '全文検索の設定'],
  ['ko', '설정', '설정을 바꾸기'],
  ['zh-Hans', '部署', '如何部署应用'],
])('in %s, %s finds “%s”', async (lang, query, title) => {
  const records = [page('other', 'zzz', 'zzz', { lang }), page('wanted', title, '', { lang })]
  expect(await found(records, query, {}, lang)).toEqual(['wanted'])
})

test('a page whose whole title matches comes first', async () => {
  const records = [
    page('a', 'Tasks in depth and how to test them', 'task task task task task'),
    page('b', 'Tasks', 'Short.'),
    page('c', 'Agents', 'tasks tasks tasks tasks tasks'),
  ]
  expect(await found(records, 'task')).toEqual(['b', 'a', 'c'])
})

test('results are limited to the reader’s language and the chosen tab; each tab has its count', async () => {
  const records = [
    page('en/a', 'Alpha', '', { language: 'en', tab: 'Guides' }),
    page('fr/a', 'Alpha', '', { language: 'fr', tab: 'Guides' }),
    page('en/b', 'Alpha beta', '', { language: 'en', tab: 'API' }),
  ]
  const { source } = sourceOf(records)
  const all = await find('alpha', source, { language: 'en' })
  expect(all.found.map(each => each.page.path)).toEqual(['en/a', 'en/b'])
  expect(all.tabs).toEqual([
    { name: 'Guides', count: 1 },
    { name: 'API', count: 1 },
  ])
  const one = await find('alpha', source, { language: 'en', tab: 'API' })
  expect([one.found.map(each => each.page.path), one.total, one.tabs]).toEqual([['en/b'], 1, all.tabs])
})

test('more results are loaded on request', async () => {
  const records = Array.from({ length: 20 }, (_, n) => page(`p${n}`, `Alpha ${'x'.repeat(n + 1)}`))
  const { source } = sourceOf(records)
  const counts = [{}, { count: 12 }].map(async scope => (await find('alpha', source, scope)).found.length)
  expect(await Promise.all(counts)).toEqual([5, 12])
  expect((await find('alpha', source)).total).toBe(20)
})

test('filler words load nothing, and a word on every page loads only its headings', async () => {
  const text = (n: number) => `the service word${n} `.repeat(5)
  const records = Array.from({ length: 3000 }, (_, n) =>
    page(`p${n}`, n === 7 ? 'Service' : `Page ${n} of it`, text(n)),
  )
  const { source, loaded } = sourceOf(records)
  const { found: results, total } = await find('how to the service', source)
  expect([results[0]?.page.path, total]).toEqual(['p7', 1])
  expect(loaded.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000)
})
