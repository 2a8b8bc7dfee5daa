import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Disclosure } from './Disclosure.tsx'

test('a heading collapses the content below it', async () => {
  await render(
    <Disclosure title="Advanced" badge={<span>2</span>} level={2}>
      <p>Inside</p>
    </Disclosure>,
  )
  await expect.element(page.getByRole('heading', { level: 2, name: 'Advanced 2' })).toBeVisible()
  await expect.element(page.getByText('Inside')).not.toBeVisible()
  const trigger = page.getByRole('button', { name: 'Advanced 2' })
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await trigger.click()
  await expect.element(page.getByText('Inside')).toBeVisible()
  await expectAccessible()
})

test('it may be open at first, or controlled', async () => {
  const onExpandedChange = vi.fn()
  await render(
    <>
      <Disclosure title="Open" defaultExpanded>
        First
      </Disclosure>
      <Disclosure title="Ruled" isExpanded={false} onExpandedChange={onExpandedChange}>
        Second
      </Disclosure>
    </>,
  )
  await expect.element(page.getByRole('group', { name: 'Open' })).toHaveTextContent('First')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Open' })).toBeVisible()
  await page.getByRole('button', { name: 'Ruled' }).click()
  expect(onExpandedChange).toHaveBeenCalledWith(true)
  await expect.element(page.getByText('Second')).not.toBeVisible()
})
