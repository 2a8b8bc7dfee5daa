import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'

const choices = [
  { id: 'apple', label: 'Apple' },
  { id: 'pear', label: 'Pear' },
]

function Field({ onChange, ...props }: Partial<ComboBoxProps>) {
  const [value, setValue] = useState(props.value ?? '')
  const change = (text: string) => {
    setValue(text)
    onChange?.(text)
  }
  // A page that scrolls would close the list.
  return (
    <div style={{ position: 'fixed', insetBlockStart: 0 }}>
      <ComboBox label="Fruit" choices={choices} {...props} value={value} onChange={change} />
    </div>
  )
}

test('a field with suggestions accepts any text', async () => {
  const onChange = vi.fn()
  await render(<Field onChange={onChange} placeholder="Any" />)
  const field = page.getByRole('combobox', { name: 'Fruit' })
  await expect.element(field).toHaveAttribute('placeholder', 'Any')
  await field.fill('Quince')
  expect(onChange).toHaveBeenLastCalledWith('Quince')
})

test('the list opens on typing, a press, or an arrow key, never on focus', async () => {
  await render(<Field />)
  const field = page.getByRole('combobox', { name: 'Fruit' })
  const pear = page.getByRole('option', { name: 'Pear' })
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await expect.element(pear).not.toBeInTheDocument()
  for (const open of [
    () => userEvent.keyboard('p'),
    () => field.click(),
    () => userEvent.keyboard('{ArrowDown}'),
  ]) {
    await open()
    await expect.element(pear).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(pear).not.toBeInTheDocument()
  }
})

test('a choice with a title writes its own text', async () => {
  const onChange = vi.fn()
  const pages = [{ id: '/one', label: 'First steps', note: '/one' }]
  await render(<Field choices={pages} onChange={onChange} />)
  await page.getByRole('combobox', { name: 'Fruit' }).click()
  await expect.element(page.getByRole('option', { name: 'First steps' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'Fruit' })).toHaveValue('/one')
  expect(onChange).toHaveBeenLastCalledWith('/one')
})

test('the button opens the list, and an empty list shows a message', async () => {
  await render(<Field choices={[]} empty="No fruit" before={<svg aria-hidden="true" />} code />)
  await page.getByRole('button').click()
  await expect.element(page.getByText('No fruit')).toBeVisible()
  expect(getComputedStyle(page.getByRole('combobox').element()).fontFamily).toContain('Mono')
})

test('an error marks the field', async () => {
  await render(<Field error="Not a fruit." description="Any fruit." />)
  const field = page.getByRole('combobox', { name: 'Fruit' })
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription('Any fruit. Not a fruit.')
  await expectAccessible()
})
