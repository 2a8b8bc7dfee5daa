import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { ReferencesDialog } from '../references/ReferencesDialog.tsx'
import { SiteTree } from './SiteTree.tsx'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one", "guides/two"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n\nimport Note from "/snippets/note.mdx"\n\n<Note />\n',
  'guides/two.mdx': '---\ntitle: Two\n---\n\nText.\n',
  'snippets/note.mdx': 'Take care.\n',
  'img/dot.png': new Uint8Array([0x89, 0x50]),
}

const tree = () => page.getByRole('tree', { name: 'Files' })
const row = (name: string | RegExp) => tree().getByRole('treeitem', { name })

async function open(files: Parameters<typeof openSite>[0] = FILES) {
  const opened = await openSite(files)
  await opened.render(
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 500, inlineSize: 260 }}>
      <SiteTree>
        <p>The navigation</p>
      </SiteTree>
      <ReferencesDialog />
    </div>,
  )
  await page.getByRole('radio', { name: 'Files' }).click()
  await expect.element(tree()).toBeVisible()
  return { ...opened, view: () => useView.of(opened.site).getState() }
}

const menuOf = async (name: string | RegExp) => {
  await row(name).click({ button: 'right' })
  return (item: string) => page.getByRole('menuitem', { name: item })
}

test('the switch shows the files of the repository in place of the navigation, and back', async () => {
  const { view } = await open()
  await expect.element(page.getByText('The navigation')).not.toBeInTheDocument()
  for (const name of ['guides', 'img', 'snippets', 'docs.json', 'one.mdx, One'])
    await expect.element(row(name)).toBeVisible()
  expect(view().tree).toBe('files')
  await expectAccessible()
  await page.getByRole('radio', { name: 'Navigation' }).click()
  await expect.element(page.getByText('The navigation')).toBeVisible()
})

test('a press expands a folder and opens a file', async () => {
  const { view } = await open()
  await row('snippets').click()
  await row('note.mdx').click()
  expect(view().main).toEqual({ kind: 'page', file: 'snippets/note.mdx' })
  await expect.element(row('note.mdx')).toHaveAttribute('aria-selected', 'true')
  await expect.element(row('note.mdx')).toHaveAttribute('aria-level', '2')
  await expect.element(tree()).toHaveFocus()
  await row('snippets').click()
  await expect.element(row('note.mdx')).not.toBeInTheDocument()
  await row('docs.json').click()
  expect(view().main).toEqual({ kind: 'section', section: 'json' })
})

test('the keys of a tree move, expand, search and open', async () => {
  const { view } = await open()
  await row('docs.json').click()
  await userEvent.keyboard('{Home}')
  const active = () =>
    document.getElementById(tree().element().getAttribute('aria-activedescendant') ?? '')?.ariaLabel
  await expect.poll(active).toBe('guides')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(active).toBe('guides')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(active).toBe('two.mdx, Two')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(row(/two/)).not.toBeInTheDocument()
  await userEvent.keyboard('on')
  await expect.poll(active).toBe('one.mdx, One')
  await userEvent.keyboard('{Enter}')
  expect(view().main).toEqual({ kind: 'page', file: 'one.mdx' })
})

test('a file that something else opens is shown in its folder', async () => {
  const { site } = await open()
  useView.of(site).setState({ main: { kind: 'page', file: 'guides/two.mdx' } })
  await expect.element(row('two.mdx, Two')).toHaveAttribute('aria-selected', 'true')
})

test('new files that are not saved are in the tree, and say so', async () => {
  const { host } = await open()
  await host.edit({ label: 'New', edits: [], create: [{ file: 'img/new.mdx', text: 'New' }] })
  await row('img').click()
  await expect.element(row('new.mdx, New, unsaved')).toBeVisible()
})

test('the filter finds files in every folder', async () => {
  await open()
  await page.getByRole('searchbox', { name: 'Filter files' }).fill('NOTE')
  await expect.element(row('note.mdx')).toBeVisible()
  await expect.element(row('docs.json')).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Filter files' }).fill('nothing')
  await expect.element(page.getByText('No files found')).toBeVisible()
})

test('a snippet is deleted after its uses are shown', async () => {
  const { project } = await open()
  await row('snippets').click()
  const item = await menuOf('note.mdx')
  await item('Delete file…').click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('/snippets/note.mdx')
  await page.getByRole('button', { name: 'Delete file' }).click()
  await expect.element(row('snippets')).not.toBeInTheDocument()
  expect(project.state().dirty).toEqual([{ file: 'snippets/note.mdx', change: 'deleted' }])
})

test('a snippet is renamed with the import of its pages', async () => {
  const { text } = await open()
  await row('snippets').click()
  await row('note.mdx').click()
  await userEvent.keyboard('{F2}')
  await page.getByRole('textbox', { name: 'Name' }).fill('care')
  await page.getByRole('button', { name: /^Move/ }).click()
  await expect.element(row('care.mdx')).toBeVisible()
  expect(await text('one.mdx')).toContain('"/snippets/care.mdx"')
})

test('a page leads to its place in the navigation', async () => {
  const { view } = await open()
  const item = await menuOf('one.mdx, One')
  await item('Show in navigation').click()
  expect(view()).toMatchObject({ tree: 'navigation', main: { kind: 'page', file: 'one.mdx' } })
})

test('of many files only those in view are drawn', async () => {
  const many = Array.from({ length: 3000 }, (_, index) => [`data/${index}.txt`, ''] as const)
  const { view } = await open({ ...FILES, ...Object.fromEntries(many) })
  await row('data').click()
  await expect.element(row(/^0\.txt/)).toBeVisible()
  expect(tree().getByRole('treeitem').elements().length).toBeLessThan(60)
  // What is typed counts as one name while less than a second passes between keys: typed again on a busy machine.
  const typed = async () => {
    await userEvent.keyboard('2999{Enter}')
    return view().main
  }
  await expect.poll(typed, { interval: 1500 }).toEqual({ kind: 'page', file: 'data/2999.txt' })
  expect(tree().getByRole('treeitem').elements().length).toBeLessThan(60)
})
