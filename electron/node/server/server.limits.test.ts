import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { closed, newToken, openWindow, raw, ServerFixture, session } from '../testing/server-fixture.ts'
import type { LoopbackServer } from './server.ts'

const fixture = new ServerFixture()
let server: LoopbackServer
let token: string
beforeAll(async () => {
  // A machine that pauses for a second does not make a request slow.
  server = await fixture.start({ patience: { headers: 1_500, request: 2_000, idle: 500, look: 100 } })
  token = await newToken(server)
})
afterAll(async () => {
  await server.close()
  fixture.remove()
})

const port = () => Number(new URL(server.origin).port)

// Covers L07
test('L07: whatever arrives, the next request is answered', async () => {
  const own = `Host: 127.0.0.1:${port()}\r\n`
  const odd = [
    `TRACE / HTTP/1.1\r\n${own}\r\n`,
    'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n',
    `GET /%zz HTTP/1.1\r\n${own}\r\n`,
    `GET /\0 HTTP/1.1\r\n${own}\r\n`,
    `GET /preview/%zz/%ff HTTP/1.1\r\n${own}\r\n`,
    `GET / HTTP/1.1\r\n${own}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    `POST /session HTTP/1.1\r\n${own}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `POST /session HTTP/1.1\r\n${own}Content-Length: -1\r\n\r\n`,
    `GET /rpc HTTP/1.1\r\n${own}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    `GET / HTTP/1.1\r\n${own}Origin: [::bad\r\n\r\n`,
    'GET / HTTP/9.9\r\n\r\n',
    'GET',
  ]
  const replies = await Promise.all(odd.map(bytes => raw(server, bytes)))
  for (const reply of replies) expect(reply).not.toMatch(/HTTP\/1\.1 (2|3|5)\d\d/)
  let seed = 42
  const garbage = () => {
    const bytes = new Uint8Array(2_000)
    for (let at = 0; at < bytes.length; at++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      bytes[at] = seed >> 8
    }
    return bytes
  }
  for (let round = 0; round < 5; round++) {
    await Promise.all(Array.from({ length: 40 }, () => raw(server, garbage(), 500)))
  }
  expect((await fetch(server.origin)).status).toBe(200)
})

// Covers L08
test('L08: slow requests are dropped, and windows work meanwhile', async () => {
  const window = await openWindow(server, token, 'slow')
  // Longer than any test: the server ends them.
  const slow = Array.from({ length: 100 }, () =>
    raw(server, `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\n`, 300_000),
  )
  const body = raw(
    server,
    `POST /session HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\nContent-Length: 9\r\n\r\n{`,
    300_000,
  )
  expect(await window.outcome('forgetRecent', { folder: 'x' })).toBe('value')
  await Promise.all([...slow, body])
  expect(await window.outcome('forgetRecent', { folder: 'x' })).toBe('value')
  window.socket.close()
})

test('a connection that nobody used ends without a word, which a browser could take for a reply', async () => {
  expect(await raw(server, '', 300_000)).toBe('')
})

// Covers L09
test('L09: large bodies and frames are refused early', async () => {
  const large = await session(server, { code: 'x'.repeat(5_000) })
  expect(large.status).toBe(403)
  expect((await session(server, {}, { 'content-encoding': 'gzip' })).status).toBe(415)
  const { socket } = await openWindow(server, token, 'large')
  const code = closed(socket)
  socket.send(Buffer.alloc(64 * 1024 * 1024 + 1))
  expect([1006, 1009]).toContain(await code)
  expect(socket.extensions).toBe('')
})

test('frames that are not requests are dropped, and the window continues', async () => {
  const window = await openWindow(server, token, 'frames')
  const frames = [
    'null',
    '[]',
    '{',
    '"q"',
    '{"t":"q"}',
    '{"t":"q","i":"1","m":"constructor","a":[]}',
    '{"t":"q","i":"1","m":"__proto__","a":[]}',
    '{"t":"q","i":"1","m":"request","a":{}}',
    '{"t":"s","i":"1","r":1}',
  ]
  for (const frame of frames) window.socket.send(frame)
  window.socket.send(Buffer.from([0xff, 0xfe]))
  expect(await window.outcome('constructor')).toBe('bad-request')
  expect(await window.outcome('open', { folder: 1 })).toBe('bad-request')
  expect(await window.outcome('pages')).toBe('no-project')
  expect(await window.outcome('forgetRecent', { folder: 'x' })).toBe('value')
  window.socket.close()
})

// Covers L13
test('L13: only posted JSON changes anything', async () => {
  const own = { origin: server.origin }
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD']) {
    expect((await fetch(`${server.origin}/session`, { method, headers: own })).status).toBe(405)
  }
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await fetch(server.origin, { method, headers: own })).status).toBe(405)
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    expect((await session(server, {}, { 'content-type': type })).status).toBe(415)
  }
  expect((await fetch(server.origin, { method: 'HEAD' })).status).toBe(200)
})

// Covers L14
test('L14: closing ends every connection at once', async () => {
  const own = await fixture.start()
  const key = await newToken(own)
  const socket = new WebSocket(`${own.origin.replace('http', 'ws')}/rpc`, ['galley', `token.${key}`], {
    origin: own.origin,
  })
  await new Promise(resolve => socket.once('open', resolve))
  const still = connect(Number(new URL(own.origin).port), '127.0.0.1')
  const ended = once(still, 'close')
  await once(still, 'connect')
  await Promise.all([closed(socket), ended, own.close()])
  await expect(fetch(own.origin)).rejects.toThrow()
})

// Covers L16
test('L16: an error reveals neither a stack nor a path on this disk', async () => {
  const broken = await fixture.start()
  broken.host.previewed = () => {
    throw new Error(`ENOENT ${fixture.base}`)
  }
  const reply = await fetch(`${broken.origin}/preview/00/x.html`)
  expect(reply.status).toBeGreaterThanOrEqual(404)
  expect(await reply.text()).not.toMatch(/galley-server|at |ENOENT/)
  await broken.close()
})
