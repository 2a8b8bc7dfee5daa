import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { Page } from '@playwright/test'
import { type Built, expect, test } from '../built-site.ts'
import { expectNone } from './accessibility.ts'
import { arrive } from './editor.ts'

const folders: string[] = []
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Creates a copy of the handbook with other settings in a Git repository. */
function handbookWith(settings: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'galley-source-'))
  folders.push(folder)
  cpSync('resources/handbook', folder, { recursive: true })
  const config: object = JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8'))
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ ...config, ...settings }))
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(folder, '.git/config'), '[remote "origin"]\n\turl = git@github.com:acme/manual.git\n')
  writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n')
  return folder
}

test('readers who find a mistake can open the source and a new issue', async ({ page, builtSite }) => {
  const site = await builtSite(handbookWith({ feedback: { suggestEdit: true, raiseIssue: true } }))
  await page.goto(`${site.onDisk}guides/look.html`)
  const links = page.getByRole('group', { name: 'About this page' })
  await expect(links.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://github.com/acme/manual/edit/main/guides/look.mdx',
  )
  await expect(links.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
    'href',
    'https://github.com/acme/manual/issues/new?title=%2Fguides%2Flook',
  )
})

test('a page is copied as Markdown', async ({ page, context, builtSite }) => {
  const site = await builtSite('resources/handbook')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = async (path: string) => {
    await page.goto(site.hosted + path)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: 'Copy page' }).click()
    const held = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(held).not.toBe('')
    return held()
  }
  const publishing = await copied('guides/publishing.html')
  expect(publishing).toMatch(/^# .+\n\n> /)
  expect(publishing).toContain('\n```bash\n')
  expect(publishing).not.toMatch(/<\w+ class/)
  const maths = await copied('pages/maths.html')
  expect(maths).toContain('as $e^{i\\pi} + 1 = 0$, or on lines')
  expect(maths).toContain('\n$$\n\\sum_{k=1}^{n} k = \\frac{n(n+1)}{2}\n$$\n')
  expect(maths).toContain('\n````mdx\n<Latex>x_1 + x_2</Latex>\n\n```math\n')
  expect(maths).toContain('\n```mermaid\n')
  expect(maths).not.toContain('cannot be drawn')
  const fields = await copied('pages/api-fields.html')
  expect(fields).toContain('\n**fields of plan**\n')
})

test('an unknown address suggests pages, and an old one redirects', async ({ page, builtSite }) => {
  const settings = { redirects: [{ source: '/old/:slug*', destination: '/guides/:slug*' }] }
  const site = await builtSite(handbookWith(settings))
  await page.goto(`${site.hosted}guides/navigatoin`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  const suggestions = page.getByRole('main').getByRole('list')
  await suggestions.getByRole('link', { name: 'Organize the navigation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Organize the navigation' })).toBeVisible()
  await page.goto(`${site.hosted}old/look.html`)
  await expect(page).toHaveURL(/guides\/look\.html$/)
})

test('a site built without its URL works below a path of the host', async ({ page, builtSite }) => {
  const site = await builtSite('resources/handbook', false)
  await page.goto(`${site.hosted}guides/deeper/navigatoin`)
  const suggestions = page.getByRole('main').getByRole('list')
  await expect(suggestions.getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Inter/)
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL(`${site.hosted}introduction.html`)
})

test('a long navigation shows the open group, loads others when they are expanded, and keeps the selected version', async ({
  page,
  builtSite,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'galley-source-'))
  folders.push(folder)
  const groups = Array.from({ length: 40 }, (_, g) => ({
    group: `Group ${g}`,
    pages: Array.from({ length: 6 }, (_, p) => `g${g}/page-${p}`),
  }))
  const navigation = [{ group: 'Old', version: 'v1', pages: ['old/start'] }, ...groups]
  writeFileSync(
    join(folder, 'docs.json'),
    JSON.stringify({ name: 'Long', versions: ['v2', 'v1'], navigation }),
  )
  mkdirSync(join(folder, 'old'))
  writeFileSync(join(folder, 'old/start.mdx'), '---\ntitle: Old start\n---\n\nText.\n')
  for (const [g, { pages }] of groups.entries()) {
    mkdirSync(join(folder, `g${g}`))
    for (const [p, path] of pages.entries())
      writeFileSync(join(folder, `${path}.mdx`), `---\ntitle: Page ${g}.${p}\n---\n\nText.\n`)
  }
  const site = await builtSite(folder)
  await page.goto(`${site.onDisk}g3/page-2.html`)
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true })
  const shown = (name: string) => pages.getByText(name, { exact: true }).filter({ visible: true })
  await expect(pages.getByRole('link', { name: 'Page 3.2' })).toHaveAttribute('aria-current', 'page')
  await expect(pages.getByRole('link')).toHaveCount(6)
  await shown('Group 30').click()
  await pages.getByRole('link', { name: 'Page 30.5' }).click()
  await arrive(page, `${site.onDisk}g30/page-5.html`)
  await expect(pages.getByRole('link', { name: 'Page 30.5' })).toHaveAttribute('aria-current', 'page')
  const version = (name: string) => page.getByLabel(`Version: ${name}`)
  await version('v2').press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'v1' }).press('Enter')
  await expect(version('v1')).toBeFocused()
  await expect(page).toHaveURL(`${site.onDisk}g30/page-5.html`)
  await expect(shown('Old')).toBeVisible()
  await shown('Group 20').click()
  await pages.getByRole('link', { name: 'Page 20.3' }).click()
  await arrive(page, `${site.onDisk}g20/page-3.html`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page 20.3' })).toBeVisible()
  await expect(version('v1')).toBeVisible()
  await expect(version('v2')).toBeHidden()
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('old start')
  await page.getByRole('option', { name: 'Old start' }).click()
  await expect(page).toHaveURL(`${site.onDisk}old/start.html`)
})

