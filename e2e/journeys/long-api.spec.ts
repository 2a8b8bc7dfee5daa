import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFiles } from '../bench/write-files.ts'
import { expect, test } from '../built-site.ts'

const folders: string[] = []
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const LONG = 'Words of *some* length that `explain` much. '.repeat(20)

/** Writes a site with an API description, and returns its folder. */
function writeApi(description: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'galley-source-'))
  folders.push(folder)
  const info = { title: 'Things', version: '1' }
  const navigation = [{ group: 'Start', pages: ['index'] }]
  writeFiles(folder, {
    'openapi.json': JSON.stringify({ openapi: '3.1.0', info, ...description }),
    'index.mdx': '---\ntitle: Start\n---\n\nText.\n',
    'docs.json': JSON.stringify({ name: 'Things', navigation, openapi: 'openapi.json' }),
  })
  return folder
}

/** A site with one operation, whose parameters do not all fit on its page. */
function longApi(): string {
  const parameters = Array.from({ length: 200 }, (_, index) => ({
    name: `filter-${index}`,
    in: 'query',
    description: LONG,
    schema: { type: 'string' },
  }))
  const list = { operationId: 'list', summary: 'List', parameters, responses: {} }
  return writeApi({ paths: { '/things': { get: list } } })
}

test('what does not fit on the page of an operation is shown there on request, also from a folder', async ({
  page,
  builtSite,
}) => {
  const site = await builtSite(longApi())
  await page.goto(`${site.onDisk}api-reference/other/list.html`)
  const last = page.locator('main').getByRole('link', { name: 'filter-199', exact: true })
  await expect(page.locator('main').getByRole('link', { name: 'filter-0', exact: true })).toBeVisible()
  await expect(last).toHaveCount(0)
  await page.getByRole('button', { name: 'Show it here' }).press('Enter')
  await expect(last).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show it here' })).toHaveCount(0)
  await page.goto(`${site.onDisk}index.html`)
  await page.goto(`${site.onDisk}api-reference/other/list.html#query-filter-199`)
  await expect(last).toBeInViewport()
})

test('without a script, what does not fit is in the text of the page', async ({ browser, builtSite }) => {
  const site = await builtSite(longApi())
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.onDisk}api-reference/other/list.html`)
  await expect(page.getByRole('button', { name: 'Show it here' })).toHaveCount(0)
  const link = page.locator('main p', { hasText: /and \d+ more/ }).getByRole('link')
  const address = new URL((await link.getAttribute('href')) ?? '', page.url())
  await page.goto(address.href)
  await expect(page.getByText('filter-199')).toBeVisible()
  await context.close()
})

/** A site with so many operations that their pages share the schemas that they show. */
function largeApi(): string {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const answer = { '200': { description: 'ok', content: { 'application/json': { schema: ref('Thing') } } } }
  const paths = Object.fromEntries(
    Array.from({ length: 160 }, (_, index) => [
      `/things/${index}`,
      { get: { operationId: `get${index}`, responses: answer } },
    ]),
  )
  const object = (properties: object) => ({ type: 'object', properties })
  const schemas = {
    Thing: object({ owner: ref('Owner') }),
    Owner: object({ email: { type: 'string', description: 'Where to write.' }, manager: ref('Owner') }),
  }
  return writeApi({ paths, components: { schemas } })
}

test('pages of a large description load inner schemas from the pages of those schemas, hosted and from a folder', async ({
  page,
  browser,
  builtSite,
}) => {
  const site = await builtSite(largeApi())
  const address = 'api-reference/other/get7.html'
  for (const root of [site.hosted, site.onDisk]) {
    await page.goto(root + address)
    const main = page.locator('main')
    const folds = main.getByText('child attributes', { exact: true })
    await expect(main.getByText('Where to write.')).toHaveCount(0)
    await folds.click()
    await expect(main.getByText('Where to write.')).toBeVisible()
    await main.getByText('The same schema again').first().click()
    await expect(main.getByText('Where to write.')).toHaveCount(2)
  }
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(site.onDisk + address)
  await plain.getByText('child attributes', { exact: true }).click()
  await plain.getByRole('link', { name: 'There is more inside Owner' }).click()
  await expect(plain.getByText('Where to write.')).toBeVisible()
  await context.close()
})
