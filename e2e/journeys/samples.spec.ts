import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNone } from './accessibility.ts'
import { build, openForm, openWithoutScript } from './request-form.ts'

const PAGE = 'api-reference/other/add-pet'

const text = { type: 'string' }
const owner = { type: 'object', required: ['email'], properties: { email: text, phone: text } }
const pet = {
  type: 'object',
  required: ['name'],
  properties: { name: text, age: { type: 'integer' }, owner },
}
const examples = {
  dog: { summary: 'A dog', value: { name: 'Rex' } },
  cat: { summary: 'A cat', value: { name: 'Tom', age: 3 } },
}
const photo = {
  type: 'object',
  required: ['photo'],
  properties: { photo: { ...text, format: 'binary' }, note: text },
}

const addPet = {
  operationId: 'addPet',
  summary: 'Add pet',
  parameters: [
    { name: 'owner', in: 'path', required: true, schema: text },
    { name: 'lang', in: 'query', schema: text, example: 'en' },
  ],
  requestBody: {
    content: {
      'application/json': { schema: pet, examples },
      'application/xml': { schema: { ...pet, xml: { name: 'pet' } } },
      'application/x-www-form-urlencoded': { schema: pet },
      'multipart/form-data': { schema: photo, encoding: { photo: { contentType: 'image/png' } } },
    },
  },
  responses: {
    '201': {
      description: 'Added',
      content: { 'application/json': { schema: pet, examples }, 'text/csv': { example: 'name\nRex' } },
    },
  },
}

const described = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  servers: [
    { url: 'https://one.example/v1' },
    { url: 'https://{area}.example', variables: { area: { default: 'eu', enum: ['eu', 'us'] } } },
  ],
  security: [{ token: [] }, { key: [] }],
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'query', name: 'api_key' },
    },
  },
  paths: { '/pets/{owner}': { post: addPet } },
}

let folder = ''

function writeSite(name: string, config: object): string {
  const site = mkdtempSync(join(tmpdir(), `galley-${name}-`))
  const docs = { name: 'Pets', navigation: [{ group: 'Start', pages: ['intro'] }], openapi: ['pets.json'] }
  writeFileSync(join(site, 'docs.json'), JSON.stringify({ ...docs, ...config }))
  writeFileSync(join(site, 'intro.mdx'), '---\ntitle: Intro\n---\n\nHello.\n')
  writeFileSync(join(site, 'pets.json'), JSON.stringify(described))
  build(site)
  return site
}

test.beforeAll(() => {
  folder = writeSite('samples', {})
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const request = (page: Page): Locator => page.locator('[data-samples]')
const response = (page: Page): Locator => page.locator('[role=tabpanel][data-bodies]')

const LANGUAGES = ['cURL', 'JavaScript', 'Python', 'Go', 'PHP', 'Ruby', 'Java', 'C#']

async function expectEverywhere(page: Page, shown: string): Promise<void> {
  for (const name of LANGUAGES) {
    const sample = request(page).getByRole('tabpanel', { name, exact: true, includeHidden: true })
    await expect(sample.locator('code')).toContainText(shown)
  }
  await expect(page.locator('.try-copy code')).toContainText(shown)
}

test('every sample follows the form at once, before anything is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', each => {
    if (each.url().startsWith('http')) sent.push(each.url())
  })
  await page.goto(pathToFileURL(join(folder, 'site', `${PAGE}.html`)).href)
  const before = await request(page).locator('pre code').allTextContents()
  await page.getByText('Try it').click()
  await expectEverywhere(page, 'https://one.example/v1/pets/{owner}?lang=en')
  expect(await request(page).locator('pre code').allTextContents()).toEqual(before)
  await page.getByRole('textbox', { name: 'owner string' }).fill('a/b')
  await page.getByRole('textbox', { name: 'lang' }).fill('de')
  await page.getByLabel('Send to').selectOption('https://{area}.example')
  await page.getByRole('combobox', { name: /^\{area\}/ }).selectOption('us')
  await expectEverywhere(page, 'https://us.example/pets/a%2Fb?lang=de')
  await expect(page.locator('.endpoint-path')).toHaveText('https://us.example/pets/{owner}')
  await page.getByRole('textbox', { name: 'Body application/json' }).fill('{"name": 7')
  await expect(request(page).locator('pre code').first()).toContainText(`--data-raw '{"name": 7'`)
  expect(sent).toEqual([])
})

