import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Select } from './Select.tsx'

const choices = [
  { id: 'a', label: 'Left', note: 'default' },
  { id: 'b', label: 'Right', icon: <svg aria-hidden="true" /> },
]

test('a select shows its value and reports a choice from its list', async () => {
  const onChange = vi.fn()
  const { rerender } = await render(
    <Select label="Side" placeholder="Choose" choices={choices} value={null} onChange={onChange} />,
  )
  const button = page.getByRole('button', { name: 'Side' })
  await expect.element(button).toHaveTextContent('Choose')
  await button.click()
  await expect.element(page.getByRole('option', { name: 'Left' })).toHaveTextContent('default')
  await page.getByRole('option', { name: 'Right' }).click()
  expect(onChange.mock.calls).toEqual([['b']])
  await rerender(<Select label="Side" choices={choices} value="b" onChange={onChange} />)
  await expect.element(button).toHaveTextContent('Right')
  await expectAccessible()
})

test('a select works by keys alone, and marks its value', async () => {
  const onChange = vi.fn()
  await render(<Select label="Side" choices={choices} value="a" onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'Left' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('b')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('a select shows its error and its description', async () => {
  await render(
    <Select
      label="Side"
      hideLabel
      description="Where it is."
      error="Choose one."
      choices={choices}
      value={null}
      onChange={() => undefined}
    />,
  )
  await expect.element(page.getByText('Choose one.')).toBeVisible()
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription(/Where it is/)
  await expectAccessible()
})
