import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Badge } from './Badge.tsx'
import { ChoiceList } from './ChoiceList.tsx'

const choices = [
  { id: 'intro', label: 'Introduction', detail: 'guides/intro', badge: <Badge>open</Badge> },
  { id: 'setup', label: 'Setup' },
]

test('a list reports the choice by pointer and by keys, and wraps around', async () => {
  const onChoose = vi.fn()
  await render(<ChoiceList label="Pages" choices={choices} onChoose={onChoose} empty="No pages" />)
  await expect.element(page.getByRole('listbox', { name: 'Pages' })).toBeVisible()
  const intro = page.getByRole('option', { name: /Introduction/ })
  await expect.element(intro).toHaveTextContent('Introductionguides/introopen')
  await intro.click()
  expect(onChoose).toHaveBeenLastCalledWith(choices[0])
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith(choices[1])
  await expectAccessible()
})

test('an empty list shows a message', async () => {
  await render(<ChoiceList label="Pages" choices={[]} onChoose={() => undefined} empty="No pages" />)
  await expect.element(page.getByText('No pages')).toBeVisible()
})
