import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { run } from '../command/run.ts'
import { makeHome, removeHome } from '../testing/temporary-folders.ts'

let base: string
beforeAll(() => {
  base = makeHome('incremental')
})
afterAll(() => removeHome(base))

async function build(folder: string, out: string) {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  await run(['build', folder, '--out', out, '--site-url', 'https://docs.example.com/x', '--json'], {
    out: say,
    err: say,
  })
  return JSON.parse(said.join('\n'))
}

function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const rows = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [path.slice(folder.length + 1), readFileSync(path, 'latin1')] as const)
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const NAVIGATION = [
  { group: 'First', pages: ['a', 'b', { group: 'Deep', pages: ['deep/c'] }] },
  { group: 'Last', pages: ['d', 'gone'] },
]
const START: Readonly<Record<string, string>> = {
  'docs.json': JSON.stringify({ name: 'Site', navigation: NAVIGATION, logo: '/logo.svg' }),
  'a.mdx': '---\ntitle: A\n---\n\nimport Hi from "/snippets/hi.mdx"\n\n<Hi />\n\n[c](/deep/c)\n',
  'b.mdx': '# B\n\n![picture](/picture.png)\n',
  'deep/c.mdx': '---\ntitle: C\n---\n\n<Snippet file="hi.mdx" />\n\n```js\n1\n```\n',
  'd.mdx': 'Plain.\n',
  'snippets/hi.mdx': 'Hello.\n',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'picture.png': 'picture',
}

const config = (more: object) =>
  JSON.stringify({ name: 'Site', navigation: NAVIGATION, logo: '/logo.svg', ...more })

/** What a person may do to a repository between two builds: a file's new text, or its removal. */
const EDITS: readonly (readonly [file: string, text: string | undefined])[] = [
  ['a.mdx', '---\ntitle: A\n---\n\nWithout a snippet.\n'],
  ['a.mdx', '---\ntitle: Another title\n---\n\n[gone](/gone)\n'],
  ['b.mdx', '# B\n\nNo picture.\n'],
  ['deep/c.mdx', '---\ntitle: C\nnoindex: true\n---\n\n<Snippet file="hi.mdx" />\n'],
  ['deep/c.mdx', undefined],
  ['d.mdx', 'Plain.\n\n[logo](/logo.svg) <broken\n'],
  ['d.mdx', '\u0000'],
  ['gone.mdx', 'Back again.\n'],
  ['orphan.md', 'Listed nowhere.\n'],
  ['index.md', 'Home.\n'],
  ['snippets/hi.mdx', 'Hello, **you**.\n'],
  ['snippets/hi.mdx', undefined],
  ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>'],
  ['picture.png', undefined],
  ['picture.png', 'GIF89a\u0020\u0000\u0010\u0000'],
  ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"/>'],
  ['robots.txt', 'User-agent: nobody\n'],
  ['docs.json', config({ colors: { primary: '#ff0000' } })],
  ['docs.json', config({ thumbnails: { enabled: false } })],
  ['docs.json', config({ redirects: [{ source: '/old/:slug*', destination: '/deep/:slug*' }] })],
  ['docs.json', config({ navigation: [{ group: 'Only', pages: ['d', 'a'] }] })],
]

function put(folder: string, file: string, text: string | undefined): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  if (text === undefined) rmSync(path, { force: true })
  else writeFileSync(path, text)
}

/** Milliseconds since the last change when a build begins: so soon, the disk could miss the next one. */
const LATER = { soon: 0, late: 10_000 }

test.each(Object.entries(LATER))(
  'a site built step by step equals the site built at once: %s',
  async (_, later) => {
    const steps = fc.array(fc.array(fc.constantFrom(...EDITS), { maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    })
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + later)
    await fc.assert(
      fc.asyncProperty(steps, async builds => {
        const ground = mkdtempSync(join(base, 'run-'))
        const [folder, out, clean] = [join(ground, 'repo'), join(ground, 'out'), join(ground, 'clean')]
        for (const [file, text] of Object.entries(START)) put(folder, file, text)
        await build(folder, out)
        for (const edits of builds) {
          for (const [file, text] of edits) put(folder, file, text)
          await build(folder, out)
        }
        await build(folder, clean)
        expect(filesOf(out)).toEqual(filesOf(clean))
        rmSync(ground, { recursive: true })
      }),
      { numRuns: 12 },
    )
    vi.restoreAllMocks()
  },
)

test('a second build leaves unchanged files alone', async () => {
  const [folder, out] = [join(base, 'still'), join(base, 'still-out')]
  for (const [file, text] of Object.entries(START)) put(folder, file, text)
  await build(folder, out)
  const times = () =>
    new Map(Object.keys(filesOf(out)).map(path => [path, lstatSync(join(out, path)).mtimeMs]))
  const before = times()
  expect(await build(folder, out)).toMatchObject({ drawn: 0, changed: 0, removed: 0 })
  expect(times()).toEqual(before)
  put(folder, 'd.mdx', 'Plain indeed.\n')
  const { drawn, changed } = await build(folder, out)
  expect(drawn).toBe(1)
  const touched = [...times()].filter(([path, time]) => before.get(path) !== time).map(([path]) => path)
  expect(touched).toEqual(expect.arrayContaining(['d.html', 'd.md', 'llms-full.txt']))
  expect(touched.filter(path => path.endsWith('.html'))).toEqual(['d.html'])
  expect(touched.filter(path => !path.startsWith('.')).length).toBeLessThanOrEqual(changed)
})

