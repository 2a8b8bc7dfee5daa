import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { SegmentedChoice } from './SegmentedChoice.tsx'

const segments = [
  { id: 'form', label: 'Form' },
  { id: 'json', label: 'JSON', icon: <svg aria-hidden="true" />, iconOnly: true },
] as const

test('one of the choices is pressed; pressing another requests it', async () => {
  const onChange = vi.fn()
  const { rerender } = await render(
    <SegmentedChoice label="View" segments={segments} value="form" onChange={onChange} />,
  )
  await expect.element(page.getByRole('radiogroup', { name: 'View' })).toBeVisible()
  const [form, json] = [page.getByRole('radio', { name: 'Form' }), page.getByRole('radio', { name: 'JSON' })]
  await expect.element(form).toBeChecked()
  await form.click()
  expect(onChange).not.toHaveBeenCalled()
  await json.click()
  expect(onChange.mock.calls).toEqual([['json']])
  await rerender(<SegmentedChoice label="View" segments={segments} value="json" onChange={onChange} />)
  await expect.element(json).toBeChecked()
  expect(json.element().textContent).toBe('')
  await expectAccessible()
})

test('none may be chosen, and all may be disabled', async () => {
  const { rerender } = await render(
    <SegmentedChoice label="View" segments={segments} value={undefined} onChange={() => undefined} />,
  )
  await expect.element(page.getByRole('radio', { name: 'Form' })).not.toBeChecked()
  await rerender(
    <SegmentedChoice label="View" segments={segments} value="form" isDisabled onChange={() => undefined} />,
  )
  await expect.element(page.getByRole('radio', { name: 'Form' })).toBeDisabled()
})
