import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { undo } from '../../host/session/steps.ts'
import { expectAccessible } from '../../testing/axe.ts'
import {
  addMenu,
  button,
  config,
  dialog,
  FILES,
  item,
  menuOf,
  opened,
  pagesOf,
  row,
  start,
  view,
} from './testing/tree-page.tsx'

beforeEach(start)

test('the menu opens a page, and opens it to the side', async () => {
  await menuOf('Setup', /^Open(?! to)/)
  await expect.poll(() => view().main).toEqual({ kind: 'page', file: 'setup.mdx' })
  await menuOf('Introduction', 'Open to the side')
  await expect.poll(() => view().beside).toBeDefined()
})

test('the menu of a page moves it by one', async () => {
  await menuOf('Setup', /^Move up/)
  await expect.poll(() => pagesOf(0)).toEqual(['setup', 'intro', 'gone', 'intro'])
  await menuOf('Setup', /^Move down/)
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'setup', 'gone', 'intro'])
})

test('the menu of a page removes it and keeps its file', async () => {
  await menuOf('Setup', /^Remove from navigation/)
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'gone', 'intro'])
  expect(await opened.text('setup.mdx')).toContain('title: Setup')
})

test('a row that is removed by a key leaves the focus in its place, and undo brings the focus back', async () => {
  await row('Setup').click()
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'gone', 'intro'])
  const focused = () => document.activeElement?.textContent ?? ''
  await expect.poll(focused).toMatch(/gone/)
  await undo(opened.site)
  await expect.poll(focused).toMatch(/Setup/)
})

test('the menu of a page changes its title', async () => {
  await menuOf('Setup', /^Change title/)
  await page.getByRole('textbox', { name: 'Page title' }).fill('Install')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => opened.text('setup.mdx')).toContain('title: Install')
})

test('a missing page has no file to open, move or delete, but can name another page', async () => {
  await button('Actions for gone').click()
  await expect.element(item('Create the missing page')).toBeVisible()
  for (const name of [/^Open/, 'Rename or move file…', 'Delete file…'])
    await expect.element(item(name)).not.toBeInTheDocument()
  await item('Choose another page…').click()
  await dialog()
    .getByRole('option', { name: /Loose page/ })
    .first()
    .click()
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'setup', 'loose', 'intro'])
})

test('a press on a missing page offers to create it', async () => {
  await row('gone').click()
  await expect.element(dialog().getByRole('textbox', { name: 'File name' })).toHaveValue('gone')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a group gets another name, icon and version', async () => {
  await menuOf('Guides', 'Group settings…')
  const settings = page.getByRole('dialog', { name: 'Group “Guides”' })
  await expect.element(settings).toBeVisible()
  await expectAccessible()
  await settings.getByRole('textbox', { name: 'Name' }).fill('How to')
  await settings.getByRole('combobox', { name: 'Version' }).fill('v1')
  await userEvent.keyboard('{Escape}')
  await settings.getByRole('button', { name: 'Apply' }).click()
  await expect
    .poll(async () => (await config()).navigation[1])
    .toMatchObject({ group: 'How to', version: 'v1' })
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the settings of a group are canceled', async () => {
  await menuOf('Guides', 'Group settings…')
  await dialog().getByRole('textbox', { name: 'Name' }).fill('How to')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await opened.text('docs.json')).toBe(FILES['docs.json'])
})

test('a new group is added inside another', async () => {
  await menuOf('Start', /^New group inside/)
  await page.getByRole('textbox', { name: 'Group name' }).fill('More')
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => JSON.stringify(await pagesOf(0))).toContain('"group":"More"')
})

test('an entry is moved by a click at its new location', async () => {
  await menuOf('Setup', 'Move by clicking…')
  await expect.element(page.getByText('Click where “Setup” should go.')).toBeVisible()
  await button('Insert into Guides').click()
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'gone', 'intro'])
  await expect.poll(async () => JSON.stringify(await pagesOf(1))).toContain('"setup"')
  await expect.element(page.getByText(/should go\./)).not.toBeInTheDocument()
})

for (const way of ['Escape', 'Cancel'])
  test(`moving by a click is canceled by ${way}`, async () => {
    await menuOf('Setup', 'Move by clicking…')
    await expect.element(button('Insert into Guides')).toBeVisible()
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await button('Cancel').click()
    await expect.element(button('Insert into Guides')).not.toBeInTheDocument()
    expect(await opened.text('docs.json')).toBe(FILES['docs.json'])
  })

test('the dialog for moving finds a target, before and after', async () => {
  await menuOf('Setup', 'Move to…')
  const targets = page.getByRole('dialog', { name: 'Move “Setup”' })
  await targets.getByLabelText('Find a group or page').fill('second')
  await expect.element(targets.getByRole('option', { name: /Into “Start”/ })).not.toBeInTheDocument()
  await targets.getByRole('option', { name: /After “Second guide”/ }).click()
  await expect.poll(async () => (await pagesOf(1))[1].pages).toEqual(['guides/two', 'setup'])
  const notices = page.getByRole('region', { name: /Notices/ })
  await expect.element(notices.getByText('Moved “Setup”')).toBeVisible()
})

