import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Frame, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserFlags, findBrowser } from '../../../e2e/browser.ts'
import { newToken, openWindow, ServerFixture } from '../testing/server-fixture.ts'
import type { LoopbackServer } from './server.ts'

// P02: whatever runs in the preview has no way out. The same attempts from a frame without policies do get
// out.

const fixture = new ServerFixture()
/** What arrived outside. */
const arrived: string[] = []
let browser: Browser
let server: LoopbackServer
let outside: Server
let preview: string

const away = () => `http://away.test:${(outside.address() as AddressInfo).port}`

beforeAll(async () => {
  outside = createServer((request, response) => {
    arrived.push(String(request.url))
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<title>outside</title><iframe src="/inner"></iframe>')
  })
  outside.on('upgrade', (_request, socket) => {
    arrived.push('/socket')
    socket.destroy()
  })
  await new Promise<void>(resolve => outside.listen(0, '127.0.0.1', () => resolve()))
  server = await fixture.start()
  const window = await openWindow(server, await newToken(server), 'preview')
  await window.value('open', { folder: fixture.root })
  preview = (await window.value<{ url: string }>('preview', { page: '' })).url
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error('These tests need Chromium.')
  browser = await chromium.launch({
    executablePath,
    args: [...browserFlags, '--host-resolver-rules=MAP *.test 127.0.0.1'],
  })
})
afterAll(async () => {
  await browser.close()
  outside.close()
  await server.close()
  fixture.remove()
})

async function framed(page: Page, address: string): Promise<Frame> {
  await page.evaluate(url => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = url
    document.body.append(frame)
    return new Promise(resolve => {
      frame.onload = resolve
    })
  }, address)
  const frame = page.frames().at(-1)
  if (!frame) throw new Error('There is no frame.')
  return frame
}

/** Tries every way out of a frame that a script in it has; returns what it could reach. */
const breakOut = (frame: Frame, address: string) =>
  frame.evaluate(async base => {
    const tries = (work: () => unknown) => {
      try {
        return work() !== undefined
      } catch {
        return false
      }
    }
    const add = (html: string) => {
      const box = document.createElement('div')
      box.innerHTML = html
      document.body.append(box)
      return box
    }
    await fetch(`${base}/fetch`, { mode: 'no-cors' }).catch(() => undefined)
    tries(() => navigator.sendBeacon(`${base}/beacon`, 'x'))
    tries(() => new WebSocket(`${base.replace('http', 'ws')}/socket`))
    add(
      `<img src="${base}/image"><link rel="stylesheet" href="${base}/style"><iframe src="${base}/frame"></iframe>`,
    )
    const script = document.createElement('script')
    script.src = `${base}/script`
    document.head.append(script)
    add(`<form action="${base}/form" method="post"></form>`).querySelector('form')?.submit()
    const popup = tries(() => window.open(`${base}/popup`) ?? undefined)
    const parent = tries(() => window.parent.document.title)
    const storage = tries(() => localStorage.length)
    tries(() => {
      if (window.top) window.top.location.href = `${base}/top`
    })
    await new Promise(resolve => setTimeout(resolve, 300))
    return { popup, parent, storage }
  }, address)

const WALLED = { popup: false, parent: false, storage: false }

// Covers P02, P15
test('P02: nothing of a preview reaches the outside, the editor or a disk', async () => {
  const page = await browser.newPage()
  await page.goto(server.origin)
  const frame = await framed(page, preview)
  expect(await frame.evaluate(() => document.body.textContent)).toContain('Hello.')
  expect(await frame.evaluate(() => window.origin)).toBe('null')
  arrived.length = 0
  expect(await breakOut(frame, away())).toEqual(WALLED)
  await frame.evaluate(base => location.assign(`${base}/self`), away()).catch(() => undefined)
  await page.waitForTimeout(300)
  expect(arrived).toEqual([])
  expect(new URL(page.url()).origin).toBe(server.origin)
  await page.close()
})

// Covers P02
test('P02: a frame without the policies does reach it', async () => {
  const page = await browser.newPage()
  await page.goto(away())
  const frame = await framed(page, `${away()}/plain`)
  arrived.length = 0
  await breakOut(frame, away()).catch(() => undefined)
  await expect
    .poll(() => arrived)
    .toEqual(expect.arrayContaining(['/fetch', '/image', '/style', '/script', '/socket']))
  await page.close()
})

// Covers P10, B05
test('P10: an image opened by itself runs nothing', async () => {
  const page = await browser.newPage()
  const said: string[] = []
  page.on('dialog', dialog => {
    said.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(preview.replace(/[^/]+$/, 'logo.svg'))
  await page.waitForTimeout(200)
  expect(said).toEqual([])
  await page.close()
})
