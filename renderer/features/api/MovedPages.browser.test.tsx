import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useConfig } from '../../host/site/config.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { MovedPagesNotice } from './MovedPagesNotice.ts'
import { API, DOCS, FILES, text } from './testing/zoo.ts'
import { useApis } from './useApis.ts'

let opened: OpenedTestSite
const config = async () => JSON.parse(await opened.text('docs.json'))
const notice = () => page.getByText(/is now at|have new addresses/)
const { '/tickets': tickets, '/animals': animals } = API.paths

/** Changes the API file after its pages were read. */
function change(paths: object) {
  opened.disk.change({ 'zoo.json': text({ ...API, paths }) })
}

/** The number of API files that were read. */
const ReadFiles = () => <p>Read: {useApis()?.length}</p>

beforeEach(async () => {
  opened = await openSite(FILES)
  await opened.render(
    <>
      <MovedPagesNotice />
      <ReadFiles />
    </>,
  )
  // What is read first is what later changes are compared with.
  await expect.element(page.getByText('Read: 2')).toBeVisible()
})

test('a page whose address changed with its API file gets a redirect, if the person wants it', async () => {
  change({ '/animals': animals, '/passes': tickets })
  await expect.element(notice()).toBeVisible()
  await page.getByRole('button', { name: 'Add a redirect' }).click()
  await expect
    .poll(async () => (await config()).redirects)
    .toEqual([{ source: expect.stringMatching(/tickets/), destination: expect.stringMatching(/passes/) }])
  expect(opened.project.state().undo).toBe('Add a redirect')
})

test('when the change is undone, the offer goes', async () => {
  change({ '/animals': animals, '/passes': tickets })
  await expect.element(notice()).toBeVisible()
  change(API.paths)
  await expect.element(notice()).not.toBeInTheDocument()
})

test('several pages that moved get their redirects as one step, once docs.json can be read', async () => {
  change({ '/beasts': animals, '/passes': tickets })
  const offer = page.getByText('3 pages generated from API files have new addresses')
  await expect.element(offer).toBeVisible()
  await expect.element(page.getByText('Links to their old addresses are broken.')).toBeVisible()
  opened.disk.change({ 'docs.json': '{{' })
  await expect.poll(() => useConfig.of(opened.site).getState().broken).toBeDefined()
  await page.getByRole('button', { name: 'Add redirects' }).click()
  await expect.element(page.getByText(/^Not done: Add 3 redirects/).first()).toBeVisible()
  opened.disk.change({ 'docs.json': text(DOCS) })
  await expect.poll(() => useConfig.of(opened.site).getState().broken).toBeUndefined()
  await page.getByRole('button', { name: 'Add redirects' }).last().click()
  await expect.poll(async () => (await config()).redirects?.length).toBe(3)
  expect(opened.project.state().undo).toBe('Add 3 redirects')
})
