import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Editor, expect, test } from '../editor-hosts.ts'
import { expectNoneInBoth } from './accessibility.ts'
import { button, openPage, preview, previewReady } from './editor.ts'

const HEAD = '---\ntitle: Blocks\n---\n\n'
const CIRCLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18"/></svg>'
const BODY = `First words.

## Section

| Name | Size |
| ---- | ---- |
| Dough | 2 |

Last words.
`

/** Opens a page for writing in the preview; returns how to read its saved text. */
async function startWriting(
  openEditor: (from: string, prepare: (folder: string) => void) => Promise<Editor>,
  body = BODY,
) {
  const { page, disk } = await openEditor('e2e/fixtures/nested', at => {
    writeFileSync(join(at, 'docs.json'), '{"name":"Acme","navigation":[{"group":"A","pages":["blocks"]}]}\n')
    writeFileSync(join(at, 'blocks.mdx'), HEAD + body)
    mkdirSync(join(at, 'snippets'), { recursive: true })
    writeFileSync(join(at, 'snippets/trial.mdx'), 'A **free trial** of it.\n')
    for (const name of ['one', 'two']) writeFileSync(join(at, `${name}.svg`), CIRCLE)
  })
  await openPage(page, 'Blocks')
  await button(page, 'Write on the page').click()
  await previewReady(page)
  await expect(preview(page).getByRole('group', { name: 'Text of the page' })).toBeVisible()
  const saved = async () => {
    await page.keyboard.press('ControlOrMeta+s')
    return disk('blocks.mdx').slice(HEAD.length)
  }
  return { page, saved }
}

/** Starts a new line below a paragraph. */
async function goToNewLine(page: Page, paragraph: string): Promise<void> {
  await preview(page).getByText(paragraph).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
}

async function runFromPalette(page: Page, command: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+p')
  await page.getByRole('combobox', { name: 'Go to page' }).fill(command)
  await expect(page.getByRole('option').first()).toContainText(command)
  await page.keyboard.press('Enter')
}

