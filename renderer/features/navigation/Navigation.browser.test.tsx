import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { Announcements } from '../announcements/Announcements.tsx'
import { Navigation } from './Navigation.tsx'

const DOCS = {
  name: 'Acme',
  navigation: [
    { group: 'Start', pages: ['intro', 'setup', 'gone'] },
    { group: 'Guides', icon: 'book', pages: ['guides/one', { group: 'Inner', pages: ['guides/two'] }] },
  ],
}
const FILES = {
  'docs.json': `${JSON.stringify(DOCS, null, 2)}\n`,
  'intro.mdx': '---\ntitle: Introduction\n---\n\nHello.\n',
  'setup.mdx': '---\ntitle: Setup\n---\n\n[Intro](/intro)\n',
  'guides/one.mdx': '---\ntitle: First guide\n---\n\nText.\n',
  'guides/two.mdx': '---\ntitle: Second guide\n---\n\nText.\n',
  'loose.mdx': '---\ntitle: Loose page\n---\n\nText.\n',
}

let opened: OpenedTestSite
const tree = () => page.getByRole('tree', { name: 'Navigation' })
const row = (name: string | RegExp) => tree().getByRole('treeitem', { name })
const config = async () => JSON.parse(await opened.text('docs.json'))
const pagesOf = async (group: number) => (await config()).navigation[group].pages
const menuOf = async (name: string, action: string | RegExp) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
const press = async (name: string, keys: string) => {
  await row(name).click()
  await userEvent.keyboard(keys)
}

beforeEach(async () => {
  opened = await openSite(FILES)
  await opened.render(
    <>
      <Navigation />
      <Announcements />
    </>,
  )
  await expect.element(row('Introduction')).toBeVisible()
})

test('the tree shows groups and pages by their titles, in the order of docs.json', async () => {
  const names = () =>
    tree()
      .getByRole('treeitem')
      .elements()
      .map(item => item.getAttribute('aria-label'))
  await expect.poll(names).toEqual(expect.arrayContaining(['Start', 'Introduction', 'Setup', 'Guides']))
  expect(names().indexOf('Introduction')).toBeLessThan(names().indexOf('Setup'))
  await expect.element(row('gone')).toHaveTextContent('No file')
  await expectAccessible()
})

test('a click opens a page', async () => {
  await row('Setup').click()
  await expect.poll(() => useView.of(opened.site).getState().main).toMatchObject({ file: 'setup.mdx' })
})

test('a group closes and opens by its arrow', async () => {
  const arrow = page.getByRole('button', { name: 'Expand or collapse Start' })
  await arrow.click()
  await expect.element(row('Setup')).not.toBeInTheDocument()
  await arrow.click()
  await expect.element(row('Setup')).toBeVisible()
})

test('the filter shows entries that hold the text, in closed groups as well', async () => {
  await page.getByRole('searchbox', { name: 'Find in the navigation' }).fill('second')
  await expect.element(row('Second guide')).toBeVisible()
  await expect.element(row('Setup')).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Find in the navigation' }).fill('nothing like that')
  await expect.element(page.getByText('No matching entries')).toBeVisible()
})

test('Alt and arrows move an entry by one', async () => {
  await press('Introduction', '{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => pagesOf(0)).toEqual(['setup', 'intro', 'gone'])
  await expect.element(page.getByText('“Introduction” moved to position 2 of 3.')).toBeInTheDocument()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'setup', 'gone'])
})

test('Delete removes an entry and keeps its file', async () => {
  await press('Setup', '{Delete}')
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'gone'])
  expect(await opened.text('setup.mdx')).toContain('title: Setup')
  await expect.element(page.getByText(/Removed “Setup” from the navigation/)).toBeVisible()
  await opened.host.undo()
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'setup', 'gone'])
})

test('F2 changes the name of a group in docs.json', async () => {
  await press('Guides', '{F2}')
  const field = page.getByRole('textbox', { name: 'Group name' })
  await expect.element(field).toHaveFocus()
  await field.fill('How to')
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => (await config()).navigation[1].group).toBe('How to')
  await expect.element(row('How to')).toBeVisible()
})

