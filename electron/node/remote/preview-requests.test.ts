import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OutgoingRequest } from '../../../shared/project/base/preview-requests.ts'
import { lookUp } from './lookup.ts'
import { PreviewRequests } from './preview-requests.ts'

interface Heard {
  readonly line: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const results: Heard[] = []
let closed = 0
let server: Server
let other: Server
let base = ''
let elsewhere = ''

const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/moved': response => response.writeHead(302, { location: '/echo' }).end(),
  '/kept': response => response.writeHead(307, { location: '/echo' }).end(),
  '/away': response => response.writeHead(302, { location: `${elsewhere}/echo` }).end('Over there.'),
  '/circle': response => response.writeHead(302, { location: '/circle' }).end(),
  '/packed': response => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed')),
  '/torn': response => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed'),
  '/none': response => response.writeHead(204).end(),
  '/half': response => void response.writeHead(200, { 'content-length': '100' }).write('half'),
  '/bomb': response =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(60_000_000))),
  '/cut': response => {
    response.writeHead(200, { 'content-length': '100' }).write('half')
    setTimeout(() => response.destroy(), 20)
  },
  '/slow': response => void response.on('close', () => closed++),
  '/cookie': response => response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end(),
}

function listen(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { method, url = '', headers } = request
    results.push({ line: `${method} ${url}`, headers, body: Buffer.concat(chunks).toString() })
    const answer = ANSWERS[url]
    if (answer) answer(response)
    else response.writeHead(200, { 'content-type': 'text/plain' }).end('fine')
  })
}

async function started(result: Server): Promise<string> {
  await once(result.listen(0, '127.0.0.1'), 'listening')
  const address = result.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

beforeAll(async () => {
  server = createServer(listen)
  other = createServer(listen)
  base = await started(server)
  elsewhere = await started(other)
})

afterEach(() => void results.splice(0))

afterAll(() => {
  for (const each of [server, other]) {
    each.closeAllConnections()
    each.close()
  }
})

let count = 0
const outgoing = (path: string, more: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  id: String(++count),
  page: 'page',
  url: base + path,
  origin: base,
  nearness: 'computer',
  method: 'GET',
  headers: [],
  ...more,
})

async function bodyOf(requests: PreviewRequests, id: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for (let piece = await requests.read(id); piece !== undefined; piece = await requests.read(id)) {
    pieces.push(Buffer.from(piece, 'base64'))
  }
  return Buffer.concat(pieces)
}

test('a request arrives as the form described it, with cookies, without connection headers', async () => {
  const requests = new PreviewRequests()
  const request = outgoing('/echo?a=1', {
    method: 'POST',
    headers: [
      { name: 'Cookie', value: 'session=1' },
      { name: 'X-Key', value: 'secret' },
      { name: 'Host', value: 'evil.example' },
      { name: 'Transfer-Encoding', value: 'chunked' },
    ],
    body: Buffer.from('{"a": 1}').toString('base64'),
  })
  const head = await requests.send(request)
  expect(head).toMatchObject({ status: 200, statusText: 'OK', url: `${base}/echo?a=1`, isRedirected: false })
  expect((await bodyOf(requests, request.id)).toString()).toBe('fine')
  const [found] = results
  expect([found?.line, found?.body]).toEqual(['POST /echo?a=1', '{"a": 1}'])
  expect(found?.headers).toMatchObject({ cookie: 'session=1', 'x-key': 'secret', host: new URL(base).host })
})

// Covers N02, N05
test('redirects of the server itself are followed as in browsers, those to another server are shown', async () => {
  const requests = new PreviewRequests()
  const post = { method: 'POST', body: 'YQ==', headers: [{ name: 'X-Key', value: 'secret' }] }
  expect(await requests.send(outgoing('/moved', post))).toMatchObject({ status: 200, isRedirected: true })
  expect(await requests.send(outgoing('/kept', post))).toMatchObject({ status: 200, isRedirected: true })
  expect(results.map(({ line, body }) => [line, body])).toEqual([
    ['POST /moved', 'a'],
    ['GET /echo', ''],
    ['POST /kept', 'a'],
    ['POST /echo', 'a'],
  ])
  results.length = 0
  const away = outgoing('/away', post)
  expect(await requests.send(away)).toMatchObject({
    status: 302,
    isRedirected: false,
    redirectTarget: `${elsewhere}/echo`,
  })
  expect((await bodyOf(requests, away.id)).toString()).toBe('Over there.')
  expect(results).toHaveLength(1)
  expect(await requests.send(outgoing('/circle'))).toMatchObject({ status: 302 })
  requests.close()
})

