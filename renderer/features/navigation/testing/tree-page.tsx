import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { useView } from '../../../host/view/view.ts'
import { type OpenedTestSite, openSite } from '../../../testing/rendered-site.tsx'
import { Announcements } from '../../announcements/Announcements.tsx'
import { Navigation } from '../Navigation.tsx'

const DOCS = {
  name: 'Acme',
  versions: ['v2', 'v1'],
  navigation: [
    { group: 'Start', pages: ['intro', 'setup', 'gone', 'intro'] },
    { group: 'Guides', pages: ['guides/one', { group: 'Inner', pages: ['guides/two'] }] },
  ],
}
export const FILES = {
  'docs.json': `${JSON.stringify(DOCS, null, 2)}\n`,
  'intro.mdx': '---\ntitle: Introduction\n---\n\nHello.\n',
  'setup.mdx': '---\ntitle: Setup\n---\n\n[Intro](/intro)\n',
  'guides/one.mdx': '---\ntitle: First guide\n---\n\nText.\n',
  'guides/two.mdx': '---\ntitle: Second guide\n---\n\nText.\n',
  'loose.mdx': '---\ntitle: Loose page\n---\n\nText.\n',
  'other/loose.mdx': '---\ntitle: Other loose\n---\n\nText.\n',
}

export let opened: OpenedTestSite
const tree = () => page.getByRole('tree', { name: 'Navigation' })
export const row = (name: string | RegExp) => tree().getByRole('treeitem', { name, exact: true }).first()
export const config = async () => JSON.parse(await opened.text('docs.json'))
export const pagesOf = async (group: number) => (await config()).navigation[group].pages
export const view = () => useView.of(opened.site).getState()
export const dialog = () => page.getByRole('dialog')
export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const item = (name: string | RegExp) =>
  page.getByRole('menuitem', { name, exact: typeof name === 'string' })
export const menuOf = async (name: string, action: string | RegExp) => {
  await button(`Actions for ${name}`).first().click()
  await item(action).click()
}
export const addMenu = async (action: string | RegExp) => {
  await button('Add').click()
  await item(action).click()
}

/** Opens a site with its navigation. */
export async function start() {
  opened = await openSite(FILES)
  await opened.render(
    <>
      <Navigation />
      <Announcements />
    </>,
  )
  await expect.element(row('Introduction')).toBeVisible()
}
