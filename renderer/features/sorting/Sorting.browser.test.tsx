import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectNow } from '../../host/site/project.ts'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { Navigation } from '../navigation/Navigation.tsx'
import { SortingPanel } from './SortingPanel.tsx'

const titled = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`

const FILES = {
  'intro.mdx': titled('Introduction'),
  'plain.mdx': 'Text.\n',
  'Setup.mdx': titled('Setup'),
  'loose.mdx': titled('Loose page'),
  'guides/one.mdx': titled('First guide'),
  'guides/two.mdx': titled('Second guide'),
  'guides/deep/three.mdx': titled('Third guide'),
}
const START = [{ group: 'Start', pages: ['intro', 'gone', 'also/gone', 'intro', 'setup', 'plain'] }]

/** Opens a site with the panel, large enough for all of its rows. */
async function open(files: Readonly<Record<string, string>> = FILES, navigation: unknown = START) {
  const opened = await openSite({ 'docs.json': JSON.stringify({ name: 'Acme', navigation }), ...files })
  await opened.render(
    <div style={{ blockSize: 500, display: 'flex' }}>
      <SortingPanel />
    </div>,
  )
  const navigationNow = async (): Promise<unknown> => JSON.parse(await opened.text('docs.json')).navigation
  return { ...opened, navigationNow }
}

const task = (name: string | RegExp) => page.getByRole('tab', { name })
const row = (name: string | RegExp) => page.getByRole('row', { name })
const tick = (name: string | RegExp) => row(name).getByRole('checkbox')
const all = () => page.getByRole('checkbox', { name: 'Select all', exact: true }).first()
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const selected = () => page.getByText(/^[\d,]+ of [\d,]+ selected$/)
const undo = () => button('Revert').last().click()

test('what is to be sorted out is listed by task, with a count each', async () => {
  await open()
  const tabs = page.getByRole('tablist', { name: 'Tasks' }).getByRole('tab')
  await expect
    .poll(() => tabs.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Missing pages2',
      'Uppercase and lowercase1',
      'Listed twice1',
      'Without a title1',
      'In no group4',
    ])
  for (const name of [/^Upper/, /^Listed/, /^Without/, /^In no group/, /^Missing/]) {
    await task(name).click()
    await expectAccessible()
  }
})

test('missing pages are created in one step, and their entries removed in one step', async () => {
  const { navigationNow, project, text } = await open()
  await all().click({ force: true })
  await expect.element(selected()).toHaveTextContent('2 of 2 selected')
  await button('Create pages').click()
  await expect.element(page.getByText('Nothing left here')).toBeVisible()
  expect(await text('also/gone.mdx')).toBe('---\ntitle: "Gone"\n---\n\n')
  await undo()
  await expect.element(row(/^also$/)).toBeVisible()
  expect(project.state().dirty).toEqual([])
  await expect.element(selected()).toHaveTextContent('2 of 2 selected')
  await button('Remove entries').click()
  await expect.poll(navigationNow).toEqual([{ group: 'Start', pages: ['intro', 'intro', 'setup', 'plain'] }])
  await expect.element(page.getByText('Removed 2 entries from the navigation').last()).toBeVisible()
})

test('a missing page is created under another title, or another page is chosen', async () => {
  const { navigationNow } = await open()
  await row(/^gone/).hover()
  await button('Create gone…').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox', { name: 'File name' })).toHaveValue('gone')
  await userEvent.keyboard('{Escape}')
  await row(/^gone/).hover()
  await button('Choose another page for gone…').click()
  await dialog.getByRole('option', { name: /Loose page/ }).click()
  await expect
    .poll(navigationNow)
    .toMatchObject([{ pages: ['intro', 'loose', 'also/gone', 'intro', 'setup', 'plain'] }])
})

test('a missing page whose name no file can have is not created, and its count is reported', async () => {
  const { text } = await open({ 'intro.mdx': titled('Introduction') }, [
    { group: 'Start', pages: ['a#b', 'fine'] },
  ])
  await all().click({ force: true })
  await button('Create pages').click()
  await expect.element(page.getByText(/^1 page was not created/)).toBeVisible()
  expect(await text('fine.mdx')).toContain('title: "Fine"')
})

test('duplicates are removed, and names get the letters of their files', async () => {
  const { navigationNow } = await open()
  await task(/^Listed twice/).click()
  await expect.element(row(/^Introduction/)).toHaveTextContent(/in Start/)
  await row(/^Introduction/).click()
  await button('Remove duplicates').click()
  await task(/^Uppercase/).click()
  await expect.element(row(/setup/)).toHaveTextContent(/The file is named “Setup”/)
  await tick(/setup/).click({ force: true })
  await button('Use the names of the files').click()
  await expect
    .poll(navigationNow)
    .toMatchObject([{ pages: ['intro', 'gone', 'also/gone', 'Setup', 'plain'] }])
})

test('a page without a title gets the name that readers see', async () => {
  const { site, text } = await open()
  await task(/^Without a title/).click()
  await row(/^Plain/).hover()
  await button('Open Plain').click()
  expect(useView.of(site).getState().main).toEqual({ kind: 'page', file: 'plain.mdx' })
  await tick(/^Plain/).click({ force: true })
  await button('Use the names as titles').click()
  await expect.poll(() => text('plain.mdx')).toBe('---\ntitle: Plain\n---\n\nText.\n')
  await expect.element(page.getByText('Gave 1 page a title')).toBeVisible()
})

test('a folder takes its pages along, and is partly ticked when some of them are', async () => {
  await open()
  await task(/^In no group/).click()
  await tick(/^guides/).click({ force: true })
  await expect.element(selected()).toHaveTextContent('3 of 4 selected')
  await expect.element(tick(/^Third guide/)).toBeChecked()
  await tick(/^First guide/).click({ force: true })
  await expect.element(tick(/^guides/)).toBePartiallyChecked()
  await expect.element(row(/^guides/)).toHaveTextContent(/2 of 3/)
  await expectAccessible()
  await tick(/^guides/).click({ force: true })
  await expect.element(selected()).toHaveTextContent('3 of 4 selected')
})

test('the keyboard goes through the rows, expands folders and ticks', async () => {
  await open()
  await task(/^In no group/).click()
  await row(/^guides/).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row(/^deep/)).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(selected()).toHaveTextContent('2 of 4 selected')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(row(/^Third guide/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(selected()).toHaveTextContent('4 of 4 selected')
})

test('the chosen pages go into a group as one step', async () => {
  const { navigationNow } = await open()
  await task(/^In no group/).click()
  await tick(/^guides/).click({ force: true })
  await button('Add to a group…').click()
  await page
    .getByRole('dialog', { name: 'Add 3 pages to the navigation' })
    .getByRole('option', { name: /Into “Start”/ })
    .click()
  await expect
    .poll(async () => JSON.stringify(await navigationNow()))
    .toMatch(/"guides\/deep\/three","guides\/one","guides\/two"/)
  await expect.element(page.getByText('Added 3 pages to the navigation').last()).toBeVisible()
  await undo()
  await expect.poll(navigationNow).toEqual(START)
})

test('the chosen pages become groups by their folders, shown first', async () => {
  const { navigationNow } = await open()
  await task(/^In no group/).click()
  await tick(/^guides/).click({ force: true })
  await button('Add by folder…').click()
  const dialog = page.getByRole('dialog', { name: 'Generate navigation from folders' })
  await expect.element(dialog.getByText('Second guide')).toBeVisible()
  await expect.element(dialog.getByText('Loose page')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Add 3 pages' }).click()
  await expect.poll(async () => JSON.stringify(await navigationNow())).toMatch(/"group":"Guides"/)
})

test('pages are marked as hidden in one step', async () => {
  const { text } = await open()
  await task(/^In no group/).click()
  await tick(/^guides/).click({ force: true })
  await button('Mark as hidden').click()
  await expect
    .poll(() => text('guides/deep/three.mdx'))
    .toMatch(/^---\ntitle: Third guide\nhidden: true\n---/)
  await expect.element(task(/^In no group/)).toHaveTextContent('In no group1')
  await undo()
  await expect.element(task(/^In no group/)).toHaveTextContent('In no group4')
})

test('pages that are kept out stay in a list of their own, and come back', async () => {
  await open()
  await task(/^In no group/).click()
  await row(/^Loose page/).hover()
  await button('Keep Loose page out of the navigation').click()
  await expect.element(page.getByText('“Loose page” stays out of the navigation.').last()).toBeVisible()
  await expect.element(task(/^In no group/)).toHaveTextContent('In no group3')
  await task(/^Kept out/).click()
  await tick(/^Loose page/).click({ force: true })
  await button('List again').click()
  await expect.element(task(/^In no group/)).toHaveTextContent('In no group4')
})

test('a search leaves the items it finds, and actions leave the others alone', async () => {
  const { navigationNow } = await open()
  await task(/^In no group/).click()
  await all().click({ force: true })
  const search = page.getByRole('searchbox', { name: 'Search by title or path' })
  await search.fill('loose')
  await expect.element(selected()).toHaveTextContent('1 of 1 selected')
  await button('Add to a group…').click()
  await page.getByRole('option', { name: /Into “Start”/ }).click()
  await expect.poll(async () => JSON.stringify(await navigationNow())).toMatch(/"plain","loose"\]/)
  await expect.element(page.getByText('No results for “loose”')).toBeVisible()
  await search.clear()
  await expect.element(selected()).toHaveTextContent('3 of 3 selected')
})

test('of thousands of pages all can be reached, and few are drawn', async () => {
  const loose = Array.from({ length: 2_000 }, (_, at) => [`all/p${at}.mdx`, titled(`P${at}`)])
  await open({ ...Object.fromEntries(loose), 'intro.mdx': titled('Introduction') }, ['intro'])
  await expect.element(task(/^In no group/)).toHaveTextContent('In no group2,000')
  await row(/^all/).getByRole('button', { name: 'Expand or collapse all' }).click()
  await expect.element(row(/^P0$/)).toBeVisible()
  await row(/^P0$/).click()
  await userEvent.keyboard('{End}')
  await expect.element(row(/^P1999$/)).toHaveFocus()
  expect(page.getByRole('row').elements().length).toBeLessThan(60)
  await all().click({ force: true })
  await expect.element(selected()).toHaveTextContent('2,000 of 2,000 selected')
})

test('the navigation says how much there is to sort out, and shows it', async () => {
  const { site, render } = await openSite({
    'docs.json': JSON.stringify({ name: 'Acme', navigation: START }),
    ...FILES,
  })
  await render(<Navigation />)
  await button(/^To sort out 9$/).click()
  expect(useView.of(site).getState().below).toBe('sorting')
  await expectAccessible()
})

test('selected pages are dragged from the list into a group, as one step', async () => {
  const { site, render, text } = await openSite({
    'docs.json': JSON.stringify({ name: 'Acme', navigation: START }),
    ...FILES,
  })
  await render(
    <>
      <div style={{ blockSize: 250, display: 'flex', flexDirection: 'column' }}>
        <Navigation />
      </div>
      <div style={{ blockSize: 450, display: 'flex' }}>
        <SortingPanel />
      </div>
    </>,
  )
  await task(/^In no group/).click()
  await tick(/^deep/).click({ force: true })
  await tick(/^First guide/).click({ force: true })
  const group = page.getByRole('treeitem', { name: 'Start' })
  const { height } = group.element().getBoundingClientRect()
  await userEvent.dragAndDrop(page.getByText('First guide', { exact: true }), group, {
    targetPosition: { x: 80, y: height / 2 },
  })
  await expect.poll(() => text('docs.json')).toMatch(/"plain","guides\/deep\/three","guides\/one"\]/)
  await expect.element(page.getByText('Added 2 pages to the navigation').last()).toBeInTheDocument()
  expect(projectNow(site).undo).toBe('Add 2 pages')
})
