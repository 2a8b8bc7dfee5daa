import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Reply } from '../../shared/rpc/reply.ts'
import { type RunningApp, runApp } from './testing/run.ts'
import { channels } from './testing/stand-in.ts'

vi.mock('electron', () => import('./testing/stand-in.ts'))

let app: RunningApp
beforeAll(async () => {
  app = await runApp(async base => {
    const { CrashReports } = await import('./crash.ts')
    await (await import('./app.ts')).startApp(new CrashReports(base, '1.2.3'))
  })
})
afterAll(() => app.stop())

const failure = (reply: Reply) => (reply.kind === 'failure' ? reply.failure.code : reply.kind)
const value = (reply: Reply) => (reply.kind === 'value' ? reply.value : reply)

// Covers E03
test('E03: every response has a policy', async () => {
  const addresses = [
    'app://ui/',
    'app://ui/theme.js',
    'app://ui/icon.svg',
    'app://ui/nothing',
    'app://ui/%zz',
    'app://evil/',
  ]
  for (const address of addresses) {
    const { headers } = await app.fetched(address)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('frame-src preview://site/')
    for (const word of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(word)
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

// Covers E08
test('E08: only the editor’s own top frame gets replies', async () => {
  const foreign = { url: 'https://evil.test/' }
  const strangers = [
    { sender: app.window.webContents, senderFrame: null },
    { sender: app.window.webContents, senderFrame: { url: 'app://ui/' } },
    { sender: app.window.webContents, senderFrame: { url: 'preview://site/00/a.html' } },
    {
      sender: { mainFrame: app.window.webContents.mainFrame },
      senderFrame: app.window.webContents.mainFrame,
    },
    { sender: { mainFrame: foreign }, senderFrame: foreign },
  ]
  for (const event of strangers) {
    expect(failure(await app.request(event, 'connect', { window: 'x' }))).toBe('not-allowed')
  }
  for (const method of ['constructor', '__proto__', 'toString', '', 1, null, {}, ['connect']]) {
    expect(failure(await app.request(app.fromEditor(), method))).toBe('bad-request')
  }
  for (const input of [null, 'x', 1, [], { folder: 1 }, JSON.parse('{"__proto__":{"folder":"/"}}')]) {
    const reply = await app.request(app.fromEditor(), 'open', input)
    expect(failure(reply)).toBe('bad-request')
    expect(JSON.stringify(reply)).not.toMatch(/ at |node:|galley-app/)
  }
  expect([...channels.keys()]).toEqual(['request'])
})

test('the window sends requests, and finds the folder named at the start', async () => {
  const welcome = await app.request(app.fromEditor(), 'connect', { window: 'one' })
  expect(value(welcome)).toMatchObject({
    abilities: { kind: 'electron', nativeDialogs: true, nativeMenu: true },
    project: { folder: join(app.base, 'repo'), name: 'Site' },
  })
  expect(value(await app.request(app.fromEditor(), 'chooseFolder'))).toBe('/chosen')
})

const TRAVERSALS = [
  '..%2f..%2fcanary.txt',
  '..%5ccanary.txt',
  '%00',
  '%2e%2e/canary.txt',
  '../canary.txt',
  '/etc/passwd',
  'index.html%00',
  'INDEX.HTML',
  '....//canary.txt',
]
// Covers E09
test('E09: no address reaches a file that is not served', async () => {
  const { url } = value(await app.request(app.fromEditor(), 'preview', { page: '' })) as { url: string }
  expect(url).toMatch(/^preview:\/\/site\/[\da-f]{64}\/a\.html$/)
  const prefix = url.replace('a.html', '')
  for (const below of TRAVERSALS) {
    for (const root of ['app://ui/', prefix, `${prefix}galley/`, 'preview://site/', 'preview://evil/']) {
      const reply = await app.fetched(root + below)
      expect([400, 404]).toContain(reply.status)
      expect(await reply.text()).not.toMatch(/CANARY|root:/)
    }
  }
  expect((await app.fetched(url.replace('site', 'other'))).status).toBe(404)
  expect((await app.fetched('app://ui/', { method: 'POST' })).status).toBe(405)
  const page = await app.fetched(url)
  expect(await page.text()).toContain('Hello.')
  expect(page.headers.get('content-security-policy')).toContain('sandbox allow-scripts;')
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors app://ui')
  const picture = await app.fetched(`${prefix}logo.svg`)
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
})
