import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, goTo, saveAll } from './editor.ts'

test('a recipe for a host is read, written, undone, written again and saved', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('resources/starter')
  const file = '.github/workflows/documentation.yml'
  const dialog = page.getByRole('dialog', { name: 'Put online' })
  const create = dialog.getByRole('button', { name: `Create ${file}` })
  await goTo(page, 'Put online')
  await expect(dialog.getByText(`New file: ${file}`)).toBeVisible()
  await expectNone(page, 'put online: new file')
  await dialog.getByRole('textbox', { name: 'Site address' }).fill('docs.example.com')
  await expect(dialog.getByText('--site-url https://docs.example.com/')).toBeVisible()
  await create.click()
  await expect(dialog.getByText(`${file} is as it should be. Nothing has to be written.`)).toBeVisible()
  expect(existsSync(join(folder, file))).toBe(false)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await button(page, 'Undo').click()
  await expect(button(page, 'Changes: 0')).toBeVisible()

  await button(page, 'Share').click()
  await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Put online…' }).click()
  await create.click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await saveAll(page)
  expect(disk(file)).toContain('galley@')
  expect(disk(file)).toContain('--site-url https://docs.example.com/')
})
