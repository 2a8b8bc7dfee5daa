import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { emptyElsewhere, expect, test, watchTroubles } from '../built-site.ts'

/** Returns the targets of links within the site, without fragments. */
async function linksOf(page: Page, root: string): Promise<readonly string[]> {
  const links = await page.locator('a[href]').evaluateAll(all => all.map(each => each.getAttribute('href')))
  const whole = links.map(link => new URL(link ?? '', page.url()).href.replace(/#.*$/, ''))
  return whole.filter(link => link.startsWith(root))
}

const documentsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.html'))
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(path => !readFileSync(join(folder, path), 'utf8').includes('http-equiv="refresh"'))

// Recording so many pages costs more than checking them.
test.use({ trace: 'off' })

for (const where of ['hosted', 'onDisk'] as const) {
  test(`every page of the handbook can be reached by links, and nothing is missing (${where})`, async ({
    page,
    builtSite,
  }) => {
    test.slow()
    const site = await builtSite('resources/handbook')
    const root = site[where]
    const troubles = watchTroubles(page)
    // The site can’t guarantee content embedded from other sites.
    await emptyElsewhere(page)
    const seen = new Set<string>()
    const waiting = [`${root}index.html`]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      if (!/\.html$/.test(next)) continue
      await page.goto(next)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      waiting.push(...(await linksOf(page, root)))
    }
    expect(troubles).toEqual([])
    const reached = [...seen].map(url => decodeURIComponent(url.slice(root.length)))
    const unreached = documentsOf(site.folder).filter(path => path !== '404.html' && !reached.includes(path))
    expect(unreached).toEqual([])
  })
}

test('an unknown address gets a page that links back to the site', async ({ page, builtSite }) => {
  const site = await builtSite('resources/handbook')
  await page.goto(`${site.hosted}no/such/page`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const PROGRAM = [inRoot('dist/electron/cli.js')]
const SOURCE = ['--import', 'tsx', inRoot('electron/node/cli.ts')]

/** The files that a build writes, by their paths in the site. */
function build(
  folder: string,
  program = PROGRAM,
  out = join(folder, '..', 'out'),
): Readonly<Record<string, string>> {
  const { status, stderr } = spawnSync(process.execPath, [...program, 'build', folder, '--out', out], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = entries.map(entry => join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(paths.map(path => [relative(out, path), readFileSync(path, 'utf8')]))
}

// Packages are loaded later in the program, and some are replaced.
for (const name of ['hard', 'components', 'newer', 'services'])
  test(`the program builds the same site as its source: ${name}`, () => {
    const ground = mkdtempSync(join(tmpdir(), 'galley-same-'))
    const [byProgram, bySource] = [PROGRAM, SOURCE].map((program, index) =>
      build(inRoot(`e2e/fixtures/${name}`), program, join(ground, String(index))),
    )
    rmSync(ground, { recursive: true })
    expect(byProgram).toEqual(bySource)
  })

test('pages of a large site rendered in parallel are the same as pages rendered one by one', () => {
  const ground = mkdtempSync(join(tmpdir(), 'galley-many-'))
  const folder = mkdtempSync(join(ground, 'site-'))
  const pages = Array.from({ length: 400 }, (_, number) => `page-${number}`)
  const text = (page: string) =>
    `---\ntitle: ${page}\n---\n\n# Part\n\n<Note>Of ${page}.</Note>\n\n![](/a.svg)\n`
  const put = (page: string, more = '') => writeFileSync(join(folder, `${page}.mdx`), text(page) + more)
  writeFileSync(
    join(folder, 'docs.json'),
    JSON.stringify({ name: 'Many', navigation: [{ group: 'All', pages }] }),
  )
  writeFileSync(join(folder, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  for (const page of pages) put(page)
  const first = build(folder)
  for (const page of pages.slice(0, 40)) put(page, '\nMore.\n')
  expect(build(folder)).not.toEqual(first)
  for (const page of pages.slice(0, 40)) put(page)
  expect(build(folder)).toEqual(first)
  rmSync(ground, { recursive: true })
})

test('expressions with tags are computed by the built program', () => {
  const ground = mkdtempSync(join(tmpdir(), 'galley-computed-'))
  const folder = mkdtempSync(join(ground, 'site-'))
  const config = { name: 'Computed', navigation: [{ group: 'All', pages: ['page'] }] }
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(config))
  writeFileSync(
    join(folder, 'page.mdx'),
    '---\ntitle: Page\n---\n\nexport const names = ["Ada", "Bob"]\n\n{names.map(name => <b>{name}</b>)}\n',
  )
  const pages = Object.entries(build(folder)).filter(([path]) => path.endsWith('index.html'))
  rmSync(ground, { recursive: true })
  expect(pages.map(([, html]) => html).join()).toContain('<b>Ada</b><b>Bob</b>')
})
