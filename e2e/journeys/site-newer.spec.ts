import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '../built-site.ts'
import { expectNone } from './accessibility.ts'

const folders: string[] = []
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const SETTINGS = {
  name: 'Harbor',
  colors: { primary: '#2563EB' },
  banner: { content: 'Harbor 2 is **out**: [read on](/guides/second).', dismissible: true },
  contextual: { options: ['copy', 'view', 'claude'] },
  footer: { links: [{ header: 'Company', items: [{ label: 'Blog', href: 'https://example.com' }] }] },
  background: { decoration: 'grid' },
  redirects: [{ source: '/old/:slug*', destination: '/guides/:slug*' }],
  navigation: {
    tabs: [
      { tab: 'Docs', groups: [{ group: 'Start', pages: ['index', 'guides/second'] }] },
      {
        tab: 'Learn',
        menu: [
          { item: 'Tutorials', description: 'Learn step by step', pages: ['learn/one'] },
          { item: 'Videos', href: 'https://example.com/videos' },
        ],
      },
    ],
  },
}

/** Writes a site of the newer form with these settings. */
function siteWith(settings: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'galley-newer-'))
  folders.push(folder)
  for (const path of ['index', 'guides/second', 'learn/one', 'learn/two']) {
    const file = join(folder, `${path}.mdx`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `---\ntitle: Page ${path}\n---\n\n## One\n\nText.\n\n\`\`\`js\nconst a = 1\n\`\`\`\n`)
  }
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ ...SETTINGS, ...settings }, null, 2))
  return folder
}

