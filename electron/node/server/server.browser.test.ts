import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { browserFlags, findBrowser } from '../../../e2e/browser.ts'
import { newToken, ServerFixture } from '../testing/server-fixture.ts'
import type { LoopbackServer } from './server.ts'

// A real browser visits a hostile page while the editor runs. Each attack is also tried on a careless
// server: one that fails there would prove nothing here.

const fixture = new ServerFixture()
let browser: Browser
let server: LoopbackServer
let token: string
let evil: Server
let soft: Server
const portOf = (of: Server) => (of.address() as AddressInfo).port
const listen = (of: Server) => new Promise<void>(resolve => of.listen(0, '127.0.0.1', () => resolve()))

/** Requests that reached the careless server and change something. */
const reached: string[] = []

/** A server without any checks. */
function careless(): Server {
  const open = createServer((request: IncomingMessage, response) => {
    if (request.method === 'POST') reached.push('post')
    const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' })
    response.end(type === 'text/javascript' ? 'window.leaked = "CANARY"' : '<title>Galley</title>CANARY')
  })
  const sockets = new WebSocketServer({ server: open })
  sockets.on('connection', socket => socket.send('CANARY'))
  return open
}

beforeAll(async () => {
  server = await fixture.start()
  token = await newToken(server)
  evil = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<title>evil</title>')
  })
  soft = careless()
  await Promise.all([listen(evil), listen(soft)])
  const program = findBrowser()
  if (program === undefined) throw new Error('These tests need Chromium.')
  browser = await chromium.launch({
    executablePath: program,
    args: [...browserFlags, '--host-resolver-rules=MAP *.test 127.0.0.1'],
  })
})
afterAll(async () => {
  await browser.close()
  evil.close()
  soft.close()
  await server.close()
  fixture.remove()
})

async function visit(address: string) {
  const page = await browser.newPage()
  await page.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => undefined)
  return page
}

/** Runs every attack from a page of another site; returns what each of them achieved. */
async function attack(target: string): Promise<Readonly<Record<string, unknown>>> {
  const page = await visit(`http://evil.test:${portOf(evil)}/`)
  const found = await page.evaluate(async base => {
    const read = async (init?: RequestInit) => {
      const reply = await fetch(`${base}/`, init).catch(() => undefined)
      return reply ? (await reply.text()).includes('Galley') : false
    }
    const loads = (tag: 'script' | 'iframe', path: string) =>
      new Promise<boolean>(resolve => {
        const element = document.createElement(tag)
        element.onload = () => resolve(true)
        element.onerror = () => resolve(false)
        element.src = base + path
        document.body.append(element)
      })
    const socket = (protocols: string[]) =>
      new Promise<boolean>(resolve => {
        const opened = new WebSocket(`${base.replace('http', 'ws')}/rpc`, protocols)
        opened.onmessage = () => resolve(true)
        opened.onerror = () => resolve(false)
        opened.onclose = () => resolve(false)
      })
    const read1 = await read()
    const read2 = await read({ credentials: 'include' })
    await fetch(`${base}/session`, { method: 'POST', mode: 'no-cors', body: '{"code":"x"}' }).catch(
      () => undefined,
    )
    return {
      read: read1 || read2,
      preflight: await read({ method: 'PUT', headers: { 'x-own': '1' } }),
      script: (await loads('script', '/assets/main.js')) && Reflect.get(window, 'leaked') !== undefined,
      socket: await socket([]),
    }
  }, target)
  await page.close()
  return found
}

const NOTHING = { read: false, preflight: false, script: false, socket: false }

// Covers L02, L04
test('L02, L04: a page of another site reads nothing, runs nothing and opens no socket', async () => {
  const there = await attack(`http://127.0.0.1:${portOf(soft)}`)
  expect({ ...there, preflight: true }).toEqual({ read: true, preflight: true, script: true, socket: true })
  expect(reached).toContain('post')
  expect(await attack(server.origin)).toEqual(NOTHING)
})

// Covers L04, L06
test('L04: not even with the token, from a page of another site or port', async () => {
  for (const from of [`http://evil.test:${portOf(evil)}/`, `http://127.0.0.1:${portOf(evil)}/`]) {
    const page = await visit(from)
    const opened = await page.evaluate(
      ([address, key]) =>
        new Promise<boolean>(resolve => {
          const socket = new WebSocket(String(address), ['galley', `token.${key}`])
          socket.onopen = () => resolve(true)
          socket.onerror = () => resolve(false)
        }),
      [`${server.origin.replace('http', 'ws')}/rpc`, token],
    )
    expect(opened).toBe(false)
    await page.close()
  }
})

// Covers L02
test('L02: the editor is shown in no frame of another site', async () => {
  const text = async (target: string) => {
    const page = await visit(`http://evil.test:${portOf(evil)}/`)
    await page.evaluate(address => {
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
      return new Promise(resolve => {
        frame.onload = resolve
      })
    }, target)
    const [, frame] = page.frames()
    const title = await frame?.title().catch(() => '')
    await page.close()
    return title
  }
  expect(await text(`http://127.0.0.1:${portOf(soft)}/`)).toBe('Galley')
  expect(await text(`${server.origin}/`)).not.toContain('Galley')
})

// Covers L03
test('L03: a name that points here by DNS gets an empty response', async () => {
  const rebound = async (port: string | number) => {
    const page = await visit(`http://rebind.test:${port}/`)
    const title = await page.title()
    await page.close()
    return title
  }
  expect(await rebound(portOf(soft))).toBe('Galley')
  expect(await rebound(new URL(server.origin).port)).not.toContain('Galley')
})

test('the editor’s own page runs, under its policy', async () => {
  const page = await visit(`${server.origin}/`)
  await page.waitForFunction(() => document.title === 'Galley runs')
  await page.close()
})
