import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findProduct } from '../base/product.ts'
import { runGalley } from '../testing/run-command.ts'
import { makeHome, removeHome, writeFiles } from '../testing/temporary-folders.ts'

const handbook = fileURLToPath(new URL('../../../resources/handbook', import.meta.url))
let base: string
beforeAll(() => {
  const { icons, site } = findProduct()
  if (!existsSync(icons) || !existsSync(site))
    throw new Error('These tests need the built product: npm run build')
})
beforeEach(() => {
  base = makeHome('cli')
})
afterEach(() => removeHome(base))

function repository(files: Readonly<Record<string, string>> = {}): string {
  const folder = join(base, 'repo')
  const all = {
    'docs.json': '{"name":"Site","navigation":[{"group":"A","pages":["a","b/c"]}]}\n',
    'a.md': '---\ntitle: A\ndescription: What the letter A is.\n---\n\nText.\n',
    'b/c.mdx': '---\ntitle: C\ndescription: What the letter C is.\n---\n\n[A](/a)\n',
    ...files,
  }
  writeFiles(folder, all)
  return folder
}

const tree = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

test('--help prints the usage', async () => {
  for (const args of [['--help'], ['-h'], ['help'], ['build', '--help']]) {
    const { code, out } = await runGalley(...args)
    expect([code, out.split('\n')[0]]).toEqual([
      0,
      'Galley edits documentation repositories that are configured by one docs.json.',
    ])
  }
  expect((await runGalley('--version')).out).toMatch(/^\d+\.\d+\.\d+$/)
})

const WRONG: readonly (readonly [string, readonly string[]])[] = [
  ['an unknown option', ['check', '--frob']],
  ['two folders', ['build', 'a', 'b']],
  ['no folder for the site', ['build', '.']],
  ['no site', ['check', '/']],
  ['no such folder', ['check', '/no/such/folder']],
  ['a bad format', ['check', '--format', 'xml']],
  ['an inherited format', ['check', '--format', 'constructor']],
  ['a bad number', ['check', '--max-warnings', 'many']],
  ['two hosts', ['open', '--browser', '--electron']],
  ['a bad port', ['open', '--port', '70000']],
  ['an unknown change', ['config', 'frob', '/name']],
  ['no words', ['config']],
  ['a folder that is not there', ['frobnicate', '--browser', '--no-open']],
]
for (const [what, args] of WRONG) {
  test(`${what} is wrong usage: a line or two, and no stack`, async () => {
    const { code, out, err } = await runGalley(...args)
    expect([code, out]).toEqual([2, ''])
    expect(err.split('\n').length).toBeLessThan(9)
    expect(err).not.toMatch(/ at .*:\d+/)
  })
}

test.each([
  [['chek'], 'There is no command and no folder “chek”. Did you mean “check”?'],
  [['frobnicate', '--no-open'], 'There is no command and no folder “frobnicate”.'],
  [['check', '--fromat', 'json'], 'There is no option --fromat here. Did you mean --format?'],
  [['new', '-x'], 'There is no option -x here.'],
  [['check', '--max-warnings'], '--max-warnings needs a value.'],
  [['build', '--out', '--strict'], '--out needs a value.'],
  [['check', '--fix=yes'], '--fix takes no value.'],
])('%j is answered in one sentence', async (args, sentence) => {
  const { code, err } = await runGalley(...args)
  expect([code, err]).toEqual([2, `${sentence}\nSee galley --help.`])
})

