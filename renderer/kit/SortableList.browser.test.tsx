import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { SortableList } from './SortableList.tsx'

const items = ['Guides', 'API', 'Blog'].map(text => ({
  id: text.toLowerCase(),
  text,
  content: <span>{text}</span>,
  pointer: `/tabs/${text}`,
}))

const parts = () => ({ onOpen: vi.fn(), onMove: vi.fn(), onRemove: vi.fn() })

const list = () => page.getByRole('grid', { name: 'Tabs' })

test('rows open by click and by Enter', async () => {
  const all = parts()
  await render(<SortableList label="Tabs" items={items} {...all} openId="api" />)
  await page.getByText('Blog').click()
  expect(all.onOpen).toHaveBeenLastCalledWith('blog')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(all.onOpen).toHaveBeenLastCalledWith('api')
  await expectAccessible()
})

test('rows move by Alt and arrows within the list, and Delete removes', async () => {
  const all = parts()
  await render(<SortableList label="Tabs" items={items} {...all} />)
  await list().getByRole('row', { name: 'Guides' }).click()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(all.onMove).not.toHaveBeenCalled()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(all.onMove).toHaveBeenLastCalledWith(0, 1)
  await userEvent.keyboard('{Delete}')
  expect(all.onRemove).toHaveBeenLastCalledWith(0)
})

test('the menu of a row moves, edits and removes; impossible actions are disabled', async () => {
  const all = parts()
  await render(<SortableList label="Tabs" items={items} {...all} />)
  const menu = page.getByRole('button', { name: 'Actions for API' })
  const choose = async (name: string) => {
    await menu.click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Move up')
  await choose('Move down')
  await choose('Move to the top')
  await choose('Move to the bottom')
  expect(all.onMove.mock.calls).toEqual([
    [1, 0],
    [1, 2],
    [1, 0],
    [1, 2],
  ])
  await choose('Edit')
  expect(all.onOpen).toHaveBeenLastCalledWith('api')
  await choose('Remove')
  expect(all.onRemove).toHaveBeenLastCalledWith(1)
  await page.getByRole('button', { name: 'Actions for Guides' }).click()
  for (const name of ['Move up', 'Move to the top'])
    await expect.element(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('menuitem', { name: 'Move down' })).not.toHaveAttribute('aria-disabled')
})

function Removable({ of = items }: { readonly of?: typeof items }) {
  const [left, setLeft] = useState(of)
  return (
    <SortableList
      label="Tabs"
      items={left}
      onOpen={() => undefined}
      onRemove={index => setLeft(left.filter((_, at) => at !== index))}
      empty="No tabs"
    />
  )
}

test('removing a row keeps the place: the next row has the focus, after the last the one before', async () => {
  await render(<Removable />)
  await list().getByText('API').click()
  await userEvent.keyboard('{Delete}')
  await expect.element(list().getByRole('row', { name: 'Blog' })).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(list().getByRole('row', { name: 'Guides' })).toHaveFocus()
  await page.getByRole('button', { name: 'Actions for Guides' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.element(list()).toHaveFocus()
})

test('of a long list, only rows in view are drawn, and removing one keeps the place', async () => {
  const many = Array.from({ length: 400 }, (_, n) => ({
    id: `${n}`,
    text: `Tab ${n}`,
    content: <span>Tab {n}</span>,
    pointer: `/tabs/${n}`,
  }))
  await render(<Removable of={many} />)
  const row = (name: string) => list().getByRole('row', { name, exact: true })
  await row('Tab 1').click()
  expect(list().getByRole('row').elements().length).toBeLessThan(40)
  await userEvent.keyboard('{End}')
  await expect.element(row('Tab 399')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Delete}')
  await expect.element(row('Tab 399')).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(row('Tab 397')).toHaveFocus()
})

test('a list of one cannot be sorted, an empty one shows a message, and each row names its value', async () => {
  const { rerender } = await render(<SortableList label="Tabs" items={items.slice(0, 1)} {...parts()} />)
  expect(page.getByRole('row').element().getAttribute('data-pointer')).toBe('/tabs/Guides')
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await rerender(<SortableList label="Tabs" items={[]} empty="No tabs yet" />)
  await expect.element(page.getByText('No tabs yet')).toBeVisible()
})

test('fields in a row keep the focus and handle their own keys', async () => {
  const all = { onMove: vi.fn(), onRemove: vi.fn() }
  const fields = items.map(item => ({ ...item, content: <input aria-label={item.text} /> }))
  await render(<SortableList label="Tabs" items={fields} {...all} />)
  const field = page.getByRole('textbox', { name: 'API' })
  await field.click()
  await userEvent.keyboard('x{Delete}')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('x')
  expect(all.onRemove).not.toHaveBeenCalled()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(all.onMove).toHaveBeenLastCalledWith(1, 0)
})

test('a drag drops a row before or after another', async () => {
  const all = parts()
  await render(<SortableList label="Tabs" items={items} {...all} />)
  const row = (name: string) => list().getByRole('row', { name })
  await userEvent.dragAndDrop(row('Blog'), row('Guides'), { targetPosition: { x: 40, y: 2 } })
  expect(all.onMove).toHaveBeenLastCalledWith(2, 0)
})
