import { expect, test } from '../hosts.ts'
import { row, section } from './actor.ts'

test('docs.json as text: forms and tree follow; broken, they keep the last good state; fixed, they come back', async ({
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
  await expect(page.getByText(/cannot be read/).first()).toBeVisible()
  await expect(row(page, 'Quickstart')).toBeVisible()
  await section(page, 'Basics')
  await expect(name).toHaveValue('Galley Handbook of mine')
  await expect(name).not.toBeEditable()

  await page.getByRole('button', { name: 'Undo' }).click()
  await section(page, 'Basics')
  await expect(name).toBeEditable()
  await expect(page.getByText(/cannot be read/)).toHaveCount(0)
})
