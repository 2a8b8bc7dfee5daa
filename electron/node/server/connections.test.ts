import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newToken, openWindow, ServerFixture } from '../testing/server-fixture.ts'
import type { LoopbackServer } from './server.ts'

// Nothing here runs into a time limit: whoever is let in is let in at once.
const PATIENCE = { headers: 300_000, request: 300_000, idle: 300_000, look: 300_000 }

const fixture = new ServerFixture()
let server: LoopbackServer
let held: Socket[] = []
beforeEach(async () => {
  server = await fixture.start({ patience: PATIENCE })
})
afterEach(async () => {
  for (const socket of held) socket.destroy()
  held = []
  await server.close()
})

const port = () => Number(new URL(server.origin).port)

/** Connects from an address of this computer, and sends only this. */
async function hold(bytes: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: port(), host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined).resume()
  held.push(socket)
  await once(socket, 'connect')
  if (bytes !== '') socket.write(bytes)
  return socket
}

const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\n`
const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded

/** A page requested by somebody who has no connection yet. */
function visit(): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(server.origin, { agent: false }, reply => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
    sent.on('error', reject).end()
  })
}

const ATTACKS: readonly (readonly [what: string, bytes: () => string])[] = [
  ['nothing', () => ''],
  ['half a request', () => head('/')],
  ['half a body', () => `POST /session HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\nContent-Length: 9\r\n\r\n{`],
  ['whole requests, then nothing', () => `${head('/')}\r\n`],
]

// Covers L08
test.for(ATTACKS)('80 connections that send %s keep no newcomer out', async ([, bytes]) => {
  const token = await newToken(server)
  for (let count = 0; count < 80; count++) await hold(bytes())
  expect(await visit()).toBe(200)
  const window = await openWindow(server, token, 'newcomer')
  expect(await window.outcome('forgetRecent', { folder: 'x' })).toBe('value')
  window.socket.close()
})

test('a window that showed its token stays, whoever else connects', async () => {
  const window = await openWindow(server, await newToken(server), 'first')
  for (let count = 0; count < 200; count++) await hold(head('/'))
  expect(await window.outcome('forgetRecent', { folder: 'x' })).toBe('value')
  expect(held.filter(isOpen).length).toBeLessThanOrEqual(64)
  window.socket.close()
})

// Elsewhere, only one address of the loopback network exists.
test.runIf(process.platform === 'linux')(
  'a peer with many connections makes room itself, before it costs another peer one',
  async () => {
    const mine = await hold(head('/'))
    const others: Socket[] = []
    for (let count = 0; count < 300; count++) others.push(await hold('', `127.0.0.${2 + (count % 3)}`))
    expect(await visit()).toBe(200)
    expect([isOpen(mine), others.filter(isOpen).length < 64]).toEqual([true, true])
  },
)
