import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { OwnStylesBar } from '../preview/OwnStylesBar.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

const PLAIN = {
  'docs.json': '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["one"] }]\n}\n',
  'one.mdx': '---\ntitle: One\n---\n\n<p className="block">Text.</p>\n',
}

const choice = () => page.getByRole('switch', { name: 'Show them in the preview' })
const note = () => page.getByRole('note')

async function show(files: Readonly<Record<string, string>>) {
  const opened = await openSite(files)
  await opened.render(
    <>
      <OwnStylesBar />
      <SettingsPanel section="look" />
    </>,
  )
  return opened
}

test('the preview is shown with and without the styles of the site, which says so and changes no file', async () => {
  const { text } = await show({ ...PLAIN, 'style.css': '.a { color: red }\n' })
  await expect.element(choice()).toBeChecked()
  await expect.element(note()).not.toBeInTheDocument()
  await choice().click()
  await expect.element(choice()).not.toBeChecked()
  await expect.element(note()).toHaveTextContent('The preview leaves out this site’s own styles.')
  await expectAccessible()
  await note().getByRole('button', { name: 'Show the styles' }).click()
  await expect.element(choice()).toBeChecked()
  await expect.element(note()).not.toBeInTheDocument()
  expect(await text('docs.json')).toBe(PLAIN['docs.json'])
})

test.each([
  ['a page', 'one.mdx', `${PLAIN['one.mdx']}\n<p className="p-4">Text.</p>\n`],
  ['a snippet', 'snippets/part.mdx', '<p class="p-4">Text.</p>\n'],
])('utility classes of %s count as styles of the site', async (_, file, text) => {
  await show({ ...PLAIN, [file]: text })
  await expect.element(choice()).toBeChecked()
})

test('a site without styles of its own has no such choice', async () => {
  await show(PLAIN)
  await expect.element(page.getByRole('heading', { name: 'Logo and colors' })).toBeVisible()
  await expect.element(choice()).not.toBeInTheDocument()
})