// Covers N03, L09
test('responses are decompressed up to a size limit, and interrupted ones say so', async () => {
  const requests = new PreviewRequests()
  const packed = outgoing('/packed')
  await requests.send(packed)
  expect((await bodyOf(requests, packed.id)).toString()).toBe('packed')
  const bomb = outgoing('/bomb')
  await requests.send(bomb)
  await expect(bodyOf(requests, bomb.id)).rejects.toThrow('larger than 50 MB')
  const cut = outgoing('/cut')
  await requests.send(cut)
  await expect(bodyOf(requests, cut.id)).rejects.toThrow('was cut off')
})

test('a response with a wrong encoding fails for its reader, however late', async () => {
  const requests = new PreviewRequests()
  const torn = outgoing('/torn')
  await requests.send(torn)
  for (const more of ['/echo', '/echo', '/echo']) await requests.send(outgoing(more))
  await expect(requests.read(torn.id)).rejects.toThrow('was cut off')
  requests.close()
})

test('a response without content by its status occupies no slot, read or not', async () => {
  const requests = new PreviewRequests()
  for (let sent = 0; sent < 20; sent++) {
    const none = outgoing('/none')
    expect(await requests.send(none)).toMatchObject({ status: 204 })
    if (sent === 0) expect(await requests.read(none.id)).toBeUndefined()
  }
})

test('a response replaced by a newer request with its id does not end that request', async () => {
  const requests = new PreviewRequests()
  const request = outgoing('/half')
  await requests.send(request)
  await requests.read(request.id)
  const cut = requests.read(request.id).catch((error: Error) => error.message)
  const next = requests.send({ ...request, url: `${base}/echo` })
  expect(await cut).toContain('was cut off')
  expect(await next).toMatchObject({ status: 200 })
  expect((await bodyOf(requests, request.id)).toString()).toBe('fine')
})

test('cookies are shown and not kept', async () => {
  const requests = new PreviewRequests()
  const { headers } = await requests.send(outgoing('/cookie'))
  expect(headers.filter(({ name }) => name === 'set-cookie').map(({ value }) => value)).toEqual([
    'a=1',
    'b=2',
  ])
  await requests.send(outgoing('/echo'))
  expect(results[1]?.headers.cookie).toBeUndefined()
})

test('a stopped request ends, and so does every one of a window that closes', async () => {
  const requests = new PreviewRequests()
  const asked = [outgoing('/slow'), outgoing('/slow')]
  const sent = asked.map(each => requests.send(each).catch((error: Error) => error.message))
  await expect.poll(() => results.length).toBe(2)
  requests.stop(asked[0]?.id ?? '')
  expect(await sent[0]).toContain('didn’t answer')
  requests.close()
  expect(await sent[1]).toContain('didn’t answer')
  await expect.poll(() => closed).toBe(2)
})

test('a request with the id of another ends only that one', async () => {
  const requests = new PreviewRequests()
  const first = outgoing('/slow')
  const ended = requests.send(first).catch((error: Error) => error.message)
  await expect.poll(() => results.length).toBe(1)
  const { status } = await requests.send({ ...first, url: `${base}/echo` })
  expect(status).toBe(200)
  expect(await ended).toContain('didn’t answer')
  expect((await bodyOf(requests, first.id)).toString()).toBe('fine')
})

// Covers N01
test('a name that resolves to a nearer computer than the person was shown gets no request', async () => {
  const requests = new PreviewRequests()
  await expect(requests.send(outgoing('/echo', { nearness: 'internet' }))).rejects.toMatchObject({
    failure: { code: 'not-allowed' },
  })
  expect(results).toEqual([])
  expect(await requests.plan(new URL(base))).toEqual({ origin: base, nearness: 'computer' })
})

// Covers N01
test.each([
  '169.254.169.254',
  '[fd00:ec2::254]',
  '0.0.0.0',
  '[::ffff:169.254.169.254]',
  '224.0.0.1',
  '100.100.100.200',
])('nothing is ever sent to %s', async host => {
  await expect(lookUp(host)).rejects.toMatchObject({ failure: { code: 'not-allowed' } })
})

// Covers N08, C06
test.each([
  ['X-A', 'a\r\nX-B: c'],
  ['X A', 'b'],
  ['X-A', 'ключ'],
])('a header %j: %j sends nothing', async (name, value) => {
  const requests = new PreviewRequests()
  await expect(requests.send(outgoing('/echo', { headers: [{ name, value }] }))).rejects.toMatchObject({
    failure: { code: 'unavailable' },
  })
  expect(results).toEqual([])
})