test('a slash on the page opens the insert menu; Escape leaves it, Enter inserts what was found', async ({
  openEditor,
}) => {
  const { page, saved } = await startWriting(openEditor)
  const { keyboard } = page
  const menu = page.getByRole('combobox', { name: 'Insert block' })
  await goToNewLine(page, 'First words.')
  await keyboard.type('/')
  await expect(menu).toBeFocused()
  await keyboard.press('Escape')
  await keyboard.type(' or')
  await expect.poll(saved).toMatch(/^First words\.\n\n\/ or\n\n## Section/)
  await goToNewLine(page, 'Last words.')
  await keyboard.type('/')
  await expect(menu).toBeFocused()
  const [slash, dialog] = [
    await preview(page).getByText('/', { exact: true }).boundingBox(),
    await page.getByRole('dialog', { name: 'Insert block' }).boundingBox(),
  ]
  expect(Math.abs((slash?.x ?? 0) - (dialog?.x ?? 0))).toBeLessThan(40)
  await keyboard.type('warn')
  await keyboard.press('Enter')
  await expect(menu).toHaveCount(0)
  await expect(preview(page).locator(':focus')).toHaveCount(1)
  await keyboard.type('Hot!')
  await expect.poll(saved).toMatch(/Last words\.\n\n<Warning>\n {2}Hot!\n<\/Warning>\n$/)
})

/** Keeps the window busy while keys are pressed. */
async function typeWhileBusy(page: Page, keys: readonly string[]): Promise<void> {
  const busy = page.evaluate(() => {
    const end = performance.now() + 1_500
    while (performance.now() < end);
  })
  await Promise.all([busy, ...keys.map(key => page.keyboard.press(key))])
}

test('no key is lost when a person types faster than the window, into the menu and out of it', async ({
  openEditor,
}) => {
  const { page, saved } = await startWriting(openEditor)
  const menu = page.getByRole('combobox', { name: 'Insert block' })
  await goToNewLine(page, 'Last words.')
  await typeWhileBusy(page, ['/', 'w', 'a', 'r', 'n'])
  await expect(menu).toHaveValue('warn')
  await typeWhileBusy(page, ['Escape', 'Space', 'o', 'r'])
  await expect(menu).toHaveCount(0)
  await expect.poll(saved).toMatch(/Last words\.\n\n\/warn or\n$/)
})

test('commands for blocks and tables are about the page while its cursor is used', async ({ openEditor }) => {
  const { page, saved } = await startWriting(openEditor)
  await preview(page).getByText('Last words.').click()
  await runFromPalette(page, 'Move block up')
  await expect.poll(saved).toMatch(/^First words\.\n\n## Section\n\nLast words\.\n\n\| Name/)
  await runFromPalette(page, 'Move block up')
  await expect.poll(saved).toMatch(/^First words\.\n\nLast words\.\n\n## Section/)
  await runFromPalette(page, 'Turn block into')
  await expect(page.getByRole('combobox', { name: 'Turn block into' })).toBeFocused()
  await page.keyboard.type('tip')
  await page.keyboard.press('Enter')
  await expect.poll(saved).toMatch(/^First words\.\n\n<Tip>\n {2}Last words\.\n<\/Tip>\n/)
  await preview(page).getByRole('cell', { name: 'Dough' }).click()
  await page.keyboard.press('ControlOrMeta+Alt+g')
  await expect(page.getByRole('gridcell', { name: 'Dough' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await preview(page).getByRole('cell', { name: '2' }).hover()
  await button(page, 'Actions for “| Name | Size |”').click()
  await page.getByRole('menuitem', { name: 'Edit as grid' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('near the bottom of the window, the insert menu leaves the line with the slash visible', async ({
  openEditor,
}) => {
  const { page } = await startWriting(openEditor, `${'A line.\n\n'.repeat(30)}Last words.\n`)
  await preview(page).getByText('Last words.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(page.getByRole('combobox', { name: 'Insert block' })).toBeFocused()
  const [slash, dialog] = [
    await preview(page).getByText('/', { exact: true }).boundingBox(),
    await page.getByRole('dialog', { name: 'Insert block' }).boundingBox(),
  ]
  if (!slash || !dialog) throw new Error('The menu or the slash is not shown')
  const isApart = dialog.y >= slash.y + slash.height || dialog.y + dialog.height <= slash.y
  expect(isApart).toBe(true)
})

test('what a block was turned into moves as a whole, until the cursor goes elsewhere', async ({
  openEditor,
}) => {
  const { page, saved } = await startWriting(openEditor, 'First words.\n\nLast words.\n')
  await preview(page).getByText('Last words.').click()
  await runFromPalette(page, 'Turn block into')
  await expect(page.getByRole('combobox', { name: 'Turn block into' })).toBeFocused()
  await page.keyboard.type('warning')
  await page.keyboard.press('Enter')
  const made = '<Warning>\n  Last words.\n</Warning>\n'
  await expect.poll(saved).toBe(`First words.\n\n${made}`)
  await expect(preview(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(saved).toBe(`${made}\nFirst words.\n`)
  await runFromPalette(page, 'Move block down')
  await expect.poll(saved).toBe(`First words.\n\n${made}`)
  await preview(page)
    .getByText('Last words.')
    .click({ position: { x: 3, y: 5 } })
  await page.keyboard.press('Alt+ArrowUp')
  // The callout, now empty, is removed.
  await expect.poll(saved).toBe('First words.\n\nLast words.\n')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(saved).toBe(`First words.\n\n${made}`)
})

const SHARED = `import Trial from "/snippets/trial.mdx"

<Trial />

Two ![the first](/one.svg) and ![the second](/two.svg) here.

> <Card
>   title="Quoted"
>   icon="star"
> >
>   In a quote.
> </Card>
`

test('what a snippet brought says where it is shown and opens; each image of a line has its card', async ({
  openEditor,
}) => {
  const { page, saved } = await startWriting(openEditor, SHARED)
  const { keyboard } = page
  await preview(page).getByText('free trial').click()
  await expect(page.getByText('Snippet “trial.mdx”: shown on 1 page')).toBeVisible()
  await expect(button(page, 'Open the snippet')).toBeVisible()
  const card = (name: string) => page.getByRole('dialog', { name: `Properties of ${name}` })
  await preview(page).getByRole('img', { name: 'the second' }).click()
  const description = card('Image').getByRole('textbox', { name: 'Description', exact: true })
  await expect(description).toHaveValue('the second')
  await description.fill('the last')
  await keyboard.press('Escape')
  await preview(page).getByText('In a quote.').click()
  await keyboard.press('Alt+Shift+Enter')
  await card('Card').getByRole('textbox', { name: 'Title', exact: true }).fill('Said')
  await keyboard.press('Escape')
  await expect.poll(saved).toBe(SHARED.replace('the second', 'the last').replace('"Quoted"', '"Said"'))
  await preview(page).getByText('In a quote.').click()
  await preview(page).getByRole('group', { name: 'Snippet trial.mdx' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'trial.mdx' })).toHaveAttribute('aria-selected', 'true')
})

test('Escape goes from a text to the handle of its block, and back', async ({ openEditor }) => {
  const { page, saved } = await startWriting(openEditor)
  const { keyboard } = page
  const words = preview(page).getByText('Last words.')
  const menu = button(page, 'Actions for “Last words.”')
  await words.click()
  await keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expectNoneInBoth(page, 'the handle of a block')
  const [handle, text] = [await menu.boundingBox(), await words.boundingBox()]
  expect((handle?.x ?? 0) + (handle?.width ?? 0)).toBeLessThan(text?.x ?? 0)
  await keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await keyboard.type('Dup')
  await keyboard.press('Enter')
  await expect.poll(saved).toMatch(/Last words\.\n\nLast words\.\n$/)
  await words.first().click()
  await keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.locator('iframe[title="Preview"]')).toBeFocused()
  await keyboard.press('End')
  await keyboard.type(' Indeed.')
  await expect.poll(saved).toMatch(/Last words\. Indeed\.\n\nLast words\.\n$/)
})

test('the menus, the properties and the grid have no violations, light and dark', async ({ openEditor }) => {
  const { page } = await startWriting(openEditor, `${BODY}\n<Card title="One" icon="star">Text</Card>\n`)
  for (const [command, name] of [
    ['Turn block into', 'Turn block into'],
    ['Move block to', 'Move block to'],
    ['Insert block', 'Insert block'],
  ] as const) {
    await preview(page).getByText('Last words.').click()
    await runFromPalette(page, command)
    await expect(page.getByRole('combobox', { name })).toBeFocused()
    await expectNoneInBoth(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox', { name })).toHaveCount(0)
  }
  await preview(page).getByText('Text', { exact: true }).click()
  await page.keyboard.press('Alt+Shift+Enter')
  await expect(page.getByRole('dialog', { name: 'Properties of Card' })).toBeVisible()
  await expectNoneInBoth(page, 'properties')
  await page.keyboard.press('Escape')
  await preview(page).getByRole('cell', { name: 'Dough' }).click()
  await page.keyboard.press('ControlOrMeta+Alt+g')
  await expect(page.getByRole('gridcell', { name: 'Dough' })).toBeFocused()
  await expectNoneInBoth(page, 'grid')
})
