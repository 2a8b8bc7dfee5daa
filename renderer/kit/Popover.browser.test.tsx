import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Button } from './Button.tsx'
import { Popover } from './Popover.tsx'
import { Tooltip } from './Tooltip.tsx'

test('a panel opens next to its button, and closes by Escape or from inside', async () => {
  const onOpenChange = vi.fn()
  await render(
    <Popover label="Colors" trigger={<Button>Pick</Button>} onOpenChange={onOpenChange}>
      {close => <Button onPress={close}>Done</Button>}
    </Popover>,
  )
  const trigger = page.getByRole('button', { name: 'Pick' })
  await trigger.click()
  await expect.element(page.getByRole('dialog', { name: 'Colors' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await trigger.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onOpenChange.mock.calls.flat()).toEqual([true, false, true, false])
})

test('content that needs no close function is rendered as it is', async () => {
  await render(
    <Popover label="Colors" trigger={<Button>Pick</Button>}>
      <p>Teal</p>
    </Popover>,
  )
  await page.getByRole('button', { name: 'Pick' }).click()
  await expect.element(page.getByText('Teal')).toBeVisible()
})

test('a tooltip describes what has the focus', async () => {
  await render(
    <Tooltip text="Writes all files" keys="Mod+S">
      <Button>Save</Button>
    </Tooltip>,
  )
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(/^Writes all files.*S$/)
  await expect
    .element(page.getByRole('button', { name: 'Save' }))
    .toHaveAccessibleDescription(/Writes all files/)
})
