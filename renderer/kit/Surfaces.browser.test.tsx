import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Badge } from './Badge.tsx'
import { BelowPanel } from './BelowPanel.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Kbd } from './Kbd.tsx'
import { Method } from './Method.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

test('a panel below is a region by its title, with its tools, and can be hidden', async () => {
  const onClose = vi.fn()
  await render(
    <BelowPanel title="Problems" tools={<Button>Check all</Button>} onClose={onClose}>
      <p>2 found</p>
    </BelowPanel>,
  )
  const region = page.getByRole('region', { name: 'Problems' })
  await expect.element(region.getByRole('heading', { level: 2, name: 'Problems' })).toBeVisible()
  await expect.element(region.getByRole('button', { name: 'Check all' })).toBeVisible()
  await expect.element(region.getByText('2 found')).toBeVisible()
  await expectAccessible()
  await region.getByRole('button', { name: 'Hide Problems' }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a card is a region by its heading', async () => {
  await render(
    <Card id="fonts" title="Fonts" text="What readers see.">
      <p>Inter</p>
    </Card>,
  )
  const card = page.getByRole('region', { name: 'Fonts' })
  await expect.element(card.getByText('What readers see.')).toBeVisible()
  await expect.element(card.getByText('Inter')).toBeVisible()
  await expectAccessible()
})

test('an empty state says what is shown here and how to add it', async () => {
  await render(
    <EmptyState
      icon={<svg role="img" aria-label="Pages" />}
      title="No pages"
      actions={<Button>Create</Button>}
    >
      Pages are files.
    </EmptyState>,
  )
  await expect.element(page.getByText('No pages')).toBeVisible()
  await expect.element(page.getByText('Pages are files.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create' })).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  await expectAccessible()
})

test('badges, methods and keys are readable in every tone', async () => {
  const tones = ['neutral', 'accent', 'danger', 'warning', 'success'] as const
  await render(
    <>
      {tones.map(tone => (
        <Badge key={tone} tone={tone} icon={<svg aria-hidden="true" />}>
          {tone}
        </Badge>
      ))}
      {['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'WEBHOOK'].map(method => (
        <Method key={method} method={method} />
      ))}
      <Kbd keys="Mod+Shift+Enter" />
    </>,
  )
  for (const tone of tones) await expect.element(page.getByText(tone)).toBeVisible()
  for (const method of ['GET', 'DEL', 'OPT', 'HOOK'])
    await expect.element(page.getByText(method, { exact: true })).toBeVisible()
  expect(document.querySelector('kbd')?.textContent).toBe('CtrlShift↵')
  await expectAccessible()
})

test('hidden text is for screen readers only', async () => {
  await render(
    <button type="button">
      <VisuallyHidden>Delete page</VisuallyHidden>
    </button>,
  )
  await expect.element(page.getByRole('button', { name: 'Delete page' })).toBeInTheDocument()
  expect(page.getByText('Delete page').element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
})
