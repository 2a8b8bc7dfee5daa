import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, removeFolder, serve, test } from '../editor-hosts.ts'
import { answer, listen, type Received, writeEchoSite } from './echo-api.ts'
import { button, expectSaved, openPage, preview, saveAll, writeAtEnd } from './editor.ts'
import { openOther, openPreviewForm } from './preview-form.ts'
import { build } from './request-form.ts'

const SECRET = 'canary-5f1c9a7e'
const ends: (() => unknown)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** The files below a folder that hold a text, as written or in one of the usual encodings. */
function holding(folder: string, text: string): readonly string[] {
  const bytes = Buffer.from(text)
  const forms = [text, bytes.toString('base64').replace(/.?=*$/, ''), bytes.toString('hex')]
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => forms.some(form => readFileSync(path).includes(form)))
}

// Covers N06
test('a secret that is typed into a request is stored nowhere: not at exit, in a crash, in drafts or in the site', async ({
  page,
}) => {
  const received: Received[] = []
  const server = createServer((request, response) => answer(request, response, received))
  ends.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  const base = await listen(server)
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'galley-e2e-')))
  ends.push(() => removeFolder(home))
  const folder = join(home, 'site')
  mkdirSync(folder)
  writeEchoSite(folder, base)
  const open = async () => {
    const host = await serve([folder], home)
    ends.push(host.stop)
    await page.goto(host.url)
    return host
  }
  const send = async () => {
    await openOther(page)
    const frame = await openPreviewForm(page, 'Ways')
    await frame.getByLabel('Authenticate by').selectOption('crumb')
    await frame.getByLabel('session').fill(SECRET)
    await frame.getByRole('button', { name: 'Send' }).click()
    await button(page, `Send to ${base.replace('http://', '')}`).click()
    await expect(preview(page).locator('.try-answer')).toContainText('"fine": true')
  }
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

  const first = await open()
  await openPage(page, 'Intro')
  await writeAtEnd(page, 'Words of a draft.')
  await send()
  expect(received.at(-1)?.headers.cookie).toBe(`session=${SECRET}`)
  // The search finds what is stored: the draft with the text that it began with.
  await expect.poll(() => holding(join(home, '.galley'), 'title: Intro').length).toBeGreaterThan(0)
  expect([holding(home, SECRET), await stored()]).toEqual([[], expect.not.stringContaining(SECRET)])
  await first.stop()
  expect(holding(home, SECRET)).toEqual([])

  const second = await open()
  await button(page, 'Restore').click()
  await expect(button(page, 'Changes: 1')).toBeVisible()
  await send()
  process.kill(second.pid ?? 0, 'SIGKILL')
  expect(holding(home, SECRET)).toEqual([])

  await open()
  await button(page, 'Restore').click()
  await saveAll(page)
  await expectSaved(page)
  build(folder)
  expect(holding(folder, 'Words of a draft.').length).toBeGreaterThan(1)
  expect([holding(home, SECRET), await stored()]).toEqual([[], expect.not.stringContaining(SECRET)])
})
