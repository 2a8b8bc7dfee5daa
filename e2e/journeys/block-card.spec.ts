import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { AROUND_POPOVERS, expectNone } from './accessibility.ts'
import { button, openPage, preview, saveAll, source, writeAtEnd } from './editor.ts'

const card = (page: Page, name: string) => page.getByRole('dialog', { name: `Properties of ${name}` })

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M0 0h80v40z"/></svg>'

const BLOCKS = [
  '\n\n<Frame>\n  <img src="/logo.svg" alt="x" />\n</Frame>',
  '\n\n<Note>\n  Careful.\n</Note>',
  '\n\n```js\nlet one = 1\n```\n',
]

test('the properties of a component are changed with the keyboard, and only they change', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('e2e/fixtures/components')
  await openPage(page, 'Components')
  const before = disk('index.mdx')
  const { keyboard } = page
  await source(page).focus()
  // The last tag of the page.
  await keyboard.press('ControlOrMeta+f')
  await keyboard.type('To the start')
  await keyboard.press('Escape')
  await keyboard.press('Alt+Shift+Enter')
  await expect(card(page, 'Card').getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  await expectNone(page, 'the card of a component', AROUND_POPOVERS)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('From the start')
  await expect(preview(page).getByText('From the start')).toBeVisible()
  const arrow = card(page, 'Card').getByRole('switch', { name: 'Arrow' })
  for (let tabs = 0; tabs < 40 && !(await arrow.evaluate(one => one === document.activeElement)); tabs++)
    await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Escape')
  await expect(card(page, 'Card')).toHaveCount(0)
  await expect(source(page)).toBeFocused()
  await saveAll(page)
  const written = '<Card title="From the start" icon="rocket" href="/" arrow>'
  expect(disk('index.mdx')).toBe(
    before.replace('<Card title="To the start" icon="rocket" href="/">', () => written),
  )
  await button(page, 'Undo').click()
  await button(page, 'Undo').click()
  await saveAll(page)
  expect(disk('index.mdx')).toBe(before)
})

test('a press on an image, a component, or code of the page opens its properties', async ({ openEditor }) => {
  const { page, folder } = await openEditor('e2e/fixtures/components')
  writeFileSync(join(folder, 'logo.svg'), LOGO)
  await openPage(page, 'Components')
  for (const block of BLOCKS) {
    await source(page).focus()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.insertText(block)
  }
  await writeAtEnd(page, '\n')
  await button(page, 'Write on the page').click()
  const image = preview(page).getByRole('img', { name: 'x', exact: true })
  const form = card(page, 'Image')
  await image.click()
  await expect(form).toBeVisible()
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('The mark of the site')
  await form.getByRole('textbox', { name: 'Caption', exact: true }).fill('Our mark')
  await expect(preview(page).getByText('Our mark')).toBeVisible()
  await expect(preview(page).getByRole('img', { name: 'The mark of the site' })).toBeVisible()
  await expectNone(page, 'the card of an image', AROUND_POPOVERS)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page.locator('iframe[title="Preview"]')).toBeFocused()

  await preview(page).getByText('let one = 1').click()
  await card(page, 'Code block').getByRole('textbox', { name: 'Title', exact: true }).fill('one.js')
  await expect(preview(page).getByText('one.js')).toBeVisible()
  await page.keyboard.press('Escape')

  await preview(page).getByText('Careful.').click()
  await page.keyboard.press('Alt+Shift+Enter')
  await card(page, 'Note').getByRole('textbox', { name: 'Title', exact: true }).fill('Mind the gap')
  await expect(preview(page).getByText('Mind the gap')).toBeVisible()
})
