import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { Navigation } from './Navigation.tsx'

const NEWER = {
  name: 'Acme',
  navigation: {
    groups: [
      { group: 'Start', pages: ['intro', 'setup'] },
      { group: 'API', pages: ['api/users', { group: 'Deep', pages: ['api/deep/rows', 'api/deep/cells'] }] },
    ],
  },
}
const OLDER = {
  name: 'Acme',
  navigation: [
    { group: 'Start', pages: ['intro', 'setup'] },
    { group: 'Learn', pages: ['guides/first', 'lessons/second'] },
  ],
}
const PAGES = [
  'intro',
  'setup',
  'api/users',
  'api/deep/rows',
  'api/deep/cells',
  'guides/first',
  'lessons/second',
]
const FILES = Object.fromEntries(PAGES.map(path => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]))

let opened: OpenedTestSite
const config = async () => JSON.parse(await opened.text('docs.json'))
const navigation = async () => (await config()).navigation
const item = (name: string | RegExp) => page.getByRole('menuitem', { name })
const dialog = () => page.getByRole('dialog')
const field = (name: string) => dialog().getByRole('textbox', { name, exact: true })
const tick = (name: string | RegExp) => dialog().getByRole('checkbox', { name }).click()
const create = (kind: string) =>
  dialog()
    .getByRole('button', { name: `Create ${kind}` })
    .click()
const choose = async (row: string, action: string | RegExp) => {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click()
  await item(action).click()
}
const add = async (action: string) => {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await item(action).click()
}

async function open(docs: object) {
  opened = await openSite({ 'docs.json': `${JSON.stringify(docs, null, 2)}\n`, ...FILES })
  await opened.render(<Navigation />)
  await expect.element(page.getByRole('tree', { name: 'Navigation' })).toBeVisible()
}

test('a group becomes a tab, and everything else is in a tab that has a name', async () => {
  await open(NEWER)
  await choose('API', 'Make this group a tab, an anchor, or a version…')
  await expect.element(page.getByRole('heading', { name: 'Make “API” a tab' })).toBeVisible()
  await expect.element(dialog().getByText('Readers see tabs in the bar at the top.')).toBeVisible()
  await field('Name for all other pages').fill('Guides')
  await expect.element(dialog().getByText('“API” gets 3 pages.')).toBeVisible()
  await expect.element(dialog().getByText('All other pages are in “Guides”.')).toBeVisible()
  await expect.element(dialog().getByText('No file moves, and no address changes.')).toBeVisible()
  await expectAccessible()
  await create('tab')
  await expect
    .poll(async () => (await navigation()).tabs)
    .toEqual([
      { tab: 'Guides', groups: [NEWER.navigation.groups[0]] },
      { tab: 'API', groups: [NEWER.navigation.groups[1]] },
    ])
  await expect.element(page.getByRole('treeitem', { name: 'API', exact: true }).first()).toBeVisible()
  expect(opened.project.state().undo).toBe('Add the tab “API”')
  await opened.project.undo()
  await expect.poll(navigation).toEqual(NEWER.navigation)
})

test('its kind is chosen among those that the format allows, each with what readers see', async () => {
  await open(NEWER)
  await choose('API', /^Make this group/)
  await dialog()
    .getByRole('button', { name: /What it becomes/ })
    .click()
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(option => option.textContent),
    )
    .toEqual(['Tab', 'Anchor', 'Version', 'Dropdown', 'Product', 'Language'])
  await page.getByRole('option', { name: 'Version' }).click()
  await expect.element(dialog().getByText('Readers choose a version in a menu.')).toBeVisible()
  await expect.element(field('Name for all other pages')).toHaveValue('v1')
  await field('Name').fill('v2')
  await create('version')
  await expect.poll(async () => (await navigation()).versions?.length).toBe(2)
})

