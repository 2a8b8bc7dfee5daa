import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { ProgressBar } from './ProgressBar.tsx'

test('a bar shows the progress', async () => {
  const { rerender } = await render(<ProgressBar label="Reading pages" value={0.25} valueLabel="1 of 4" />)
  const bar = page.getByRole('progressbar', { name: 'Reading pages' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '1 of 4')
  await expect.element(bar).toHaveTextContent('1 of 4')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0.25')
  const fill = bar.element().querySelector<HTMLElement>('[style]')
  expect(fill?.style.inlineSize).toBe('25%')
  await expectAccessible()
  await rerender(<ProgressBar label="Reading pages" value={1} />)
  await expect.element(bar).toHaveTextContent('100%')
})

test('work without a known end has no value', async () => {
  await render(<ProgressBar label="Reading pages" />)
  const bar = page.getByRole('progressbar', { name: 'Reading pages' })
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
  await expect.element(bar).toHaveTextContent(/^Reading pages$/)
  await expectAccessible()
})