test('a renamed group takes the focus back unless something else has it', async () => {
  await press('Guides', '{F2}')
  const field = page.getByRole('textbox', { name: 'Group name' })
  await field.fill('How to')
  await userEvent.keyboard('{Enter}')
  await expect.element(row('How to')).toHaveFocus()
  await userEvent.keyboard('{F2}')
  await field.fill('Manual')
  const setup = row('Setup').element()
  const fieldElement = field.element()
  // In the moment in which the field goes, the person is on another row.
  const observer = new MutationObserver(() => {
    if (fieldElement.isConnected || !(setup instanceof HTMLElement)) return
    setup.focus()
    observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(row('Manual')).toBeVisible()
  await new Promise(requestAnimationFrame)
  await expect.poll(() => document.activeElement?.getAttribute('aria-label'), { timeout: 2000 }).toBe('Setup')
})

test('F2 changes the title of a page in its file; Escape leaves it', async () => {
  await press('Setup', '{F2}')
  await page.getByRole('textbox', { name: 'Page title' }).fill('Never')
  await userEvent.keyboard('{Escape}')
  await press('Setup', '{F2}')
  await page.getByRole('textbox', { name: 'Page title' }).fill('Install')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => opened.text('setup.mdx')).toContain('title: Install')
  await expect.element(row('Install')).toBeVisible()
})

test('the menu of a page moves it to another group', async () => {
  await menuOf('Introduction', 'Move to…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('option', { name: /Into “Guides”/ }).click()
  await expect.poll(() => pagesOf(0)).toEqual(['setup', 'gone'])
  await expect.poll(async () => JSON.stringify(await pagesOf(1))).toContain('"intro"')
})

test('a new page in a group creates its file and its entry', async () => {
  await menuOf('Start', 'New page in this group…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('What is new')
  await expect.element(dialog.getByRole('textbox', { name: 'File name' })).toHaveValue('what-is-new')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'setup', 'gone', 'what-is-new'])
  expect(await opened.text('what-is-new.mdx')).toContain('title: "What is new"')
  await expect.element(row('What is new')).toBeVisible()
})

test('a path that is taken is refused', async () => {
  await menuOf('Start', 'New page in this group…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Setup')
  await expect.element(dialog.getByText('There is already a page with this path.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Create' })).toBeDisabled()
})

test('the missing page of an entry can be created', async () => {
  await menuOf('gone', 'Create the missing page')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox', { name: 'File name' })).toHaveValue('gone')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Back again')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => opened.text('gone.mdx')).toMatch(/title: "?Back again/)
})

test('an existing page is added where the person asks for it', async () => {
  await menuOf('Start', 'Add an existing page…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('option', { name: /Loose page/ }).click()
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'setup', 'gone', 'loose'])
})

test('a new group is added and named at once', async () => {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New group' }).click()
  const field = page.getByRole('textbox', { name: 'Group name' })
  await expect.element(field).toHaveFocus()
  await field.fill('Reference')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(async () => (await config()).navigation.map(({ group }: { group: string }) => group))
    .toContain('Reference')
})

test('a page is duplicated below itself', async () => {
  await menuOf('Setup', 'Duplicate')
  await expect.poll(async () => (await pagesOf(0)).length).toBe(4)
  expect(opened.project.state().undo).toBe('Duplicate “Setup”')
  const [, , copy] = await pagesOf(0)
  expect(await opened.text(`${copy}.mdx`)).toContain('[Intro](/intro)')
})

test('several selected entries are removed as one step', async () => {
  await row('Introduction').click()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}')
  await expect.poll(() => pagesOf(0)).toEqual(['gone'])
  await opened.host.undo()
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'setup', 'gone'])
})

test('a page with unsaved changes says so', async () => {
  await opened.insert('setup.mdx', 0, '')
  await opened.insert('setup.mdx', 4, 'icon: book\n')
  await expect.element(row('Setup').getByRole('img', { name: 'Unsaved changes' })).toBeVisible()
})

test('moving the file of a page rewrites the links to it', async () => {
  await menuOf('Introduction', /Rename or move file/)
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox').first()
  await expect.element(dialog.getByText(/^Extension: \.?mdx$/)).toBeVisible()
  await name.fill('welcome')
  await dialog.getByRole('button', { name: /^Change \d/ }).click()
  await expect.poll(() => pagesOf(0)).toEqual(['welcome', 'setup', 'gone'])
  await expect.poll(() => opened.text('setup.mdx')).toContain('[Intro](/welcome)')
})

test('a file is deleted after it was confirmed', async () => {
  await menuOf('Setup', /Delete file/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .last()
    .click()
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'gone'])
})
