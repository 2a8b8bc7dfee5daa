import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Checkbox } from './Checkbox.tsx'

test('a checkbox shows whether it is selected and requests the opposite', async () => {
  const onChange = vi.fn()
  const { rerender } = await render(
    <Checkbox isSelected={false} onChange={onChange}>
      Whole words
    </Checkbox>,
  )
  const box = page.getByRole('checkbox', { name: 'Whole words' })
  await expect.element(box).not.toBeChecked()
  await page.getByText('Whole words').click()
  expect(onChange).toHaveBeenLastCalledWith(true)
  await rerender(
    <Checkbox isSelected onChange={onChange}>
      Whole words
    </Checkbox>,
  )
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenLastCalledWith(false)
  await expectAccessible()
})

test('a checkbox with some of its items selected is mixed', async () => {
  await render(<Checkbox isSelected={false} isIndeterminate onChange={() => undefined} aria-label="All" />)
  await expect.element(page.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked()
})

test('a disabled checkbox requests no change', async () => {
  const onChange = vi.fn()
  await render(<Checkbox isSelected={false} isDisabled onChange={onChange} aria-label="All" />)
  await expect.element(page.getByRole('checkbox', { name: 'All' })).toBeDisabled()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onChange).not.toHaveBeenCalled()
})
