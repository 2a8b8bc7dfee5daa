import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOf, type Editor, expect, test } from '../editor-hosts.ts'
import { button, choose, openFolder, row } from './editor.ts'

async function closeSite(editor: Editor): Promise<void> {
  await choose(editor, 'File', 'Close site')
  await expect(editor.page.getByRole('button', { name: /^Open folder/ })).toBeFocused()
}

test('a site is found by browsing folders, and listed until it is removed', async ({ openEditor }) => {
  const editor = await openEditor('', folder => copyOf('e2e/fixtures/ragged', folder))
  const { page, home, system } = editor
  // In an app the person browses in the dialog of the system.
  await system?.answer({ filePaths: [join(home, 'site')] })
  await page.getByRole('button', { name: /^Open folder/ }).click()
  if (!system) {
    const dialog = page.getByRole('dialog', { name: 'Open a folder' })
    await dialog.getByRole('option', { name: 'site' }).click()
  }
  await expect(row(page, 'Deep')).toBeVisible()

  await closeSite(editor)
  await page.getByRole('button', { name: /^Ragged/ }).click()
  await expect(row(page, 'Deep')).toBeVisible()

  await closeSite(editor)
  await button(page, 'Remove “Ragged” from this list').click()
  await expect(page.getByText('No recent sites')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No recent sites')).toBeVisible()
})

test('the sites in subfolders are offered', async ({ openEditor }) => {
  const editor = await openEditor('', folder => {
    for (const name of ['one', 'two'])
      cpSync('e2e/fixtures/ragged', join(folder, 'repository', name, 'docs'), { recursive: true })
  })
  const { page } = editor
  await openFolder(editor, join(editor.home, 'repository'))
  await expect(page.getByText('There are 2 sites in this folder')).toBeVisible()
  await page.getByRole('button', { name: /two.docs/ }).click()
  await expect(row(page, 'Deep')).toBeVisible()
})

test('a folder without docs.json becomes a site only on request', async ({ openEditor }) => {
  const editor = await openEditor('', folder => {
    mkdirSync(join(folder, 'plain'))
    writeFileSync(join(folder, 'plain', 'hello.md'), '# Hello\n\nThere.\n')
  })
  const { page } = editor
  const plain = join(editor.home, 'plain')
  await openFolder(editor, plain)
  await expect(page.getByText(`No docs.json in ${plain}`)).toBeVisible()
  expect(readdirSync(plain)).toEqual(['hello.md'])
  await button(page, 'Create a site here…').click()
  const dialog = page.getByRole('dialog', { name: 'New site' })
  await dialog.getByRole('textbox', { name: 'Site name' }).fill('Plain')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plain' })).toBeVisible()
  await expect(row(page, 'Hello')).toBeVisible()
  expect(existsSync(join(plain, 'docs.json'))).toBe(true)
})

test('a new site is created in its own folder', async ({ openEditor }) => {
  const { page, home } = await openEditor('')
  await page.getByRole('button', { name: /^New site/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New site' })
  await expect(dialog.getByRole('textbox', { name: 'Folder' })).toHaveValue(home)
  await dialog.getByRole('textbox', { name: 'Site name' }).fill('My manual')
  const make = dialog.getByRole('button', { name: 'Create' })
  const path = dialog.getByRole('textbox', { name: 'Folder' })
  await path.fill(join(home, 'nowhere'))
  await path.press('Enter')
  await expect(make).toBeDisabled()
  await path.fill(home)
  await make.click()
  await expect(page.getByRole('heading', { level: 1, name: 'My manual' })).toBeVisible()
  expect(existsSync(join(home, 'my-manual', 'docs.json'))).toBe(true)
})

test('the sample opens as a personal copy', async ({ openEditor }) => {
  const { page } = await openEditor('')
  await page.getByRole('button', { name: /^Try the sample/ }).click()
  await expect(row(page, 'Quickstart')).toBeVisible()
})

test('a folder that does not exist is reported as missing', async ({ openEditor }) => {
  const { page, home, system } = await openEditor('')
  // It may be removed after it was chosen in the dialog of the system.
  await system?.answer({ filePaths: [join(home, 'nowhere')] })
  await page.getByRole('button', { name: /^Open folder/ }).click()
  if (system) {
    await expect(page.getByText(/nowhere/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Open folder/ })).toBeEnabled()
    return
  }
  const path = page.getByRole('dialog').getByRole('textbox', { name: 'Folder' })
  await expect(path).toHaveValue(home)
  await path.fill(join(home, 'nowhere'))
  await path.press('Enter')
  await expect(page.getByRole('dialog').getByText(/nowhere/)).toBeVisible()
  await expect(button(page, 'Open this folder')).toBeDisabled()
  await path.fill(home)
  await expect(button(page, 'Open this folder')).toBeEnabled()
})
