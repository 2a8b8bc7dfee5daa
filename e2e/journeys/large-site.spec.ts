import type { Page } from '@playwright/test'
import { type Editor, expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import {
  button,
  chooseByKeys,
  chooseInPreview,
  hold,
  openMenuByKey,
  pressToTheEnd,
  row,
  rowMenu,
  said,
  saveAll,
  section,
} from './editor.ts'
import { largeConfig, printed, writeLarge } from './large-site.ts'
import { bytesOf } from './repository.ts'

const [started, fundamentals, ...others] = largeConfig.navigation
const [tasks, ...rest] = typeof fundamentals === 'object' ? fundamentals.pages : []

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const withNavigation = (...navigation: readonly unknown[]) => printed({ ...largeConfig, navigation })

/** Saves the last change, undoes it, and saves again, and checks the folder both times. */
async function doneAndUndone(
  { page, folder, disk }: Editor,
  done: () => Promise<void>,
  meant: string | ((config: string) => void),
) {
  const opened = bytesOf(folder)
  await done()
  await saveAll(page)
  if (typeof meant === 'string') expect(disk('docs.json')).toBe(meant)
  else meant(disk('docs.json'))
  await pressToTheEnd(button(page, 'Undo'))
  await saveAll(page)
  expect(bytesOf(folder)).toEqual(opened)
}

async function moveByKeys(page: Page): Promise<void> {
  await row(page, 'Limits').press('Alt+ArrowUp')
  await expect(said(page, '“Limits” moved to position 3 of 4.')).toBeAttached()
  await expect(row(page, 'Limits')).toBeFocused()
  await openMenuByKey(page)
  await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
  await chooseByKeys(page, 'Into “Runtimes”')
  await expect(said(page, 'Moved “Limits”')).toBeAttached()
}

async function renameRuns(page: Page): Promise<void> {
  await rowMenu(page, 'Runs', 'Rename or move file…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Folder' }).fill('concepts')
  await dialog.getByRole('textbox', { name: 'File name' }).fill('runs')
  await expect(dialog.getByText(/^16 references in 15 files will be updated/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Change \d+ files$/ }).click()
}

/** Changes the accent to colors that are readable in light and dark mode. */
async function makeReadable(page: Page): Promise<void> {
  await section(page, 'Logo and colors')
  await chooseInPreview(page, 'Color mode', 'Light, dark and phone')
  await expect(page.getByText('hard to read').first()).toBeVisible()
  await button(page, 'Lagoon').press('Enter')
  await page.getByRole('textbox', { name: 'Accent on light pages' }).fill('#A8FF53')
  await page.getByRole('textbox', { name: 'Accent on dark pages' }).fill('#3b2d8f')
  await button(page, 'Make all readable').click()
  await expect(page.getByText('hard to read')).toHaveCount(0)
  // The same page is shown three times.
  await expectNone(page, 'readable in both modes', ['landmark-unique'])
}

async function importLogo(page: Page): Promise<void> {
  await page.locator('[data-pointer="/logo"]').getByRole('button', { name: 'Choose…' }).press('Enter')
  const chosen = page.waitForEvent('filechooser')
  await button(page, 'Import an image…').press('Enter')
  await (await chosen).setFiles({ name: 'Brand mark.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(page.getByRole('textbox', { name: 'Logo' })).toHaveValue('/images/Brand-mark.png')
}

/** Empties docs.json and generates the navigation from folders. */
async function rebuild(page: Page): Promise<void> {
  await section(page, 'JSON')
  await page.getByRole('textbox', { name: 'docs.json as text' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('{}')
  await page.getByRole('button', { name: 'Generate from folders…' }).click()
  await page.getByRole('button', { name: /^Use these \d+ pages$/ }).click()
  await expect(row(page, 'Start')).toBeVisible()
}

async function moveGuides(page: Page): Promise<void> {
  await button(page, 'Add').click()
  await page.getByRole('menuitem', { name: 'Rename or move a folder…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Folder' }).fill('guides')
  await page.keyboard.press('Tab')
  await dialog.getByRole('textbox', { name: 'New path' }).fill('learn')
  await dialog.getByRole('button', { name: 'Move 56 files' }).click()
}

// Covers F14
test('a large site is reordered, nested, renamed, and moved; each change touches only the intended lines, and undo restores every byte', async ({
  openEditor,
}) => {
  // Seven changes, each saved twice.
  test.slow()
  const editor = await openEditor('e2e/fixtures/nested', writeLarge)
  const { page } = editor
  const at = typeof started === 'object' ? started.pages : []
  const [first, second, third, last] = at
  const own = typeof tasks === 'object' ? tasks.pages : []
  await test.step('nest with the mouse', () =>
    doneAndUndone(
      editor,
      async () => {
        await hold(page, row(page, 'How it works'), { name: 'Tasks', at: 0.5, says: /^Into “Tasks”$/ })
        await page.mouse.up()
        await expect(said(page, 'Moved “How it works”')).toBeAttached()
      },
      withNavigation(
        { group: 'Getting started', pages: [first, second, last] },
        { group: 'Fundamentals', pages: [{ group: 'Tasks', pages: [...own, third] }, ...rest] },
        ...others,
      ),
    ))
  await test.step('order and nest by keys', () =>
    doneAndUndone(
      editor,
      () => moveByKeys(page),
      printed(largeConfig)
        .replace('        "how-it-works",\n        "limits"\n', '        "how-it-works"\n')
        .replace(/( +)"config\/runtimes\/part-6"\n/, '$1"config/runtimes/part-6",\n$1"limits"\n'),
    ))
  await test.step('rename a page that many lead to', () =>
    doneAndUndone(
      editor,
      () => renameRuns(page),
      printed({
        ...largeConfig,
        redirects: [...largeConfig.redirects, { source: '/runs', destination: '/concepts/runs' }],
      }).replace('"runs"', '"concepts/runs"'),
    ))
  await test.step('move a folder with its anchor', () =>
    doneAndUndone(
      editor,
      () => moveGuides(page),
      printed({
        ...largeConfig,
        redirects: [...largeConfig.redirects, { source: '/guides/:slug*', destination: '/learn/:slug*' }],
        anchors: [{ ...largeConfig.anchors[0], url: 'learn' }],
      }).replaceAll('"guides/', '"learn/'),
    ))
  await test.step('colors that can be read in both modes', () =>
    doneAndUndone(
      editor,
      () => makeReadable(page),
      text => {
        const { colors, ...config } = JSON.parse(text)
        expect(printed({ ...config, colors }).length).toBe(text.length)
        expect({ ...config, colors: largeConfig.colors }).toEqual(largeConfig)
        expect(Object.keys(colors)).toEqual(['primary', 'light', 'dark', 'background'])
      },
    ))
  await test.step('import a logo', () =>
    doneAndUndone(
      editor,
      () => importLogo(page),
      printed({ ...largeConfig, logo: '/images/Brand-mark.png' }),
    ))
  await test.step('begin the navigation anew', () =>
    doneAndUndone(
      editor,
      () => rebuild(page),
      text => {
        const pages = text.match(/"[a-z][a-z\d/-]*"/g) ?? []
        expect(new Set(pages).size).toBeGreaterThan(190)
      },
    ))
})
