import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { undo } from '../host/session/steps.ts'
import { expectAccessible } from '../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../testing/rendered-site.tsx'
import { OtherFolderBanner } from './OtherFolderBanner.tsx'

const NAMES = ['one', 'two', 'three', 'four', 'guides/five', 'six']
const DOCS = `${JSON.stringify({ name: 'Acme', theme: 'mint', navigation: { pages: NAMES } }, null, 2)}\n`
const pageOf = (name: string) => `---\ntitle: ${name}\n---\n`
const FILES = {
  'docs.json': DOCS,
  ...Object.fromEntries(NAMES.map(name => [`content/docs/(start)/${name}.mdx`, pageOf(name)])),
}

let opened: OpenedTestSite
let folders: string[]
const button = (name: string) => page.getByRole('button', { name })

async function start(files: Record<string, string> = FILES) {
  folders = []
  opened = await openSite(files, {
    handlers: {
      open: ({ folder }) => {
        folders.push(folder)
        return { kind: 'choose', folder, candidates: [] }
      },
    },
  })
  await opened.render(<OtherFolderBanner />)
}

test('one message says where the pages are, and the entries can name that folder', async () => {
  await start()
  await expect.element(page.getByText('6 of the 6 pages of the navigation are not here.')).toBeVisible()
  await expectAccessible()
  await button('Look for pages in content/docs').click()
  const after = async () => JSON.parse(await opened.text('docs.json')).navigation.pages
  await expect.poll(after).toEqual(NAMES.map(name => `content/docs/(start)/${name}`))
  await expect.element(page.getByText(/are not here/)).not.toBeInTheDocument()
  await undo(opened.site)
  expect(await opened.text('docs.json')).toBe(DOCS)
  await expect.element(page.getByText(/are not here/)).toBeVisible()
})

test('the folder gets a copy of docs.json and is opened', async () => {
  await start()
  await button('Copy docs.json to content/docs and open it').click()
  await expect.poll(() => folders).toEqual(['/home/ada/acme-docs/content/docs'])
  expect((await opened.disk.readText('content/docs/docs.json')).text).toBe(DOCS)
  expect((await opened.disk.readText('docs.json')).text).toBe(DOCS)
})

test('a folder with a docs.json of its own is opened as it is', async () => {
  await start({ ...FILES, 'content/docs/docs.json': '{}' })
  await button('Open content/docs instead').click()
  await expect.poll(() => folders).toEqual(['/home/ada/acme-docs/content/docs'])
  expect((await opened.disk.readText('content/docs/docs.json')).text).toBe('{}')
})

test('unsaved work is saved before another folder is opened', async () => {
  await start()
  await opened.insert('content/docs/(start)/one.mdx', 0, ' ')
  await button('Copy docs.json to content/docs and open it').click()
  await expect.element(page.getByText(/Save or discard your changes/)).toBeVisible()
  expect(folders).toEqual([])
})

test('the message can be dismissed', async () => {
  await start()
  await button('Leave it as it is').click()
  await expect.element(page.getByText(/are not here/)).not.toBeInTheDocument()
})
