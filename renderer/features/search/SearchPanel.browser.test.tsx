import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import type { MemoryHostOptions } from '../../../shared/rpc/testing/memory-host.ts'
import { Refusal } from '../../../shared/text/failure.ts'
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

/** Opens the site again, with a host that answers some requests differently. */
async function reopen(handlers: MemoryHostOptions['handlers'] = {}, files: Record<string, string> = FILES) {
  await cleanup()
  opened = await openSite(files, { handlers })
  await opened.render(<SearchPanel />)
}

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

test('Enter does not wait for a pause', async () => {
  const found = vi.fn(() => ({ files: [], searched: 2, total: 2 }))
  await reopen({ search: found })
  await search('token')
  await userEvent.keyboard('{Enter}')
  // Once for Enter, once for the pause.
  await expect.poll(() => found.mock.calls.length).toBe(2)
})

test('an option that is on says so', async () => {
  for (const name of ['Match case', 'Match whole word', 'Use regular expression']) {
    const option = page.getByRole('button', { name })
    await expect.element(option).toHaveAttribute('aria-pressed', 'false')
    await option.click()
    await expect.element(option).toHaveAttribute('aria-pressed', 'true')
  }
})

test('the panel closes', async () => {
  useView.of(opened.site).setState({ below: 'search' })
  await page.getByRole('button', { name: /^Hide / }).click()
  expect(useView.of(opened.site).getState().below).toBeUndefined()
})

test('what would be replaced is shown only where it changes something', async () => {
  await search('token')
  const marks = (role: 'deletion' | 'insertion') =>
    page
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(status()).toHaveTextContent('4 matches')
  expect(marks('deletion')).toEqual([])
  await page.getByRole('textbox', { name: 'Replace with' }).fill('Token')
  await expect.poll(() => marks('insertion')).toEqual(['Token', 'Token'])
  expect(marks('deletion')).toEqual(['token', 'token'])
  await page.getByRole('checkbox', { name: 'Replace “token” on line 5', exact: true }).first().click()
  await expect.poll(() => marks('insertion')).toEqual(['Token'])
})

test('excluding every match of a file and including it again', async () => {
  await search('token')
  const file = page.getByRole('checkbox', { name: 'Replace in One' })
  await expect.element(file).toBeChecked()
  await file.click()
  await expect.element(file).not.toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Remove 1 match' })).toBeEnabled()
  await page.getByRole('checkbox', { name: 'Replace in Two' }).click()
  await expect.element(page.getByRole('button', { name: /^Remove/ })).toBeDisabled()
  await file.click()
  await expect.element(file).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Remove 3 matches' })).toBeEnabled()
})

test('undo keeps what was excluded', async () => {
  await opened.insert('two.mdx', FILES['two.mdx'].length, 'Another token.\n')
  await search('token')
  await expect.element(status()).toHaveTextContent('5 matches')
  await page.getByRole('checkbox', { name: 'Replace in One' }).click()
  await opened.host.undo()
  await expect.poll(() => opened.text('two.mdx')).toBe(FILES['two.mdx'])
  await new Promise(resolve => setTimeout(resolve, 400))
  await expect.element(page.getByRole('checkbox', { name: 'Replace in One' })).not.toBeChecked()
})

test('an edit elsewhere does not start the search again', async () => {
  await search('token')
  await expect.element(status()).toHaveTextContent('4 matches')
  await opened.insert('two.mdx', FILES['two.mdx'].length, 'Another token.\n')
  await new Promise(resolve => setTimeout(resolve, 400))
  await expect.element(status()).toHaveTextContent('4 matches')
})

test('a replacement that is refused says why, and can be tried again', async () => {
  const replaceAll = vi.fn(() => {
    throw new Refusal('stale', asMessage('The files have changed.'))
  })
  opened = await openSite(FILES, { handlers: { replaceAll } })
  await cleanup()
  await opened.render(<SearchPanel />)
  await page.getByRole('searchbox').last().fill('token')
  await page.getByRole('button', { name: 'Remove 4 matches' }).click()
  await expect.element(page.getByText('The files have changed.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove 4 matches' })).toBeEnabled()
  expect(await opened.text('one.mdx')).toBe(FILES['one.mdx'])
})

test('a search that takes long shows its progress, and what was found stays when it is stopped', async () => {
  const first = { files: [{ file: 'one.mdx', matches: [] }], searched: 1, total: 4, next: 'one.mdx' }
  const real = await opened.host.search({
    query: 'token',
    matchCase: false,
    wholeWord: false,
    regexp: false,
    include: '',
  })
  const answers = [{ ...first, files: real.files.slice(0, 1) }]
  opened = await openSite(FILES, {
    handlers: { search: () => answers.shift() ?? new Promise(() => undefined) },
  })
  await cleanup()
  await opened.render(<SearchPanel />)
  await page.getByRole('searchbox').last().fill('token')
  await expect.element(page.getByRole('progressbar').last()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Remove/ }).last()).toBeDisabled()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'matches' }).last())
    .toHaveTextContent(/3 matches in 1 file.*1.*4/)
})

test('while matches are replaced, nothing is replaced again; excluded files are not named', async () => {
  const replaceAll = vi.fn(() => new Promise<never>(() => undefined))
  opened = await openSite(FILES, { handlers: { replaceAll } })
  await cleanup()
  await opened.render(<SearchPanel />)
  await page.getByRole('searchbox').last().fill('token')
  await page.getByRole('checkbox', { name: 'Replace in Two' }).click()
  const remove = page.getByRole('button', { name: 'Remove 3 matches' })
  await remove.click()
  await expect.element(remove).toBeDisabled()
  expect(replaceAll).toHaveBeenCalledOnce()
  expect(replaceAll).toHaveBeenCalledWith(
    expect.objectContaining({ files: [expect.objectContaining({ file: 'one.mdx' })] }),
  )
})
