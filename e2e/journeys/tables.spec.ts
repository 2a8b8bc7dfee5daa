import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, goTo, preview, saveAll, source, writeAtEnd } from './editor.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Table cells' })
const cell = (page: Page, name: string) => grid(page).getByRole('gridcell', { name, exact: true })

const TABLE = '| Flour | Grams |\n| --- | ---: |\n| Rye | 300 |\n| Spelt | 200 |'

test('a table is edited as a grid with the keyboard, and only its cells change', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested')
  const before = disk('welcome.mdx')
  await goTo(page, 'Welcome')
  const { keyboard } = page
  await writeAtEnd(page, `\n\n${TABLE}`)
  await keyboard.press('ControlOrMeta+Alt+g')
  await expect(cell(page, '200')).toBeFocused()
  await expectNone(page, 'the grid of a table')

  await keyboard.press('ArrowLeft')
  await keyboard.type('Oat | bran')
  await expect(preview(page).getByRole('cell', { name: 'Oat | bran' })).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('Corn')
  await keyboard.press('Tab')
  await keyboard.type('50')
  await keyboard.press('Enter')
  await keyboard.press('Alt+ArrowUp')
  await keyboard.press('Alt+ArrowLeft')
  await expect(preview(page).getByRole('columnheader').first()).toHaveText('Grams')
  await keyboard.press('Alt+ArrowRight')
  await keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Sort rows Z to A' }).click()
  await expect(preview(page).getByRole('row').nth(1)).toContainText('Rye')
  await expect(preview(page).getByRole('row').nth(2)).toContainText('Oat')
  await keyboard.press('Escape')
  await expect(grid(page)).toHaveCount(0)
  await expect(source(page)).toBeFocused()
  await saveAll(page)
  const added = disk('welcome.mdx').slice(before.length).replaceAll('\r\n', '\n').trim()
  expect(added).toBe(
    '| Flour | Grams |\n| --- | ---: |\n| Rye | 300 |\n| Oat \\| bran | 200 |\n| Corn | 50 |',
  )
})

test('a table opens from the line above it, and its rows are moved and undone with the mouse', async ({
  openEditor,
}) => {
  const { page } = await openEditor('e2e/fixtures/nested')
  await goTo(page, 'Welcome')
  await writeAtEnd(page, `\n\n${TABLE}`)
  await page.getByRole('button', { name: 'Edit as grid' }).click()
  await expect(grid(page).getByRole('columnheader', { name: 'Flour' })).toBeFocused()
  await grid(page).locator('[data-place="2 -1"]').dragTo(cell(page, 'Rye'))
  await expect(preview(page).getByRole('row').nth(1)).toContainText('Spelt')
  await button(page, 'Undo').click()
  await expect(preview(page).getByRole('row').nth(1)).toContainText('Rye')
  await expect(grid(page)).toBeVisible()
  await button(page, 'Actions for column Grams').click()
  await page.getByRole('menuitem', { name: 'Delete column' }).click()
  await expect(preview(page).getByRole('columnheader')).toHaveText(['Flour'])
  await button(page, 'Close the table').click()
  await expect(source(page)).toBeFocused()
})
