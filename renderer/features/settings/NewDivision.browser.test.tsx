import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

const DOCS = {
  name: 'Acme',
  tabs: [{ name: 'Guides', url: 'guides' }],
  navigation: [
    { group: 'Start', pages: ['one'] },
    { group: 'Guides', pages: ['guides/a', 'guides/b'] },
  ],
}
const pageOf = (title: string) => `---\ntitle: ${title}\n---\n`
const FILES = {
  'docs.json': `${JSON.stringify(DOCS, null, 2)}\n`,
  'one.mdx': pageOf('One'),
  'guides/a.mdx': pageOf('A'),
  'guides/b.mdx': pageOf('B'),
}

let opened: OpenedTestSite
const config = async () => JSON.parse(await opened.text('docs.json'))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

async function open() {
  opened = await openSite(FILES)
  await opened.render(<SettingsPanel section="divisions" />)
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
}

test('a new tab is asked about: its name, its pages and their folder', async () => {
  await open()
  await button('Add tab').click()
  await dialog().getByRole('textbox', { name: 'Name', exact: true }).fill('Community talk')
  await dialog()
    .getByRole('checkbox', { name: /^Start/ })
    .click()
  await expect.element(dialog().getByRole('combobox', { name: 'Folder' })).toHaveValue('community-talk')
  await expectAccessible()
  await expect.element(dialog().getByText('One file moves into community-talk:')).toBeVisible()
  await dialog().getByRole('button', { name: 'Create tab' }).click()
  await expect
    .poll(async () => (await config()).tabs[1])
    .toEqual({ name: 'Community talk', url: 'community-talk' })
  expect((await config()).navigation[0].pages).toEqual(['community-talk/one'])
})

test('the folder of a tab that has no pages yet follows its name', async () => {
  await open()
  await button('Add anchor').click()
  await dialog().getByRole('textbox', { name: 'Name', exact: true }).fill('New anchor')
  await dialog().getByText('Nothing yet', { exact: true }).click()
  await dialog().getByRole('button', { name: 'Create anchor' }).click()
  await expect.poll(async () => (await config()).anchors[0]?.url).toBe('new-anchor')
  await page.getByRole('row', { name: 'New anchor' }).click()
  await page
    .getByRole('region', { name: 'Edit New anchor' })
    .getByRole('textbox', { name: 'Name' })
    .fill('Support')
  await expect
    .poll(async () => (await config()).anchors[0])
    .toMatchObject({ name: 'Support', url: 'support' })
})
