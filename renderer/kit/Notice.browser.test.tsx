import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

test.each(['info', 'success', 'warning'] as const)(
  'a notice of kind %s is announced politely',
  async kind => {
    await render(
      <Notice kind={kind} title="Saved">
        2 files
      </Notice>,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved2 files')
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    await expectAccessible()
  },
)

test('an error is announced at once, with its actions, and can be dismissed', async () => {
  const onDismiss = vi.fn()
  await render(
    <Notice kind="error" title="Not saved" actions={<Button>Try again</Button>} onDismiss={onDismiss} />,
  )
  await expect.element(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(onDismiss).toHaveBeenCalledTimes(1)
  await expectAccessible()
})
