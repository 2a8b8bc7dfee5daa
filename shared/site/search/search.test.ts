import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { searchRecord } from '../search-record.ts'
import { draw, testSite } from '../testing/draw.ts'
import { excerpt } from './excerpt.ts'
import { find } from './find.ts'
import { INDEX_NAME, readSearchFile, SEARCH_FOLDER, textName } from './format.ts'
import { SearchWriter, textFile } from './index-files.ts'
import { differsByOneTypo } from './one-typo.ts'
import { readPostings, type Weight, writePostings } from './postings.ts'
import type { SearchRecord } from './record.ts'
import type { SearchSource } from './source.ts'
import { stemmerOf } from './stemmers.ts'
import { marked, termsOf } from './terms.ts'
import { updateIndex } from './update.ts'

const posting = fc.record({ page: fc.nat(200_000), weight: fc.constantFrom<Weight>(0, 1, 2, 3, 4, 5, 6, 7) })

test('postings are read as they were written', () => {
  fc.assert(
    fc.property(fc.uniqueArray(posting, { selector: each => each.page }), unsorted => {
      const postings = unsorted.sort((a, b) => a.page - b.page)
      expect(readPostings(writePostings(postings))).toEqual(postings)
    }),
  )
})

test.each([
  ['Config Files', ['config', 'files']],
  ['Résumé', ['resume']],
  ['getUserName', ['getusername', 'get', 'user', 'name']],
  ['HTTPServer2', ['httpserver2', 'http', 'server']],
  ['api_key', ['api', 'key']],
  ['文書検索', ['文書', '書検', '検索']],
  ['x'.repeat(41), []],
])('%s is looked up as %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test('marking keeps every character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ minLength: 1 })), (text, words) => {
      expect(
        marked(text, { words })
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('an excerpt shows the first matching word', () => {
  const text = `${'before '.repeat(60)}Wanted ${'after '.repeat(60)}`
  const pieces = excerpt(text, { words: ['want'] })
  expect(pieces.find(piece => piece.marked)?.text).toBe('Wanted')
  expect(pieces.map(piece => piece.text).join('').length).toBeLessThan(170)
})

test.each([
  ['search', 'serach', true],
  ['search', 'searh', true],
  ['search', 'searches', false],
  ['the', 'then', false],
  ['deploy', 'delpoy', true],
])('%s and %s differ by one typo: %s', (a, b, isNear) => {
  expect(differsByOneTypo(a, b)).toBe(isNear)
  expect(differsByOneTypo(b, a)).toBe(isNear)
})

const page = (path: string, title: string, text: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  path,
  title,
  place: 'Group',
  sections: [['', '', text]],
  ...more,
})

function sourceOf(records: readonly SearchRecord[]): SearchSource & { readonly loaded: string[] } {
  const writer = new SearchWriter()
  for (const record of records) writer.add(record)
  const texts = records.map(record => textFile(record.path, record))
  const files = new Map([...texts, ...writer.done()].map(file => [file.path, readSearchFile(file.content)]))
  const loaded: string[] = []
  const load = async (name: string): Promise<never> => {
    loaded.push(name)
    return files.get(SEARCH_FOLDER + name) as never
  }
  return {
    index: () => load(INDEX_NAME),
    words: load,
    paths: load,
    stem: stemmerOf('en'),
    text: path => load(textName(path)),
    loaded,
  }
}

const paths = async (records: readonly SearchRecord[], query: string, version?: string) =>
  (await find(query, sourceOf(records), { version })).found.map(found => found.page.path)

const some = [
  page('deploy', 'Deploy to production', 'How a release goes out.'),
  page('intro', 'Introduction', 'First steps, and how to deploy.'),
  page('webhooks', 'Webhooks', 'Events are sent to your server.', {
    sections: [
      ['', '', 'Events are sent to your server.'],
      ['retries', 'Retries', 'A delivery is repeated until it succeeds.'],
    ],
  }),
]

test('a title counts more than text, and a prefix of a word is enough', async () => {
  expect(await paths(some, 'deploy')).toEqual(['deploy', 'intro'])
  expect(await paths(some, 'web')).toEqual(['webhooks'])
  expect(await paths(some, 'how release')).toEqual(['deploy'])
})

test('a missing file only costs its own content', async () => {
  const source = sourceOf(some)
  const gone = () => Promise.reject(new Error('gone'))
  const text: SearchSource['text'] = path => (path === 'deploy' ? gone() : source.text(path))
  const { found, missing } = await find('deploy', { ...source, text })
  expect(found.map(({ page: { path, title } }) => [path, title])).toEqual([
    ['deploy', 'deploy'],
    ['intro', 'Introduction'],
  ])
  expect(missing).toEqual(['deploy'])
  const wordless = await find('deploy', { ...source, words: gone })
  expect([wordless.found, wordless.missing.length]).toEqual([[], 1])
  await expect(find('deploy', { ...source, index: gone })).rejects.toThrow('gone')
})

test('a typo is forgiven, and nonsense finds nothing', async () => {
  expect(await paths(some, 'delpoy')).toEqual(['deploy', 'intro'])
  expect(await paths(some, 'zzzz')).toEqual([])
  expect(await paths(some, '')).toEqual([])
  expect(await paths([], 'deploy')).toEqual([])
})

test('a heading is found with its id', async () => {
  const { found } = await find('delivery', sourceOf(some))
  expect(found[0]?.sections.map(([id]) => id)).toEqual(['retries'])
})

test('a version finds its own pages and those of every version', async () => {
  const versions = [
    page('v1/a', 'Alpha', 'x', { version: 'v1' }),
    page('v2/a', 'Alpha', 'x', { version: 'v2' }),
    page('a', 'Alpha', 'x'),
  ]
  expect((await paths(versions, 'alpha', 'v2')).sort()).toEqual(['a', 'v2/a'])
  expect((await paths(versions, 'alpha', 'v3')).sort()).toEqual(['a'])
  expect((await paths(versions, 'alpha')).length).toBe(3)
})

test('a boost raises or lowers a page among the others that have the words', async () => {
  const boosted = (deploy: number, intro: number) =>
    some.map(each => ({ ...each, boost: { deploy, intro }[each.path] ?? 1 }))
  expect(await paths(boosted(1, 1), 'deploy')).toEqual(['deploy', 'intro'])
  expect(await paths(boosted(1, 40), 'deploy')).toEqual(['intro', 'deploy'])
  expect(await paths(boosted(0, 1), 'deploy')).toEqual(['intro', 'deploy'])
  expect(await paths(boosted(1, 40), 'webhooks')).toEqual(['webhooks'])
})

test('a page is found by its keywords, which nobody reads', async () => {
  const site = testSite({
    pages: [{ file: 'a.mdx', path: 'a', title: 'A', titled: true, keywords: ['night gate'] }],
  })
  const record = searchRecord(site, draw('Text.', site, 'a.mdx'))
  expect(record?.keywords).toEqual(['night gate'])
  expect(await paths(record ? [...some, record] : [], 'night')).toEqual(['a'])
  expect(JSON.stringify(record?.sections)).not.toContain('night')
})

test('an update of the index gives up if a boost changed', () => {
  const write = (boost?: number) => {
    const records = some.map(each => ({ ...each, ...(boost && { boost }) }))
    const writer = new SearchWriter()
    for (const record of records) writer.add(record)
    const texts = records.map(record => textFile(record.path, record))
    return new Map([...writer.done(), ...texts].map(({ path, content }) => [path, content]))
  }
  const [plain, boosted] = [write(), write(2)]
  const last = { changed: ['deploy'], read: (path: string) => boosted.get(path) }
  const same = updateIndex(last, path => boosted.get(path)) ?? []
  expect(same.map(({ path, content }) => [path, content])).toEqual(
    same.map(({ path }) => [path, boosted.get(path)]),
  )
  expect(same.at(-1)?.content).toContain('"facets":[{"boost":2}],"runs":[3,0]')
  expect(updateIndex(last, path => plain.get(path))).toBeUndefined()
})

test('the boost of a page is its own, else that of the innermost group', () => {
  const navigation = {
    groups: [
      {
        group: 'All',
        boost: 2,
        pages: [
          'a',
          { group: 'In', boost: 0.5, root: 'in', pages: ['b', 'c'] },
          { group: 'Same', pages: ['d'] },
        ],
      },
      { group: 'Rest', boost: 'high', pages: ['e'] },
    ],
  }
  const own = { file: 'c.mdx', path: 'c', title: 'C', titled: true, boost: 4 }
  const { value } = readConfig(JSON.stringify({ name: 'S', navigation }))
  const site = testSite({ config: value, pages: ['a', 'in', 'b', own, 'd', 'e'] })
  const boosts = ['a', 'in', 'b', 'c', 'd', 'e'].map(
    path => searchRecord(site, draw('x', site, `${path}.mdx`))?.boost,
  )
  expect(boosts).toEqual([2, 0.5, 0.5, 4, 2, undefined])
})

test('every page is found by each word of its title, whatever the pages are', async () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/)
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), async titles => {
      const source = sourceOf(titles.map(title => page(title, title, 'text')))
      for (const title of titles) {
        const { found } = await find(title, source)
        expect(found[0]?.page.path).toBe(title)
      }
    }),
    { numRuns: 20 },
  )
})

