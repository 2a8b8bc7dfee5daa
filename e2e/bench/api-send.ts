import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../browser.ts'
import { answer, listen, writeEchoSite } from '../journeys/echo-api.ts'
import { build, openForm } from '../journeys/request-form.ts'
import { percentile, type Row } from './row.ts'

const CLICKS = 20

/** Records in `galleySent` the milliseconds from each click on “Send” until its request is passed to the browser. */
async function watchSending(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    let clicked = 0
    Reflect.set(globalThis, 'galleySent', times)
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true })
    const { fetch } = globalThis
    globalThis.fetch = (...args) => {
      times.push(performance.now() - clicked)
      return fetch(...args)
    }
  })
}

async function clicks(page: Page): Promise<readonly number[]> {
  await page.getByLabel('id').fill('x')
  await watchSending(page)
  for (let click = 0; click < CLICKS; click++) {
    const answered = page.waitForResponse(response => response.url().includes('/echo/'))
    await page.getByRole('button', { name: 'Send' }).click()
    await (await answered).finished()
    await page.getByRole('button', { name: 'Send' }).waitFor()
  }
  return page.evaluate((): readonly number[] => Reflect.get(globalThis, 'galleySent'))
}

/** Sends requests from a page to a server that records them. Requires `dist` (`npm run build`), which builds the page. */
export async function benchApiSend(): Promise<readonly Row[]> {
  const server = createServer((request, response) => answer(request, response, []))
  const folder = mkdtempSync(join(tmpdir(), 'galley-bench-send-'))
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
  try {
    writeEchoSite(folder, await listen(server))
    build(folder)
    const page = await browser.newPage()
    await openForm(page, folder, 'api-reference/other/echo')
    const times = await clicks(page)
    const what = 'click on “Send” until the request is handed to the browser'
    return [
      { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms', most: 50 },
      { what: `${what}, the longest of ${times.length}`, value: Math.max(...times), unit: 'ms', most: 50 },
    ]
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
