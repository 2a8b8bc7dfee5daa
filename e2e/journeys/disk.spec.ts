import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import {
  button,
  changedLines,
  expectSaved,
  openPage,
  preview,
  row,
  rowNames,
  saveAll,
  writeAtEnd,
} from './editor.ts'
import { commitAll, git } from './repository.ts'

test('a file without unsaved changes is reloaded when it changes on disk', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  writeFileSync(
    join(folder, 'quickstart.mdx'),
    disk('quickstart.mdx').replace('three changes', 'four changes'),
  )
  await expect(preview(page).getByText('four changes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
})

// Covers F07, F08
test('conflicting changes are never overwritten without a choice', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, 'Mine.')
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  const theirs = `${disk('quickstart.mdx')}Theirs.`
  writeFileSync(join(folder, 'quickstart.mdx'), theirs)
  await expect(page.getByText(/changed on disk/i).first()).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'On disk' })).toBeVisible()
  const drawn = dialog.frameLocator('iframe[title="On disk, as readers see it"]')
  await expect(drawn.getByText('Theirs.')).toBeVisible()
  await expect(drawn.getByRole('banner')).toBeHidden()
  expect(disk('quickstart.mdx')).toBe(theirs)
  await expectNone(page, 'two versions')
  await dialog.getByText('Both, one after the other').click()
  await dialog.getByRole('button', { name: 'Use my choices' }).click()
  await expectSaved(page)
  expect(disk('quickstart.mdx')).toMatch(/Mine\.\nTheirs\.$/)
})

test('changes by another program to the same page and to docs.json are merged, and nothing is lost', async ({
  openEditor,
}) => {
  const { page, folder, disk } = await openEditor('resources/handbook')
  const [text, config] = [disk('quickstart.mdx'), disk('docs.json')]
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, '\nMine.')
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  await row(page, 'How it works').press('Alt+ArrowUp')
  await expect(button(page, 'Changes: 2')).toBeVisible()
  const moved = await rowNames(page)
  writeFileSync(join(folder, 'quickstart.mdx'), text.replace('three changes', 'four changes'))
  writeFileSync(join(folder, 'docs.json'), config.replace('#B4472D', '#0b7a60'))
  await expect(page.getByText(/(has|have) both changes/).first()).toBeVisible()
  await expect(preview(page).getByText('four changes')).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(`${text.replace('three changes', 'four changes')}\nMine.`)
  expect(changedLines(config, disk('docs.json')).added).toContain('    "primary": "#0b7a60",')
  expect(await rowNames(page)).toEqual(moved)
})

test('a docs.json with merge conflict markers opens with a choice', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested', folder => {
    const config = readFileSync(join(folder, 'docs.json'), 'utf8')
    const name = /^.*"name":.*$/m.exec(config)?.[0] ?? ''
    const other = name.replace(/: ".*"/, ': "Theirs"')
    const marked = `<<<<<<< HEAD\n${name}\n=======\n${other}\n>>>>>>> feature`
    writeFileSync(
      join(folder, 'docs.json'),
      config.replace(name, () => marked),
    )
  })
  await button(page, 'Choose').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectNone(page, 'two versions by git')
  await dialog.getByRole('radio', { name: 'Theirs' }).press('Space')
  await dialog.getByRole('button', { name: 'Use my choices' }).click()
  await saveAll(page)
  expect(JSON.parse(disk('docs.json'))).toMatchObject({ name: 'Theirs' })
})

test('a page deleted by another program stays in the tree as missing', async ({ openEditor }) => {
  const { page, folder } = await openEditor('resources/handbook')
  await expect(row(page, 'Quickstart')).toBeVisible()
  rmSync(join(folder, 'quickstart.mdx'))
  await expect(row(page, 'quickstart').getByText('No file')).toBeVisible()
})

// Covers F09
test('opening writes nothing, and an inconsistently formatted file keeps its style when saved', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('e2e/fixtures/ragged')
  const opened = disk('docs.json')
  await expect(row(page, 'Deep')).toBeVisible()
  await row(page, 'Third').focus()
  await page.keyboard.press('F2')
  await row(page, 'Deep').press('F2')
  await page.getByRole('textbox', { name: 'Group name' }).fill('Deeper')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(() => disk('docs.json')).toBe(opened.replace('"Deep"', '"Deeper"'))
})

test('a page changed here and deleted by another program is kept on request', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('e2e/fixtures/nested')
  const opened = disk('why.mdx')
  await openPage(page, 'Why nest')
  await writeAtEnd(page, ' Mine.')
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  rmSync(join(folder, 'why.mdx'))
  await expect(page.getByText('why.mdx was deleted on disk.')).toBeVisible()
  await button(page, 'Compare versions').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click()
  await expectSaved(page)
  expect(disk('why.mdx')).toBe(`${opened} Mine.`)
})

const OTHER = 300

/** Creates a second branch with other text, another navigation, and many more files. */
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

// Covers W03
test('checking out another branch, and back, updates the editor', async ({ openEditor }) => {
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

test('checking out another branch keeps unsaved changes and marks them', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('e2e/fixtures/nested', addBranch)
  await openPage(page, 'Why nest')
  await writeAtEnd(page, ' Mine.')
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  git(folder, 'checkout', '-q', 'other')
  await expect(page.getByText('why.mdx was also changed on disk.')).toBeVisible()
  await expect(row(page, 'Many 5')).toBeVisible()
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  expect(disk('why.mdx')).toContain('Because one must.')
})
