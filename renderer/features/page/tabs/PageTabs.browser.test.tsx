import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { provideCommand } from '../../../host/commands/commands.ts'
import { showPage, useView } from '../../../host/view/view.ts'
import { showLanguage } from '../../../messages/messages.ts'
import { expectAccessible } from '../../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../../testing/rendered-site.tsx'
import { PageTabs } from './PageTabs.tsx'
import { canGoInHistory, goInHistory, stepTab } from './tabActions.ts'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one", "two", "three"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n',
  'two.mdx': '---\ntitle: Two\n---\n',
  'three.mdx': '---\ntitle: Three\n---\n',
  'deep/two.mdx': '---\ntitle: Two\n---\n',
}

let opened: OpenedTestSite
const view = () => useView.of(opened.site).getState()
const names = () =>
  page
    .getByRole('tab')
    .elements()
    .map(tab => tab.getAttribute('aria-label'))
const tab = (name: string | RegExp) => page.getByRole('tab', { name, exact: typeof name === 'string' })
const shown = () => (view().main.kind === 'page' ? (view().main as { file: string }).file : undefined)

/** Opens pages, each to stay. */
async function keep(...files: readonly string[]) {
  for (const file of files) {
    showPage(opened.site, file)
    await page.getByRole('tab', { selected: true }).dblClick()
  }
}

