import { expect, test } from '../editor-hosts.ts'

test('a window starts in German and in Arabic, with the texts of the open site', async ({ openEditor }) => {
  const { page } = await openEditor('e2e/fixtures/nested')
  // A window that is reloaded before it has connected has used up its address.
  await expect(page.getByRole('tree', { name: 'Navigation' })).toBeVisible()
  const startIn = async (code: string) => {
    await page.evaluate(language => localStorage.setItem('galley.language', language), code)
    await page.reload()
  }
  await startIn('de')
  await expect(page.getByRole('tree', { name: 'Navigation' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible()
  await startIn('ar')
  await expect(page.getByRole('tree', { name: 'التنقل' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})