test('a new tab asks which pages: groups, single pages, found by a search', async () => {
  await open(NEWER)
  await add('Divide into tabs…')
  await field('Name').fill('Rows')
  await expect.element(dialog().getByRole('button', { name: 'Create tab' })).toBeDisabled()
  await dialog().getByRole('button', { name: 'Show what is in API' }).click()
  await tick(/^Deep/)
  await expect.element(dialog().getByText('2 pages chosen')).toBeVisible()
  await dialog().getByRole('button', { name: 'Show what is in Deep' }).click()
  await tick('api/deep/cells')
  await expect.element(dialog().getByText('One page chosen')).toBeVisible()
  await dialog().getByRole('searchbox').fill('setup')
  // The rows move when the others are gone.
  await expect.element(dialog().getByRole('checkbox', { name: 'api/deep/cells' })).not.toBeInTheDocument()
  await tick('setup')
  await expectAccessible()
  await create('tab')
  await expect
    .poll(async () => (await navigation()).tabs?.[1])
    .toEqual({ tab: 'Rows', pages: ['setup', 'api/deep/rows'] })
  expect((await navigation()).tabs[0].tab).toBe('Documentation')
})

test('a tab that starts empty, or is a link, is chosen as such', async () => {
  await open({ name: 'Acme', navigation: { tabs: [{ tab: 'Docs', pages: ['intro'] }] } })
  await choose('Docs', 'New after this: Tab…')
  await field('Name').fill('Status')
  await dialog().getByText('A link', { exact: true }).click()
  await field('Address').fill('https://status.example')
  await create('tab')
  await expect
    .poll(async () => (await navigation()).tabs[1])
    .toEqual({ tab: 'Status', href: 'https://status.example' })
  await add('New: Tab…')
  await field('Name').fill('Later')
  await dialog().getByText('Nothing yet', { exact: true }).click()
  await expect.element(dialog().getByText('Readers see it once it has a page.')).toBeVisible()
  await create('tab')
  await expect.poll(async () => (await navigation()).tabs[2]).toEqual({ tab: 'Later', pages: [] })
})

test('what is impossible is said before it is done', async () => {
  await open({ name: 'Acme', navigation: { tabs: [{ tab: 'Docs', pages: ['intro'] }] } })
  await choose('Docs', 'New after this: Tab…')
  await field('Name').fill('Other')
  await tick('intro')
  await expect.element(dialog().getByText(/Nothing would be left in “Docs”/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Create tab' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('older: the folder of a tab is suggested, its files move, and old addresses redirect', async () => {
  await open(OLDER)
  await choose('Learn', 'Make this group a tab, an anchor, or a version…')
  await expect.element(dialog().getByRole('combobox', { name: 'Folder' })).toHaveValue('learn')
  await expect.element(dialog().getByText('2 files move into learn:')).toBeVisible()
  await expect
    .element(dialog().getByRole('list', { name: 'Files that move' }))
    .toHaveTextContent(/guides\/first\.mdx/)
  await expectAccessible()
  await create('tab')
  await expect.poll(async () => (await config()).tabs).toEqual([{ name: 'Learn', url: 'learn' }])
  const { navigation: groups, redirects } = await config()
  expect(groups[1].pages).toEqual(['learn/guides/first', 'learn/lessons/second'])
  expect(redirects).toHaveLength(2)
  expect(await opened.text('learn/guides/first.mdx')).toContain('title')
})

test('several groups and pages become one division', async () => {
  await open(OLDER)
  await page.getByRole('treeitem', { name: 'intro' }).click()
  await userEvent.keyboard('{Control>}')
  await page.getByRole('treeitem', { name: 'setup' }).click()
  await userEvent.keyboard('{/Control}')
  await choose('setup', 'Make these entries a tab or an anchor…')
  await expect.element(page.getByRole('heading', { name: 'Make 2 entries a tab' })).toBeVisible()
  await field('Name').fill('First steps')
  await expect.element(dialog().getByRole('combobox', { name: 'Folder' })).toHaveValue('first-steps')
  await create('tab')
  await expect
    .poll(async () => (await config()).navigation[0].pages)
    .toEqual(['first-steps/intro', 'first-steps/setup'])
})
