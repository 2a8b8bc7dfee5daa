import { existsSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../command/run.ts'
import { makeHome, removeHome } from '../testing/temporary-folders.ts'
import { Stage } from './stage.ts'
import { blockedNames } from './writer.ts'

let base: string
let lane = 0
beforeAll(() => {
  base = makeHome('names')
})
afterAll(() => removeHome(base))

/** Builds a repository of these pages, whose texts are their names. */
async function built(pages: readonly string[], rest: object = {}) {
  const folder = join(base, `repo-${++lane}`)
  const out = join(base, `out-${lane}`)
  for (const page of pages) {
    mkdirSync(dirname(join(folder, page)), { recursive: true })
    writeFileSync(join(folder, page), `# ${page}\n`)
  }
  const navigation = pages.map(page => page.replace(/\.mdx?$/, ''))
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ name: 'Site', navigation, ...rest }))
  const errors: string[] = []
  const io = { out: () => undefined, err: (text: string) => void errors.push(text) }
  const code = await run(['build', folder, '--out', out], io)
  return { code, told: errors.join('\n'), has: (path: string) => existsSync(join(out, path)) }
}

test('a page may be in a folder with the name of another page’s script', async () => {
  const { code, told: errors, has } = await built(['node.md', 'node.js/start.md'])
  expect([code, errors]).toEqual([0, ''])
  expect([has('node.html'), has('node.js/start.html')]).toEqual([true, true])
})

// Covers B06
test('of two pages that would be a file and its folder, one is reported, and the rest is built', async () => {
  const { code, told: errors, has } = await built(['a.md', 'a.html/b.md', 'c.md/d.md', 'c.mdx', 'fine.md'])
  expect(code).toBe(1)
  expect(errors.split('\n')).toEqual([
    expect.stringContaining('a.html/b.md: “a.html/b.html” clashes with the output of a.md'),
    expect.stringContaining('c.mdx: “c.html” clashes with the output of c.md/d.md'),
  ])
  expect([has('a.html'), has('c.md/d.html'), has('fine.html')]).toEqual([true, true, true])
})

test.runIf(process.platform !== 'win32')(
  'a name that the disk does not accept affects only its page',
  async () => {
    const long = 'x'.repeat(252)
    const redirects = [
      { source: '/old\0name', destination: '/fine' },
      { source: '/fine.html/inside', destination: '/fine' },
    ]
    const { code, told: errors, has } = await built(['fine.md', `${long}.md`], { redirects })
    expect(code).toBe(1)
    expect(errors).toContain(`${long}.md: `)
    expect(errors).toContain('its name is too long')
    // As a terminal may show it.
    expect(errors).toContain('“old\\u0000name.html” can’t be the name of a file of a site')
    expect(has('fine.html')).toBe(true)
  },
)

// Covers B06, F13
test.runIf(process.platform === 'linux')(
  'names that some systems cannot hold are refused on every system, with the file or the redirect',
  async () => {
    const pages = ['con.md', 'deep./page.md', 'a:b.md', 'fine.md']
    const redirects = ['/lpt1', '/old:name', '/ends./here', '/kept'].map(source => ({
      source,
      destination: '/fine',
    }))
    const { code, told: errors, has } = await built(pages, { redirects })
    expect(code).toBe(1)
    const lines = errors.split('\n')
    for (const page of ['con.md', 'deep./page.md', 'a:b.md'])
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`^${page}: .*can’t be the name of a file.*Rename the page`)),
      )
    for (const source of ['/lpt1', '/old:name', '/ends./here'])
      expect(lines).toContainEqual(expect.stringContaining(`docs.json: The redirect from “${source}”`))
    expect([has('con.html'), has('a:b.html'), has('lpt1.html'), has('old:name.html')]).not.toContain(true)
    expect([has('fine.html'), has('kept.html')]).toEqual([true, true])
  },
)

// Covers B06
test.runIf(process.platform === 'linux')(
  'of two pages that some disks take for one, one is reported',
  async () => {
    const { code, told: errors } = await built([
      'Caf\u00e9.md',
      'cafe\u0301.md',
      'λόγος.md',
      'λόγοσ.md',
      'straße.md',
      'strasse.md',
    ])
    expect(code).toBe(1)
    expect(errors.split('\n').map(line => line.split(':')[0])).toEqual(['cafe\u0301.md', 'λόγοσ.md'])
  },
)

// Disks that take both names for one have no two files to distinguish.
test.runIf(process.platform === 'linux')(
  'a page whose name changes only in case replaces the old one',
  () => {
    expect([
      ...blockedNames(['Page.html', 'Guides/a.html', 'other.html'], ['page.html', 'guides/a.html']),
    ]).toEqual(['Page.html', 'Guides/a.html'])
    // A disk that ignores case shows the old file under the new name.
    const out = join(base, 'out-case')
    const staging = join(out, '.staging')
    mkdirSync(staging, { recursive: true })
    writeFileSync(join(out, 'Page.html'), 'old')
    linkSync(join(out, 'Page.html'), join(out, 'page.html'))
    const before = new Map([['Page.html', { digest: 'x', size: 3, stamp: '' }]])
    expect(new Stage({ out, staging, before }).add('page.html', 'new')).toMatchObject({ changed: true })
    writeFileSync(join(out, 'PAGE.html'), 'mine')
    expect(() => new Stage({ out, staging, before }).add('PAGE.html', 'new')).toThrow('isn’t from a build')
  },
)
