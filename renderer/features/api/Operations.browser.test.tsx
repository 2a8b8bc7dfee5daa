import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { usePreview } from '../../host/session/previewed-page.ts'
import { useConfig } from '../../host/site/config.ts'
import { useView } from '../../host/view/view.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { SettingsPanel } from '../settings/SettingsPanel.tsx'
import { API, DOCS, FILES, text } from './testing/zoo.ts'

let opened: OpenedTestSite
const preview = vi.fn()
const operations = () => page.getByRole('grid', { name: 'Operations' })
const row = (name: string) => operations().getByRole('row', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const view = () => useView.of(opened.site).getState()
const shown = () => usePreview.of(opened.site).getState().page?.path
const config = async () => JSON.parse(await opened.text('docs.json'))

async function open(content: Record<string, string> = FILES, prepare = () => {}) {
  preview.mockReset()
  preview.mockImplementation(({ page: path }) => ({ path, file: undefined, url: 'about:blank', revision: 1 }))
  opened = await openSite(content, { handlers: { preview } })
  prepare()
  await opened.render(<SettingsPanel section="api" />)
}

/** An API with `count` operations, each with a reference to nowhere. */
const broken = (count: number) => {
  const paths = Array.from({ length: count }, (_, index) => [
    `/p${index}`,
    { get: { summary: `Operation ${index}`, responses: { 200: { $ref: '#/components/responses/Gone' } } } },
  ])
  return { ...FILES, 'zoo.json': text({ ...API, paths: Object.fromEntries(paths) }) }
}

test('the preview shows the first operation when the section opens', async () => {
  await open()
  await expect.poll(shown).toMatch(/get-animals$/)
  await row('List tickets').click()
  await expect.poll(shown).toMatch(/get-tickets$/)
})

test('a preview that does not follow stays where it is until an operation is selected', async () => {
  await open(FILES, () => useView.of(opened.site).setState({ follow: false }))
  await expect.element(row('List tickets')).toBeVisible()
  expect(preview).not.toHaveBeenCalled()
  await row('List tickets').click()
  await expect.poll(shown).toMatch(/get-tickets$/)
})

test('a hidden preview is not filled', async () => {
  await open(FILES, () =>
    useView.of(opened.site).setState(({ panes }) => ({ panes: { ...panes, preview: false } })),
  )
  await row('List tickets').click()
  await row('List animals').click()
  expect(preview).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toMatch(/get-animals$/)
  expect(view().panes.preview).toBe(true)
})

test('Enter folds the group that is selected', async () => {
  await open()
  await row('Animals').first().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(row('List animals')).not.toBeInTheDocument()
})

test('all operations are selected together and excluded as one step', async () => {
  await open()
  await row('List animals').click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await button('More actions for “List animals”').click()
  await expect.element(page.getByRole('menuitem', { name: 'Show in preview' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Nothing: exclude it' }).click()
  await expect.poll(() => opened.project.state().undo).toBe('Exclude 3 operations')
  await button('More actions for “List animals”').click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Move to…' }))
    .toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'A generated page' }).click()
  await expect.poll(() => opened.text('zoo.json')).toBe(FILES['zoo.json'])
})

test('several operations get pages of their own as one step, and lose them as one', async () => {
  await open()
  await button('More actions for “Animals”').click()
  await page.getByRole('menuitem', { name: 'Your own page around the generated reference' }).click()
  await expect.poll(() => opened.project.state().undo).toBe('Create 2 pages for operations')
  const own = () => opened.project.pages().filter(({ operation }) => operation !== undefined)
  await expect.poll(() => own().length).toBe(2)
  await button('More actions for “Animals”').click()
  await page.getByRole('menuitem', { name: 'A generated page' }).click()
  await expect.poll(() => own().length).toBe(0)
})

test('a group is added to the navigation as a group', async () => {
  await open()
  await button('More actions for “Animals”').click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent(/Animals/)
  await dialog.getByRole('option', { name: /Into “Start”/ }).click()
  await expect
    .poll(async () => JSON.stringify((await config()).navigation))
    .toMatch(/"group":"Animals","pages":\[".*",".*"\]/)
})

test('the problems of an operation are counted beside it and lead to the first', async () => {
  await open(broken(1))
  await row('Operation 0').getByRole('button', { name: '1 problem' }).click()
  await expect.poll(() => view().main).toEqual({ kind: 'page', file: 'zoo.json' })
})

test('of many problems the first are listed, the others on request', async () => {
  await open(broken(9))
  const list = page.getByRole('list', { name: /in this file/ })
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(6)
  await button('Show 5 more').click()
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(11)
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent(/Gone/)
  await expect.element(button(/^Show \d+ more/)).not.toBeInTheDocument()
})

test('an API file without problems says so', async () => {
  await open()
  await page.getByRole('button', { name: /^Second second\.json/ }).click()
  await expect.element(page.getByText('No problems in this file.')).toBeVisible()
})

test('a large API file starts with its groups collapsed', async () => {
  const { '/tickets': tickets } = API.paths
  const paths = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`/p${index}`, tickets]))
  await open({ ...FILES, 'zoo.json': text({ ...API, paths }) })
  await expect.element(row('Tickets').first()).toBeVisible()
  await expect.element(row('List tickets').first()).not.toBeInTheDocument()
  await button('Expand “Tickets”').click()
  await expect.element(row('List tickets').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find an operation' }).fill('p60')
  await expect.element(button('Collapse “Tickets”')).toBeVisible()
})

