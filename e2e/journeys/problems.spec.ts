import { spawnSync } from 'node:child_process'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, row, saveAll } from './editor.ts'

const check = (folder: string) => {
  const { status, stdout } = spawnSync(process.execPath, ['dist/electron/cli.js', 'check', folder], {
    encoding: 'utf8',
  })
  return { status, stdout }
}

test('many problems are fixed as one step that can be undone, the rest is ignored with a reason, and the check passes', async ({
  openEditor,
}) => {
  const { page, disk, folder } = await openEditor('e2e/fixtures/untidy')
  expect(check(folder)).toMatchObject({ status: 1, stdout: expect.stringContaining('2 errors') })
  const opened = disk('guides/install.mdx')
  await expect(row(page, 'Install')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+M')
  const list = page
    .getByRole('region', { name: 'Problems' })
    .getByRole('treegrid', { name: 'List of problems' })
  await expect(list.getByText('“the” is repeated here.')).toBeVisible()
  await expect(list.getByRole('row').first()).toBeFocused()
  await expect(row(page, 'Install')).toContainText('1')
  await page.getByText('Rule', { exact: true }).click()
  await expect(list.getByRole('row', { name: 'page/no-frame' })).toBeVisible()
  await expectNone(page, 'problems by rule')

  await button(page, 'More about “This image has no <Frame>.”').first().click()
  await page.getByRole('menuitem', { name: 'Change this rule…' }).click()
  const rules = page.getByRole('dialog', { name: 'Check rules' })
  await rules.getByRole('radio', { name: 'error', exact: true }).click()
  await expectNone(page, 'rules of the checks')
  await page.keyboard.press('Escape')
  await expect(
    list.getByRole('row', { name: 'page/no-frame' }).getByRole('img', { name: 'Error' }),
  ).toBeVisible()
  await button(page, 'Undo').click()
  await expect(
    list.getByRole('row', { name: 'page/no-frame' }).getByRole('img', { name: 'Notice' }),
  ).toBeVisible()

  await button(page, 'Fix many…').click()
  const dialog = page.getByRole('dialog', { name: 'Fix many problems at once' })
  await expect(dialog.getByRole('row', { selected: true })).toHaveCount(2)
  await dialog.getByRole('checkbox', { name: 'Select all 4' }).press('Space')
  await expectNone(page, 'fixing many')
  await dialog.getByRole('button', { name: 'Fix 4 problems' }).click()
  await expect(button(page, 'Changes: 2')).toBeVisible()
  await expect(list.getByText('/guides/instal”')).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(button(page, 'Changes: 0')).toBeVisible()
  await button(page, 'Redo').click()
  await expect(button(page, 'Changes: 2')).toBeVisible()
  // A row that moves takes its menu along, so wait until the fixed problems are gone from the list.
  for (const gone of ['/guides/instal”', '“the” is repeated here.', 'has no <Frame>'])
    await expect(list.getByText(gone)).toHaveCount(0)

  await button(page, 'More about “Broken link: “/notes” doesn’t exist.”').click()
  await page.getByRole('menuitem', { name: 'Why is this a problem?' }).click()
  await expect(page.getByRole('dialog', { name: 'Why is this a problem?' })).toContainText('link/dead')
  await page.keyboard.press('Escape')
  await button(page, 'More about “Broken link: “/notes” doesn’t exist.”').click()
  await page.getByRole('menuitem', { name: 'Ignore here…' }).click()
  await page.getByRole('textbox', { name: 'Why it does not matter here' }).fill('They come next week')
  await expectNone(page, 'ignoring')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No problems', { exact: true })).toBeVisible()
  await saveAll(page)
  expect(disk('guides/install.mdx')).toContain('They come next week')
  expect(disk('guides/install.mdx')).not.toBe(opened)
  expect(check(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('No problems') })
})
