import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { button, hold, preview, row, rowMenu, said, saveAll } from './editor.ts'

const LINKING = 12

/** Writes pages that all link to `why`. */
function linkToWhy(folder: string): void {
  for (let number = 1; number <= LINKING; number++) {
    const text = `---\ntitle: Page ${number}\n---\n\nSee [why](/why#part), <a href="../why.mdx">again</a>.\n`
    writeFileSync(join(folder, 'guides', `page-${number}.mdx`), text)
  }
}

const textsOf = (folder: string): readonly string[] =>
  ['docs.json', 'why.mdx', ...Array.from({ length: LINKING }, (_, at) => `guides/page-${at + 1}.mdx`)].map(
    file => readFileSync(join(folder, file), 'utf8'),
  )

async function moveFile(page: Page, name: string, to: { folder?: string; name: string }): Promise<void> {
  await rowMenu(page, name, 'Rename or move file…')
  const dialog = page.getByRole('dialog', { name: `Rename or move “${name}”` })
  if (to.folder !== undefined) await dialog.getByRole('combobox', { name: 'Folder' }).fill(to.folder)
  await dialog.getByRole('textbox', { name: 'File name' }).fill(to.name)
}

// Covers F18
test('renaming a page updates the many pages that link to it, and undo restores every byte', async ({
  openEditor,
}) => {
  const { page, folder, disk } = await openEditor('e2e/fixtures/nested', linkToWhy)
  const opened = textsOf(folder)
  await row(page, 'Why nest').click()
  await moveFile(page, 'Why nest', { folder: 'about', name: 'reasons' })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^2\d references in \d+ files will be updated/)).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Change guides/page-1.mdx' })).toBeChecked()
  await dialog.getByRole('button', { name: /^Change \d+ files$/ }).click()
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Why nest' })).toBeVisible()
  await saveAll(page)
  expect(existsSync(join(folder, 'why.mdx'))).toBe(false)
  expect(disk('about/reasons.mdx')).toBe(opened[1])
  expect(disk('docs.json')).toContain('"about/reasons"')
  expect(disk('docs.json')).toContain('{ "source": "/why", "destination": "/about/reasons" }')
  for (let number = 1; number <= LINKING; number++) {
    expect(disk(`guides/page-${number}.mdx`)).toContain(
      'See [why](/about/reasons#part), <a href="../about/reasons.mdx">again</a>.',
    )
  }
  await page.keyboard.press('ControlOrMeta+z')
  await expect(row(page, 'Why nest')).toBeVisible()
  await saveAll(page)
  expect(textsOf(folder)).toEqual(opened)
  expect(existsSync(join(folder, 'about/reasons.mdx'))).toBe(false)
})

test('a file can’t be moved onto another one', async ({ openEditor }) => {
  const { page } = await openEditor('e2e/fixtures/nested')
  await moveFile(page, 'Why nest', { name: 'welcome' })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('There is already a page with this path.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled()
})

test('deleting a file lists the links to it, and the file can be restored after saving', async ({
  openEditor,
}) => {
  const { page, folder, disk } = await openEditor('e2e/fixtures/nested', linkToWhy)
  const opened = textsOf(folder)
  await rowMenu(page, 'Why nest', 'Delete file…')
  const dialog = page.getByRole('dialog', { name: 'Delete “Why nest”?' })
  await expect(dialog.getByText('24 links to this page would break:')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete file' }).click()
  await expect(row(page, 'Why nest')).toHaveCount(0)
  expect(existsSync(join(folder, 'why.mdx'))).toBe(true)
  await saveAll(page)
  expect(existsSync(join(folder, 'why.mdx'))).toBe(false)
  expect(disk('docs.json')).not.toContain('"why"')
  await button(page, 'Add').click()
  await page.getByRole('menuitem', { name: 'Local history…' }).click()
  await page.getByRole('option', { name: /^Before “Delete “Why nest””/ }).click()
  await page.getByRole('button', { name: 'Restore 2 files' }).click()
  await expect(row(page, 'Why nest')).toBeVisible()
  await saveAll(page)
  expect(textsOf(folder)).toEqual(opened)
})

test('a duplicate of a page is below it', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested')
  const original = disk('why.mdx')
  await rowMenu(page, 'Why nest', 'Duplicate')
  await expect(row(page, 'Why nest (copy)')).toBeVisible()
  await saveAll(page)
  expect(disk('why-copy.mdx').replace(' (copy)', '')).toBe(original)
  expect(disk('docs.json')).toMatch(/"why",\s+"why-copy"/)
})

test('the title of a page can be changed in the tree', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested')
  await row(page, 'Why nest').press('F2')
  await page.getByRole('textbox', { name: 'Page title' }).fill('Why we nest')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Why we nest')).toBeVisible()
  await saveAll(page)
  expect(disk('why.mdx')).toContain('Why we nest')
})

