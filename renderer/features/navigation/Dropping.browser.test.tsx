import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useReveal } from '../../host/session/reveal.ts'
import {
  addMenu,
  button,
  config,
  dialog,
  menuOf,
  opened,
  pagesOf,
  row,
  start,
  view,
} from './testing/tree-page.tsx'

beforeEach(start)

const tree = () => page.getByRole('tree', { name: 'Navigation' })
const said = (what: string) => page.getByRole('status').filter({ hasText: what })
const API = 'openapi: 3.1.0\ninfo: { title: Zoo, version: "1" }\npaths: {}\n'

/** What the browser reports while a file, or a text, is dragged over the tree; returns whether the tree takes it. */
function drag(
  type: string,
  { isFile = true, to }: { readonly isFile?: boolean; readonly to?: Element } = {},
) {
  const dataTransfer = new DataTransfer()
  if (isFile) dataTransfer.items.add(new File([API], 'zoo.yaml'))
  else dataTransfer.setData('text/plain', 'Text')
  const event = new DragEvent(type, {
    dataTransfer,
    bubbles: true,
    cancelable: true,
    ...(to && { relatedTarget: to }),
  })
  tree().element().dispatchEvent(event)
  return event.defaultPrevented
}

test('a file that is dropped on the tree becomes an API file of the site', async () => {
  expect(drag('dragenter')).toBe(true)
  expect(drag('dragover')).toBe(true)
  await expect.element(said('Drop to add as an API file')).toBeVisible()
  drag('dragleave', { to: row('Setup').element() })
  await expect.element(said('Drop to add as an API file')).toBeVisible()
  drag('dragleave', { to: document.body })
  await expect.element(said('Drop to add as an API file')).not.toBeInTheDocument()
  drag('dragover')
  drag('drop')
  await expect.poll(async () => (await config()).openapi).toBe('openapi/zoo.yaml')
  expect(await opened.text('openapi/zoo.yaml')).toBe(API)
  await expect.element(said('Drop to add as an API file')).not.toBeInTheDocument()
})

test('what is no file is not taken as one', async () => {
  drag('dragover', { isFile: false })
  await opened.project.idle()
  await expect.element(said('Drop to add as an API file')).not.toBeInTheDocument()
})

test('a place for an entry is clicked before another, and several at once are counted', async () => {
  await menuOf('Setup', 'Move by clicking…')
  await button('Insert before Introduction').first().click()
  await expect.poll(() => pagesOf(0)).toEqual(['setup', 'intro', 'gone', 'intro'])
  await row('Setup').click()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await menuOf('Setup', 'Move by clicking…')
  await expect.element(said('Click where the 2 entries should go.')).toBeVisible()
  await button('Insert into Guides').click()
  await expect.poll(() => pagesOf(0)).toEqual(['gone', 'intro'])
})

test('choosing a place ends with Escape, which does nothing else, or with Cancel', async () => {
  const find = page.getByRole('searchbox', { name: 'Find in the navigation' })
  await find.fill('set')
  await menuOf('Setup', 'Move by clicking…')
  await expect.element(said('Click where “Setup” should go.')).toBeVisible()
  await find.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(said('Click where')).not.toBeInTheDocument()
  await expect.element(find).toHaveValue('set')
  await find.fill('')
  await menuOf('Setup', 'Move by clicking…')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(said('Click where')).not.toBeInTheDocument()
  expect(await pagesOf(0)).toEqual(['intro', 'setup', 'gone', 'intro'])
})

test('a place is forgotten when docs.json changes under it', async () => {
  await menuOf('Setup', 'Move by clicking…')
  await expect.element(said('Click where “Setup” should go.')).toBeVisible()
  opened.disk.change({ 'docs.json': (await opened.text('docs.json')).replace('Acme', 'Zoo') })
  await expect.element(said('Click where')).not.toBeInTheDocument()
})

test('the handle of an entry appears with the pointer or the focus', async () => {
  const handle = button('Move Setup')
  await button('Add').hover()
  await expect.element(handle).not.toBeInTheDocument()
  await row('Setup').hover()
  await expect.element(handle).toBeInTheDocument()
  await button('Add').hover()
  await expect.element(handle).not.toBeInTheDocument()
})

/** Reports what is revealed, as the text of the page would. */
const places: unknown[] = []
function Text() {
  useReveal(location => {
    places.push(location)
    return true
  })
  return null
}

test('a new page is added after the last group’s pages, and its text is opened for writing', async () => {
  places.length = 0
  await opened.render(<Text />)
  await addMenu(/^New page…/)
  await dialog().getByRole('textbox', { name: 'Title' }).fill('Fresh')
  await dialog().getByRole('button', { name: 'Create' }).click()
  await expect.poll(async () => JSON.stringify(await config())).toMatch(/"(guides\/)?fresh"/)
  const { file } = view().main as { readonly file: string }
  await expect.poll(() => places.at(-1)).toMatchObject({ file, offset: expect.any(Number) })
})