test('credentials are placeholders in samples until the reader wants to see them', async ({ page }) => {
  await openForm(page, folder, PAGE)
  await expectEverywhere(page, '$TOKEN')
  await page.getByRole('textbox', { name: 'Token' }).fill('s3cret')
  await page.getByRole('textbox', { name: 'lang' }).fill('fr')
  await expectEverywhere(page, 'lang=fr')
  expect(await page.content()).not.toContain('s3cret')
  const isShown = page.getByRole('checkbox', { name: 'Show credentials in the samples' })
  await isShown.check()
  await expectEverywhere(page, 'Bearer s3cret')
  await isShown.uncheck()
  await expectEverywhere(page, '$TOKEN')
  await page.getByLabel('Authenticate by').selectOption('key')
  await expectEverywhere(page, 'api_key=$API_KEY')
})

test('the example and the format of a body are chosen beside the samples or in the form', async ({
  page,
}) => {
  await openForm(page, folder, PAGE)
  const body = page.getByRole('textbox', { name: 'Body application/json' })
  await request(page).getByLabel('Example').selectOption('A cat')
  await expectEverywhere(page, 'Tom')
  await expect(body).toHaveValue(/"name": "Tom",\s+"age": 3/)
  await page
    .locator('form')
    .getByRole('combobox', { name: /^Example/ })
    .selectOption('A dog')
  await expect(request(page).getByLabel('Example')).toHaveValue('0')
  await expectEverywhere(page, 'Rex')
  await request(page).getByLabel('Format').selectOption('application/xml')
  await expect(page.getByLabel('Content-Type')).toHaveValue('application/xml')
  await expectEverywhere(page, '<name>string</name>')
  await page.getByLabel('Content-Type').selectOption('application/x-www-form-urlencoded')
  await expect(request(page).getByLabel('Format')).toHaveValue('2')
  const all = request(page).getByRole('radio', { name: 'All fields' })
  const required = request(page).getByRole('radio', { name: 'Required fields' })
  await expect(required).toBeChecked()
  await required.press('ArrowRight')
  await expect(all).toBeChecked()
  await expect(page.locator('form').getByRole('radio', { name: 'All fields' })).toBeChecked()
  await expect(page.locator('form').getByRole('textbox', { name: 'age' })).toHaveValue('1')
  await expect(request(page).locator('pre code').first()).toContainText('age=1')
  await page.getByLabel('Content-Type').selectOption('multipart/form-data')
  await expect(request(page).locator('pre code').first()).toContainText('photo=@file.png;type=image/png')
  const file = { name: 'rex.png', mimeType: 'image/png', buffer: Buffer.from('picture') }
  await page.getByLabel('photo').setInputFiles(file)
  await expect(request(page).locator('pre code').first()).toContainText('photo=@rex.png;type=image/png')
})

test('the example and the format of a response are chosen, and nothing of it is inaccessible', async ({
  page,
}) => {
  await openForm(page, folder, PAGE)
  await response(page).getByLabel('Example').selectOption('A cat')
  await expect(response(page).locator('pre code')).toContainText('"Tom"')
  await response(page).getByLabel('Format').selectOption('text/csv')
  await expect(response(page).locator('pre code')).toHaveText('name\nRex\n')
  await expect(response(page).getByLabel('Example')).toBeHidden()
  await expectNone(page, 'samples, light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await expectNone(page, 'samples, dark')
})

test('examples are chosen on a page without a form, too', async ({ page }) => {
  const site = writeSite('samples-only', { api: { playground: { mode: 'simple' } } })
  await page.goto(pathToFileURL(join(site, 'site', `${PAGE}.html`)).href)
  await expect(page.getByText('Try it')).toHaveCount(0)
  await request(page).getByLabel('Example').selectOption('A cat')
  const sample = request(page).getByRole('tabpanel').locator('code')
  await expect(sample).toContainText('"name": "Tom"')
  await request(page).getByLabel('Format').selectOption('application/xml')
  await expect(sample).toContainText('<name>string</name>')
  await expect(sample).toContainText('Content-Type: application/xml')
  rmSync(site, { recursive: true, force: true })
})

test('without JavaScript the first example of the first format is shown, and nothing that needs a script', async ({
  browser,
}) => {
  const page = await openWithoutScript(browser, folder, PAGE)
  await expect(request(page).locator('pre code').first()).toContainText('"name": "Rex"')
  await expect(response(page).locator('pre code')).toContainText('"name": "Rex"')
  await expect(page.getByLabel('Format').locator('visible=true')).toHaveCount(0)
  await page.close()
})
