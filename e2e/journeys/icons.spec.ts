import { expect, test } from '../hosts.ts'
import { AROUND_POPOVERS, expectNone } from './accessible.ts'
import { changedLines, expectSaved, preview, saveAll, section } from './actor.ts'

test('an icon is found by its meaning, by keys, and drawn on the page', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook')
  const opened = disk('docs.json')
  await section(page, 'Tabs and anchors')
  await page.getByRole('grid', { name: 'Anchors' }).getByRole('row').first().press('Enter')
  const panel = page.getByRole('region', { name: /^Edit / })
  const field = panel.getByRole('combobox', { name: 'Icon', exact: true })
  const before = await field.inputValue()
  await panel.getByRole('button', { name: 'Choose…' }).press('Enter')
  const picker = page.getByRole('dialog', { name: 'Choose an icon for Icon' })
  await page.keyboard.type('astronaut')
  await expect(picker.getByRole('option', { name: 'rocket' })).toBeVisible()
  await expectNone(page, 'icons', AROUND_POPOVERS)
  await picker.getByRole('option', { name: 'rocket' }).click()
  await expect(field).toHaveValue('rocket')
  await saveAll(page)
  expect(changedLines(opened, disk('docs.json'))).toMatchObject({
    added: [expect.stringContaining('rocket')],
  })
  await panel.getByRole('button', { name: 'Choose…' }).press('Enter')
  await page.keyboard.type('gear')
  await expect(picker.getByRole('option').first()).toHaveText('gear')
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  await expect(field).toHaveValue('gear')
  await field.fill('rocket-launch')
  await expect(panel.getByText('readers see “rocket”')).toBeVisible()
  await field.fill(before)
  await field.press('Tab')
  await saveAll(page)
  await expectSaved(page)
  expect(disk('docs.json')).toBe(opened)
  await expect(preview(page).locator('.anchors svg').first()).toBeAttached()
})