test('a closed banner stays away on every page', async ({ page, builtSite }) => {
  const site = await builtSite(siteWith({}))
  await page.goto(`${site.hosted}index.html`)
  const banner = page.getByRole('region', { name: 'Announcement' })
  await expect(banner).toContainText('Harbor 2 is out: read on.')
  await banner.getByRole('button', { name: 'Close this announcement' }).click()
  await expect(banner).toBeHidden()
  await page.goto(`${site.hosted}guides/second.html`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
})

test('the menu of a page opens its Markdown and takes it to another program', async ({ page, builtSite }) => {
  const site = await builtSite(siteWith({}), false)
  await page.goto(`${site.hosted}guides/second.html`)
  const more = page.locator('summary[aria-label="More for this page"]')
  await more.click()
  await expectNone(page, 'an open page menu')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeHidden()
  await expect(more).toBeFocused()
  await more.click()
  // The menu closes when one of its entries is pressed.
  const program = page.locator('.page-menu a', { hasText: 'Open in Claude' })
  await program.evaluate(link => link.addEventListener('click', event => event.preventDefault()))
  await program.click()
  const address = new URL((await program.getAttribute('href')) ?? '')
  expect(address.searchParams.get('q')).toContain(`${site.hosted}guides/second.html`)
  await more.click()
  const markdown = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')
  const answer = await page.request.get(new URL(markdown ?? '', page.url()).href)
  expect(await answer.text()).toContain('# Page guides/second')
})

test('a tab with a menu is a panel, and old addresses lead on by one rule', async ({ page, builtSite }) => {
  const site = await builtSite(siteWith({}))
  await page.goto(`${site.hosted}index.html`)
  const bar = page.getByRole('navigation', { name: 'Sections' })
  await bar.locator('summary', { hasText: 'Learn' }).click()
  await bar.getByRole('link', { name: 'Tutorials Learn step by step' }).click()
  await expect(page).toHaveURL(`${site.hosted}learn/one.html`)
  await page.goto(`${site.hosted}old/second`)
  await expect(page).toHaveURL(`${site.hosted}guides/second.html`)
})

const GROUPS = {
  groups: [
    {
      group: 'Start',
      pages: [
        'index',
        { group: 'Deep', pages: ['guides/second'] },
        { group: 'Learn', root: 'learn/one', pages: ['learn/two'] },
      ],
    },
  ],
}

test('opening a group leads to its first page, and a group with a page of its own opens apart', async ({
  page,
  builtSite,
}) => {
  const site = await builtSite(siteWith({ navigation: GROUPS, interaction: { drilldown: true } }))
  await page.goto(`${site.hosted}index.html`)
  const rows = page.getByRole('navigation', { name: 'Pages' })
  await rows.locator('summary[aria-label="Pages: Learn"]').press('Enter')
  await expect(rows.getByRole('link', { name: 'Page learn/two' })).toBeVisible()
  await expect(page).toHaveURL(`${site.hosted}index.html`)
  await rows.getByRole('link', { name: 'Learn', exact: true }).click()
  await expect(page).toHaveURL(`${site.hosted}learn/one.html`)
  await expect(rows.getByRole('link', { name: 'Learn', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(rows.getByRole('link', { name: 'Page learn/two' })).toBeVisible()
  await expectNone(page, 'a group with a page of its own')
  await rows.locator('summary', { hasText: 'Deep' }).press('Enter')
  await expect(page).toHaveURL(`${site.hosted}guides/second.html`)
  // A reader who is in the group only folds it.
  await rows.locator('summary', { hasText: 'Deep' }).click()
  await rows.locator('summary', { hasText: 'Deep' }).click()
  await expect(page).toHaveURL(`${site.hosted}guides/second.html`)
  await expect(rows.getByRole('link', { name: 'Page guides/second' })).toBeVisible()
})

test('the page menu is in the contents of the page where there is room for them', async ({
  page,
  builtSite,
}) => {
  const contextual = { options: ['copy', 'view'], display: 'toc' }
  const site = await builtSite(siteWith({ contextual, search: { prompt: 'Ask the harbor' } }))
  await page.goto(`${site.hosted}index.html`)
  const menu = page.getByRole('list', { name: 'More for this page' })
  await expect(menu.getByRole('link', { name: 'View as Markdown' })).toBeVisible()
  await expect(page.locator('.page-menu')).toBeHidden()
  await expectNone(page, 'a page menu in the contents')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible()
  await page.getByRole('button', { name: 'Search: Ask the harbor' }).click()
  await expect(page.getByPlaceholder('Ask the harbor')).toBeFocused()
})

const CHANGES = `---
title: Changes
rss: true
related:
  - /guides/second
  - Home: /index
---

<Update label="2026-11-20">New gate</Update>
`

test('a page leads to its related pages and to its feed', async ({ page, builtSite }) => {
  const folder = siteWith({})
  writeFileSync(join(folder, 'learn/one.mdx'), CHANGES)
  const site = await builtSite(folder)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${site.hosted}learn/one.html`)
    await expectNone(page, `related pages and a feed, ${colorScheme}`)
  }
  const feed = await page.getByRole('link', { name: 'RSS feed' }).getAttribute('href')
  const answer = await page.request.get(new URL(feed ?? '', page.url()).href)
  expect(await answer.text()).toMatch(/<title>2026-11-20<\/title>.*<description>New gate<\/description>/s)
  const related = page.getByRole('navigation', { name: 'Related pages' })
  await expect(related.getByRole('link')).toHaveText(['Page guides/second', 'Home'])
  await related.getByRole('link', { name: 'Page guides/second' }).click()
  await expect(page).toHaveURL(`${site.hosted}guides/second.html`)
})

for (const theme of ['aspen', 'willow', 'linden', 'almond']) {
  test(`the theme ${theme} is accessible in both modes and on a phone, and prints the page alone`, async ({
    page,
    builtSite,
  }) => {
    const site = await builtSite(siteWith({ theme }))
    for (const width of [1440, 1100, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(`${site.hosted}index.html`)
        await expectNone(page, `${theme}, ${colorScheme}, ${width} pixels wide`)
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(scroll).toBeLessThanOrEqual(0)
      }
    }
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 1440, height: 800 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })
}

const VIEWS = `---
title: Start
---

Before.

<View title="JavaScript">
  ## In Node

  Run \`node\`.
</View>

<View title="Python">
  ## In Python

  Run \`python\`.
</View>

## After

[To Python](#in-python)
`

test('readers choose a view, here and on the next page; links and print reach the others', async ({
  page,
  builtSite,
}) => {
  const folder = siteWith({})
  for (const path of ['index', 'guides/second']) writeFileSync(join(folder, `${path}.mdx`), VIEWS)
  const site = await builtSite(folder)
  await page.goto(`${site.hosted}index.html`)
  const tab = (name: string) => page.getByRole('tab', { name })
  const shown = (name: string) => page.getByRole('group', { name, exact: true })
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(tab('JavaScript')).toHaveAttribute('aria-selected', 'true')
  await expect(shown('JavaScript')).toBeVisible()
  await expect(shown('Python')).toBeHidden()
  await expect(contents.getByRole('listitem')).toHaveText(['In Node', 'After'])
  await expectNone(page, 'a page with views')
  await tab('JavaScript').focus()
  await page.keyboard.press('ArrowRight')
  await expect(shown('Python')).toBeVisible()
  await expect(shown('JavaScript')).toBeHidden()
  await expect(contents.getByRole('listitem')).toHaveText(['In Python', 'After'])
  await page.goto(`${site.hosted}guides/second.html`)
  await expect(shown('Python')).toBeVisible()
  await tab('JavaScript').click()
  await expect(shown('Python')).toBeHidden()
  await page.getByRole('link', { name: 'To Python' }).click()
  await expect(page.getByRole('heading', { name: 'In Python' })).toBeInViewport()
  await expect(tab('Python')).toHaveAttribute('aria-selected', 'true')
  await page.goto(`${site.hosted}index.html#in-node`)
  await expect(page.getByRole('heading', { name: 'In Node' })).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'In Python' })).toBeVisible()
  await expect(shown('Python').getByText('Python', { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('all views are shown below their titles', async ({ page, builtSite }) => {
    const folder = siteWith({})
    writeFileSync(join(folder, 'index.mdx'), VIEWS)
    const site = await builtSite(folder)
    await page.goto(`${site.hosted}index.html`)
    for (const name of ['JavaScript', 'Python']) {
      const view = page.getByRole('group', { name, exact: true })
      await expect(view.getByText(name, { exact: true })).toBeVisible()
      await expect(view.getByRole('heading', { name: /^In/ })).toBeVisible()
    }
    await expect(page.getByRole('tab')).toHaveCount(0)
  })
})
