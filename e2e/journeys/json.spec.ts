import { expect, test } from '../editor-hosts.ts'
import { row, saveAll, section } from './editor.ts'

test('the forms and the tree follow docs.json as text, keep the last valid state while it is broken, and recover', async ({
  openEditor,
}) => {
  const { page } = await openEditor('resources/handbook')
  await section(page, 'JSON')
  const json = page.getByRole('textbox', { name: 'docs.json as text' })
  await json.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(' of mine')
  await section(page, 'Basics')
  const name = page.getByRole('textbox', { name: 'Name' }).first()
  await expect(name).toHaveValue('Galley Handbook of mine')

  await section(page, 'JSON')
  await json.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expect(page.getByText(/can’t be read/).first()).toBeVisible()
  await expect(row(page, 'Quickstart')).toBeVisible()
  await section(page, 'Basics')
  await expect(name).toHaveValue('Galley Handbook of mine')
  await expect(name).not.toBeEditable()

  await page.getByRole('button', { name: 'Undo' }).click()
  await section(page, 'Basics')
  await expect(name).toBeEditable()
  await expect(page.getByText(/can’t be read/)).toHaveCount(0)
})

test('text selected right after focusing the editor stays selected, even on a busy machine', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested')
  await section(page, 'JSON')
  const json = page.getByRole('textbox', { name: 'docs.json as text' })
  await expect(json).toBeVisible()
  // The browser reports the cursor set by focusing only after the next key.
  await json.evaluate(
    text =>
      new Promise<void>(done =>
        requestAnimationFrame(() => {
          text.focus()
          const until = performance.now() + 150
          while (performance.now() < until);
          const key = { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true, bubbles: true, cancelable: true }
          text.dispatchEvent(new KeyboardEvent('keydown', key))
          setTimeout(() => requestAnimationFrame(() => done()), 100)
        }),
      ),
  )
  await page.keyboard.press('Backspace')
  await page.keyboard.type('{}')
  await saveAll(page)
  expect(disk('docs.json')).toBe('{}')
})
