import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { Navigation } from './Navigation.tsx'

const tree = () => page.getByRole('tree', { name: 'Navigation' })

async function open(navigation: readonly object[]) {
  const docs = { name: 'Acme', navigation }
  const opened = await openSite({ 'docs.json': JSON.stringify(docs), 'one.mdx': '---\ntitle: One\n---\n' })
  await opened.render(<Navigation />)
}

test('an empty tree says that it is empty and what to do, and adds a group', async () => {
  await open([])
  await expect.element(page.getByText('No pages yet', { exact: true })).toBeVisible()
  await expectAccessible()
  await expect.element(tree()).toHaveAccessibleDescription(/^No pages yet The groups and pages you add/)
  await page.getByRole('button', { name: 'New group', exact: true }).click()
  await expect.element(page.getByRole('textbox', { name: 'Group name' })).toHaveFocus()
  await expect.element(tree()).not.toHaveAccessibleDescription(/No pages yet/)
})

test('a tree without a match says so', async () => {
  await open([{ group: 'Start', pages: ['one'] }])
  await page.getByRole('searchbox').fill('zebra')
  await expect.element(page.getByText(/^No .*match/)).toBeVisible()
  await expectAccessible()
  await userEvent.tab()
  await expect.element(tree()).toHaveAccessibleDescription(/match/)
})
