import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

test.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
] as const)('%s ties its help and its error to the input', async (_, Field) => {
  const onChange = vi.fn()
  const parts = { label: 'Name', description: 'Shown in the header.', onChange }
  const { rerender } = await render(<Field {...parts} placeholder="Handbook" />)
  const input = page.getByRole('textbox', { name: 'Name' })
  await expect.element(input).toHaveAccessibleDescription('Shown in the header.')
  await expect.element(input).toHaveAttribute('placeholder', 'Handbook')
  await expect.element(input).toBeValid()
  await input.fill('Docs')
  expect(onChange).toHaveBeenLastCalledWith('Docs')
  await rerender(<Field {...parts} error="A name is needed." />)
  await expect.element(input).toBeInvalid()
  await expect.element(input).toHaveAccessibleDescription('Shown in the header. A name is needed.')
  await expectAccessible()
})

test.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
] as const)('%s keeps a hidden label as its name, and shows code as code', async (_, Field) => {
  await render(<Field label="Path" hideLabel code value="a/b" onChange={() => undefined} />)
  const input = page.getByRole('textbox', { name: 'Path' })
  await expect.element(input).toHaveValue('a/b')
  expect(page.getByText('Path').element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
  expect(getComputedStyle(input.element()).fontFamily).toContain('Mono')
})

test('a field that listens to keys passes on those that it does not handle', async () => {
  const outside = vi.fn()
  const inside = vi.fn((event: { key: string; preventDefault(): void }) => {
    if (event.key === 'Enter') event.preventDefault()
  })
  await render(
    <form aria-label="Form" onKeyDown={({ key }) => outside(key)}>
      <TextField aria-label="Name" onKeyDown={inside} />
    </form>,
  )
  await page.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.keyboard('{Enter}{Escape}')
  expect(inside).toHaveBeenCalledTimes(2)
  expect(outside.mock.calls).toEqual([['Escape']])
})

test('code is not checked for spelling', async () => {
  await render(
    <>
      <TextField aria-label="Key" code />
      <TextField aria-label="Name" />
    </>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Key' })).toHaveAttribute('spellcheck', 'false')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('spellcheck', 'false')
})