test('a search loads a few files, however large the site is', async () => {
  const many = Array.from({ length: 2000 }, (_, n) =>
    page(`p${n}`, `Page ${n} alpha${n % 7}`, `word${n} beta`),
  )
  const source = sourceOf(many)
  await find('word77 beta', source)
  expect(source.loaded.length).toBeLessThan(24)
})

test('a new word changes its own file and keeps the names of the rest', () => {
  const files = (text: string) => {
    const writer = new SearchWriter()
    const row = (n: number) => Array.from({ length: 90 }, (_, at) => `w${n * 90 + at}`).join(' ')
    for (let n = 0; n < 90; n++) writer.add(page(`p${n}`, `Page ${n}`, n === 30 ? text : row(n)))
    return new Set(writer.done().map(file => file.path))
  }
  const before = files('zebra')
  const changed = [...files('zephyr')].filter(path => !before.has(path))
  expect(before.size).toBeGreaterThan(5)
  expect(changed).toHaveLength(1)
})

// Covers B04
test('a file that does not belong to the search is ignored', () => {
  const writer = new SearchWriter()
  for (const content of ['', 'x', 'galleySearch("a",null)\n', 'galleySearch("a",{"path":1})\n'])
    writer.addFile(content)
  expect(writer.done().map(file => readSearchFile(file.content))).toEqual([
    {},
    { count: 0, paths: [], words: [], facets: [], runs: [] },
  ])
})

test('a record has what a reader sees, heading by heading', () => {
  const text =
    '---\ntitle: The page\ndescription: What it is.\n---\n\nIntro & more.\n\n## First `code`\n\nText.\n\n```js\nlet a = 1 < 2\n```\n\n<Accordion title="Folded">Inside.</Accordion>'
  const site = testSite()
  const record = searchRecord(site, draw(text, site))
  expect(record).toMatchObject({ path: 'page', title: 'The page', place: 'Group' })
  expect(record?.sections).toEqual([
    ['', '', 'What it is. Intro & more.'],
    ['first-code', 'First code', 'Text. let a = 1 < 2 Folded Inside.'],
  ])
})

test.each([
  ['---\nhidden: true\n---\n\nx', 'page.mdx'],
  ['---\nnoindex: true\n---\n\nx', 'page.mdx'],
])('a hidden page is not found: %j', (text, file) => {
  const site = testSite()
  expect(searchRecord(site, draw(text, site, file))).toBeUndefined()
})
