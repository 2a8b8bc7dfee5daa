import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runGalley } from '../testing/run-command.ts'
import { makeHome, removeHome, writeFiles } from '../testing/temporary-folders.ts'

let base: string
beforeEach(() => {
  base = makeHome('build-parts')
})
afterEach(() => removeHome(base))

const API = {
  openapi: '3.1.0',
  info: { title: 'Boats', version: '1' },
  paths: {
    '/boats': { get: { summary: 'List boats', responses: { 200: { description: 'All boats.' } } } },
    '/boats/{id}': { get: { summary: 'Get a boat', responses: { 200: { description: 'One boat.' } } } },
  },
}

const languageOf = (language: string) => ({
  language,
  groups: [{ group: 'Guides', pages: ['start', 'more', 'news'].map(page => `${language}/${page}`) }],
})

const CONFIG = {
  theme: 'mint',
  name: 'Site',
  colors: { primary: '#0d9373' },
  navigation: {
    languages: [
      languageOf('en'),
      {
        ...languageOf('fr'),
        groups: [...languageOf('fr').groups, { group: 'API', openapi: 'boats.json' }],
      },
    ],
  },
  redirects: [{ source: '/old', destination: '/fr/start' }],
}

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About it.\n---\n\n## Why\n\nText. ${more}\n`

/** A site of two languages with an image, a snippet, formulas, changes, links between languages, and an API. */
function repository(name = 'repo'): string {
  const folder = join(base, name)
  writeFiles(folder, {
    'docs.json': `${JSON.stringify(CONFIG, undefined, 2)}\n`,
    'boats.json': JSON.stringify(API),
    'snippets/note.mdx': 'Shared words.\n',
    'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'en/start.mdx': page('Start', '[French](/fr/start) ![A dot](/images/dot.svg)'),
    'en/more.mdx': page('More', '$x^2$'),
    'en/news.mdx': page('News', '\n\n<Update label="May">\n\nA harbor.\n\n</Update>'),
    'fr/start.mdx': `import Note from '/snippets/note.mdx'\n\n${page('Début')}\n<Note />\n`,
    'fr/more.mdx': page('Suite', '```js\nconst a = 1\n```'),
    'fr/news.mdx': page('Nouvelles'),
    'legal/privacy.mdx': page('Privacy'),
  })
  return folder
}

const ADDRESS = ['--site-url', 'https://docs.example.com']

async function build(folder: string, out: string, ...args: readonly string[]) {
  const done = await runGalley('build', folder, '--out', join(base, out), ...args)
  return { ...done, out: join(base, out), printed: done.out }
}

/** Every file of a site with its bytes. */
function contentOf(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const files = paths.filter(path => statSync(join(folder, path)).isFile())
  return new Map(files.map(path => [path, readFileSync(join(folder, path), 'latin1')]))
}

/** Builds parts of a copy of the repository in folders of their own, as other machines would. */
async function parts(...names: readonly string[]): Promise<string> {
  const copy = repository('elsewhere')
  for (const name of names) {
    const { code, err } = await build(copy, `parts/${name.replace('/', '-of-')}`, '--part', name, ...ADDRESS)
    expect([code, err]).toEqual([0, ''])
  }
  return join(base, 'parts')
}

test.each([
  { what: 'shares', names: ['1/3', '2/3', '3/3'] },
  { what: 'languages', names: ['en', 'fr'] },
])(
  'a site joined from $what equals the one that is built in one piece, and nothing is drawn again',
  async ({ names }) => {
    const folder = repository()
    const whole = await build(folder, 'whole', ...ADDRESS)
    const joined = await build(folder, 'joined', ...ADDRESS, '--join', await parts(...names))
    expect([joined.code, joined.err]).toEqual([0, ''])
    expect(contentOf(joined.out)).toEqual(contentOf(whole.out))
    expect(joined.printed).toMatch(/^Pages +9, 0 of them rendered$/m)
  },
)

test('a part has its pages only', async () => {
  const { out, printed } = await build(repository(), 'part', '--part', 'en')
  expect([...contentOf(out).keys()].filter(path => path.endsWith('.html'))).toEqual([
    'en/more.html',
    'en/news.html',
    'en/start.html',
    'index.html',
    'legal/privacy.html',
  ])
  expect(printed).toMatch(/^Part +en$/m)
})

test('shares have every page once', async () => {
  const folder = repository()
  const pagesOf = async (share: string) => {
    const { out } = await build(folder, share.replace('/', '-'), '--part', share)
    return [...contentOf(out).keys()].filter(path => path.endsWith('.md'))
  }
  const [first, second] = [await pagesOf('1/2'), await pagesOf('2/2')]
  const whole = await build(folder, 'whole')
  const all = [...contentOf(whole.out).keys()].filter(path => path.endsWith('.md'))
  expect([...first, ...second].sort()).toEqual(all)
  expect(Math.abs(first.length - second.length)).toBeLessThanOrEqual(1)
})