test('the handbook is built, and then only what changed is built again', async () => {
  const folder = join(base, 'handbook')
  cpSync(handbook, folder, { recursive: true })
  const out = join(base, 'out')
  const first = await runGalley(
    'build',
    folder,
    '--out',
    out,
    '--site-url',
    'https://docs.example.com/x',
    '--json',
  )
  expect(first.err).toBe('')
  expect(first.code).toBe(0)
  const output = JSON.parse(first.out)
  expect(output).toMatchObject({ removed: 0, trouble: [] })
  expect(output.changed).toBe(output.files)
  expect(tree(out)).toEqual(
    expect.arrayContaining(['index.html', '404.html', 'introduction.html', 'sitemap.xml', 'logo/light.svg']),
  )
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain(
    '<loc>https://docs.example.com/x/introduction.html</loc>',
  )
  const texts = () => new Map(tree(out).map(path => [path, readFileSync(join(out, path), 'latin1')]))
  const before = texts()
  writeFileSync(
    join(folder, 'quickstart.mdx'),
    `${readFileSync(join(folder, 'quickstart.mdx'), 'utf8')}\nUmbrella.\n`,
  )
  const second = JSON.parse(
    (await runGalley('build', folder, '--out', out, '--site-url', 'https://docs.example.com/x', '--json'))
      .out,
  )
  const after = texts()
  const written = [...after.keys()].filter(path => after.get(path) !== before.get(path))
  const removed = [...before.keys()].filter(path => !after.has(path))
  // The record of the build itself is not counted.
  expect([second.changed + 1, second.removed]).toEqual([written.length, removed.length])
  const ofSearch = (path: string) => path.startsWith('galley/search')
  expect(written.filter(path => !ofSearch(path))).toEqual([
    '.galley-build.json',
    'llms-full.txt',
    'quickstart.html',
    'quickstart.md',
  ])
  // The words of the page, and their positions: how they are split depends on all words of the site.
  expect(written.filter(ofSearch).length).toBeLessThanOrEqual(5)
  expect(tree(folder).filter(path => !existsSync(join(handbook, path)))).toEqual([])
})

// Covers B02, B09
test('a build has the same bytes wherever it runs, and holds no secrets', async () => {
  const folder = repository({
    '.env': 'SECRET=CANARY',
    '.git/config': 'CANARY',
    'notes.txt': 'CANARY',
    '.cursor/rules.md': 'CANARY',
  })
  for (const out of ['one', 'two'])
    expect((await runGalley('build', folder, '--out', join(base, out))).code).toBe(0)
  expect(tree(join(base, 'one'))).toEqual(tree(join(base, 'two')))
  for (const path of tree(join(base, 'one'))) {
    const bytes = readFileSync(join(base, 'one', path))
    expect(bytes.equals(readFileSync(join(base, 'two', path)))).toBe(true)
    expect(bytes.includes('CANARY')).toBe(false)
    expect(bytes.includes(base)).toBe(false)
  }
})

// Covers B03
test('a site is written to a new folder, an empty one or its own', async () => {
  const folder = repository()
  const foreign = join(base, 'foreign')
  mkdirSync(foreign)
  writeFileSync(join(foreign, 'mine.txt'), 'mine')
  symlinkSync(join(base, 'elsewhere'), join(base, 'link'), 'junction')
  for (const out of [
    '/',
    homedir(),
    base,
    folder,
    join(folder, 'b'),
    join(folder, '..'),
    foreign,
    join(base, 'link'),
    join(folder, 'a.md'),
  ]) {
    const { code, err } = await runGalley('build', folder, '--out', out)
    expect([out, code]).toEqual([out, 2])
    expect(err).not.toBe('')
  }
  expect(tree(foreign)).toEqual(['mine.txt'])
  mkdirSync(join(base, 'empty'))
  expect((await runGalley('build', folder, '--out', join(base, 'empty'))).code).toBe(0)
  for (const round of [1, 2]) {
    const { code, out } = await runGalley('build', folder, '--out', join(folder, 'public'), '--json')
    expect([code, JSON.parse(out).changed === 0]).toEqual([0, round === 2])
  }
})

// Covers B03
test('files that a build did not write are never touched, and its own files are removed with their page', async () => {
  const folder = repository()
  const out = join(base, 'out')
  await runGalley('build', folder, '--out', out)
  writeFileSync(join(out, 'CNAME'), 'mine')
  rmSync(join(folder, 'b'), { recursive: true })
  expect((await runGalley('build', folder, '--out', out)).code).toBe(0)
  expect(existsSync(join(out, 'b'))).toBe(false)
  expect(readFileSync(join(out, 'CNAME'), 'utf8')).toBe('mine')
  writeFileSync(join(out, 'b.html'), 'mine')
  writeFileSync(join(folder, 'b.md'), 'Now a page.\n')
  const { code, err } = await runGalley('build', folder, '--out', out)
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('“b.html” in the folder of the site isn’t from a build.'),
  ])
  expect(readFileSync(join(out, 'b.html'), 'utf8')).toBe('mine')
})

