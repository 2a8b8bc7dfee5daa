import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useConfig } from '../../host/site/config.ts'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { SettingsPanel } from '../settings/SettingsPanel.tsx'
import { API, DOCS, FILES, text } from './testing/zoo.ts'

let opened: OpenedTestSite
const downloadApis = vi.fn()
const config = async () => JSON.parse(await opened.text('docs.json'))
const api = async (file = 'zoo.json') => JSON.parse(await opened.text(file))
const operations = () => page.getByRole('grid', { name: 'Operations' })
const row = (name: string) => operations().getByRole('row', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const counts = () => page.getByRole('status').filter({ hasText: /operations?:/ })

async function open(content: Record<string, string | Uint8Array> = FILES) {
  opened = await openSite(content, { handlers: { downloadApis } })
  await opened.render(<SettingsPanel section="api" />)
}

/** Chooses what becomes of an operation. */
async function become(name: string, choice: string) {
  await button(`What readers get for “${name}”`).click()
  await page.getByRole('menuitem', { name: choice, exact: true }).click()
}

/** Chooses an action in the menu of a row. */
async function choose(name: string, action: string) {
  await button(`More actions for “${name}”`).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

beforeEach(() => downloadApis.mockReset())

test('the files of the site say what they hold, and the operations of the first are listed', async () => {
  await open()
  await expect
    .element(page.getByRole('button', { name: /^Zoo zoo\.json/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('3 operations', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1 operation', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('OpenAPI 3.1').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Operations of Zoo' })).toBeVisible()
  await expect.element(counts()).toHaveTextContent('3 operations: 3 generated pages · 0 pages of your own')
  await expect.element(row('List animals')).toHaveTextContent(/List animals\/animals/)
  await expect.element(row('Add an animal')).toHaveTextContent(/Deprecated/)
  await expectAccessible()
})

test('another file is chosen by a click', async () => {
  await open()
  await page.getByRole('button', { name: /^Second second\.json/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Operations of Second' })).toBeVisible()
})

test('a file of the site is opened as text', async () => {
  await open()
  await button('Open zoo.json').click()
  await expect.poll(() => useView.of(opened.site).getState().main).toEqual({ kind: 'page', file: 'zoo.json' })
})

test('another file of the repository is added', async () => {
  await open()
  await button('Choose a file from this site…').click()
  const dialog = page.getByRole('dialog', { name: 'Choose an API file' })
  await dialog.getByRole('option', { name: 'other.yaml' }).click()
  await expect.poll(async () => (await config()).openapi).toEqual(['zoo.json', 'second.json', 'other.yaml'])
  expect(opened.project.state().undo).toBe('Add API file other.yaml')
})

test('a URL is added as it was typed, and a wrong one is explained', async () => {
  await open()
  await button('Add a URL…').click()
  const dialog = page.getByRole('dialog', { name: 'Add an API file by URL' })
  const url = dialog.getByRole('textbox', { name: 'URL' })
  await url.fill('api.example.com')
  await expect.element(dialog.getByText(/Enter the full URL/)).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(dialog.getByText(/Enter the full URL/)).toBeVisible()
  await expect.element(dialog).toBeVisible()
  await url.fill(' https://api.example.com/openapi.yaml ')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(async () => (await config()).openapi.at(-1)).toBe('https://api.example.com/openapi.yaml')
})

test('the dialog for a URL is canceled', async () => {
  await open()
  await button('Add a URL…').click()
  await page.getByRole('dialog').getByRole('textbox').fill('https://api.example.com/openapi.yaml')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect((await config()).openapi).toHaveLength(2)
})

test('a file is imported into the repository', async () => {
  await open()
  const imported = new File([text({ ...API, info: { title: 'Third', version: '3' } })], 'My API.json')
  await page
    .getByLabelText('Import a file…')
    .or(page.elementLocator(document.querySelector('input[type="file"]') as HTMLElement))
    .upload(imported)
  await expect.poll(() => opened.text('My-API.json')).toContain('Third')
  await expect.poll(async () => (await config()).openapi.at(-1)).toBe('My-API.json')
  await expect.element(page.getByText('The file is now part of the site: My-API.json')).toBeVisible()
})

test('a file that is not an API description is refused', async () => {
  await open()
  await page
    .elementLocator(document.querySelector('input[type="file"]') as HTMLElement)
    .upload(new File(['{}'], 'x.json'))
  await expect.element(page.getByText(/“x.json” is not an API description/)).toBeVisible()
  expect((await config()).openapi).toHaveLength(2)
})

test('a missing file says so, and a URL can be downloaded', async () => {
  downloadApis.mockReturnValue([])
  await open({
    ...FILES,
    'docs.json': text({ ...DOCS, openapi: ['gone.json', 'https://api.example.com/a.yaml'] }),
  })
  await expect.element(page.getByText('File is missing').first()).toBeVisible()
  await button('Download').first().click()
  await expect.element(page.getByText('The API description was downloaded.')).toBeVisible()
  expect(downloadApis).toHaveBeenCalledOnce()
})

test('without a file there are no operations', async () => {
  await open({ ...FILES, 'docs.json': text({ ...DOCS, openapi: undefined }) })
  await expect.element(page.getByText(/No API files yet/)).toBeVisible()
  await expect.element(operations()).not.toBeInTheDocument()
})

test('the filter lists operations by their text', async () => {
  await open()
  const find = page.getByRole('searchbox', { name: 'Find an operation' })
  await find.fill('ANIMALS')
  await expect.element(row('Add an animal')).toBeVisible()
  await find.fill('tickets')
  await expect.element(row('List tickets')).toBeVisible()
  await expect.element(row('List animals')).not.toBeInTheDocument()
  await find.fill('nothing like that')
  await expect.element(page.getByText('No operations found')).toBeVisible()
})

test('a group collapses and expands', async () => {
  await open()
  await button('Collapse “Animals”').click()
  await expect.element(row('List animals')).not.toBeInTheDocument()
  await expect.element(row('List tickets')).toBeVisible()
  await button('Expand “Animals”').click()
  await expect.element(row('List animals')).toBeVisible()
})

test('an operation is excluded in its file, and generated again', async () => {
  await open()
  await become('List tickets', 'Nothing: exclude it')
  await expect
    .element(counts())
    .toHaveTextContent('3 operations: 2 generated pages · 0 pages of your own · 1 excluded')
  expect(JSON.stringify((await api()).paths['/tickets'].get)).toMatch(/exclud|hidden|x-/i)
  expect(opened.project.state().undo).toBe('Exclude “List tickets”')
  await become('List tickets', 'A generated page')
  await expect.element(counts()).toHaveTextContent('3 operations: 3 generated pages')
  expect(await opened.text('zoo.json')).toBe(FILES['zoo.json'])
})

test('an operation gets a page of its own, which is opened and deleted again', async () => {
  await open()
  await become('List tickets', 'Your own page around the generated reference')
  await expect.element(counts()).toHaveTextContent('2 generated pages · 1 page of your own')
  await expect.element(page.getByText('Create a page for “List tickets”')).toBeVisible()
  const created = opened.project.pages().find(({ title }) => title === 'List tickets')
  expect(await opened.text(created?.file ?? '')).toMatch(/openapi: .*get \/tickets/i)
  await choose('List tickets', 'Open page')
  await expect.poll(() => useView.of(opened.site).getState().main).toMatchObject({ file: created?.file })
  await become('List tickets', 'A generated page')
  await expect.element(counts()).toHaveTextContent('3 generated pages · 0 pages of your own')
  await expect(opened.text(created?.file ?? '')).rejects.toThrow()
})

test('an operation is turned into a page that is written by hand', async () => {
  await open()
  await become('List tickets', 'Your own page, written entirely by you')
  await expect.poll(() => opened.project.state().undo).toBe('Turn “List tickets” into your own page')
})

test('what an operation is already cannot be chosen again', async () => {
  await open()
  await button('What readers get for “List tickets”').click()
  await expect
    .element(page.getByRole('menuitem', { name: 'A generated page' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('menuitem', { name: /exclude/ })).not.toHaveAttribute('aria-disabled')
})

test('a whole group is excluded as one step', async () => {
  await open()
  await choose('Animals', 'Nothing: exclude it')
  await expect.element(counts()).toHaveTextContent('1 generated page · 0 pages of your own · 2 excluded')
  expect(opened.project.state().undo).toBe('Exclude 2 operations')
})

test('an operation is added to the navigation', async () => {
  await open()
  await choose('List tickets', 'Move to…')
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Into “Start”/ })
    .click()
  await expect.poll(async () => JSON.stringify((await config()).navigation)).toMatch(/tickets/i)
  await expect.poll(() => opened.project.state().undo).toBe('Add “List tickets” to the navigation')
})

test('the line of an operation is found in its file', async () => {
  await open()
  await choose('List tickets', 'Go to its line in the file')
  await expect.poll(() => useView.of(opened.site).getState().main).toEqual({ kind: 'page', file: 'zoo.json' })
})

test('“Show in preview” shows the pane of the preview', async () => {
  await open()
  useView.of(opened.site).setState(({ panes }) => ({ panes: { ...panes, preview: false } }))
  await choose('List tickets', 'Show in preview')
  await expect.poll(() => useView.of(opened.site).getState().panes.preview).toBe(true)
})

test('the problems of a file are listed with their lines, and lead to them', async () => {
  await open({
    ...FILES,
    'zoo.json': FILES['zoo.json'].replace('"description": "All"', '"$ref": "#/components/responses/Gone"'),
  })
  await expect.element(page.getByRole('heading', { name: /problems? in this file/ })).toBeVisible()
  const problem = page
    .getByRole('list', { name: /in this file/ })
    .getByRole('button', { name: /Gone.*zoo\.json, line \d+/ })
  await problem.first().click()
  await expect.poll(() => useView.of(opened.site).getState().main).toEqual({ kind: 'page', file: 'zoo.json' })
})

test('files are put in another order and removed from the list', async () => {
  await open()
  await button('Actions for Second').click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect.poll(async () => (await config()).openapi).toEqual(['second.json', 'zoo.json'])
  await button('Actions for Second').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(async () => (await config()).openapi).toEqual(['zoo.json'])
})

test('while docs.json cannot be read, nothing can be added', async () => {
  await open()
  opened.disk.change({ 'docs.json': '{{' })
  await expect.poll(() => useConfig.of(opened.site).getState().broken).toBeDefined()
  await expect.element(button('Add a URL…')).not.toBeInTheDocument()
})

test('once most operations are in the navigation, the others can be added together', async () => {
  const pages = ['GET /animals', 'POST /animals'].map((operation, index) => [
    `own${index}.mdx`,
    `---\nopenapi: ${operation}\n---\n`,
  ])
  const navigation = [{ group: 'Start', pages: ['one', 'own0', 'own1'] }]
  await open({
    ...FILES,
    ...Object.fromEntries(pages),
    'docs.json': text({ ...DOCS, openapi: 'zoo.json', navigation }),
  })
  await expect.element(page.getByText('1 operation has no page')).toBeVisible()
  await button('Move to…').click()
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Into “Start”/ })
    .click()
  await expect.poll(async () => JSON.stringify((await config()).navigation)).toMatch(/tickets/i)
})

test('the menu of one of several selected operations acts on all of them', async () => {
  await open()
  await row('List animals').click()
  await row('Add an animal').click({ modifiers: ['Control'] })
  await become('Add an animal', 'Nothing: exclude it')
  await expect.element(counts()).toHaveTextContent('1 generated page · 0 pages of your own · 2 excluded')
})