test('a navigation is generated from the folders of a site without one', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested', folder =>
    writeFileSync(join(folder, 'docs.json'), '{}\n'),
  )
  await page.getByRole('button', { name: 'Generate from folders…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate navigation from folders' })
  await expect(dialog.getByText('7 pages in 2 groups.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Use these 7 pages' }).click()
  await expect(row(page, 'Guides')).toBeVisible()
  await saveAll(page)
  expect(JSON.parse(disk('docs.json')).navigation).toEqual([
    { group: 'Start', pages: ['welcome', 'why'] },
    {
      group: 'Guides',
      pages: [
        'guides/overview',
        'guides/rollback',
        { group: 'Ci', pages: ['guides/ci/first', 'guides/ci/hosted', 'guides/ci/own'] },
      ],
    },
  ])
  await page.keyboard.press('ControlOrMeta+z')
  await saveAll(page)
  expect(disk('docs.json')).toBe('{}\n')
})

test('what is to be sorted out is done task by task', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested', folder => {
    const config = readFileSync(join(folder, 'docs.json'), 'utf8')
    writeFileSync(join(folder, 'docs.json'), config.replace('"why"', '"Why", "gone", "welcome"'))
    writeFileSync(join(folder, 'guides/loose.mdx'), 'No title.\n')
    writeFileSync(join(folder, 'guides/secret.mdx'), '---\ntitle: Secret\n---\n')
  })
  await page.getByRole('button', { name: /^To sort out/ }).click()
  const task = (name: RegExp) => page.getByRole('tab', { name }).click()
  const item = (name: string) => page.getByRole('row', { name, exact: true })
  await task(/^Uppercase/)
  await item('Why').click()
  await button(page, 'Use the names of the files').click()
  await expect(row(page, 'Why nest')).toBeVisible()
  await task(/^Listed twice/)
  await item('Welcome').click()
  await button(page, 'Remove duplicates').click()
  await task(/^Missing/)
  await item('gone').hover()
  await button(page, 'Create gone…').click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Gone')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Nothing left here')).toBeVisible()
  await task(/^In no group/)
  await item('Secret').click()
  await button(page, 'Keep out').click()
  await page
    .getByRole('listitem')
    .filter({ hasText: '“Secret” stays out' })
    .getByRole('button')
    .last()
    .click()
  await expect(item('Secret')).toBeVisible()
  await button(page, 'Keep out').click()
  await expect(item('Secret')).toHaveCount(0)
  await item('Loose').click()
  await button(page, 'Add to a group…').click()
  await page.getByRole('option', { name: /^Into “Begin”/ }).click()
  await task(/^Without a title/)
  await item('Loose').click()
  await button(page, 'Use the names as titles').click()
  await expect(page.getByText('Nothing left here')).toBeVisible()
  await button(page, 'Hide To sort out').click()
  await expect(page.getByRole('button', { name: /^To sort out/ })).toHaveCount(0)
  await saveAll(page)
  expect(disk('guides/loose.mdx')).toContain('title: Loose')
  expect(disk('docs.json')).toMatch(/"welcome",\s+"why",\s+"gone",\s+"guides\/loose"/)
})

test('unlisted pages are dragged into the tree in order, as one step', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/ragged', folder =>
    writeFileSync(join(folder, 'guides/extra.mdx'), '---\ntitle: Extra\n---\n'),
  )
  const opened = disk('docs.json')
  // The tree and the list below it need room.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.getByRole('button', { name: /^To sort out/ }).click()
  await page.getByRole('tab', { name: /^In no group/ }).click()
  const loose = page.getByRole('row', { name: 'Unlisted' })
  await page.getByRole('row', { name: 'Extra' }).click()
  await loose.click()
  await hold(page, loose.getByText('guides/unlisted'), { name: 'Deep', at: 0.5, says: /^Into “Deep”$/ })
  await page.mouse.up()
  await expect(said(page, 'Added 2 pages to the navigation')).toBeAttached()
  await saveAll(page)
  expect(disk('docs.json')).toContain('[ "guides/third", "guides/extra", "guides/unlisted" ]')
  await button(page, 'Undo').click()
  await expect(button(page, 'Undo')).toBeDisabled()
  await saveAll(page)
  expect(disk('docs.json')).toBe(opened)
})
