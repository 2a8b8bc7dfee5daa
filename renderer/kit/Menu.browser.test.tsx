import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showLanguage } from '../messages/messages.ts'
import { WindowLocale } from '../messages/WindowLocale.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { Button } from './Button.tsx'
import { ContextMenu } from './ContextMenu.tsx'
import { Menu, type MenuBlock } from './Menu.tsx'

const blocks = (onAction: (id: string) => void): readonly MenuBlock[] => [
  {
    title: 'Page',
    actions: [
      { id: 'rename', label: 'Rename', keys: 'F2', onAction: () => onAction('rename') },
      { id: 'copy', label: 'Copy', isDisabled: true, onAction: () => onAction('copy') },
    ],
  },
  { actions: [] },
  { actions: [{ id: 'delete', label: 'Delete', danger: true, onAction: () => onAction('delete') }] },
]

afterEach(() => showLanguage('en'))

test('a menu opens from its button, and an action runs once', async () => {
  const onAction = vi.fn()
  await render(<Menu label="Actions" trigger={<Button>More</Button>} blocks={blocks(onAction)} />)
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveTextContent('F2')
  await expect.element(page.getByRole('group', { name: 'Page' })).toBeVisible()
  expect(page.getByRole('separator').elements()).toHaveLength(1)
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  expect(onAction.mock.calls).toEqual([['delete']])
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('a menu works by keys, and a disabled action is skipped', async () => {
  const onAction = vi.fn()
  await render(<Menu label="Actions" trigger={<Button>More</Button>} blocks={blocks(onAction)} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onAction.mock.calls).toEqual([['delete']])
})

test('right to left, a context menu opens at the pointer, too, and to its left', async () => {
  await showLanguage('ar-XB')
  const x = window.innerWidth - 50
  await render(
    <WindowLocale>
      <ContextMenu
        label="Actions"
        at={{ x, y: 100 }}
        onClose={() => undefined}
        blocks={blocks(() => undefined)}
      />
    </WindowLocale>,
  )
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  const right = () => page.getByRole('menu').element().getBoundingClientRect().right
  await expect.poll(() => Math.abs(right() - x)).toBeLessThan(12)
})

test('a context menu opens at the pointer, with the focus on its first action, and Escape closes it', async () => {
  const onClose = vi.fn()
  const onAction = vi.fn()
  const { rerender } = await render(
    <ContextMenu label="Actions" at={{ x: 200, y: 100 }} onClose={onClose} blocks={blocks(onAction)} />,
  )
  const first = page.getByRole('menuitem', { name: 'Rename' })
  await expect.element(first).toHaveFocus()
  const { left, top } = page.getByRole('menu').element().getBoundingClientRect()
  expect([Math.abs(left - 200) < 12, Math.abs(top - 100) < 12]).toEqual([true, true])
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
  await rerender(<ContextMenu label="Actions" at={undefined} onClose={onClose} blocks={blocks(onAction)} />)
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})
