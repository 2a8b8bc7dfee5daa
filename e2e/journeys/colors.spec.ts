import { expect, test } from '../editor-hosts.ts'
import { AROUND_POPOVERS, expectNone } from './accessibility.ts'
import { button, changedLines, chooseInPreview, pressToTheEnd, preview, saveAll, section } from './editor.ts'

test('a theme is previewed before it is used, and only colors change', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook')
  const opened = disk('docs.json')
  await section(page, 'Logo and colors')
  const ground = () =>
    preview(page)
      .locator('html')
      .evaluate(root => getComputedStyle(root).getPropertyValue('--button').trim())
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  const own = await ground()
  const violet = button(page, 'Violet')
  await violet.focus()
  await expect.poll(ground).toBe('#5a30c4')
  await page.getByRole('combobox', { name: 'Find a setting' }).focus()
  await expect.poll(ground).toBe(own)
  await violet.press('Enter')
  await expect(violet).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('textbox', { name: 'Accent on light pages' })).toHaveValue('#6438d6')
  await expectNone(page, 'themes')
  await saveAll(page)
  const { removed, added } = changedLines(opened, disk('docs.json'))
  expect([...removed, ...added].every(line => /#[\da-f]{6}/i.test(line))).toBe(true)
  await pressToTheEnd(button(page, 'Undo'))
  await saveAll(page)
  expect(disk('docs.json')).toBe(opened)
})

test('colors that are hard to read become readable in one step', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await section(page, 'Logo and colors')
  await page.getByRole('textbox', { name: 'Accent on light pages' }).fill('#ffdd55')
  await page.getByRole('textbox', { name: 'Accent on dark pages' }).fill('#222266')
  await button(page, 'Make all readable').click()
  await expect(button(page, 'Make all readable')).toHaveCount(0)
  await expect(page.getByText('hard to read', { exact: false })).toHaveCount(0)
})

test('the preview shows both modes, a phone, and color blindness', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await section(page, 'Logo and colors')
  await chooseInPreview(page, 'Color mode', 'Light, dark and phone')
  for (const title of ['Preview', 'Preview in dark', 'Preview on a phone'])
    await expect(
      page.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { level: 1 }),
    ).toBeVisible()
  await button(page, 'More about the preview').press('Enter')
  await expectNone(page, 'vision', AROUND_POPOVERS)
  await page.getByRole('menuitemradio', { name: 'No color (achromatopsia)' }).press('Enter')
  await expect(preview(page).locator('html')).toHaveCSS('filter', /galley-vision/)
})
