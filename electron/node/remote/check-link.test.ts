import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer as plainServer, type RequestListener } from 'node:http'
import { createServer as secureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { saying } from '../../../shared/messages/testing/saying.ts'
import { checkLink, type LinkNetwork } from './check-link.ts'

const servers: (Server & { closeAllConnections?: () => void })[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.()
    server.close()
  }
})

async function portOf(server: (typeof servers)[number]): Promise<number> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

const serve = (listener: RequestListener) => portOf(plainServer(listener))

/** Every host is this computer. */
const localNetwork: LinkNetwork = {
  lookUp: async () => ({ address: '127.0.0.1', family: 4, nearness: 'internet' }),
}
const heardOf = (address: string, net = localNetwork) => checkLink(address, net, new AbortController().signal)

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const number = (value: number) => der(0x02, Buffer.from([value]))

/** A self-signed certificate. */
function ownCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'))
  const commonName = der(0x30, Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('one.example')))
  const name = der(0x30, der(0x31, commonName))
  const validity = der(0x30, ...['200101000000Z', '490101000000Z'].map(time => der(0x17, Buffer.from(time))))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const messages = der(0x30, der(0xa0, number(2)), number(1), algorithm, name, validity, name, key)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', messages, privateKey))
  const text = der(0x30, messages, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${text.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

// Covers N11
test('a self-signed certificate is reported', async () => {
  const port = await portOf(secureServer(ownCertificate(), (_, response) => response.end()))
  expect((await heardOf(`https://one.example:${port}/`)).result).toEqual({
    state: 'gone',
    reason: saying('has a certificate that browsers don’t trust'),
  })
})

test('a server that does not speak https is reported', async () => {
  const port = await serve((_, response) => response.end())
  expect((await heardOf(`https://one.example:${port}/`)).result).toEqual({
    state: 'gone',
    reason: saying('can’t be reached over https'),
  })
})

test.each([
  ['ERR_SSL_UNSAFE_LEGACY_RENEGOTIATION_DISABLED', 'unsafe legacy renegotiation disabled'],
  ['EPROTO', 'write EPROTO SSL routines:final_renegotiate:unsafe legacy renegotiation disabled'],
  ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'tlsv13 alert certificate required'],
])('what browsers may do and we do not is not judged: %s', async (code, message) => {
  const net: LinkNetwork = { lookUp: () => Promise.reject(Object.assign(new Error(message), { code })) }
  expect(await heardOf('https://one.example/', net)).toEqual({
    result: { state: 'unjudged' },
    isOnline: true,
  })
})

test('a server that doesn’t answer in time, hangs up or refuses everybody is reported', async () => {
  const silent = await serve(() => undefined)
  expect((await heardOf(`http://one.example:${silent}/`, { ...localNetwork, timeout: 100 })).result).toEqual({
    state: 'gone',
    reason: saying('doesn’t answer'),
  })
  const hanging = await serve(({ socket }) => socket.destroy())
  expect((await heardOf(`http://one.example:${hanging}/`)).result).toEqual({
    state: 'gone',
    reason: saying('doesn’t answer'),
  })
  const closed = servers.at(-1)
  closed?.close()
  await once(closed ?? (servers[0] as Server), 'close')
  expect((await heardOf(`http://one.example:${hanging}/`)).result).toEqual({
    state: 'gone',
    reason: saying('refuses connections'),
  })
})

test('a server that refuses HEAD and serves the page is fine, however long the page is', async () => {
  let sent = 0
  let isCut = false
  const port = await serve(({ method }, response) => {
    if (method === 'HEAD') {
      response.writeHead(403).end()
      return
    }
    response.writeHead(200)
    const piece = Buffer.alloc(65_536, 'x')
    const more = () => {
      while (!response.destroyed && sent < 200_000_000) {
        sent += piece.length
        if (!response.write(piece)) return
      }
    }
    response.on('drain', more)
    response.on('close', () => {
      isCut = true
    })
    more()
  })
  expect((await heardOf(`http://one.example:${port}/`)).result).toEqual({ state: 'fine' })
  await expect.poll(() => isCut).toBe(true)
  expect(sent).toBeLessThan(50_000_000)
})

test('a chain of redirects is followed to its end, each relative to its own address', async () => {
  const ways: Readonly<Record<string, string>> = { '/a': 'b', '/b': '/c/d', '/c/d': './e', '/c/e': '?end' }
  const requests: string[] = []
  const port = await serve(({ url = '' }, response) => {
    requests.push(url)
    const location = ways[url]
    if (location === undefined) response.writeHead(url === '/c/e?end' ? 404 : 500).end()
    else response.writeHead(301, { location }).end()
  })
  expect((await heardOf(`http://one.example:${port}/a`)).result).toEqual({
    state: 'gone',
    reason: saying('answers with 404 (Not Found)'),
  })
  expect([...new Set(requests)]).toEqual(['/a', '/b', '/c/d', '/c/e', '/c/e?end'])
})

test('a busy server says when to try again, in seconds or as a date', async () => {
  const day = new Date(Date.now() + 3_600_000).toUTCString()
  const port = await serve(({ url }, response) => {
    response.writeHead(429, { 'retry-after': url === '/day' ? day : url === '/odd' ? 'soon' : '7' }).end()
  })
  const waitAt = async (path: string) => (await heardOf(`http://one.example:${port}${path}`)).wait
  expect(await waitAt('/seconds')).toBe(7_000)
  expect(await waitAt('/day')).toBeGreaterThan(3_000_000)
  expect(await waitAt('/odd')).toBe(undefined)
})
