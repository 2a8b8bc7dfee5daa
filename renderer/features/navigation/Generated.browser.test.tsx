import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useView } from '../../host/view/view.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { Navigation } from './Navigation.tsx'
import { requestNewPage } from './newPageRequest.ts'

const operation = (summary: string, tag: string) => ({ summary, tags: [tag], responses: {} })
const API = {
  openapi: '3.1.0',
  info: { title: 'Zoo', version: '1' },
  paths: {
    '/animals': { get: operation('List animals', 'Animals'), post: operation('Add an animal', 'Animals') },
    '/tickets': { get: operation('List tickets', 'Tickets') },
  },
}
const DOCS = { name: 'Acme', openapi: 'zoo.json', navigation: [{ group: 'Start', pages: ['one'] }] }
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

let opened: OpenedTestSite
const row = (name: string) => page.getByRole('treeitem', { name, exact: true })
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()
const item = (name: string | RegExp) => page.getByRole('menuitem', { name })
const start = async () => JSON.stringify(JSON.parse(await opened.text('docs.json')).navigation[0].pages)
const drag = (from: string, to: string) =>
  userEvent.dragAndDrop(row(from), row(to), {
    targetPosition: { x: 80, y: row(to).element().getBoundingClientRect().height / 2 },
  })

async function open(more: Parameters<typeof openSite>[0] = {}, first = 'One') {
  opened = await openSite({
    'docs.json': json(DOCS),
    'one.mdx': '---\ntitle: One\n---\n',
    'zoo.json': json(API),
    ...more,
  })
  await opened.render(<Navigation />)
  await expect.element(row(first)).toBeVisible()
}

test('pages that an API file adds are listed, and groups of them fold', async () => {
  await open()
  await expect.element(page.getByText('Generated').first()).toBeVisible()
  await expect.element(row('List animals')).toHaveTextContent(/GET/)
  await button('Expand or collapse Animals').click()
  await expect.element(row('List animals')).not.toBeInTheDocument()
  await expect.element(row('List tickets')).toBeVisible()
  await button('Expand or collapse Animals').click()
  await expect.element(row('List animals')).toBeVisible()
})

test('the search finds operations in closed groups', async () => {
  await open()
  await button('Expand or collapse Animals').click()
  await expect.element(row('List animals')).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Find in the navigation' }).fill('list an')
  await expect.element(row('List animals')).toBeVisible()
  await expect.element(row('List tickets')).not.toBeInTheDocument()
})

test('an operation is dragged into a group, and is not listed twice', async () => {
  await open()
  await drag('List tickets', 'Start')
  await expect.poll(start).toMatch(/tickets/)
  await expect.element(row('Tickets')).not.toBeInTheDocument()
  await expect.element(row('Animals')).toBeVisible()
})

test('a group of operations is dragged into a group as a group', async () => {
  await open()
  await drag('Animals', 'Start')
  await expect.poll(start).toMatch(/"group":"Animals","pages":\[.*animal.*animal/)
})

test('the menu of an operation leads to the API files', async () => {
  await open()
  await button('Actions for List tickets').click()
  await item('API files and settings').click()
  await expect
    .poll(() => useView.of(opened.site).getState().main)
    .toEqual({ kind: 'section', section: 'api' })
})

test('an operation is added to the navigation by its menu', async () => {
  await open()
  await button('Actions for List tickets').click()
  await item(/^Add to navigation|^Move to|^Add to/).click()
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Into “Start”/ })
    .click()
  await expect.poll(start).toMatch(/tickets/)
})

test('a new page that is requested elsewhere is asked for here', async () => {
  await open()
  requestNewPage(opened.site)
  await expect.element(page.getByRole('dialog', { name: 'New page' })).toBeVisible()
  expect(useView.of(opened.site).getState().panes.navigation).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
