import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { SearchField } from './SearchField.tsx'

test('a search field takes text, and its button or Escape clears it', async () => {
  const onChange = vi.fn()
  await render(<SearchField label="Filter" onChange={onChange} />)
  const field = page.getByRole('searchbox', { name: 'Filter' })
  await expect.element(field).toHaveAttribute('placeholder', 'Filter')
  await field.fill('page')
  expect(onChange).toHaveBeenLastCalledWith('page')
  await expectAccessible()
  await page.getByRole('button').click()
  expect(onChange).toHaveBeenLastCalledWith('')
  await field.fill('x')
  await userEvent.keyboard('{Escape}')
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('a field that controls a list is marked as such', async () => {
  const seen = { current: null as HTMLInputElement | null }
  await render(<SearchField label="Open" placeholder="Open a page" leadsList inputRef={seen} />)
  const field = page.getByRole('combobox', { name: 'Open' })
  await expect.element(field).toHaveAttribute('aria-haspopup', 'listbox')
  await expect.element(field).toHaveAttribute('placeholder', 'Open a page')
  expect(seen.current).toBe(field.element())
})
