import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLanguage } from '../../messages/messages.ts'
import { start } from './testing/tree-page.tsx'

const guides = () => page.getByRole('treeitem', { name: /Guides/ }).first()
const chevron = () => guides().element().querySelector('.lucide-chevron-right') ?? document.body

beforeEach(async () => {
  await start()
  await showLanguage('ar-XB')
  await expect.element(guides()).toBeVisible()
})
afterEach(() => showLanguage('en'))

test('the left arrow key expands a group, and the right one collapses it', async () => {
  await guides().click()
  const first = guides().element().getAttribute('aria-expanded')
  const [change, back] = first === 'true' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}']
  await userEvent.keyboard(change)
  await expect.element(guides()).toHaveAttribute('aria-expanded', first === 'true' ? 'false' : 'true')
  await userEvent.keyboard(back)
  await expect.element(guides()).toHaveAttribute('aria-expanded', first ?? '')
})

test('the mirrored arrow of an expanded group points down', async () => {
  if (guides().element().getAttribute('aria-expanded') !== 'true') {
    await guides().click()
    await userEvent.keyboard('{ArrowLeft}')
  }
  await expect.element(guides()).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => getComputedStyle(chevron()).rotate).toBe('-90deg')
  expect(getComputedStyle(chevron()).scale).toBe('-1 1')
})

test('a Latin name that is cut off shows its start', () => {
  const name = guides().element().querySelector('[data-name]') ?? document.body
  expect(getComputedStyle(name).direction).toBe('ltr')
})
