import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Editor, expect, test } from '../editor-hosts.ts'
import { expectNoneInBoth } from './accessibility.ts'
import { button, openPage, preview, previewReady, source } from './editor.ts'

const BODY = `First words.

## Section

- one
- two

<Steps>
  <Step title="Alpha">
    In the first step.
  </Step>
  <Step title="Beta">
    In the second step.
  </Step>
</Steps>

Last words.
`
const HEAD = '---\ntitle: Blocks\n---\n\n'

/** Opens a site with one page; returns how to read its saved text. */
async function openBlocks(openEditor: (from: string, prepare: (folder: string) => void) => Promise<Editor>) {
  const { page, disk } = await openEditor('e2e/fixtures/nested', at => {
    writeFileSync(join(at, 'docs.json'), '{"name":"Acme","navigation":[{"group":"A","pages":["blocks"]}]}\n')
    writeFileSync(join(at, 'blocks.mdx'), HEAD + BODY)
  })
  await openPage(page, 'Blocks')
  const saved = async () => {
    await page.keyboard.press('ControlOrMeta+s')
    return disk('blocks.mdx').slice(HEAD.length)
  }
  return { page, saved }
}

/** Puts the cursor of the source behind these words. */
async function placeCursor(page: Page, words: string) {
  await source(page).focus()
  await page.keyboard.press('ControlOrMeta+f')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
}

test('blocks of the source move, turn into others and are inserted, with the keyboard alone', async ({
  openEditor,
}) => {
  const { page, saved } = await openBlocks(openEditor)
  await placeCursor(page, 'First words')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(saved).toMatch(/^## Section\n\nFirst words\.\n\n- one/)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(saved).toBe(BODY)
  await placeCursor(page, 'In the first')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(saved).toMatch(/Beta">\n {4}In the first step\.\n\n {4}In the second/)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(saved).toBe(BODY)

  await placeCursor(page, 'Last words')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Go to page' }).fill('Turn block')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Turn block into' })).toBeVisible()
  await page.keyboard.type('tip')
  await page.keyboard.press('Enter')
  await expect.poll(saved).toMatch(/<Tip>\n {2}Last words\.\n<\/Tip>\n$/)

  await source(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\n/')
  await expect(page.getByRole('combobox', { name: 'Insert block' })).toBeFocused()
  await expectNoneInBoth(page, 'insert block')
  await page.keyboard.type('accordion')
  await page.keyboard.press('Enter')
  await expect.poll(saved).toMatch(/<\/Tip>\n\n<Accordion title="Question">/)
})

/** Points at a text of the page until its block has the handle: the page may still be drawn as it was before. */
const pointAt = (page: Page, text: string) =>
  expect(async () => {
    const found = preview(page).getByText(text)
    await found.hover({ position: { x: 4, y: 4 } })
    await found.hover()
    await expect(button(page, `Actions for “${text}”`)).toBeVisible({ timeout: 1_000 })
  }).toPass()

test('blocks of the page have a handle that moves, drags, copies and deletes them', async ({
  openEditor,
}) => {
  const { page, saved } = await openBlocks(openEditor)
  await button(page, 'Write on the page').click()
  await previewReady(page)
  const shown = preview(page)
  await shown.getByText('First words.').click()
  await expect(button(page, 'Actions for “First words.”')).toBeVisible()
  await expectNoneInBoth(page, 'block handle')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(saved).toMatch(/^## Section\n\nFirst words\./)
  await shown.getByText('First words.').click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(saved).toBe(BODY)

  await pointAt(page, 'In the first step.')
  await button(page, 'Actions for “In the first step.”').click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await page.getByRole('option', { name: 'After Last words.' }).click()
  await expect.poll(saved).toMatch(/Last words\.\n\nIn the first step\.\n$/)
  await button(page, 'Undo').click()
  await expect.poll(saved).toBe(BODY)

  await pointAt(page, 'Last words.')
  const grip = await button(page, 'Actions for “Last words.”').boundingBox()
  const goal = await shown.getByText('First words.').boundingBox()
  await page.mouse.move((grip?.x ?? 0) + 8, (grip?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((grip?.x ?? 0) + 8, (grip?.y ?? 0) - 40, { steps: 4 })
  await page.mouse.move((goal?.x ?? 0) + 20, (goal?.y ?? 0) + 1, { steps: 8 })
  await page.mouse.up()
  await expect.poll(saved).toMatch(/^Last words\.\n\nFirst words\./)

  await pointAt(page, 'First words.')
  await button(page, 'Insert below “First words.”').click()
  await page.keyboard.type('warning')
  await page.keyboard.press('Enter')
  await expect.poll(saved).toMatch(/First words\.\n\n<Warning>\n {2}Text\n<\/Warning>\n\n## Section/)
  await pointAt(page, 'Last words.')
  await button(page, 'Actions for “Last words.”').click()
  await page.getByRole('menuitem', { name: 'Delete block' }).click()
  await expect.poll(saved).toMatch(/^First words\./)
})
