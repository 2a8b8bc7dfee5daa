import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pathNow } from '../../../host/session/previewed-page.ts'
import { useView } from '../../../host/view/view.ts'
import { expectAccessible } from '../../../testing/axe.ts'
import { openSite } from '../../../testing/rendered-site.tsx'
import { PageEditor } from '../PageEditor.tsx'
import { picture } from '../testing/written-page.tsx'

const USING = 'import Note from "/snippets/note.mdx"\n\n<Note />\n\n![Dot](/img/dot.png)\n'
const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one", "two", "three"] }] }\n',
  'one.mdx': `---\ntitle: One\n---\n\n${USING}`,
  'two.mdx': `---\ntitle: Two\n---\n\n${USING}`,
  'three.mdx': '---\ntitle: Three\n---\n\nText.\n',
  'snippets/note.mdx': 'Take care.\n',
  'snippets/unused.mdx': 'Nobody shows this.\n',
  'notes.txt': 'A plain file.\n',
  'font.woff2': new Uint8Array([0, 1, 0xff, 0xfe]),
}

const chosen = () => page.getByRole('button', { name: /Page in the preview/ })

test('a snippet is written like a page, and says on how many pages it is shown', async () => {
  const { site, render } = await openSite(FILES)
  await render(<PageEditor file="snippets/note.mdx" />)
  await expect.element(page.getByText('Shown on 2 pages')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Page source' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Bold' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Page settings' })).not.toBeInTheDocument()
  await expect.poll(() => pathNow(site)).toBe('one')
  await expectAccessible()
})

test('the page in the preview is chosen among those that show the snippet', async () => {
  const { site, render } = await openSite(FILES)
  await render(<PageEditor file="snippets/note.mdx" />)
  await expect.element(chosen()).toHaveTextContent('One')
  await chosen().click()
  await page.getByRole('option', { name: /^Two/ }).click()
  await expect.poll(() => pathNow(site)).toBe('two')
  await expect.element(chosen()).toHaveTextContent('Two')
})

test('the preview stays where it is if it is told not to follow', async () => {
  const { site, render } = await openSite(FILES)
  useView.of(site).setState({ follow: false })
  await render(<PageEditor file="snippets/note.mdx" />)
  await expect.element(page.getByText('Shown on 2 pages')).toBeVisible()
  expect(pathNow(site)).toBeUndefined()
})

test('the count follows what pages import', async () => {
  const { render, insert } = await openSite(FILES)
  await render(<PageEditor file="snippets/unused.mdx" />)
  await expect.element(page.getByText('Not shown on any page')).toBeVisible()
  await insert(
    'three.mdx',
    FILES['three.mdx'].indexOf('Text'),
    'import X from "/snippets/unused.mdx"\n\n<X />\n\n',
  )
  await expect.element(page.getByText('Shown on 1 page')).toBeVisible()
})

test('an image is shown with its size and the pages that show it', async () => {
  const { render } = await openSite({
    ...FILES,
    'img/dot.png': new Uint8Array(await (await picture('dot.png', 20, 10)).arrayBuffer()),
  })
  await render(<PageEditor file="img/dot.png" />)
  await expect.element(page.getByRole('region', { name: 'Image' })).toBeVisible()
  await expect.element(page.getByText('img/dot.png')).toBeVisible()
  await expect.element(page.getByText('Shown on 2 pages')).toBeVisible()
  await expectAccessible()
})

test('any other text is shown as code', async () => {
  const { render } = await openSite(FILES)
  await render(<PageEditor file="notes.txt" />)
  await expect.element(page.getByRole('textbox', { name: 'File source' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Back to the API section' })).not.toBeInTheDocument()
})

test('a file that is not text says so', async () => {
  const { render } = await openSite(FILES)
  await render(<PageEditor file="font.woff2" />)
  await expect.element(page.getByText('font.woff2 can’t be shown as text')).toBeVisible()
})
