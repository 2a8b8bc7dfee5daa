import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { button, config, FILES, opened, pagesOf, row, start } from './testing/tree-page.tsx'

beforeEach(start)

const said = (what: string | RegExp) => page.getByRole('status').filter({ hasText: what })
const handle = (name: string) => button(`Move ${name}`).first()

/** Drags with the keyboard: Enter on the handle, then Tab to the target. */
async function pickUp(name: string) {
  await row(name).click()
  ;(handle(name).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

/** Goes through the targets until the tree says this one. */
async function goTo(what: string) {
  for (let step = 0; step < 20; step++) {
    if (said(what).elements().length > 0) return
    await userEvent.keyboard('{ArrowDown}')
  }
  await expect.element(said(what)).toBeInTheDocument()
}

test('an entry is dragged with the keyboard, and every target is said', async () => {
  await pickUp('Setup')
  await goTo('Into “Guides”')
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => JSON.stringify(await pagesOf(1))).toContain('"setup"')
  expect(await pagesOf(0)).toEqual(['intro', 'gone', 'intro'])
  await expect.element(said('Moved “Setup”')).toBeInTheDocument()
})

test('after a search, entries are dragged again', async () => {
  const find = page.getByRole('searchbox', { name: 'Find in the navigation' })
  await find.fill('setup')
  await expect.element(row('Introduction')).not.toBeInTheDocument()
  await row('Setup').click()
  await expect.element(handle('Setup')).not.toBeInTheDocument()
  await find.fill('')
  await expect.element(row('Introduction')).toBeVisible()
  await pickUp('Setup')
  await goTo('Into “Guides”')
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => JSON.stringify(await pagesOf(1))).toContain('"setup"')
})

test('a drag that Escape ends moves nothing, and says so', async () => {
  await pickUp('Setup')
  await goTo('Into “Guides”')
  await userEvent.keyboard('{Escape}')
  await expect.element(said('Nothing was moved.')).toBeInTheDocument()
  expect(await opened.text('docs.json')).toBe(FILES['docs.json'])
})

test('several entries are dragged together, in their order', async () => {
  await row('Setup').click()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  ;(handle('Setup').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await goTo('Into “Guides”')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => pagesOf(0)).toEqual(['gone', 'intro'])
  await expect.poll(async () => JSON.stringify(await pagesOf(1))).toMatch(/"intro","setup"/)
  await expect.element(page.getByText('Moved 2 entries').first()).toBeInTheDocument()
})

const drag = (from: Locator, to: Locator, y: number) =>
  userEvent.dragAndDrop(from, to, { targetPosition: { x: 80, y } })

test('what the pointer drags is said before it is over anything', async () => {
  const setup = row('Setup').element()
  const options = { dataTransfer: new DataTransfer(), bubbles: true }
  setup.dispatchEvent(new DragEvent('dragstart', options))
  await expect.element(said('Moving Setup')).toBeInTheDocument()
  setup.dispatchEvent(new DragEvent('dragend', options))
  await expect.element(said('Nothing was moved.')).toBeInTheDocument()
})

test('an entry is dragged with the pointer between others and into a group', async () => {
  await drag(row('Setup'), row('Introduction'), 1)
  await expect.poll(() => pagesOf(0)).toEqual(['setup', 'intro', 'gone', 'intro'])
  const { height } = row('Guides').element().getBoundingClientRect()
  await drag(row('Setup'), row('Guides'), height / 2)
  await expect.poll(async () => JSON.stringify(await pagesOf(1))).toContain('"setup"')
})

test('an entry is not dropped into a page', async () => {
  const { height } = row('gone').element().getBoundingClientRect()
  await drag(row('Guides'), row('Inner'), height / 2)
  await expect.element(said('Nothing was moved.')).toBeInTheDocument()
  expect(await opened.text('docs.json')).toBe(FILES['docs.json'])
})

/** Drags files over the tree; returns whether the tree takes them. */
function dragFiles(type: string, files: readonly File[] = [], relatedTarget?: EventTarget) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const event = new DragEvent(type, {
    dataTransfer,
    bubbles: true,
    cancelable: true,
    ...(relatedTarget && { relatedTarget }),
  })
  row('Setup').element().dispatchEvent(event)
  return event.defaultPrevented
}

test('files that are dragged here become API files', async () => {
  const files = [
    new File(['{"openapi":"3.1.0","info":{"title":"Zoo","version":"1"},"paths":{}}'], 'zoo.json'),
  ]
  const dropHere = said('Drop to add as an API file')
  expect(dragFiles('dragover', files)).toBe(true)
  await expect.element(dropHere).toBeInTheDocument()
  dragFiles('dragleave', files, row('Introduction').element())
  await expect.element(dropHere).toBeInTheDocument()
  dragFiles('dragleave', files)
  await expect.element(dropHere).not.toBeInTheDocument()
  dragFiles('dragover', files)
  expect(dragFiles('drop', files)).toBe(true)
  await expect.element(dropHere).not.toBeInTheDocument()
  await expect.poll(async () => JSON.stringify((await config()).openapi ?? '')).toContain('zoo.json')
})

test('a drag without files is left to the tree', async () => {
  dragFiles('dragover')
  await expect.element(row('Setup')).toBeVisible()
  await expect.element(said('Drop to add as an API file')).not.toBeInTheDocument()
})
