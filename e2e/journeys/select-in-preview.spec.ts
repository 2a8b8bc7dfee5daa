import { expect, test } from '../editor-hosts.ts'
import { button, preview, row, section } from './editor.ts'

test('an element selected in the preview leads to its field', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  const shown = preview(page)
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  const pick = button(page, 'Select an element to go to its source')
  await pick.click()
  await expect(shown.locator('html')).toHaveAttribute('data-galley-pick', '')
  await shown.getByRole('link', { name: 'GitHub' }).click()
  await expect(page.getByRole('textbox', { name: 'GitHub' })).toBeFocused()
  await expect(shown.locator('html')).not.toHaveAttribute('data-galley-pick')
  await pick.click()
  await expect(shown.locator('html')).toHaveAttribute('data-galley-pick', '')
  await shown.locator('a.brand').click()
  await expect(page.getByRole('radiogroup', { name: 'Number of logos' })).toBeInViewport()
})

test('a link in the header leads to the first field of its item', async ({ openEditor }) => {
  const { page } = await openEditor('e2e/fixtures/branded')
  // In a narrow preview the links are in a menu.
  await page.setViewportSize({ width: 3000, height: 900 })
  const shown = preview(page)
  const link = shown.getByRole('navigation', { name: 'Links' }).getByRole('link', { name: 'Status' })
  await expect(link).toBeVisible()
  await button(page, 'Select an element to go to its source').click()
  await expect(shown.locator('html')).toHaveAttribute('data-galley-pick', '')
  await link.click()
  await expect(page.getByRole('region', { name: 'Edit Status' }).getByRole('textbox').first()).toBeFocused()
})

test('the preview outlines the element of the focused field', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  const outlined = preview(page).locator('[data-galley-shown]')
  await section(page, 'Header and footer')
  await page.getByRole('textbox', { name: 'GitHub' }).focus()
  await expect(outlined).toHaveCount(1)
  await expect(outlined).toHaveAccessibleName('GitHub')
  await expect(outlined).toBeInViewport()
  await row(page, 'Quickstart').focus()
  await expect(outlined).toHaveCount(0)
})