test('what cannot be read as an API file says why at its row', async () => {
  await open({ ...FILES, 'zoo.json': '{ "openapi": "3.1.0", "paths": ' })
  await expect.element(page.getByText(/The file ends too early.*Look for the object or list/)).toBeVisible()
  await expect.element(page.getByText('1 error', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Operations of Second' })).toBeVisible()
})

test('a file that another file of the repository already is gets a free name', async () => {
  await open()
  const input = page.elementLocator(document.querySelector('input[type="file"]') as HTMLElement)
  await input.upload(new File([text(API)], 'zoo.json'))
  await expect.poll(async () => (await config()).openapi.at(-1)).toBe('zoo-2.json')
  expect(opened.project.state().undo).toBe('Import API file zoo-2.json')
})

test('while docs.json cannot be read, no file is imported and nothing is added', async () => {
  await open()
  const { importApiFiles } = await import('./importFiles.ts')
  opened.disk.change({ 'docs.json': '{{' })
  await expect.poll(() => useConfig.of(opened.site).getState().broken).toBeDefined()
  await importApiFiles(opened.site, [new File([text(API)], 'new.json')])
  await expect.element(page.getByText(/docs\.json can’t be read/).last()).toBeVisible()
  expect(opened.project.state().undo).toBeUndefined()
})

test('the choice of a file that nobody lists is closed again, or fails with a reason', async () => {
  await open()
  await button('Choose a file from this site…').click()
  await expect.element(page.getByRole('option', { name: 'other.yaml' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'zoo.json' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect((await config()).openapi).toEqual(DOCS.openapi)
})

test('API files of tabs and pages are listed apart', async () => {
  const tabs = [{ name: 'Zoo', url: 'zoo', openapi: 'zoo.json' }]
  await open({ ...FILES, 'docs.json': text({ ...DOCS, openapi: 'second.json', tabs }) })
  const others = page.getByRole('list', { name: /^Also read/ })
  await expect.element(others.getByRole('button', { name: /^Zoo zoo\.json/ })).toBeVisible()
  await expect.element(others.getByRole('button', { name: /^Second/ })).not.toBeInTheDocument()
})

test('what is listed is moved by its menu, the last one only up', async () => {
  await open()
  await button('Actions for Zoo').click()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await expect.poll(async () => (await config()).openapi).toEqual(['second.json', 'zoo.json'])
  expect(opened.project.state().undo).toBe('Move API file zoo.json')
})

test('a page of an operation is not deleted while docs.json cannot be read', async () => {
  await open()
  await button('More actions for “List tickets”').click()
  const menu = page.getByRole('menu')
  await expect.element(menu.getByText('What readers get')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Your own page around the generated reference' }).click()
  const own = () => opened.project.pages().find(({ operation }) => operation !== undefined)?.file
  await expect.poll(own).toBeDefined()
  opened.disk.change({ 'docs.json': '{{' })
  await expect.poll(() => useConfig.of(opened.site).getState().broken).toBeDefined()
  await button('More actions for “List tickets”').click()
  await page.getByRole('menuitem', { name: 'A generated page' }).click()
  await expect.element(page.getByText('docs.json can’t be read. Fix it first.').last()).toBeVisible()
  expect(own()).toBeDefined()
})

test('the list of files and the dialog for a URL say what they are for', async () => {
  await open()
  const files = page.getByRole('region', { name: 'API files' })
  await expect.element(files.getByText(/Their operations become pages automatically/)).toBeVisible()
  await expect.element(files.getByRole('button', { name: 'Import a file…' })).toBeVisible()
  await files.getByRole('button', { name: 'Add a URL…' }).click()
  await expect.element(page.getByText(/Nothing is downloaded until you ask for it/)).toBeVisible()
})
