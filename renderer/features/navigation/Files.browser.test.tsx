import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showPage } from '../../host/view/view.ts'
import { useDivisionFilter } from '../preview/divisionFilter.ts'
import { usePageReferences } from '../references/store.ts'
import { button, dialog, item, menuOf, opened, pagesOf, row, start, view } from './testing/tree-page.tsx'

beforeEach(start)

test('a page that is deleted is no longer shown', async () => {
  showPage(opened.site, 'setup.mdx')
  await menuOf('Setup', /Delete file/)
  await dialog().getByRole('button', { name: 'Delete file' }).click()
  await expect.poll(() => pagesOf(0)).toEqual(['intro', 'gone', 'intro'])
  await expect.poll(() => view().main).not.toEqual({ kind: 'page', file: 'setup.mdx' })
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the links to a page are found from its menu', async () => {
  await menuOf('Setup', 'Find references…')
  await expect.poll(() => usePageReferences.of(opened.site).getState().file).toBe('setup.mdx')
})

test('of several files that move, one that would meet another is refused', async () => {
  await row('Setup').click()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await button('Actions for Setup').click()
  await item('Move 2 files…').click()
  const folder = dialog().getByRole('combobox', { name: 'Folder' })
  await folder.fill('a:b')
  await userEvent.tab()
  await expect.element(dialog().getByText(/This name can’t be used/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: /^Move/ }).last()).toBeDisabled()
})

test('the dialogs of the tree close without changes', async () => {
  for (const action of ['Rename or move file…', 'Move to…', 'Delete file…']) {
    await menuOf('Setup', action)
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  }
  await menuOf('Guides', 'Rename or move the folder guides…')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('rows outside of the selected tab say so', async () => {
  const description = 'Not in the current selection of pages'
  await expect.element(row('Setup')).not.toHaveAttribute('aria-description')
  useDivisionFilter.of(opened.site).setState({ holds: path => path === 'intro' })
  await expect.element(row('Setup')).toHaveAttribute('aria-description', description)
  await expect.element(row('Introduction')).not.toHaveAttribute('aria-description')
  await expect.element(row('Start')).not.toHaveAttribute('aria-description')
  await expect.element(row('Guides')).toHaveAttribute('aria-description', description)
})

test('only pages open from the name of their group', async () => {
  await button('Actions for Inner').click()
  await expect.element(item('Group settings…')).toBeVisible()
  await expect.element(item('Open from the group’s name')).not.toBeInTheDocument()
})

test('a page that is shown is found in the tree, even in a closed group', async () => {
  await button('Expand or collapse Guides').click()
  await expect.element(row('Second guide')).not.toBeInTheDocument()
  showPage(opened.site, 'guides/two.mdx')
  await expect.element(row('Second guide')).toHaveAttribute('aria-selected', 'true')
})

test('what deletes a file looks different from what does not', async () => {
  await button('Actions for Setup').click()
  const colorOf = (name: string) => getComputedStyle(item(name).element()).color
  await expect.element(item('Delete file…')).toBeVisible()
  expect(colorOf('Delete file…')).not.toBe(colorOf('Duplicate'))
})
