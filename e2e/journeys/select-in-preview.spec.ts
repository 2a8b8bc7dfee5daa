import { expect, test } from '../editor-hosts.ts'
import { button, preview, previewReady, row, section, source } from './editor.ts'

test('an element selected in the preview leads to its field', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  const shown = preview(page)
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  const pick = button(page, 'Select an element to go to its source')
  await pick.click()
  await expect(shown.locator('html')).toHaveAttribute('data-galley-pick', '')
  await shown.getByRole('link', { name: 'GitHub' }).click()
  await expect(page.getByRole('textbox', { name: 'GitHub' })).toBeFocused()
  await expect(shown.locator('html')).toHaveAttribute('data-galley-pick', '')
  await expect(button(page, 'Width: Desktop')).toBeVisible()
  await expect(shown.locator('[data-galley-shown]')).toBeInViewport()
  // The field that was focused last may take the focus again while the page is drawn at its new width.
  await expect(async () => {
    await shown.locator('a.brand').press('Enter')
    await expect(page.getByRole('radiogroup', { name: 'Number of logos' })).toBeInViewport({ timeout: 3000 })
  }).toPass()
  await pick.click()
  await expect(shown.locator('html')).not.toHaveAttribute('data-galley-pick')
})

test('a double press on the page goes to the source', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  const text = preview(page).getByText('is the print a writer checks')
  await expect(text).toBeVisible()
  await previewReady(page)
  await text.dblclick()
  await expect(source(page)).toBeFocused()
})

test('a field of the header is outlined at the width in which it is visible', async ({ openEditor }) => {
  const { page } = await openEditor('e2e/fixtures/branded')
  const link = preview(page).getByRole('navigation', { name: 'Links' }).getByRole('link', { name: 'Status' })
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(link).toBeHidden()
  await section(page, 'Header and footer')
  await expect(link).toBeVisible()
  await expect(button(page, 'Width: Desktop')).toBeVisible()
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