test('the picture for links to a page follows its title, and those of other pages stay', async () => {
  const [folder, out] = [join(base, 'pictured'), join(base, 'pictured-out')]
  for (const [file, text] of Object.entries(START)) put(folder, file, text)
  await build(folder, out)
  const pictures = () => Object.keys(filesOf(out)).filter(path => path.startsWith('galley/share/'))
  const before = pictures()
  expect(before).toHaveLength(4)
  for (const path of before) expect(readFileSync(join(out, path)).subarray(1, 4).toString()).toBe('PNG')
  put(folder, 'a.mdx', '---\ntitle: A\n---\n\nAnother text.\n')
  await build(folder, out)
  expect(pictures()).toEqual(before)
  put(folder, 'a.mdx', '---\ntitle: Another title\n---\n')
  await build(folder, out)
  const after = pictures()
  expect(after).toHaveLength(4)
  expect(after.filter(path => before.includes(path))).toHaveLength(3)
})

test('an image of another size redraws the pages that show it, and no others', async () => {
  const [folder, out] = [join(base, 'sized'), join(base, 'sized-out')]
  for (const [file, text] of Object.entries(START)) put(folder, file, text)
  await build(folder, out)
  put(folder, 'picture.png', 'GIF89a\u0020\u0000\u0010\u0000')
  expect(await build(folder, out)).toMatchObject({ drawn: 1 })
  expect(readFileSync(join(out, 'b.html'), 'utf8')).toContain('width="32" height="16"')
  put(folder, 'picture.png', 'GIF89a\u0020\u0000\u0010\u0000 of other colors')
  expect(await build(folder, out)).toMatchObject({ drawn: 0 })
})

test('files of the site that somebody changed or removed are written again', async () => {
  const [folder, out] = [join(base, 'mended'), join(base, 'mended-out')]
  for (const [file, text] of Object.entries(START)) put(folder, file, text)
  await build(folder, out)
  const whole = filesOf(out)
  writeFileSync(join(out, 'a.html'), 'cut')
  rmSync(join(out, 'deep'), { recursive: true })
  await build(folder, out)
  expect(filesOf(out)).toEqual(whole)
})

const shipped = (folder: string) => {
  for (const [file, text] of Object.entries(START)) put(folder, file, text)
  return { folder, out: join(folder, 'site') }
}

/** Replaces a page of a site by another one of the same size. */
function forge(out: string, file: string): void {
  const html = readFileSync(join(out, file), 'utf8')
  writeFileSync(join(out, file), '<script>evil()</script>'.padEnd(Buffer.byteLength(html)))
}

test('a site that came with a repository is drawn anew, whatever its list claims', async () => {
  const { folder, out } = shipped(join(base, 'shipped'))
  await build(folder, out)
  const whole = filesOf(out)
  forge(out, 'a.html')
  put(out, 'listed.html', '<script>evil()</script>')
  put(out, 'unlisted.html', '<script>evil()</script>')
  const list = join(out, '.galley-build.json')
  writeFileSync(list, readFileSync(list, 'utf8').replace('"a.html"', '"a.html","listed.html","../docs.json"'))
  // Another person's computer.
  vi.stubEnv('GALLEY_DATA', join(base, 'other-data'))
  const { drawn, strangers } = await build(folder, out)
  expect([drawn, strangers]).toEqual([4, ['unlisted.html']])
  rmSync(join(out, 'unlisted.html'))
  expect(filesOf(out)).toEqual(whole)
  expect(readFileSync(join(folder, 'docs.json'), 'utf8')).toBe(START['docs.json'])
  expect((await build(folder, out)).strangers).toEqual([])
  vi.stubEnv('GALLEY_DATA', join(base, 'data'))
})

test('a page that was replaced by another one of the same size and time is written again', async () => {
  const { folder, out } = shipped(join(base, 'forged'))
  await build(folder, out)
  const whole = filesOf(out)
  const { atime, mtime } = lstatSync(join(out, 'a.html'))
  forge(out, 'a.html')
  utimesSync(join(out, 'a.html'), atime, mtime)
  await build(folder, out)
  expect(filesOf(out)).toEqual(whole)
})

test('a copy of the site that was restored is kept', async () => {
  const { folder, out } = shipped(join(base, 'restored'))
  await build(folder, out)
  cpSync(out, `${out}-copy`, { recursive: true })
  rmSync(out, { recursive: true })
  cpSync(`${out}-copy`, out, { recursive: true })
  rmSync(`${out}-copy`, { recursive: true })
  expect(await build(folder, out)).toMatchObject({ drawn: 0, changed: 0 })
})

test('where Galley cannot store its own data, the site is complete, and the next build draws all of it', async () => {
  const { folder, out } = shipped(join(base, 'unrecorded'))
  writeFileSync(join(base, 'no-folder'), '')
  vi.stubEnv('GALLEY_DATA', join(base, 'no-folder'))
  const said: string[] = []
  const io = { out: () => undefined, err: (text: string) => void said.push(text) }
  expect(await run(['build', folder, '--out', out], io)).toBe(0)
  expect(said.join('\n')).toContain('The record of this build couldn’t be saved')
  expect(await run(['build', folder, '--out', out], io)).toBe(0)
  vi.stubEnv('GALLEY_DATA', join(base, 'data'))
  expect(readFileSync(join(out, 'a.html'), 'utf8')).toContain('Hello.')
})