test('the menu of several entries acts on all of them', async () => {
  await row('Setup').click()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await button('Actions for Setup').click()
  await expect.element(item('Open')).not.toBeInTheDocument()
  await expect.element(item('Delete 2 files…')).toBeVisible()
  await item('Move 2 files…').click()
  const move = page.getByRole('dialog', { name: 'Move 2 files' })
  await move.getByRole('combobox', { name: 'Folder' }).fill('start')
  await userEvent.tab()
  await move.getByRole('button', { name: /^Move 2 files/ }).click()
  await expect.poll(() => pagesOf(0)).toEqual(['start/intro', 'start/setup', 'gone', 'start/intro'])
})

test('moving a file shows what changes, and can leave a file as it is', async () => {
  await menuOf('Introduction', /Rename or move file/)
  const move = page.getByRole('dialog', { name: 'Rename or move “Introduction”' })
  await expect.element(move.getByText(/Choose another name or folder/)).toBeVisible()
  await move.getByRole('textbox').first().fill('welcome')
  await expect.element(move.getByText(/references in 2 files will be updated/)).toBeVisible()
  await expect.element(move.getByRole('deletion').first()).toBeVisible()
  await move.getByRole('checkbox', { name: 'Change setup.mdx' }).click()
  await move.getByRole('button', { name: /^Change/ }).click()
  await expect.poll(() => pagesOf(0)).toEqual(['welcome', 'setup', 'gone', 'welcome'])
  expect(await opened.text('setup.mdx')).toContain('[Intro](/intro)')
})

for (const isWanted of [true, false])
  test(`readers are ${isWanted ? '' : 'not '}redirected from the old address, as chosen`, async () => {
    await menuOf('Setup', /Rename or move file/)
    const redirect = dialog().getByRole('checkbox', { name: /Redirect readers/ })
    const { checked } = redirect.element() as HTMLInputElement
    if (checked !== isWanted)
      await dialog()
        .getByText(/Redirect readers/)
        .click()
    await dialog().getByRole('textbox').first().fill('install')
    await expect.element(dialog().getByText(/will be updated/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => pagesOf(0)).toContain('install')
    expect((await config()).redirects).toEqual(
      isWanted ? [{ source: '/setup', destination: '/install' }] : undefined,
    )
  })

test('a folder is moved with everything in it', async () => {
  await menuOf('Guides', 'Rename or move the folder guides…')
  const move = page.getByRole('dialog', { name: 'Rename or move a folder' })
  await expect.element(move.getByText(/2 files: pages, images/)).toBeVisible()
  await move
    .getByRole('textbox', { name: 'New path' })
    .or(move.getByRole('combobox', { name: 'New path' }))
    .fill('howto')
  await userEvent.tab()
  await move.getByRole('button', { name: 'Move 2 files' }).click()
  await expect.poll(async () => JSON.stringify(await pagesOf(1))).toContain('howto/one')
})

test('before a file is deleted, the links to it are listed', async () => {
  await menuOf('Introduction', /Delete file/)
  const ask = page.getByRole('dialog', { name: 'Delete “Introduction”?' })
  await expect.element(ask.getByText('One link to this page would break:')).toBeVisible()
  await expect
    .element(ask.getByRole('list', { name: 'Links to this page' }))
    .toHaveTextContent(/setup\.mdx.*Link, line 5/)
  await expect.element(ask.getByText(/The file is deleted when you save/)).toBeVisible()
  await ask.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await opened.text('intro.mdx')).toBe(FILES['intro.mdx'])
  await menuOf('Setup', /Delete file/)
  await expect.element(dialog().getByText('No links to this page.')).toBeVisible()
})

test('a new page gets a folder, a description and a template', async () => {
  await addMenu(/^New page…/)
  const create = page.getByRole('dialog', { name: 'New page' })
  await expect.element(create.getByRole('button', { name: 'Create' })).toBeDisabled()
  await create.getByRole('textbox', { name: 'Title' }).fill('First steps')
  await create.getByRole('combobox', { name: 'Folder' }).fill('/guides/')
  await userEvent.tab()
  await create.getByRole('textbox', { name: 'Description' }).fill('How to start.')
  await create.getByRole('button', { name: /Start with/ }).click()
  await page.getByRole('option', { name: 'A guide with steps' }).click()
  await create.getByRole('button', { name: 'Create' }).click()
  await expect
    .poll(() => opened.text('guides/first-steps.mdx'))
    .toMatch(/description: .?How to start\.[\s\S]*<Steps>/)
  await expect.poll(() => view().main).toEqual({ kind: 'page', file: 'guides/first-steps.mdx' })
})

test('a file name that no system allows is refused', async () => {
  await addMenu(/^New page…/)
  await dialog().getByRole('textbox', { name: 'Title' }).fill('A')
  await dialog().getByRole('textbox', { name: 'File name' }).fill('a:b')
  await expect.element(dialog().getByText(/This name can’t be used/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Create' })).toBeDisabled()
})

test('while docs.json cannot be read, the navigation cannot be changed', async () => {
  opened.disk.change({ 'docs.json': FILES['docs.json'].replace('{', '{{') })
  await expect.element(button(/^To sort out/)).not.toBeInTheDocument()
})
