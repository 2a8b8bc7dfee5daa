import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openBeside } from '../../../host/view/split-view.ts'
import { showPage, showSection, useView } from '../../../host/view/view.ts'
import { type OpenedTestSite, openSite } from '../../../testing/rendered-site.tsx'
import { usePageReferences } from '../../references/store.ts'
import { PageTabs } from './PageTabs.tsx'
import { canGoInHistory, closeTabs, goInHistory, keepTab, recentPages, renameTab } from './tabActions.ts'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one", "two", "three"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n',
  'two.mdx': '---\ntitle: Two\n---\n',
  'three.mdx': '---\ntitle: Three\n---\n',
}

let opened: OpenedTestSite
const view = () => useView.of(opened.site).getState()
const tabs = () => page.getByRole('tab').elements()
const names = () => tabs().map(tab => tab.getAttribute('aria-label'))
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const choose = async (name: string, action: string) => {
  await tab(name).click({ button: 'right' })
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

beforeEach(async () => {
  opened = await openSite(FILES)
  for (const file of ['one.mdx', 'two.mdx', 'three.mdx']) {
    showPage(opened.site, file)
    keepTab(opened.site, file)
  }
  await opened.render(<PageTabs />)
  await expect.poll(names).toEqual(['One', 'Two', 'Three'])
})

/** What the browser reports while a tab is dragged over the bar, at the left or right half of another. */
function drag(type: string, target: Element, half: 'left' | 'right', dataTransfer = new DataTransfer()) {
  const { left, width, top, height } = target.getBoundingClientRect()
  const clientX = left + (half === 'left' ? width / 4 : (width * 3) / 4)
  const event = new DragEvent(type, {
    dataTransfer,
    clientX,
    clientY: top + height / 2,
    bubbles: true,
    cancelable: true,
  })
  target.dispatchEvent(event)
  return event
}

const marks = () =>
  [...document.querySelectorAll('[data-mark]')].map(marked => [
    marked.querySelector('[role="tab"]')?.getAttribute('aria-label'),
    marked.getAttribute('data-mark'),
  ])

/** The marks while the pointer is over the left half of a tab. */
function marksOver(target: Element) {
  drag('dragover', target, 'left')
  return marks()
}

test('while a tab is dragged, the place where it would go is marked', async () => {
  const [one, two, three] = [tab('One').element(), tab('Two').element(), tab('Three').element()]
  expect(drag('dragover', two, 'right').defaultPrevented).toBe(false)
  const start = drag('dragstart', one, 'left')
  expect(start.dataTransfer?.getData('text/plain')).toBe('one.mdx')
  await expect.poll(() => marksOver(three)).toEqual([['Three', 'before']])
  await expect.poll(() => marksOver(two)).toEqual([])
  expect(drag('dragover', three, 'left').defaultPrevented).toBe(true)
  drag('dragover', three, 'right')
  await expect.poll(marks).toEqual([['Three', 'after']])
  drag('drop', three, 'right')
  await expect.poll(names).toEqual(['Two', 'Three', 'One'])
  expect(marks()).toEqual([])
})

test('a drag that ends elsewhere moves nothing', async () => {
  const [one, three] = [tab('One').element(), tab('Three').element()]
  drag('dragstart', one, 'left')
  await expect.poll(() => marksOver(three)).toEqual([['Three', 'before']])
  drag('dragend', one, 'left')
  await expect.poll(marks).toEqual([])
  expect(names()).toEqual(['One', 'Two', 'Three'])
})

test('a tab is dragged to the front', async () => {
  const [one, three] = [tab('One').element(), tab('Three').element()]
  drag('dragstart', three, 'left')
  await expect.poll(() => marksOver(one)).toEqual([['One', 'before']])
  drag('drop', one, 'left')
  await expect.poll(names).toEqual(['Three', 'One', 'Two'])
})

test('the cross of a pinned tab unpins it', async () => {
  await choose('Two', 'Pin')
  await expect.poll(names).toEqual(['Two, pinned', 'One', 'Three'])
  await page.getByTitle('Unpin').click()
  await expect.poll(names).toEqual(['Two', 'One', 'Three'])
})

test('while a section is shown, the Tab key reaches the first tab', async () => {
  const reached = () => tabs().map(({ tabIndex }) => (tabIndex === 0 ? 'reached' : 'not'))
  expect(reached()).toEqual(['not', 'not', 'reached'])
  showSection(opened.site, 'look')
  await expect.poll(reached).toEqual(['reached', 'not', 'not'])
})

test('a page that is opened to the side stays open, and closing it gives its room back', async () => {
  showPage(opened.site, 'one.mdx')
  openBeside(opened.site, { kind: 'page', file: 'two.mdx' })
  await expect.poll(() => view().beside).toBeDefined()
  closeTabs(opened.site, ['two.mdx'])
  await expect.poll(() => view().beside).toBeUndefined()
  await expect.poll(names).toEqual(['One', 'Three'])
  expect(view().main).toEqual({ kind: 'page', file: 'one.mdx' })
})

test('the pages that were shown last are known, each once', async () => {
  expect(recentPages(opened.site)).toEqual(['three.mdx', 'two.mdx', 'one.mdx'])
  showPage(opened.site, 'two.mdx')
  showSection(opened.site, 'look')
  expect(recentPages(opened.site)).toEqual(['two.mdx', 'three.mdx', 'one.mdx'])
})

test('the history of what was shown has an end', async () => {
  for (let turn = 0; turn < 60; turn++) {
    showPage(opened.site, 'one.mdx')
    showPage(opened.site, 'two.mdx')
  }
  let steps = 0
  for (; canGoInHistory(opened.site, -1) && steps < 300; steps++) goInHistory(opened.site, -1)
  expect(steps).toBe(99)
})

test('a page whose file is renamed keeps its tab', async () => {
  renameTab(opened.site, 'two.mdx', 'dos.mdx')
  await expect
    .poll(() => tabs().map(one => one.getAttribute('title')))
    .toEqual(['one.mdx', 'dos.mdx', 'three.mdx'])
  renameTab(opened.site, 'dos.mdx', 'three.mdx')
  await expect.poll(() => tabs().map(one => one.getAttribute('title'))).toEqual(['one.mdx', 'three.mdx'])
})

test('the links to the page of a tab are found from its menu', async () => {
  await choose('One', 'Find references…')
  await expect.poll(() => usePageReferences.of(opened.site).getState().file).toBe('one.mdx')
})

test('a key that means something to a tab does nothing else, and every other key is left alone', () => {
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    tab('One').element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(['ArrowRight', 'Home', ' ', 'a', 'Tab'].map(press)).toEqual([true, true, true, false, false])
})
