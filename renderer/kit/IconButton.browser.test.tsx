import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { IconButton } from './IconButton.tsx'

const icon = <svg aria-hidden="true" width="16" height="16" />

test('a button without text has a name, and a tooltip with that name and its keys', async () => {
  const onPress = vi.fn()
  await render(
    <>
      <IconButton label="Undo" icon={icon} keys="Mod+Z" onPress={onPress} />
      <IconButton label="Redo" icon={icon} />
    </>,
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(onPress).toHaveBeenCalledTimes(1)
  // The focus stays in the document.
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Redo')
  await userEvent.tab({ shift: true })
  const tooltip = page.getByRole('tooltip')
  await expect.element(tooltip).toHaveTextContent('Undo')
  await expect.element(tooltip).toHaveTextContent('Z')
  await expectAccessible()
})

test('the tooltip may differ from the name', async () => {
  await render(<IconButton label="Undo" tooltip="Undo “Change name”" icon={icon} />)
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Undo “Change name”')
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
})

test('a toggle reports whether it is pressed, and acts', async () => {
  const onPress = vi.fn()
  const { rerender } = await render(
    <IconButton label="Write" icon={icon} isPressed={false} onPress={onPress} />,
  )
  const button = page.getByRole('button', { name: 'Write' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  expect(onPress).toHaveBeenCalledTimes(1)
  await rerender(<IconButton label="Write" icon={icon} isPressed isDisabled onPress={onPress} />)
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button).toBeDisabled()
})
