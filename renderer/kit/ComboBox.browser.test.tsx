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
  return <ComboBox label="Fruit" choices={choices} {...props} value={value} onChange={change} />
}

test('a field with suggestions accepts any text', async () => {
  const onChange = vi.fn()
  await render(<Field onChange={onChange} placeholder="Any" />)
  const field = page.getByRole('combobox', { name: 'Fruit' })
  await expect.element(field).toHaveAttribute('placeholder', 'Any')
  await field.fill('Quince')
  expect(onChange).toHaveBeenLastCalledWith('Quince')
})

test('the list opens on focus', async () => {
  await render(<Field />)
  await userEvent.tab()
  await expect.element(page.getByRole('option', { name: 'Pear' })).toBeVisible()
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
