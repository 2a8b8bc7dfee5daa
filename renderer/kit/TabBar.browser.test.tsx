import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { TabBar } from './TabBar.tsx'

afterEach(() => document.documentElement.removeAttribute('dir'))

const tabs = ['one', 'two', 'three'].map(id => ({ id, label: `Tab ${id}`, controls: 'panel' }))

function Bar({ onSelect }: { readonly onSelect: (id: string) => void }) {
  const [selected, select] = useState('one')
  const choose = (id: string) => {
    select(id)
    onSelect(id)
  }
  return (
    <>
      <TabBar label="Pages" tabs={tabs} selected={selected} onSelect={choose} />
      <div id="panel" role="tabpanel" aria-label="Page" />
    </>
  )
}

test('tabs are selected by pointer and by arrow keys, which wrap around', async () => {
  const onSelect = vi.fn()
  await render(<Bar onSelect={onSelect} />)
  await expect.element(page.getByRole('tablist', { name: 'Pages' })).toBeVisible()
  const tab = (name: string) => page.getByRole('tab', { name: `Tab ${name}` })
  await expect.element(tab('one')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('one')).toHaveAttribute('aria-controls', 'panel')
  await tab('two').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('three')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}{End}a')
  expect(onSelect.mock.calls.flat()).toEqual(['two', 'three', 'one', 'three', 'one', 'three'])
  await expectAccessible()
})

test('the row is a single tab stop', async () => {
  await render(<Bar onSelect={() => undefined} />)
  await userEvent.tab()
  await expect.element(page.getByRole('tab', { name: 'Tab one' })).toHaveFocus()
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab')
})

test('in a right-to-left window, the left arrow goes to the next tab', async () => {
  document.documentElement.dir = 'rtl'
  const onSelect = vi.fn()
  await render(<Bar onSelect={onSelect} />)
  await page.getByRole('tab', { name: 'Tab two' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tab', { name: 'Tab three' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Tab two' })).toHaveFocus()
})
