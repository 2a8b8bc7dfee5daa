import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../hosts.ts'
import { button, expectSaved, openPage, preview, row, source, writeAtEnd } from './actor.ts'
import { commitAll, git } from './repository.ts'

test('a clean file that changes on disk is loaded again', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  writeFileSync(
    join(folder, 'quickstart.mdx'),
    disk('quickstart.mdx').replace('three changes', 'four changes'),
  )
  await expect(preview(page).getByText('four changes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
})

test('a file changed on both sides is never overwritten without a choice', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  await source(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Mine.')
  const theirs = disk('quickstart.mdx').replace('three changes', 'four changes')
  writeFileSync(join(folder, 'quickstart.mdx'), theirs)
  await expect(page.getByText(/changed on disk/i).first()).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(disk('quickstart.mdx')).toBe(theirs)
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => disk('quickstart.mdx')).toContain('Mine.')
})

test('a page deleted elsewhere stays in the tree as missing', async ({ openEditor }) => {
  const { page, folder } = await openEditor('resources/handbook')
  await expect(row(page, 'Quickstart')).toBeVisible()
  rmSync(join(folder, 'quickstart.mdx'))
  await expect(row(page, 'quickstart').getByText('No file')).toBeVisible()
})

test('opening writes nothing, and a ragged file is saved in its own style', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/ragged')
  const opened = disk('docs.json')
  await expect(row(page, 'Deep')).toBeVisible()
  await row(page, 'Third').focus()
  await page.keyboard.press('F2')
  await row(page, 'Deep').press('F2')
  await page.getByRole('textbox', { name: 'Name of the group' }).fill('Deeper')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(() => disk('docs.json')).toBe(opened.replace('"Deep"', '"Deeper"'))
})

test('a page that was changed here and deleted elsewhere is kept when the person says so', async ({
  openEditor,
}) => {
  const { page, folder, disk } = await openEditor('e2e/fixtures/nested')
  const opened = disk('why.mdx')
  await openPage(page, 'Why nest')
  await writeAtEnd(page, ' Mine.')
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  rmSync(join(folder, 'why.mdx'))
  await expect(page.getByText('why.mdx was deleted on disk.')).toBeVisible()
  await button(page, 'Show both').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click()
  await expectSaved(page)
  expect(disk('why.mdx')).toBe(`${opened} Mine.`)
})

const OTHER = 300

/** A second branch of the repository: other words, other navigation, many more files. */
function addBranch(folder: string): void {
  commitAll(folder)
  git(folder, 'checkout', '-q', '-b', 'other')
  const pages = Array.from({ length: OTHER }, (_, index) => `many/page-${index}`)
  mkdirSync(join(folder, 'many'))
  for (const [index, path] of pages.entries())
    writeFileSync(join(folder, `${path}.mdx`), `---\ntitle: Many ${index}\n---\n\nPage ${index}.\n`)
  const config = { name: 'Other', navigation: [{ group: 'Many', pages: ['why', ...pages] }] }
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(config, null, 2))
  writeFileSync(join(folder, 'why.mdx'), '---\ntitle: Why branch\n---\n\nBecause one must.\n')
  rmSync(join(folder, 'guides'), { recursive: true })
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '--no-gpg-sign', '-m', 'Other')
  git(folder, 'checkout', '-q', '-')
}

test('a checkout of another branch, and back, is followed', async ({ openEditor }) => {
  const { page, folder } = await openEditor('e2e/fixtures/nested', addBranch)
  await openPage(page, 'Why nest')
  git(folder, 'checkout', '-q', 'other')
  await expect(row(page, 'Many 5')).toBeVisible()
  await expect(row(page, 'Runners')).toHaveCount(0)
  await expect(preview(page).getByText('Because one must.')).toBeVisible()
  await expectSaved(page)
  git(folder, 'checkout', '-q', '-')
  await expect(row(page, 'Runners')).toBeVisible()
  await expect(preview(page).getByText('Because one can.')).toBeVisible()
  expect(git(folder, 'status', '--porcelain')).toBe('')
})

test('a checkout under unsaved work keeps it, and marks it', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('e2e/fixtures/nested', addBranch)
  await openPage(page, 'Why nest')
  await writeAtEnd(page, ' Mine.')
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  git(folder, 'checkout', '-q', 'other')
  await expect(page.getByText('why.mdx was changed on disk as well.')).toBeVisible()
  await expect(row(page, 'Many 5')).toBeVisible()
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  expect(disk('why.mdx')).toContain('Because one must.')
})
