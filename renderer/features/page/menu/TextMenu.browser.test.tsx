import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useView } from '../../../host/view/view.ts'
import { expectAccessible } from '../../../testing/axe.ts'
import { body, keys, opened, select, source, text, write } from '../testing/written-page.tsx'

const item = (name: string | RegExp) => page.getByRole('menuitem', { name })

async function openMenu() {
  await expect.element(source()).toHaveFocus()
  await keys('{Shift>}{F10}{/Shift}')
  await expect.element(page.getByRole('menu', { name: 'Text' })).toBeVisible()
}

test('the menu has what writers need, by key, and nothing of a programmer', async () => {
  await write('Some ‸words‸ here.\n')
  await openMenu()
  await expectAccessible()
  for (const name of [
    /^Cut/,
    /^Copy/,
    /^Paste/,
    /^Bold/,
    /^Italic/,
    /^Link/,
    'Insert…',
    'Make a snippet from this…',
  ])
    await expect.element(item(name)).toBeVisible()
  expect(page.getByText(/Command Palette|Definition|Refactor|Occurrences/).elements()).toEqual([])
  await item(/^Bold/).click()
  await expect.poll(body).toBe('Some **words** here.\n')
})

test('a right click opens it at the pointer', async () => {
  await write('‸Some words here.\n')
  await page.getByText(/^Some\swords\shere\.$/).click({ button: 'right', force: true })
  await expect.element(item(/^Paste/)).toBeVisible()
  await expect.element(item(/^Cut/)).toHaveAttribute('aria-disabled', 'true')
})

test('a misspelled word is replaced by a suggestion, or becomes a word of the site', async () => {
  await write('This is a ‸sentense in plain English text.\n')
  await expect.element(page.getByRole('button', { name: '1 spelling issue' })).toBeVisible()
  await openMenu()
  await item('sentence').click()
  await expect.poll(body).toBe('This is a sentence in plain English text.\n')
  expect(opened.project.state().undo).toBe('Change to “sentence”')
})

test('a link leads to its page', async () => {
  await write('See [the other](/t‸wo).\n')
  await openMenu()
  await item(/^Open two\.mdx/).click()
  await expect.poll(() => useView.of(opened.site).getState().main).toEqual({ kind: 'page', file: 'two.mdx' })
})

test('a component is inserted from the same menu', async () => {
  await write('Text.\n\n‸\n')
  await openMenu()
  await item('Insert…').click()
  await page.getByRole('option', { name: 'Note' }).first().click()
  await expect.poll(body).toContain('<Note>')
})

test('pasting from the menu is the same as by key', async () => {
  await write('See ‸this‸.\n')
  const address = new Blob(['https://example.com/'], { type: 'text/plain' })
  const read = vi.spyOn(navigator.clipboard, 'read')
  read.mockResolvedValue([new ClipboardItem({ 'text/plain': address })])
  await openMenu()
  await item(/^Paste/).click()
  await expect.poll(body).toBe('See [this](https://example.com/).\n')
  read.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  await select(0)
  await openMenu()
  await item(/^Paste/).click()
  await expect.element(page.getByText(/Press Ctrl\+V to paste/)).toBeVisible()
  read.mockRestore()
  await userEvent.keyboard('{Escape}')
  expect(await text('two.mdx')).toContain('Second')
})