test('a group of very many pages shows those around the open one, and the others when they are asked for', async ({
  page,
  builtSite,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'galley-source-'))
  folders.push(folder)
  const paths = Array.from({ length: 180 }, (_, index) => `all/page-${index}`)
  writeFileSync(
    join(folder, 'docs.json'),
    JSON.stringify({ name: 'Wide', navigation: [{ group: 'All', pages: paths }] }),
  )
  mkdirSync(join(folder, 'all'))
  for (const [index, path] of paths.entries())
    writeFileSync(join(folder, `${path}.mdx`), `---\ntitle: Page ${index}\n---\n\nText.\n`)
  const site = await builtSite(folder)
  await page.goto(`${site.onDisk}all/page-90.html`)
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true })
  await expect(pages.getByRole('link', { name: 'Page 90', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(pages.getByRole('link')).toHaveCount(25)
  await pages.getByText('78 more pages').click()
  await expect(pages.getByRole('link')).toHaveCount(25 + 78)
  await pages.getByText('77 more pages').click()
  await expect(pages.getByRole('link')).toHaveCount(180)
  await pages.getByRole('link', { name: 'Page 179', exact: true }).click()
  await arrive(page, `${site.onDisk}all/page-179.html`)
})

/** Returns a list that fills with the URLs of all further requests of a page. */
function addressesAsked(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', request => void asked.push(request.url()))
  return asked
}

/** Returns the compressed bytes of loaded scripts and styles. */
function weightOf(asked: readonly string[], { hosted, folder }: Built): number {
  const files = asked.filter(url => /\.(css|js)$/.test(url)).map(url => url.replace(hosted, ''))
  for (const end of ['css', 'js']) expect(files.join(' ')).toMatch(new RegExp(`galley/site-\\w+\\.${end}`))
  const sizes = files.map(name => gzipSync(readFileSync(join(folder, name))).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('a page is light: script and styles are small, nothing shifts, and no other host is contacted', async ({
  page,
  builtSite,
}) => {
  const site = await builtSite('resources/handbook')
  const asked = addressesAsked(page)
  await page.goto(`${site.hosted}introduction.html`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const moved = await page.evaluate(async () => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver(list => entries.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await document.fonts.ready
    await Promise.all(
      [...document.images].map(image => image.complete || image.decode().catch(() => undefined)),
    )
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    return [...entries, ...observer.takeRecords()].map(entry => JSON.stringify(entry))
  })
  expect(moved).toEqual([])
  expect(weightOf(asked, site)).toBeLessThan(25_000)
  expect(asked.filter(url => !url.startsWith(site.hosted))).toEqual([])
})

test('an API page is as light: its form loads when a reader is about to use it, also from a folder and with the keyboard, or reports that it could not be loaded', async ({
  page,
  builtSite,
}) => {
  const site = await builtSite('resources/handbook')
  const asked = addressesAsked(page)
  const forms = () => asked.filter(url => /\/try-\w+\.js$/.test(url)).length
  const summary = page.getByText('Try it')
  const token = page.getByLabel('Token')
  await page.goto(`${site.hosted}api-reference/boats/add-boat.html`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(forms()).toBe(0)
  // This includes 1.6 kB of colors, typefaces and texts of scripts, which are in no page.
  expect(weightOf(asked, site)).toBeLessThan(26_600)
  await page.goto(`${site.onDisk}api-reference/boats/add-boat.html`)
  await summary.hover()
  await expect.poll(forms).toBe(1)
  for (const key of ['Enter', 'Space']) {
    await page.goto(`${site.hosted}api-reference/boats/add-boat.html`)
    await summary.press(key)
    await expect(token).toBeVisible()
    await expect(summary).toBeFocused()
  }
  await page.route('**/try-*.js', route => route.abort())
  await page.reload()
  await summary.click()
  await expect(page.getByRole('alert')).toContainText('The form couldn’t be loaded.')
  await expect(token).toBeHidden()
  await page.unroute('**/try-*.js')
  await summary.click()
  await summary.click()
  await expect(token).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('everything on a page can be used with the keyboard: search, enlarged images, and the drawer; axe finds nothing', async ({
  page,
  builtSite,
}) => {
  const site = await builtSite(handbookWith({ feedback: { suggestEdit: true, raiseIssue: true } }))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`${site.onDisk}guides/writing.html`)
    await expectNone(page, `page, ${colorScheme}`)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('tabs')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNone(page, `search, ${colorScheme}`)
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 600, height: 700 })
  await page.goto(`${site.onDisk}pages/media.html`)
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  const picture = page.getByRole('main').locator('img[role=button]').first()
  await picture.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picture).toBeFocused()
  await expectNone(page, 'narrow')
})
