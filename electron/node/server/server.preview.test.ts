import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NodeFiles } from '../disk/files.ts'
import { get, newToken, openWindow, ServerFixture, status } from '../testing/server-fixture.ts'
import type { LoopbackServer } from './server.ts'

const fixture = new ServerFixture()
let server: LoopbackServer
let token: string
beforeAll(async () => {
  server = await fixture.start()
  token = await newToken(server)
})
afterAll(async () => {
  await server.close()
  fixture.remove()
})

const TRAVERSALS = [
  '/../canary.txt',
  '/%2e%2e/canary.txt',
  '/..%2fcanary.txt',
  '/..%5ccanary.txt',
  '/....//canary.txt',
  '/assets/../../canary.txt',
  '/assets/..%252f..%252fcanary.txt',
  '/assets/main.js/../../../canary.txt',
  '/%00/canary.txt',
  '/index.html%00.txt',
  '/index.html::$DATA',
  '//etc/passwd',
  '/etc/passwd',
  '/file:///etc/passwd',
]
// Covers L10, L12
test('L10: no address leaves the served folders', async () => {
  const window = await openWindow(server, token, 'travel')
  await window.value('open', { folder: fixture.root })
  const { url } = await window.value<{ url: string }>('preview', { page: '' })
  const [prefix = ''] = /^\/preview\/[\da-f]+/.exec(new URL(url).pathname) ?? []
  for (const path of TRAVERSALS) {
    for (const address of [path, prefix + path, `${prefix}/galley${path}`]) {
      const reply = await get(server, address)
      expect(reply).not.toMatch(/CANARY|root:/)
      expect([400, 404]).toContain(status(reply))
    }
  }
  for (const path of ['.env', '.git/config', 'missing.png', '']) {
    expect(status(await get(server, `${prefix}/${path}`))).toBe(404)
  }
  window.socket.close()
})

test('a preview has an opaque origin, and images of the repository only', async () => {
  const window = await openWindow(server, token, 'preview')
  await window.value('open', { folder: fixture.root })
  const page = await window.value<{ url: string }>('preview', { page: 'intro' })
  expect(page.url).toMatch(new RegExp(`^${server.origin}/preview/[\\da-f]{64}/intro.html$`))
  const document = await fetch(page.url)
  const prefix = page.url.replace('intro.html', '')
  const text = await document.text()
  expect(text).toContain('Hello.')
  expect(text).toMatch(/<script defer src="\.\/galley\/preview\.js" data-texts='[^']*'><\/script><\/head>/)
  const policy = document.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; script-src /)
  expect(policy).toContain(`script-src ${prefix}galley/ 'sha256-x';`)
  expect(policy).toContain(`frame-ancestors ${server.origin}`)
  const svg = await fetch(`${prefix}logo.svg`)
  expect(svg.headers.get('content-type')).toBe('image/svg+xml')
  expect(svg.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'")
  expect(svg.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const file = await fetch(`${prefix}docs.json`)
  expect(file.headers.get('content-type')).toBe('application/octet-stream')
  expect((await fetch(`${prefix}evil.html`)).status).toBe(404)
  const part = await fetch(`${prefix}film.mp4`, { headers: { range: 'bytes=2-4' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ])
  const font = await fetch(`${prefix}galley/font.woff2`, { headers: { origin: 'null' } })
  expect(font.headers.get('access-control-allow-origin')).toBe('*')
  expect((await fetch(`${prefix}galley/site.css`)).headers.get('access-control-allow-origin')).toBeNull()
  window.socket.close()
})

test('a preview is shown in a frame, and only with its capability', async () => {
  const window = await openWindow(server, token, 'frame')
  await window.value('open', { folder: fixture.root })
  const { url } = await window.value<{ url: string }>('preview', { page: '' })
  const { pathname } = new URL(url)
  const from = (site: string, dest: string) => `Sec-Fetch-Site: ${site}\r\nSec-Fetch-Dest: ${dest}\r\n`
  expect(status(await get(server, pathname, from('same-origin', 'iframe')))).toBe(200)
  expect(status(await get(server, pathname, from('none', 'document')))).toBe(403)
  expect(status(await get(server, pathname, 'Origin: http://evil.test\r\n'))).toBe(403)
  expect(status(await get(server, pathname.replace(/[\da-f]{64}/, '0'.repeat(64))))).toBe(404)
  window.socket.close()
  await setTimeout(50)
})

test('returning to the window compares the disk, but not each time', async () => {
  const reconcile = vi.spyOn(NodeFiles.prototype, 'reconcile')
  const window = await openWindow(server, token, 'focus')
  await window.value('open', { folder: fixture.root })
  for (const _ of [1, 2, 3]) window.socket.send(JSON.stringify({ t: 'q', m: 'focused', a: [] }))
  await window.value('pages')
  expect(reconcile).toHaveBeenCalledOnce()
  reconcile.mockRestore()
  window.socket.close()
})