const choose = async (name: string | RegExp, action: string) => {
  await tab(name).click({ button: 'right' })
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

beforeEach(async () => {
  opened = await openSite(FILES)
  const { app, site } = opened
  provideCommand(app, 'go.back', {
    run: () => goInHistory(site, -1),
    isEnabled: () => canGoInHistory(site, -1),
  })
  provideCommand(app, 'go.forward', {
    run: () => goInHistory(site, 1),
    isEnabled: () => canGoInHistory(site, 1),
  })
  await opened.render(<PageTabs />)
})

test('without an open page there are no tabs', async () => {
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()
})

test('a page that was only looked at makes room for the next', async () => {
  showPage(opened.site, 'one.mdx')
  await expect.poll(names).toEqual(['One'])
  showPage(opened.site, 'two.mdx')
  await expect.poll(names).toEqual(['Two'])
})

test('a double click, an edit and the menu keep a page open', async () => {
  await keep('one.mdx')
  showPage(opened.site, 'two.mdx')
  await opened.insert('two.mdx', 4, 'icon: book\n')
  await expect.element(tab('Two, unsaved changes')).toBeVisible()
  showPage(opened.site, 'three.mdx')
  await choose('Three', 'Keep open')
  showPage(opened.site, 'deep/two.mdx')
  await expect.poll(names).toEqual(['One', 'Two, /, unsaved changes', 'Three', 'Two, deep'])
  await expect.element(tab('Two, deep')).toHaveAttribute('aria-selected', 'true')
  await expectAccessible()
})

test('a click shows the page of a tab', async () => {
  await keep('one.mdx', 'two.mdx')
  await tab('One').click()
  await expect.poll(shown).toBe('one.mdx')
  await expect.element(tab('One')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('Two')).toHaveAttribute('aria-selected', 'false')
})

test('the keyboard goes from tab to tab, opens, moves and closes them', async () => {
  await keep('one.mdx', 'two.mdx', 'three.mdx')
  await tab('Three').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('One')).toHaveFocus()
  expect(shown()).toBe('three.mdx')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Two')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toBe('two.mdx')
  await userEvent.keyboard('{Home}')
  await expect.element(tab('One')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tab('Three')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Two')).toHaveFocus()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
  await expect.poll(names).toEqual(['One', 'Three', 'Two'])
  await expect.element(tab('Two')).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(names).toEqual(['One', 'Three'])
  await expect.poll(shown).toBe('three.mdx')
  await expect.element(tab('Three')).toHaveFocus()
})

test('the keyboard opens the menu of a tab', async () => {
  await keep('one.mdx')
  await tab('One').click()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(page.getByRole('menu', { name: 'Actions for tab One' })).toBeVisible()
  await expect
    .element(page.getByRole('menuitem', { name: 'Move left' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(page.getByRole('menuitem', { name: 'Move right' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(page.getByRole('menuitem', { name: 'Close others' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('menuitem', { name: 'Keep open' })).not.toBeInTheDocument()
})

test('tabs are moved, pinned and unpinned by the menu', async () => {
  await keep('one.mdx', 'two.mdx', 'three.mdx')
  await choose('One', 'Move right')
  await expect.poll(names).toEqual(['Two', 'One', 'Three'])
  await choose('One', 'Move left')
  await expect.poll(names).toEqual(['One', 'Two', 'Three'])
  await choose('Three', 'Pin')
  await expect.poll(names).toEqual(['Three, pinned', 'One', 'Two'])
  await choose('One', 'Close others')
  await expect.poll(names).toEqual(['Three, pinned', 'One'])
  await choose('Three, pinned', 'Unpin')
  await expect.poll(names).toEqual(['Three', 'One'])
})

test('the menu closes one tab, those to the right, and all', async () => {
  await keep('one.mdx', 'two.mdx', 'three.mdx', 'deep/two.mdx')
  await choose('Three', 'Close')
  await expect.poll(names).toEqual(['One', 'Two, /', 'Two, deep'])
  await choose('One', 'Close tabs to the right')
  await expect.poll(names).toEqual(['One'])
  await expect.poll(shown).toBe('one.mdx')
  await page.getByRole('button', { name: 'All open pages' }).click()
  await page.getByRole('menuitem', { name: 'Close all' }).click()
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()
  expect(view().main).toEqual({ kind: 'section', section: 'basics' })
})

test('the list of all open pages shows one', async () => {
  await keep('one.mdx', 'two.mdx')
  await page.getByRole('button', { name: 'All open pages' }).click()
  await page.getByRole('menuitem', { name: 'One' }).click()
  await expect.poll(shown).toBe('one.mdx')
})

test('a tab is closed with its cross or the middle button', async () => {
  await keep('one.mdx', 'two.mdx', 'three.mdx')
  await page.getByTitle('Close').nth(2).click()
  await expect.poll(names).toEqual(['One', 'Two'])
  await tab('One').click({ button: 'middle' })
  await expect.poll(names).toEqual(['Two'])
})

test('a page is opened to the side', async () => {
  await keep('one.mdx', 'two.mdx')
  await choose('One', 'Open to the side')
  await expect.poll(() => view().beside).toBeDefined()
})

test('back and forward go through the pages that were shown', async () => {
  showPage(opened.site, 'one.mdx')
  const back = page.getByRole('button', { name: /^Go back/ })
  const forward = page.getByRole('button', { name: /^Go forward/ })
  showPage(opened.site, 'two.mdx')
  await expect.element(forward).toBeDisabled()
  await back.click()
  await expect.poll(shown).toBe('one.mdx')
  await forward.click()
  await expect.poll(shown).toBe('two.mdx')
  await back.click()
  showPage(opened.site, 'three.mdx')
  await expect.element(forward).toBeDisabled()
})

test('the next and the previous tab wrap around', async () => {
  await keep('one.mdx', 'two.mdx')
  stepTab(opened.site, 1)
  await expect.poll(shown).toBe('one.mdx')
  stepTab(opened.site, -1)
  await expect.poll(shown).toBe('two.mdx')
})

test('the tab of a deleted page closes unless the page is shown', async () => {
  await keep('one.mdx', 'two.mdx')
  await opened.host.edit({ label: 'Delete', edits: [], remove: ['one.mdx'] })
  await expect.poll(names).toEqual(['Two'])
  await opened.host.edit({ label: 'Delete', edits: [], remove: ['two.mdx'] })
  await expect.poll(() => opened.project.pages().length).toBe(2)
  expect(shown()).toBe('two.mdx')
})

test('tabs are dragged along the bar', async () => {
  await keep('one.mdx', 'two.mdx', 'three.mdx')
  await userEvent.dragAndDrop(tab('One'), tab('Three'), { targetPosition: { x: 60, y: 10 } })
  await expect.poll(names).toEqual(['Two', 'Three', 'One'])
})

test('right to left, the left arrow key leads to the next tab', async () => {
  await keep('one.mdx', 'two.mdx', 'three.mdx')
  await showLanguage('ar-XB')
  tab('One').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Two')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('One')).toHaveFocus()
  await showLanguage('en')
})
