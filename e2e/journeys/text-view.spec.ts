import { expect, test } from '../editor-hosts.ts'
import { AROUND_POPOVERS, expectNone, expectNoneInBoth } from './accessibility.ts'
import { button, choose, openPage, preview, source, writeAtEnd } from './editor.ts'

const HANDBOOK = 'resources/handbook'

test('the text gets room: settings in one line, a column, focus on the paragraph, no panes, remembered', async ({
  openEditor,
}) => {
  const editor = await openEditor(HANDBOOK)
  const { page, again } = editor
  await openPage(page, 'Quickstart')
  const settings = button(page, 'Page settings')
  await expect(settings).toHaveAttribute('aria-expanded', 'false')
  await expect(settings).toContainText('Quickstart – Open a documentation folder')
  await button(page, 'Text view').click()
  const panel = page.getByRole('dialog', { name: 'Text view' })
  await panel.getByRole('button', { name: /Column width/ }).click()
  await page.getByRole('option', { name: 'Narrow' }).click()
  await panel.getByText('Focus on the paragraph').click()
  await expectNone(page, 'the text view', AROUND_POPOVERS)
  await panel.getByRole('button', { name: 'Only the text, without panes' }).click()
  await expect(page.getByRole('tree', { name: 'Navigation' })).toBeHidden()
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeHidden()
  await expect(source(page)).toBeVisible()
  await expectNoneInBoth(page, 'only the text')
  const width = await page
    .locator('.monaco-editor')
    .first()
    .evaluate(element => element.clientWidth)
  expect(width).toBeLessThan(700)
  const next = await again()
  await expect(source(next)).toBeVisible()
  await expect(next.getByRole('tree', { name: 'Navigation' })).toBeHidden()
  await choose({ ...editor, page: next }, 'View', 'Only the text, without panes')
  await expect(next.getByRole('tree', { name: 'Navigation' })).toBeVisible()
})

test('files are saved after a pause once the person chooses so, and Save says what it covers', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor(HANDBOOK)
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, 'First.')
  await button(page, '1 file Save options').click()
  await expectNone(page, 'the options of Save', AROUND_POPOVERS)
  await page.getByRole('menuitemradio', { name: 'After a pause' }).click()
  await expect.poll(() => disk('quickstart.mdx')).toContain('First.')
  await writeAtEnd(page, ' Second.')
  await expect.poll(() => disk('quickstart.mdx')).toContain('First. Second.')
  await expect(button(page, 'Save')).toBeDisabled()
})

test('the menu of the text is for writers, by key as well', async ({ openEditor }) => {
  const { page, disk } = await openEditor(HANDBOOK)
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, '\n\nA sentense of mine in plain English words.')
  await expect(button(page, '1 spelling issue')).toBeVisible()
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu', { name: 'Text' })
  await expect(menu.getByRole('menuitem', { name: /^Paste/ })).toBeVisible()
  await expectNone(page, 'the menu of the text', AROUND_POPOVERS)
  await page.keyboard.press('Escape')
  await expect(source(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Slash')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(disk('quickstart.mdx')).not.toContain('sentense')
})
