import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import {
  arrowTo,
  button,
  choose,
  chooseByKeys,
  expectSaved,
  focusByTab,
  hasKeys,
  openMenuByKey,
  pastePicture,
  pressToTheEnd,
  preview,
  row,
  said,
  saveAll,
  source,
  tree,
  walkTo,
} from './editor.ts'

test('the accent color is changed with the keyboard', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook')
  await expect(row(page, 'Quickstart')).toBeVisible()
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await focusByTab(page, sections.getByText('Logo and colors', { exact: true }))
  await page.keyboard.press('Enter')
  const accent = page.getByRole('textbox', { name: 'Accent on light pages' })
  await expect(accent).toBeVisible()
  await focusByTab(page, accent)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('#0D9373')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => disk('docs.json')).toContain('"primary": "#0D9373"')
})

test('the color picker is used with the keyboard', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await expect(row(page, 'Quickstart')).toBeVisible()
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await focusByTab(page, sections.getByText('Logo and colors', { exact: true }))
  await page.keyboard.press('Enter')
  const accent = page.getByRole('textbox', { name: 'Accent on light pages' })
  await expect(accent).toBeVisible()
  await focusByTab(page, page.getByRole('button', { name: /^Choose Accent on light pages/ }))
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Accent on light pages' })
  await focusByTab(page, picker.getByRole('slider', { name: 'Hue' }))
  for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(accent).not.toHaveValue('#B4472D')
  await pressToTheEnd(button(page, 'Undo'))
  await expect(accent).toHaveValue('#B4472D')
})

test('a page is opened, edited, and renamed with the keyboard', async ({ openEditor }) => {
  const editor = await openEditor('resources/handbook')
  const { page, disk } = editor
  await walkTo(page, 'Quickstart')
  await page.keyboard.press('Enter')
  const settings = page.getByRole('button', { name: 'Page settings' })
  await focusByTab(page, settings)
  await page.keyboard.press('Enter')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toBeVisible()
  await focusByTab(page, title)
  await page.keyboard.press('End')
  await page.keyboard.type('ly')
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Quickstartly' })).toBeVisible()
  await expect(source(page)).toBeVisible()
  await focusByTab(page, source(page))
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('Mine.')
  await expect(preview(page).getByText('Mine.')).toBeVisible()
  await choose(editor, 'Format', 'Bulleted list')
  await expect(preview(page).getByRole('listitem').filter({ hasText: 'Mine.' })).toBeVisible()
  await expect(source(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+s')
  await expectSaved(page)
  expect(disk('quickstart.mdx')).toMatch(/Quickstartly[\s\S]*\n- Mine\.$/)
  await page.keyboard.press('Control+m')
  await page.keyboard.press('Shift+Tab')
  await expect(source(page)).not.toBeFocused()
})

test('a row moves among its siblings, keeps the focus, and announces its position', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook')
  await walkTo(page, 'Quickstart')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(said(page, '“Quickstart” moved to position 1 of 3.')).toBeAttached()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(said(page, '“Quickstart” moved to position 2 of 3.')).toBeAttached()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(said(page, '“Quickstart” moved to position 3 of 3.')).toBeAttached()
  await expect(row(page, 'Quickstart')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => disk('docs.json')).toContain('["introduction", "how-it-works", "quickstart"]')
})

test('a row is moved into another group from its menu', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook')
  await walkTo(page, 'Quickstart')
  await openMenuByKey(page)
  await arrowTo(page, page.getByRole('menuitem', { name: 'Move to…' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Move “Quickstart”' })).toBeVisible()
  await chooseByKeys(page, 'Into “Guides”')
  await expect(said(page, 'Moved “Quickstart”')).toBeAttached()
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => disk('docs.json')).toMatch(/"guides\/[a-z-]+",\s+"quickstart"\s+\]/)
})

test('a row is dragged by its handle with the keyboard, and every step is announced', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook')
  await walkTo(page, 'Quickstart')
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Move Quickstart')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Started dragging/).first()).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Drop complete/).first()).toBeAttached()
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => disk('docs.json')).toContain('["introduction", "how-it-works", "quickstart"]')
  // The dropped row gets the focus once it is rendered in its new position.
  await expect(tree(page).locator(':focus')).toHaveCount(1)
  await row(page, 'Quickstart').focus()
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Move Quickstart')).toBeFocused()
  await page.keyboard.press('Enter')
  await arrowTo(page, page.getByRole('button', { name: 'Drop on Guides' }))
  await expect(said(page, 'Into “Guides”')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(said(page, 'Moved “Quickstart”')).toBeAttached()
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => disk('docs.json')).toMatch(/"guides\/[a-z-]+",\s+"quickstart"\s+\]/)
})

