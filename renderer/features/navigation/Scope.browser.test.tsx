import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { Navigation } from './Navigation.tsx'

const DOCS = {
  name: 'Acme',
  navigation: {
    languages: [
      {
        language: 'en',
        versions: [
          { version: 'v2', tag: 'New', pages: ['en/two'] },
          { version: 'v1', pages: ['en/one'] },
        ],
      },
      { language: 'fr', pages: ['fr/one'] },
    ],
  },
}
const FILES = {
  'docs.json': `${JSON.stringify(DOCS, null, 2)}\n`,
  ...Object.fromEntries(
    ['en/two', 'en/one', 'fr/one'].map(path => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]),
  ),
}

let opened: OpenedTestSite
const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map(item => item.getAttribute('aria-label'))
const choose = async (kind: string, name: RegExp) => {
  await page.getByRole('button', { name: new RegExp(`Show one ${kind}`) }).click()
  await page.getByRole('option', { name }).click()
}

beforeEach(async () => {
  opened = await openSite(FILES)
  await opened.render(<Navigation />)
  await expect.poll(names).toEqual(['en', 'v2', 'en/two', 'v1', 'en/one', 'fr', 'fr/one'])
})

test('one language, and in it one version, can be shown alone', async () => {
  await choose('language', /^en/)
  await expect.poll(names).toEqual(['en', 'v2', 'en/two', 'v1', 'en/one'])
  await choose('version', /^v1/)
  await expect.poll(names).toEqual(['v1', 'en/one'])
  await expectAccessible()
  await choose('language', /^All languages/)
  await expect.poll(names).toHaveLength(7)
})

test('the search finds rows everywhere', async () => {
  await choose('language', /^fr/)
  await expect.poll(names).toEqual(['fr', 'fr/one'])
  await page.getByRole('searchbox', { name: 'Find in the navigation' }).fill('en/one')
  await expect.poll(names).toEqual(['en', 'v1', 'en/one'])
})

test('a page outside of what is shown is shown when it opens', async () => {
  await choose('language', /^fr/)
  await expect.poll(names).toEqual(['fr', 'fr/one'])
  showPage(opened.site, 'en/one.mdx')
  await expect.poll(names).toContain('en/one')
})

test('a site with languages shows which pages exist in which of them', async () => {
  await expect.element(page.getByRole('button', { name: 'Language matrix' })).toBeVisible()
})
