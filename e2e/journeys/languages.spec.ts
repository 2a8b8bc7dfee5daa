import { readFileSync } from 'node:fs'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, goTo, preview, row, saveAll } from './editor.ts'

const FIXTURE = 'e2e/fixtures/newer'
const FRENCH = readFileSync(`${FIXTURE}/fr.json`, 'utf8')

test('a missing translation is found in the matrix, created and listed', async ({ openEditor }) => {
  const { page, disk } = await openEditor(FIXTURE)
  await expect(row(page, 'Départ')).toBeVisible()
  await button(page, 'Language matrix').click()
  const matrix = page.getByRole('grid', { name: 'Pages by language' })
  const french = matrix.getByRole('columnheader', { name: /Français/ })
  await expect(french).toContainText('4 missing')
  await expectNone(page, 'language matrix')

  await matrix
    .getByRole('row', { name: /Plant/ })
    .getByRole('gridcell', { name: 'Français: Missing' })
    .click()
  await page.getByRole('menuitem', { name: 'Create from the original' }).click()
  await expect(french).toContainText('3 missing')
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'fr')
  await saveAll(page)
  expect(disk('fr/plant.mdx')).toBe(readFileSync(`${FIXTURE}/plant.mdx`, 'utf8'))
  expect(disk('fr.json')).toBe(FRENCH.replace('["fr/index"]', '["fr/index", "fr/plant"]'))

  await goTo(page, 'Hide the language matrix')
  await expect(matrix).toBeHidden()
})
