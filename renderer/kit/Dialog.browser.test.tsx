import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

test('a dialog is named by its title, takes the focus, and closes by its button, Escape and a click outside', async () => {
  const onOpenChange = vi.fn()
  await render(
    <Dialog title="New page" isOpen onOpenChange={onOpenChange} actions={<Button>Create</Button>}>
      <input aria-label="Name" />
    </Dialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Create' })).toBeVisible()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(onOpenChange).toHaveBeenLastCalledWith(false)
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledTimes(2)
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  expect(onOpenChange).toHaveBeenCalledTimes(3)
})

test.each(['normal', 'large'] as const)('a %s dialog stays where it is when it grows', async size => {
  const dialog = (height: number) => (
    <Dialog
      title="New tab"
      size={size}
      isOpen
      onOpenChange={() => undefined}
      actions={<Button>Create</Button>}
    >
      <input aria-label="Name" />
      <p style={{ height: `${height}px` }}>Pages</p>
    </Dialog>
  )
  const top = (element: Element) => element.getBoundingClientRect().top
  const { rerender } = await render(dialog(0))
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toBeVisible()
  const before = top(name.element())
  await rerender(dialog(60))
  expect(top(name.element())).toBe(before)
  await rerender(dialog(3000))
  expect(top(name.element())).toBe(before)
  const create = page.getByRole('button', { name: 'Create' }).element().getBoundingClientRect()
  expect(create.bottom).toBeLessThan(innerHeight)
})

test('a dialog stays open while its work is in progress, and its Close button is disabled', async () => {
  const onOpenChange = vi.fn()
  await render(
    <Dialog title="Export" isOpen isBusy onOpenChange={onOpenChange} actions={<Button>Stop</Button>}>
      Writing…
    </Dialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  expect(onOpenChange).not.toHaveBeenCalled()
  await expectAccessible()
})

test('an alert must be answered', async () => {
  const onOpenChange = vi.fn()
  await render(
    <Dialog title="Discard?" role="alertdialog" isOpen onOpenChange={onOpenChange} size="small">
      Gone for good.
    </Dialog>,
  )
  const dialog = page.getByRole('alertdialog', { name: 'Discard?' })
  await expect.element(dialog).toHaveTextContent('Gone for good.')
  await expect.element(dialog.getByRole('button')).not.toBeInTheDocument()
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('a closed dialog is not rendered', async () => {
  await render(
    <Dialog title="New page" isOpen={false} onOpenChange={() => undefined}>
      x
    </Dialog>,
  )
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
