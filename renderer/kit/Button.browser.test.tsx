import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Button } from './Button.tsx'

test('a button acts once for a click and once for each key press', async () => {
  const onPress = vi.fn()
  await render(<Button onPress={onPress}>Save</Button>)
  const button = page.getByRole('button', { name: 'Save' })
  await button.click()
  expect(onPress).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onPress).toHaveBeenCalledTimes(3)
})

test('a disabled button does nothing and cannot be focused', async () => {
  const onPress = vi.fn()
  await render(
    <Button isDisabled onPress={onPress}>
      Save
    </Button>,
  )
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
})

test.each(['plain', 'primary', 'quiet', 'danger'] as const)(
  'a %s button has enough contrast',
  async variant => {
    const { container } = await render(
      <Button variant={variant} icon={<svg aria-hidden="true" />}>
        Save
      </Button>,
    )
    expect(container.querySelector('svg')).not.toBeNull()
    await expectAccessible()
  },
)

test('the main action stands out, and a small button is lower', async () => {
  await render(
    <>
      <Button variant="primary">Save</Button>
      <Button>Plain</Button>
      <Button size="small">Small</Button>
    </>,
  )
  const at = (name: string) => page.getByRole('button', { name }).element()
  const background = (name: string) => getComputedStyle(at(name)).backgroundColor
  expect(background('Save')).not.toBe(background('Plain'))
  expect(at('Small').getBoundingClientRect().height).toBeLessThan(at('Plain').getBoundingClientRect().height)
})
