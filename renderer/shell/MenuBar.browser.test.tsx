import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hidingLabels } from '../../shared/rpc/commands.ts'
import { useView } from '../host/view/view.ts'
import { localize } from '../messages/localize.ts'
import { openSite } from '../testing/rendered-site.tsx'
import { MenuBar } from './MenuBar.tsx'
import { useShellCommands } from './useShellCommands.ts'
import { useSiteCommands } from './useSiteCommands.ts'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n',
}
const noSheet = () => undefined

function Menus() {
  useShellCommands(noSheet)
  useSiteCommands(noSheet)
  return <MenuBar />
}

const choose = async (name: string) => {
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a command shows a part of the window, and says “Hide” while it hides it', async () => {
  const { site, render, receive } = await openSite(FILES)
  await render(<Menus />)
  const view = () => useView.of(site).getState()
  await choose('Hide preview')
  await expect.poll(() => view().panes.preview).toBe(false)
  await choose('Show preview')
  await expect.poll(() => view().panes.preview).toBe(true)
  await choose('Show changes')
  await expect.poll(() => view().below).toBe('changes')
  receive('command', { id: 'view.changes' })
  expect(view().below).toBe('changes')
  await choose('Hide changes')
  await expect.poll(() => view().below).toBeUndefined()
  await userEvent.keyboard('{Escape}')
})

test('a chord that is pressed in an open menu closes it and runs its command', async () => {
  const { site, render } = await openSite(FILES)
  await render(<Menus />)
  const isShown = () => useView.of(site).getState().panes.preview
  const before = isShown()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  const menu = page.getByRole('menu', { name: 'View' })
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Control>}3{/Control}')
  await expect.poll(isShown).toBe(!before)
  await expect.element(menu).not.toBeInTheDocument()
})

test('everything that is hidden by its own command is called so', () => {
  for (const label of Object.values(hidingLabels)) expect(localize(label)).toMatch(/^(Hide|Close) /)
})
