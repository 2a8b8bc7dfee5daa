import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { SearchMatch } from '../../../shared/project/search/model.ts'
import type { MemoryHostOptions } from '../../../shared/rpc/testing/memory-host.ts'
import { type Location, useReveal } from '../../host/session/reveal.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { SearchPanel } from './SearchPanel.tsx'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one", "two"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n\nThe token.\n',
  'two.mdx': '---\ntitle: Two\n---\n\nA token.\n',
}

let opened: OpenedTestSite
const query = () => page.getByRole('searchbox', { name: 'Search the whole site' })
const status = () => page.getByRole('status')
const places: Location[] = []

/** Reports what is revealed, as the text of the page would. */
function Text() {
  useReveal(location => {
    places.push(location)
    return true
  })
  return null
}

async function open(files: Record<string, string> = FILES, handlers: MemoryHostOptions['handlers'] = {}) {
  places.length = 0
  opened = await openSite(files, { handlers })
  await opened.render(
    <>
      <SearchPanel />
      <Text />
    </>,
  )
}

const match = (offset: number): SearchMatch => ({
  offset,
  line: 1,
  found: 'token',
  before: '',
  after: '',
})

test('the text to search for has the focus, and is selected when the search is opened again', async () => {
  await open()
  await expect.element(query()).toHaveFocus()
  await expect.element(page.getByRole('region', { name: 'Search' })).toBeVisible()
  await query().fill('token')
  await expect.element(status()).toHaveTextContent('2 matches')
  await cleanup()
  await opened.render(<SearchPanel />)
  await expect.element(query()).toHaveFocus()
  const { selectionStart, selectionEnd } = query().element() as HTMLInputElement
  expect([selectionStart, selectionEnd]).toEqual([0, 'token'.length])
})

test('of very many matches the first are drawn, and how many more are replaced', async () => {
  const tokens = (count: number) => `---\ntitle: T\n---\n\n${'token '.repeat(count)}\n`
  await open({ ...FILES, 'one.mdx': tokens(501), 'two.mdx': tokens(110) })
  await query().fill('token')
  await expect.element(status()).toHaveTextContent('610 matches in 2 files')
  await expect.element(page.getByText('first 500 matches only')).toBeVisible()
  await expect
    .element(page.getByText('10 more matches are not shown here. They are replaced as well.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove 610 matches' })).toBeEnabled()
  expect(page.getByRole('checkbox', { name: /^Replace “/ }).elements()).toHaveLength(600)
  await page.getByRole('checkbox', { name: 'Replace in T' }).last().click()
  await expect.element(page.getByRole('button', { name: 'Remove 500 matches' })).toBeEnabled()
})

test('the search ends once there are more matches than anyone looks through', async () => {
  const matches = Array.from({ length: 2500 }, (_, offset) => match(offset))
  const search = vi.fn(() => ({
    files: [{ file: 'one.mdx', matches, isTruncated: false }],
    searched: search.mock.calls.length,
    total: 9,
    next: 'one.mdx',
  }))
  await open(FILES, { search })
  await query().fill('token')
  await expect.element(status()).toHaveTextContent('Stopped after 2 of 9 files.')
  expect(search).toHaveBeenCalledTimes(2)
  expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ query: 'token', after: 'one.mdx' }))
})

test('a match over several lines is shown in one, and leads to its whole range', async () => {
  await open()
  await page.getByRole('button', { name: 'Use regular expression' }).click()
  await query().fill('One\\n---')
  await expect.element(page.getByRole('checkbox', { name: 'Replace “One↵---” on line 2' })).toBeVisible()
  await page.getByRole('button', { name: /One↵---/ }).click()
  await expect.poll(() => places.at(-1)).toMatchObject({ file: 'one.mdx', offset: 11, length: 7 })
})

test('what an earlier search finds late is not listed', async () => {
  let answer = (_found: object) => {}
  const search = vi.fn(({ query: wanted }: { readonly query: string }) =>
    wanted === 'slow'
      ? new Promise<never>(resolve => {
          answer = found => resolve(found as never)
        })
      : { files: [{ file: 'two.mdx', matches: [match(1)], isTruncated: false }], searched: 2, total: 2 },
  )
  await open(FILES, { search })
  await query().fill('slow')
  await expect.poll(() => search.mock.calls.length).toBe(1)
  await query().fill('fast')
  await expect.element(status()).toHaveTextContent(/^1 match$/)
  answer({ files: [{ file: 'one.mdx', matches: [match(1)], isTruncated: false }], searched: 1, total: 2 })
  await opened.project.idle()
  await expect.element(page.getByRole('heading', { name: /One/ })).not.toBeInTheDocument()
  await expect.element(status()).toHaveTextContent(/^1 match$/)
})

test('matches in docs.json are listed by its name, and nothing found is said', async () => {
  await open()
  await query().fill('Acme')
  await expect.element(page.getByRole('heading', { name: 'docs.json 1 match' })).toBeVisible()
  await query().fill('no such text')
  await expect.element(page.getByText('No results')).toBeVisible()
})