test('a group is renamed in the tree, undone, and redone', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook')
  await walkTo(page, 'Guides')
  await page.keyboard.press('F2')
  await expect(page.getByRole('textbox', { name: 'Group name' })).toBeFocused()
  await page.keyboard.type('How to')
  await page.keyboard.press('Enter')
  await expect(row(page, 'How to')).toBeVisible()
  await expect(tree(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(row(page, 'Guides')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(row(page, 'How to')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => disk('docs.json')).toContain('"group": "How to"')
})

const BREAD = `---
title: "Bread"
---

<Steps>
  <Step title="Mix">
    Stir.
  </Step>
  <Step title="Bake">
    Wait.
  </Step>
</Steps>

<CodeGroup>
\`\`\`bash Oven
bake
\`\`\`

\`\`\`bash Pan
fry
\`\`\`
</CodeGroup>

| Flour | Water |
| --- | --- |
| 500 g | 300 ml |

<Frame>
  <img src="/images/bread.png" alt="A loaf" width="300" height="150" />
</Frame>

Enjoy.`

test('an empty folder becomes a site with a new page that is written, linked, and saved without a mouse', async ({
  openEditor,
}) => {
  const { page, home, system } = await openEditor('', folder => void mkdirSync(join(folder, 'bakery')))
  const { keyboard } = page
  const inFocus = (name: string, role: 'textbox' | 'button' = 'textbox') =>
    expect(page.getByRole(role, { name, exact: true })).toBeFocused()

  await system?.answer({ filePaths: [join(home, 'bakery')] })
  await focusByTab(page, page.getByRole('button', { name: /^Open folder/ }))
  await keyboard.press('Enter')
  if (!system) {
    const path = page.getByRole('textbox', { name: 'Folder', exact: true })
    await expect(path).toBeFocused()
    await expect(path).toHaveValue(home)
    await keyboard.press('End')
    await keyboard.type('/bakery')
    await keyboard.press('Enter')
    await expect(page.getByRole('option')).toHaveText(['Up one folder'])
    await keyboard.press('Enter')
  }
  await inFocus('Create a site here…', 'button')
  await keyboard.press('Enter')
  await inFocus('Site name')
  await keyboard.type('Bakery')
  await keyboard.press('Enter')
  await expect(tree(page).locator(':focus')).toHaveCount(1)

  await keyboard.press('ControlOrMeta+Alt+n')
  await inFocus('Title')
  await keyboard.type('Bread')
  await keyboard.press('Enter')
  await expect(source(page)).toBeFocused()
  const insert = async (name: string, exact: RegExp) => {
    const option = page.getByRole('dialog', { name: 'Insert block' }).getByRole('option', { name: exact })
    await keyboard.type(`/${name}`)
    await expect(option).toBeVisible()
    await keyboard.press('Enter')
    await expect(option).toHaveCount(0)
  }
  const fill = async (fields: readonly string[]) => {
    for (const field of fields) {
      await keyboard.type(field)
      await keyboard.press('Tab')
    }
    await keyboard.type('\n\n')
  }
  await insert('Steps', /^Steps\b/)
  await fill(['Mix', 'Stir.', 'Bake', 'Wait.'])
  await insert('CodeGroup', /^Code group\b/)
  await fill(['', 'Oven', 'bake', '', 'Pan', 'fry'])
  await insert('Table', /^Table\b/)
  await fill(['Flour', 'Water', '500 g', '300 ml'])
  await pastePicture(page)
  // The file is read first; then typing replaces the description.
  await expect(source(page)).toContainText('Describe the image')
  await keyboard.type('A loaf')
  await keyboard.press('Tab')
  await keyboard.type('\n\nEnjoy.')
  await keyboard.press('ControlOrMeta+f')
  await keyboard.press('Escape')
  await expect(source(page)).toBeFocused()
  await keyboard.press('F6')
  await expect(page.locator('iframe[title="Preview"]')).toBeFocused()
  await hasKeys(preview(page))
  await expect(preview(page).getByText('Enjoy.')).toBeVisible()
  await expect(preview(page).getByRole('img', { name: 'A loaf' })).toHaveCount(1)
  await keyboard.press('F6')
  await expect(tree(page).locator(':focus')).toHaveCount(1)
  await keyboard.press('F6')
  await expect(source(page)).toBeFocused()
  await saveAll(page)
  await expect(source(page)).toBeFocused()
  const site = join(home, 'bakery')
  expect(readFileSync(join(site, 'bread.mdx'), 'utf8')).toBe(BREAD)
  expect(readFileSync(join(site, 'docs.json'), 'utf8')).toContain('"bread"')
})
