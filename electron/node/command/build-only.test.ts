import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runGalley } from '../testing/run-command.ts'
import { makeHome, removeHome, writeFiles } from '../testing/temporary-folders.ts'

let base: string
beforeEach(() => {
  base = makeHome('build-only')
})
afterEach(() => removeHome(base))

const pathsOf = (language: string, version: string) =>
  ['start', 'more'].map(page => `${language}/${version}/${page}`)

const CONFIG = {
  theme: 'mint',
  name: 'Site',
  colors: { primary: '#0d9373' },
  navigation: {
    languages: ['en', 'fr'].map(language => ({
      language,
      versions: ['v2', 'v1'].map(version => ({
        version,
        groups: [{ group: 'Guides', pages: pathsOf(language, version) }],
      })),
    })),
  },
  redirects: [
    { source: '/old', destination: '/fr/v1/start' },
    { source: '/older', destination: '/en/v2/start' },
  ],
}

/** A site of two languages with two versions each, pages that nothing lists, and links between versions. */
function repository(): string {
  const folder = join(base, 'repo')
  const page = (title: string, more = '') =>
    `---\ntitle: ${title}\ndescription: About it.\n---\n\nText. ${more}\n`
  const paths = ['en', 'fr'].flatMap(language => ['v2', 'v1'].flatMap(version => pathsOf(language, version)))
  writeFiles(folder, {
    'docs.json': `${JSON.stringify(CONFIG, undefined, 2)}\n`,
    ...Object.fromEntries(paths.map(path => [`${path}.mdx`, page(`Page ${path}`)])),
    'en/v2/start.mdx': page(
      'Start',
      '[Older](/en/v1/start) and [the folder](/fr/v1), [more](./more) and [nothing](/nowhere).',
    ),
    'en/v2/draft.mdx': page('Draft'),
    'en/v1/draft.mdx': page('Old draft'),
    'legal/privacy.mdx': page('Privacy'),
  })
  return folder
}

const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.html'))
    .sort()

const build = async (folder: string, ...args: readonly string[]) => {
  const out = join(base, 'out')
  const { code, out: printed, err } = await runGalley('build', folder, '--out', out, ...args)
  const read = (path: string) => readFileSync(join(out, path), 'utf8')
  return { code, printed, err, out, read }
}

test('--only builds the site of one version of one language', async () => {
  const address = ['--site-url', 'https://docs.example.com']
  const { code, printed, out, read } = await build(repository(), '--only', 'en,v2', ...address)
  expect(code).toBe(0)
  expect(documentsIn(out)).toEqual([
    '404.html',
    'en/v2/draft.html',
    'en/v2/more.html',
    'en/v2/start.html',
    'index.html',
    'legal/privacy.html',
    'older.html',
  ])
  expect(read('_redirects')).toBe('/older /en/v2/start.html 308\n')
  const search = readdirSync(join(out, 'galley/search'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .map(file => read(`galley/search/${file}`))
  for (const text of [read('sitemap.xml'), read('llms.txt'), search.join('\n')]) {
    expect(text).toContain('en/v2/start')
    expect(text).not.toMatch(/fr\/|v1/)
  }
  expect(printed).toMatch(/^Only +en,v2$/m)
  expect(printed).toMatch(/^Links +2 lead to pages that weren’t built$/m)
})

test('menus offer what was built, and links keep the addresses of the whole site', async () => {
  const { read } = await build(repository(), '--only', 'version=v2')
  const html = read('en/v2/start.html')
  expect(html).toContain('href="../../fr/v2/start.html"')
  expect(html).not.toContain('class="versions"')
  expect(html).toContain('<a href="../../en/v1/start.html">Older</a>')
  expect(html).toContain('<a href="../../fr/v1/start.html">the folder</a>')
})

test('a second build of other divisions replaces the first', async () => {
  const folder = repository()
  await build(folder, '--only', 'en')
  const { out, printed } = await build(folder, '--only', 'fr', '--json')
  expect(JSON.parse(printed)).toMatchObject({ pages: 5, only: { names: ['fr'], links: 0 } })
  expect(documentsIn(out).filter(path => path.startsWith('en'))).toEqual([])
  const whole = await build(folder)
  expect(documentsIn(whole.out).filter(path => /^(en|fr)\//.test(path))).toHaveLength(10)
  expect(whole.printed).not.toMatch(/^Only/m)
})

test('with --strict, problems of pages that are not built do not count', async () => {
  const folder = repository()
  writeFiles(folder, { 'fr/v1/more.mdx': '---\ntitle: More\ndescription: About it.\n---\n\n[x](/dead)\n' })
  expect((await build(folder, '--only', 'fr,v2', '--strict')).code).toBe(0)
  expect((await build(folder, '--only', 'fr,v1', '--strict')).err).toContain('fr/v1/more.mdx')
})

test('what cannot be chosen is wrong usage, with the choices', async () => {
  const folder = repository()
  const unknown = await build(folder, '--only', 'de')
  expect([unknown.code, unknown.err]).toEqual([
    2,
    '--only: there is no “de” here.\nChoose from language=en, fr; version=v2, v1.',
  ])
  const versions = CONFIG.navigation.languages[0]?.versions.slice(0, 1) ?? []
  const [, fr] = CONFIG.navigation.languages
  const fewer = { ...CONFIG, navigation: { languages: [{ language: 'en', versions }, fr] } }
  writeFiles(folder, { 'docs.json': JSON.stringify(fewer) })
  const empty = await build(folder, '--only', 'en,v1')
  expect(empty.code).toBe(2)
  expect(empty.err).toContain(
    'no page is in language=en and version=v1.\nChoose from language=en; version=v2.',
  )
})

test('in the older form, pages of no version and those of the chosen one are built', async () => {
  const folder = join(base, 'repo')
  const page = (title: string) => `---\ntitle: ${title}\ndescription: About it.\n---\n\nText.\n`
  const config = {
    name: 'Site',
    versions: ['v2', 'v1'],
    tabs: [
      { name: 'API', url: 'api' },
      { name: 'Old', url: 'old', version: 'v1' },
    ],
    navigation: [
      { group: 'Start', pages: ['index'] },
      { group: 'New', version: 'v2', pages: ['new/a'] },
      { group: 'Past', version: 'v1', pages: ['past/a', 'old/a'] },
      { group: 'API', pages: ['api/a'] },
    ],
  }
  const pages = ['index', 'new/a', 'past/a', 'old/a', 'old/b', 'api/a']
  writeFiles(folder, {
    'docs.json': JSON.stringify(config),
    ...Object.fromEntries(pages.map(path => [`${path}.mdx`, page(path)])),
  })
  const { out } = await build(folder, '--only', 'v2')
  expect(documentsIn(out)).toEqual(['404.html', 'api/a.html', 'index.html', 'new/a.html'])
  const tab = await build(folder, '--only', 'tab=API')
  expect(documentsIn(tab.out)).toEqual(['404.html', 'api/a.html', 'index.html'])
})
