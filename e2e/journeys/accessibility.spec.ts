import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { expectNone, expectNoneInBoth } from './accessibility.ts'
import { button, choose, openPage, preview, row, rowMenu, section, writeAtEnd } from './editor.ts'

const SECTIONS = [
  'Basics',
  'Logo and colors',
  'Header and footer',
  'Tabs and anchors',
  'Versions',
  'API',
  'Writing rules',
  'JSON',
]

async function addMenu(page: Page, action: string): Promise<void> {
  await button(page, 'Add').click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Dialogs by name, and how to open them. */
const DIALOGS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['Go to page', page => page.keyboard.press('ControlOrMeta+p')],
  ['Keyboard shortcuts', page => page.keyboard.press('ControlOrMeta+/')],
  ['Move “Quickstart”', page => rowMenu(page, 'Quickstart', 'Move to…')],
  ['New page', page => rowMenu(page, 'Quickstart', 'New page below…')],
  ['Add a page', page => rowMenu(page, 'Quickstart', 'Add an existing page…')],
]

const FILE_DIALOGS: typeof DIALOGS = [
  ['Rename or move “Quickstart”', page => rowMenu(page, 'Quickstart', 'Rename or move file…')],
  ['Delete “Quickstart”?', page => rowMenu(page, 'Quickstart', 'Delete file…')],
  ['Group “Guides”', page => rowMenu(page, 'Guides', 'Group settings…')],
  ['Generate navigation from folders', page => addMenu(page, 'Generate from folders…')],
  ['Local history', page => addMenu(page, 'Local history…')],
  ['Rename or move a folder', page => addMenu(page, 'Rename or move a folder…')],
]

test('no violation on the start screen and in its dialogs', async ({ openEditor }) => {
  const { page, system } = await openEditor('')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoneInBoth(page, 'start')
  // In an app a folder is chosen in the dialog of the system.
  for (const name of system ? [/^New site/] : [/^Open folder/, /^New site/]) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    await expectNoneInBoth(page, String(name))
    await page.keyboard.press('Escape')
  }
})

test('no violation in any section', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  for (const name of SECTIONS) {
    await section(page, name)
    // The section shows an operation in the preview.
    const shown = preview(page).getByRole('heading', { level: 1, name: 'List boats' })
    if (name === 'API') await expect(shown).toBeVisible()
    await expectNoneInBoth(page, name)
  }
})

test('no violation at 200 %, and menus stay next to their buttons', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await section(page, 'Logo and colors')
  // The size of a 1280 × 800 window at 200 %.
  await page.setViewportSize({ width: 640, height: 400 })
  for (const name of ['Editor', 'Preview', 'Site']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expectNoneInBoth(page, `${name} at 200 %`)
  }
  // A menu that is taller than the available space must not cover its button, or opening it would choose an item.
  await button(page, 'Add').click()
  await expect(page.getByRole('menuitem', { name: 'New page…' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Local history…' }).click()
  await expect(page.getByRole('dialog', { name: 'Local history' })).toBeVisible()
})

test('no violation with a page, its problems, and its changes open', async ({ openEditor }) => {
  const editor = await openEditor('resources/handbook')
  const { page } = editor
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, 'Mine, with a [dead link](/nowhere).')
  await page.keyboard.press('ControlOrMeta+Shift+M')
  const problems = page.getByRole('region', { name: 'Problems' })
  await expect(problems.getByText(/nowhere/).first()).toBeVisible()
  await expectNoneInBoth(page, 'problems')
  await page.keyboard.press('ControlOrMeta+Shift+D')
  const changes = page.getByRole('region', { name: 'Changes' })
  await expect(changes.getByText('quickstart.mdx').first()).toBeVisible()
  await expectNoneInBoth(page, 'changes')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectNoneInBoth(page, 'changes, narrow')
  await choose(editor, 'File', 'Close site')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoneInBoth(page, 'leaving')
})

for (const [where, dialogs] of [
  ['any dialog', DIALOGS],
  ['any dialog on files', FILE_DIALOGS],
] as const) {
  test(`no violation in ${where}`, async ({ openEditor }) => {
    const { page } = await openEditor('resources/handbook')
    await openPage(page, 'Quickstart')
    for (const [name, open] of dialogs) {
      await open(page)
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByText(/^(Looking|Loading) .*…$/)).toHaveCount(0)
      await expectNoneInBoth(page, name)
      await page.keyboard.press('Escape')
    }
  })
}

test('no violation in what is to be sorted out, and while a position is chosen', async ({ openEditor }) => {
  const { page } = await openEditor('e2e/fixtures/nested', folder => {
    rmSync(join(folder, 'why.mdx'))
    writeFileSync(join(folder, 'loose.mdx'), '---\ntitle: Loose\n---\n')
  })
  await page.getByRole('button', { name: /^To sort out/ }).click()
  await page.getByRole('tab', { name: /^In no group/ }).click()
  await page.getByRole('row', { name: 'Loose' }).click()
  await expectNoneInBoth(page, 'sorting')
  await page.getByRole('button', { name: 'Hide To sort out' }).click()
  await rowMenu(page, 'Welcome', 'Move by clicking…')
  await expect(button(page, 'Insert into Deployment')).toBeVisible()
  await expectNoneInBoth(page, 'placing')
})

test('no violation while writing a page', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, '\n\nA wrold.')
  await expect(page.getByRole('button', { name: /spelling issues?/ })).toBeVisible()
  await expectNoneInBoth(page, 'spelling')
  for (const name of ['Table', 'Outline']) {
    await button(page, name).click()
    await expect(page.getByRole('menu', { name })).toBeVisible()
    await expectNoneInBoth(page, name)
    await page.keyboard.press('Escape')
  }
  await button(page, 'Insert').click()
  await expect(page.getByRole('dialog', { name: 'Insert block' })).toBeVisible()
  await expectNoneInBoth(page, 'insert')
  await page.keyboard.press('Escape')
  await writeAtEnd(page, '\n\n<Card')
  await expect(page.locator('.suggest-widget.visible').getByRole('option').first()).toBeVisible()
  await expectNoneInBoth(page, 'suggestions')
})

test('no violation in the color picker, a menu, or a notice', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await section(page, 'Logo and colors')
  await button(page, 'Choose Accent on light pages, now #B4472D').click()
  await expect(page.getByRole('dialog', { name: 'Accent on light pages' })).toBeVisible()
  await expectNoneInBoth(page, 'color')
  await page.keyboard.press('Escape')
  await row(page, 'Quickstart').press('Shift+F10')
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoneInBoth(page, 'menu')
  await page.keyboard.press('Escape')
  await row(page, 'Quickstart').press('Delete')
  await expect(page.getByText(/^Removed “Quickstart”/)).toBeVisible()
  await expectNoneInBoth(page, 'notice')
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('no violation on the first screen', async ({ openEditor }) => {
    const { page } = await openEditor('resources/handbook')
    await openPage(page, 'Quickstart')
    await expectNone(page, 'a page')
    await section(page, 'Basics')
    await expectNone(page, 'a section')
  })
})
