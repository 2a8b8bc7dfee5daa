import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, openPage, preview, writeAtEnd } from './editor.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export site' })
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const done = (page: Page) =>
  expect(dialog(page).getByText('The site is exported')).toBeVisible({ timeout: 60_000 })

test('a site is exported to a folder and to a zip, with what was not saved, and once canceled', async ({
  openEditor,
}) => {
  const { page, home, disk } = await openEditor('resources/handbook')
  await openPage(page, 'How it works')
  await writeAtEnd(page, '\n\nBound and shipped.')
  await expect(preview(page).getByText('Bound and shipped.')).toBeVisible()
  await button(page, 'Share').click()
  await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Export site…' }).click()
  await expect(dialog(page).getByText(/^1 file has unsaved changes/)).toBeVisible()
  await expectNone(page, 'export: before')
  const folder = await dialog(page).getByRole('textbox', { name: 'Folder' }).inputValue()
  expect(existsSync(folder)).toBe(false)
  await inDialog(page, 'Save and export').click()
  await done(page)
  await expectNone(page, 'export: after')
  expect(disk('how-it-works.mdx')).toContain('Bound and shipped.')
  expect(readFileSync(join(folder, 'how-it-works.html'), 'utf8')).toContain('Bound and shipped.')

  await dialog(page).getByRole('radio', { name: 'Zip' }).click()
  const zip = join(home, 'handbook.zip')
  await dialog(page).getByRole('textbox', { name: 'File' }).fill(zip)
  await inDialog(page, 'Export again').click()
  await inDialog(page, 'Cancel').click()
  await expect(dialog(page).getByText('The export was canceled. Nothing was written.')).toBeVisible()
  expect(readdirSync(home).filter(name => name.startsWith('handbook'))).toEqual([])
  await inDialog(page, 'Export').click()
  await done(page)
  await expect(dialog(page).getByText(zip, { exact: true })).toBeVisible()
  expect(readFileSync(zip).subarray(0, 2).toString()).toBe('PK')
  await inDialog(page, 'Export again').click()
  await expect(dialog(page).getByRole('alert')).toContainText('exists already')
})
