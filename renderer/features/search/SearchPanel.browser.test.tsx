import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { SearchPanel } from './SearchPanel.tsx'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one", "two"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n\nThe token and the Token.\nTokens too.\n',
  'two.mdx': '---\ntitle: Two\n---\n\nA token.\n',
}

let opened: OpenedTestSite
const search = (text: string) => page.getByRole('searchbox', { name: 'Search the whole site' }).fill(text)
const status = () => page.getByRole('status')
const toggle = (name: string) => page.getByRole('button', { name }).click()

beforeEach(async () => {
  opened = await openSite(FILES)
  await opened.render(<SearchPanel />)
})

test('every match is listed with its line, by file', async () => {
  await search('token')
  await expect.element(status()).toHaveTextContent('4 matches in 2 files')
  await expect.element(page.getByRole('heading', { name: /One.*one\.mdx.*3 matches/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /Two.*1 match/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Tokens too\./ })).toBeVisible()
  await expectAccessible()
})

test('case, whole words and expressions narrow the search', async () => {
  await search('token')
  await expect.element(status()).toHaveTextContent('4 matches')
  await toggle('Match case')
  await expect.element(status()).toHaveTextContent('2 matches')
  await toggle('Match case')
  await toggle('Match whole word')
  await expect.element(status()).toHaveTextContent('3 matches')
  await toggle('Match whole word')
  await search('T.ken')
  await expect.element(status()).toHaveTextContent('0 matches')
  await toggle('Use regular expression')
  await expect.element(status()).toHaveTextContent('4 matches')
  await search('[Tt]oken[ s]')
  await expect.element(status()).toHaveTextContent('2 matches')
})

test('an expression that is wrong is explained', async () => {
  await toggle('Use regular expression')
  await search('(')
  await expect.element(page.getByText(/expression/)).toBeVisible()
})

test('only named files are searched', async () => {
  await search('token')
  await page.getByRole('textbox', { name: 'Files to include' }).fill('two')
  await expect.element(status()).toHaveTextContent(/^1 match$/)
})

test('a match leads to its range in the page', async () => {
  await search('Tokens')
  await page.getByRole('button', { name: /Tokens too\./ }).click()
  await expect.poll(() => useView.of(opened.site).getState().main).toMatchObject({ file: 'one.mdx' })
})

test('all matches are replaced as one step, which is undone at once', async () => {
  await search('token')
  await page.getByRole('textbox', { name: 'Replace with' }).fill('key')
  await expect.element(page.getByText('key').first()).toBeVisible()
  await page.getByRole('button', { name: 'Replace 4 matches' }).click()
  await expect.poll(() => opened.text('one.mdx')).toContain('The key and the key.\nkeys too.')
  expect(await opened.text('two.mdx')).toContain('A key.')
  await expect.element(page.getByText('Replaced 4 matches in 2 files')).toBeVisible()
  await expect.element(page.getByText('No results')).toBeVisible()
  await opened.host.undo()
  await expect.poll(() => opened.text('one.mdx')).toContain('The token and the Token.')
  await expect.element(status().first()).toHaveTextContent('4 matches')
})

test('matches that are left out stay as they are', async () => {
  await search('token')
  await page.getByRole('textbox', { name: 'Replace with' }).fill('key')
  await page.getByRole('checkbox', { name: 'Replace “Token” on line 5', exact: true }).click()
  const file = page.getByRole('checkbox', { name: 'Replace in One' })
  await expect.element(file).toBePartiallyChecked()
  await page.getByRole('checkbox', { name: 'Replace in Two' }).click()
  await page.getByRole('button', { name: 'Replace 2 matches' }).click()
  await expect.poll(() => opened.text('one.mdx')).toContain('The key and the Token.\nkeys too.')
  expect(await opened.text('two.mdx')).toContain('A token.')
})

test('without a replacement the matches are removed', async () => {
  await search('A token.')
  await page.getByRole('button', { name: 'Remove 1 match' }).click()
  await expect.poll(() => opened.text('two.mdx')).not.toContain('token')
})

test('Enter searches at once, and an empty search shows nothing', async () => {
  await search('token')
  await userEvent.keyboard('{Enter}')
  await expect.element(status()).toHaveTextContent('4 matches')
  await search('')
  await expect.element(page.getByRole('heading', { level: 3 })).not.toBeInTheDocument()
})