test('what is missing in the parts, or has changed since, is drawn where they are joined', async () => {
  const folder = repository()
  const all = await parts('en')
  writeFiles(folder, { 'en/more.mdx': page('More', '$x^3$') })
  const index = join(all, 'en/en/start.html')
  writeFileSync(index, `${readFileSync(index, 'utf8')}<!-- changed -->`)
  const whole = await build(folder, 'whole', ...ADDRESS)
  const joined = await build(folder, 'joined', ...ADDRESS, '--join', all)
  expect(contentOf(joined.out)).toEqual(contentOf(whole.out))
  expect(joined.printed).toMatch(/^Pages +9, 7 of them rendered$/m)
})

test('parts can be named one by one, and the site is kept up to date', async () => {
  const folder = repository()
  const all = await parts('1/2', '2/2')
  const both = ['1-of-2', '2-of-2'].map(name => join(all, name))
  const first = await build(folder, 'joined', '--join', ...both, ...ADDRESS)
  expect(first.printed).toMatch(/^Pages +9, 0 of them rendered$/m)
  writeFiles(folder, { 'en/more.mdx': page('More', 'New words.') })
  const second = await build(folder, 'joined', '--join', ...both, ...ADDRESS)
  expect(second.printed).toMatch(/^Pages +9, 1 of them rendered$/m)
  const whole = await build(folder, 'whole', ...ADDRESS)
  expect(contentOf(second.out)).toEqual(contentOf(whole.out))
})

test('the repository may be named after the parts', async () => {
  const folder = repository()
  const [part, site] = [join(base, 'part'), join(base, 'site')]
  await build(folder, 'part', '--part', 'en')
  const joined = await runGalley('build', '--out', site, '--join', part, folder)
  expect([joined.code, joined.err]).toEqual([0, ''])
  expect(contentOf(site)).toEqual(contentOf((await build(folder, 'whole')).out))
  for (const twice of [
    [folder, '--join', part, folder],
    ['--join', folder],
  ])
    expect((await runGalley('build', '--out', site, ...twice)).code).toBe(2)
})

test('a part of another site is named, and the pages are drawn again', async () => {
  const folder = repository()
  const all = await parts('1/2', '2/2')
  const joined = await build(folder, 'joined', '--join', all)
  expect(joined.code).toBe(0)
  expect(joined.err).toContain(
    `The part in “${join(all, '1-of-2')}” was built from other pages or settings, with other options, or by another version of Galley. Its pages were rendered again.`,
  )
  expect(contentOf(joined.out)).toEqual(contentOf((await build(folder, 'whole')).out))
})

test('a record that names files outside its part takes nothing from there', async () => {
  const folder = repository()
  const all = await parts('en')
  const record = join(all, 'en/galley-part.json')
  const text = readFileSync(record, 'utf8')
  mkdirSync(join(base, 'moved'))
  renameSync(join(all, 'en/en/start.html'), join(base, 'moved/start.html'))
  writeFileSync(record, text.replaceAll('"en/start.html"', '"../../moved/start.html"'))
  const joined = await build(folder, 'joined', ...ADDRESS, '--join', all)
  expect(joined.code).toBe(0)
  expect(contentOf(joined.out)).toEqual(contentOf((await build(folder, 'whole', ...ADDRESS)).out))
})

test('a wrong part or folder is refused with what to do', async () => {
  const folder = repository()
  cpSync(folder, join(base, 'parts'), { recursive: true })
  const refused = async (...args: readonly string[]) => {
    const { code, err } = await build(folder, 'out', ...args)
    return [code, err]
  }
  expect(await refused('--part', '3/2')).toEqual([
    2,
    '--part takes a share such as 2/4, not “3/2”.\nThe first number is between 1 and the second.',
  ])
  expect(await refused('--part', 'de')).toEqual([
    2,
    '--part: there is no “de” here.\nChoose from language=en, fr.',
  ])
  expect(await refused('--join', join(base, 'parts'))).toEqual([
    2,
    `“${join(base, 'parts')}” contains no part of a site.\nBuild the parts with galley build --part, and name their folders.`,
  ])
  expect(await refused('--join', join(base, 'none'))).toEqual([
    2,
    `“${join(base, 'none')}” contains no part of a site.\nBuild the parts with galley build --part, and name their folders.`,
  ])
  expect((await refused('--part', 'en', '--join', 'parts'))[1]).toContain(
    '--part and --join can’t be used together',
  )
  expect((await refused('--part', 'en', '--strict'))[1]).toContain('--part doesn’t check')
  writeFileSync(join(base, 'parts/galley-part.json'), '{')
  expect((await refused('--join', join(base, 'parts')))[1]).toContain('is damaged')
})