test('a build that fails leaves the last site unchanged', async () => {
  const folder = repository()
  const out = join(base, 'out')
  await runGalley('build', folder, '--out', out)
  const before = tree(out)
  writeFileSync(join(folder, 'a.md'), Buffer.from([0xff, 0xfe, 0x00]))
  const strict = await runGalley('build', folder, '--out', out, '--strict')
  expect([strict.code, strict.err]).toEqual([1, expect.stringContaining('a.md: “a.md” isn’t UTF-8 text.')])
  expect(readFileSync(join(out, 'a.html'), 'utf8')).toContain('Text.')
  expect(tree(out)).toEqual(before)
  writeFileSync(join(folder, 'docs.json'), '{ // a remark\n"name": ')
  const broken = await runGalley('build', folder, '--out', out)
  expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('docs.json, line 2, column 7: ')])
  expect(tree(out)).toEqual(before)
})

test('a strict build writes nothing if the check finds a problem', async () => {
  const folder = repository(PROBLEMS)
  const out = join(base, 'out')
  const { code, err } = await runGalley('build', folder, '--out', out, '--strict')
  expect([code, err]).toEqual([1, expect.stringContaining('a.md:5: ')])
  expect(existsSync(join(out, 'index.html'))).toBe(false)
  expect((await runGalley('build', folder, '--out', out)).code).toBe(0)
})

// Covers B07
test('unfinished sites of a killed build are removed', async () => {
  const folder = repository()
  const out = join(base, 'out')
  await runGalley('build', folder, '--out', out)
  mkdirSync(join(out, '.galley-staging-0123456789ab'))
  writeFileSync(join(out, '.galley-staging-0123456789ab/x.html'), 'half')
  expect((await runGalley('build', folder, '--out', out)).code).toBe(0)
  expect(tree(out).filter(path => path.includes('staging'))).toEqual([])
})

const PROBLEMS = {
  'a.md': '---\ntitle: A\n---\n\n[gone](/nowhere)\n',
  'd.md': '---\ntitle: D\n---\n\nNot listed.\n',
}

test('a site is checked and reported in every format', async () => {
  const fine = await runGalley('check', repository())
  expect(fine).toEqual({ code: 0, out: 'No problems.', err: '' })
  const folder = repository(PROBLEMS)
  const text = await runGalley('check', folder)
  expect(text.code).toBe(1)
  expect(text.out).toMatch(/^a\.md:5:\d+ {2}error {2}.*\(link\//m)
  const { problems } = JSON.parse((await runGalley('check', folder, '--format', 'json')).out)
  expect(problems[1]).toMatchObject({ file: 'a.md', line: 5, severity: 'error' })
  const [sarif] = JSON.parse((await runGalley('check', folder, '--format', 'sarif')).out).runs
  expect(sarif.results[1]).toMatchObject({
    level: 'error',
    locations: [{ physicalLocation: { region: { startLine: 5 } } }],
  })
  expect((await runGalley('check', folder, '--format', 'github')).out).toMatch(
    /^::error file=a\.md,line=5,col=\d+,title=link\//m,
  )
  const only = JSON.parse((await runGalley('check', folder, '--format', 'json', '--only', 'code/secret')).out)
  expect(only.problems).toEqual([])
  expect((await runGalley('check', folder, '--only', 'code/secret')).code).toBe(0)
  expect((await runGalley('check', folder, '--only', 'nothing/like-it')).code).toBe(2)
})

test('a new site has no problems', async () => {
  const folder = join(base, 'new')
  expect((await runGalley('new', folder)).code).toBe(0)
  expect(JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8'))).toMatchObject({ name: 'new' })
  expect(await runGalley('check', folder)).toEqual({ code: 0, out: 'No problems.', err: '' })
  expect((await runGalley('new', folder)).code).toBe(2)
})

test('a new site can have the newer form', async () => {
  const folder = join(base, 'newer')
  expect((await runGalley('new', folder, '--form', 'newer')).code).toBe(0)
  const { navigation } = JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8'))
  expect(navigation).toEqual({ groups: [{ group: 'Get started', pages: ['introduction', 'quickstart'] }] })
  expect((await runGalley('check', folder)).code).toBe(0)
  const odd = await runGalley('new', join(base, 'odd'), '--form', 'odd')
  expect([odd.code, odd.err]).toEqual([2, expect.stringContaining('“older” or “newer”, not “odd”')])
})
