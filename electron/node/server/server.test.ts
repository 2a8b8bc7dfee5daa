import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  get,
  launchCode,
  newToken,
  raw,
  ServerFixture,
  session,
  status,
  tryUpgrade,
} from '../testing/server-fixture.ts'
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

const port = () => Number(new URL(server.origin).port)

test('the editor is served under its own name', async () => {
  const reply = await fetch(server.origin)
  expect(reply.status).toBe(200)
  expect(await reply.text()).toContain('Galley')
  expect((await fetch(`${server.origin}/assets/main.js`)).headers.get('content-type')).toMatch(/javascript/)
})

test('the first page is never stored; files with a hash in their name never change', async () => {
  const cached = async (path: string) => (await fetch(server.origin + path)).headers.get('cache-control')
  expect(await cached('/')).toBe('no-store')
  expect(await cached('/index.html')).toBe('no-store')
  expect(await cached('/assets/main.js')).toBe('private, max-age=86400, immutable')
  expect(await cached('/assets/missing.js')).toBe('no-store')
})

// Covers L01
test.runIf(process.platform === 'linux')('L01: only the loopback address is listened to', async () => {
  const table = readFileSync('/proc/net/tcp', 'utf8') + readFileSync('/proc/net/tcp6', 'utf8')
  const hex = port().toString(16).toUpperCase().padStart(4, '0')
  const listening = table.split('\n').filter(line => line.includes(`:${hex} `) && / 0A /.test(line))
  expect(listening.map(line => line.trim().split(/\s+/)[1])).toEqual([`0100007F:${hex}`])
  const others = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    await expect(
      fetch(`http://${address}:${port()}/`, { signal: AbortSignal.timeout(1_000) }),
    ).rejects.toThrow()
  }
})

// Covers L02, L05
test('L02, L05: no response lets another site read, frame or store anything', async () => {
  for (const path of ['/', '/assets/main.js', '/nothing', '/preview/x/y.html', '/session']) {
    const { headers } = await fetch(server.origin + path)
    for (const name of ['access-control-allow-origin', 'set-cookie']) expect(headers.get(name)).toBeNull()
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
  const options = await fetch(server.origin, { method: 'OPTIONS', headers: { origin: 'http://evil.test' } })
  expect(options.status).toBe(403)
})

test('the policy of the editor runs only its own files', async () => {
  const policy = (await fetch(server.origin)).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'")
  expect(policy).toContain(`frame-src ${server.origin}/preview/`)
  expect(policy).not.toMatch(/unsafe-eval|blob:|\*/)
})

const HOSTS = [
  'rebind.test',
  'localhost:{port}',
  'localhost.:{port}',
  '127.0.0.1',
  '127.0.0.1:1',
  '127.1:{port}',
  '0x7f.1:{port}',
  '2130706433:{port}',
  '[::1]:{port}',
  '[::ffff:127.0.0.1]:{port}',
  '127.0.0.1:{port}.evil.test',
  'evil@127.0.0.1:{port}',
  '127.0.0.1@evil:{port}',
  '[::bad',
  'a b',
]
for (const host of HOSTS) {
  // Covers L03
  test(`L03: the name ${host} is not ours`, async () => {
    const reply = await get(server, '/', '', host.replace('{port}', String(port())))
    expect([421, 400]).toContain(status(reply))
    expect(reply).not.toContain('<title>')
    const refused = await tryUpgrade(server, ['galley', `token.${token}`], {
      origin: server.origin,
      host: host.replace('{port}', String(port())),
    })
    expect(refused).toMatch(/^(403|400|error)$/)
  })
}

// Covers L03
test('L03: no name, two names, or an address with a name in it', async () => {
  const own = `127.0.0.1:${port()}`
  const replies = [
    await raw(server, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'),
    await get(server, '/', `Host: ${own}\r\n`),
    await get(server, '/', 'Host: evil.test\r\n'),
    await get(server, `http://${own}/`),
    await get(server, 'http://evil.test/'),
    await get(server, '//evil.test/'),
  ]
  for (const reply of replies) {
    expect([400, 421]).toContain(status(reply))
    expect(reply).not.toContain('<title>')
  }
})

// Covers L04, L15
test('L04: a socket needs the token, our origin and our address', async () => {
  const right = ['galley', `token.${token}`]
  const { origin } = server
  expect(await tryUpgrade(server, right, { origin })).toBe('open galley')
  for (const wrong of [
    undefined,
    'null',
    'http://evil.test',
    `http://127.0.0.1:${port() + 1}`,
    `http://localhost:${port()}`,
  ]) {
    expect(await tryUpgrade(server, right, wrong === undefined ? {} : { origin: wrong })).toBe('403')
  }
  for (const protocols of [['galley'], ['galley', 'token.'], ['galley', 'token.x'], [`token.${token}`]]) {
    expect(await tryUpgrade(server, protocols, { origin })).toBe('403')
  }
  for (const path of [`/rpc?token=${token}`, '/', '/session', `/preview/${token}/`]) {
    expect(await tryUpgrade(server, ['galley'], { origin, path })).toBe('403')
  }
})

// Covers L05
test('L05: a launch code works once, and nothing similar works at all', async () => {
  const own = await fixture.start()
  const code = launchCode(own)
  expect(Buffer.from(code, 'base64url')).toHaveLength(32)
  for (const wrong of ['', [], [code], `${code} `, code.slice(1), code.toLowerCase(), null, { code }, 'ü']) {
    expect((await session(own, { code: wrong })).status).toBe(403)
  }
  expect((await session(own, { code }, { origin: 'http://evil.test' })).status).toBe(403)
  const reply = await session(own, { code })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('set-cookie')).toBeNull()
  expect((await session(own, { code })).status).toBe(403)
  expect(await newToken(own)).not.toBe(token)
  await own.close()
})

// Covers L05
test('L05: guessing becomes slow', async () => {
  const own = await fixture.start()
  for (let guess = 0; guess < 11; guess++) await session(own, { code: 'x' })
  const before = performance.now()
  await session(own, { code: 'x' })
  expect(performance.now() - before).toBeGreaterThan(900)
  await own.close()
})

// Covers L06
test('L06: a request from another port() or another site is refused, whatever it sends along', async () => {
  for (const site of ['same-site', 'cross-site']) {
    expect(status(await get(server, '/assets/main.js', `Sec-Fetch-Site: ${site}\r\nCookie: a=b\r\n`))).toBe(
      403,
    )
    expect(status(await get(server, '/', `Sec-Fetch-Site: ${site}\r\nSec-Fetch-Mode: no-cors\r\n`))).toBe(403)
  }
  expect(status(await get(server, '/', `Origin: http://127.0.0.1:${port() + 1}\r\n`))).toBe(403)
  const link = 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: '
  expect(status(await get(server, '/', `${link}document\r\n`)), 'a link in a chat').toBe(200)
  expect(status(await get(server, '/', `${link}iframe\r\n`))).toBe(403)
})
