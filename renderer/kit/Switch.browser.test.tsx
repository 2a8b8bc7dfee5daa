import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Switch } from './Switch.tsx'

test('a switch has its role, and its text toggles it', async () => {
  const onChange = vi.fn()
  const { rerender } = await render(
    <Switch isSelected={false} onChange={onChange}>
      Dark mode
    </Switch>,
  )
  const track = page.getByRole('switch', { name: 'Dark mode' })
  await expect.element(track).toHaveAttribute('aria-checked', 'false')
  await page.getByText('Dark mode').click()
  expect(onChange).toHaveBeenLastCalledWith(true)
  await rerender(
    <Switch isSelected onChange={onChange}>
      Dark mode
    </Switch>,
  )
  await expect.element(track).toHaveAttribute('aria-checked', 'true')
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenLastCalledWith(false)
  await expectAccessible()
})

test('a disabled switch stays as it is', async () => {
  const onChange = vi.fn()
  await render(<Switch isSelected isDisabled onChange={onChange} aria-label="Search" />)
  await expect.element(page.getByRole('switch', { name: 'Search' })).toBeDisabled()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onChange).not.toHaveBeenCalled()
})
