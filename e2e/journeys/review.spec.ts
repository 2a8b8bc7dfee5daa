import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, expectSaved, openPage, preview, row, saveAll, writeAtEnd } from './editor.ts'
import { commitAll, git } from './repository.ts'

/** Commits the site to a Git repository with a bare remote next to it. */
function connected(folder: string): void {
  commitAll(folder)
  git(join(folder, '..'), 'init', '-q', '--bare', 'remote.git')
  git(folder, 'remote', 'add', 'origin', join(folder, '../remote.git'))
  git(folder, 'push', '-q', '-u', 'origin', 'HEAD')
}

test('changes are proposed, and the commit message describes them', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('resources/handbook', connected)
  const remote = join(folder, '../remote.git')
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, '\nMine.')
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  await row(page, 'How it works').press('Alt+ArrowUp')
  await page.keyboard.press('ControlOrMeta+Shift+D')
  await button(page, 'Propose changes…').click()
  const dialog = page.getByRole('dialog', { name: 'Propose changes' })
  await expect(dialog.getByRole('checkbox', { name: 'quickstart.mdx' })).toBeChecked()
  await expect(dialog.getByRole('textbox', { name: 'Details' })).toHaveValue(
    '- Edit Quickstart\n- Moved “How it works” above “Quickstart” in “Get started”',
  )
  await expectNone(page, 'send for review')
  await dialog.getByRole('textbox', { name: 'Summary' }).fill('Say what is mine')
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await dialog.getByRole('textbox', { name: 'Your email address' }).fill('ada@example.com')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByText(/^Sent as “docs\//)).toBeVisible()
  await expect(page.getByText(/^Saved \d/)).toHaveCount(0)
  await expectNone(page, 'sent for review')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expectSaved(page)
  const [branch = ''] = git(remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/docs')
    .trim()
    .split('\n')
  expect(git(remote, 'log', '-1', '--format=%an <%ae>%n%B', branch).trim()).toBe(
    'Ada <ada@example.com>\nSay what is mine\n\n- Edit Quickstart\n- Moved “How it works” above “Quickstart” in “Get started”',
  )
  expect(git(remote, 'show', `${branch}:quickstart.mdx`)).toBe(disk('quickstart.mdx'))
  await page.getByRole('radio', { name: 'Since the last commit' }).click()
  await expect(page.getByText('Everything is committed')).toBeVisible()
})

test('changes since the last commit are reverted, in part or as a whole file', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook', connected)
  const [quick, how] = [disk('quickstart.mdx'), disk('how-it-works.mdx')]
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, '\nMine.')
  await openPage(page, 'How it works')
  await writeAtEnd(page, '\nMine too.')
  await saveAll(page)
  await page.keyboard.press('ControlOrMeta+Shift+D')
  await page.getByRole('radio', { name: 'Since the last commit' }).click()
  const changes = page.getByRole('region', { name: 'Changes' })
  await changes.getByRole('button', { name: /^How it works/ }).click()
  await page.getByRole('radio', { name: 'Pages' }).click()
  await expect(page.frameLocator('iframe[title="Page after"]').getByText('Mine too.')).toBeVisible()
  const pageBefore = page.frameLocator('iframe[title="Page before"]')
  await expect(pageBefore.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
  await expect(pageBefore.getByText('Mine too.')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Text' }).click()
  await button(page, 'Revert').click()
  await expect(page.getByText(/^Saved \d/)).toHaveCount(0)
  await expectNone(page, 'since the last commit')
  await page.getByRole('menuitem', { name: /Mine too/ }).click()
  await expect(button(page, 'Changes: 1')).toBeVisible()
  await button(page, 'Revert quickstart.mdx to the last commit').click()
  await expect(button(page, 'Changes: 2')).toBeVisible()
  await saveAll(page)
  expect([disk('quickstart.mdx'), disk('how-it-works.mdx')]).toEqual([quick, how])
  await expect(page.getByText('Everything is committed')).toBeVisible()
})
