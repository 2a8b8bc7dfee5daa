import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { nodeFiles } from '../disk/files.ts'
import { makeFolder } from '../testing/temporary-folders.ts'
import { fetchApis } from './fetch-apis.ts'
import { fetchText } from './fetch-text.ts'
import { nearnessOf } from './lookup.ts'

const requests: string[] = []
let server: Server
let base = ''
const folder = makeFolder('remote')

const ANSWERS: Readonly<
  Record<string, (location: string) => readonly [number, Record<string, string>, string]>
> = {
  '/api.json': () => [200, {}, '\uFEFF{"openapi": "3.1.0"}'],
  '/moved': location => [302, { location: `${location}/api.json` }, ''],
  '/away': () => [302, { location: 'http://10.0.0.1/' }, ''],
  '/file': () => [302, { location: 'file:///etc/passwd' }, ''],
  '/circle': location => [302, { location: `${location}/circle` }, ''],
  '/never': () => [0, {}, ''],
  '/large': () => [200, {}, 'x'.repeat(50_000_001)],
}

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requests.push(url)
    const [status, headers, body] = ANSWERS[url]?.(base) ?? [404, {}, '']
    if (status > 0) response.writeHead(status, headers).end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a text is read, and redirects are followed', async () => {
  expect(await fetchText(`${base}/api.json`)).toBe('{"openapi": "3.1.0"}')
  expect(await fetchText(`${base}/moved`)).toBe('{"openapi": "3.1.0"}')
})

// Covers N02
test.each(['/away', '/file'])('a redirect to an address that may not be read is refused: %s', async path => {
  await expect(fetchText(base + path)).rejects.toMatchObject({ failure: { code: 'not-allowed' } })
})

// Covers N03
test.each([
  ['/circle', 'redirects too many times'],
  ['/none', 'answers with 404'],
  ['/large', 'larger than 50 MB'],
])('%s gives nothing, and says why', async (path, words) => {
  await expect(fetchText(base + path)).rejects.toThrow(words)
})

// Covers N01
test.each([
  'http://example.com/a.json',
  'file:///etc/passwd',
  'ftp://x/y',
  '//x/y',
  'https://10.0.0.1/a.json',
  'https://[fe80::1]/a.json',
  'https://[::ffff:7f00:1]/a.json',
  'https://169.254.169.254/latest/meta-data',
])('%s is not read', async address => {
  await expect(fetchText(address)).rejects.toMatchObject({ failure: { code: 'not-allowed' } })
})

// Covers N01
test.each([
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
])('%s lies in a network of its own: %s', (address, inside) => {
  expect(nearnessOf(address) !== 'internet').toBe(inside)
})

// Covers N04
test('addresses in docs.json are downloaded only on request, and read from their copies afterwards', async () => {
  const data = join(folder, 'data')
  const address = `${base}/api.json`
  const config = { name: 'N', navigation: [], openapi: [address, `${base}/none`, 'local.json'] }
  const files = nodeFiles(folder, { data })
  requests.length = 0
  await expect(files.readText(address)).rejects.toMatchObject({ failure: { code: 'not-found' } })
  expect(requests).toEqual([])
  const messages: string[] = []
  await fetchApis(JSON.stringify(config), files.copies, {
    warn: message => void messages.push(inEnglish(message)),
  })
  expect(requests).toEqual(['/api.json', '/none'])
  expect(messages).toHaveLength(1)
  expect((await files.readText(address)).text).toBe('{"openapi": "3.1.0"}')
  expect(requests).toHaveLength(2)
})

const named = (...openapi: readonly string[]) => JSON.stringify({ name: 'N', navigation: [], openapi })
const ignore = () => undefined

test('copies of addresses that docs.json no longer names are removed; an invalid docs.json removes none', async () => {
  const { copies } = nodeFiles(folder, { data: join(folder, 'data') })
  const [one, other] = [`${base}/api.json`, `${base}/moved`]
  await fetchApis(named(one, other), copies, { warn: ignore })
  await fetchApis('{', copies, { warn: ignore })
  expect(copies.read(other).text).not.toBe('')
  await fetchApis(named(one), copies, { warn: ignore })
  expect(copies.read(one).text).not.toBe('')
  expect(() => copies.read(other)).toThrow('hasn’t been downloaded yet')
  const elsewhere = nodeFiles(mkdtempSync(join(folder, 'site-')), { data: join(folder, 'data') }).copies
  expect(() => elsewhere.read(one)).toThrow('hasn’t been downloaded yet')
})

test('the number of addresses is limited', async () => {
  const { copies } = nodeFiles(folder, { data: join(folder, 'data') })
  const messages: string[] = []
  requests.length = 0
  const many = Array.from({ length: 60 }, (_, index) => `${base}/api.json?${index}`)
  await fetchApis(named(...many), copies, { warn: message => void messages.push(inEnglish(message)) })
  expect(requests).toHaveLength(50)
  expect(messages.at(-1)).toBe('Only the first 50 addresses are read; docs.json names 60.')
})

test('a download can be stopped, and says so', async () => {
  const { copies } = nodeFiles(folder, { data: join(folder, 'data') })
  const stop = new AbortController()
  const running = fetchApis(named(`${base}/never`, `${base}/api.json`), copies, {
    warn: ignore,
    signal: stop.signal,
  })
  requests.length = 0
  await expect.poll(() => requests).toEqual(['/never'])
  stop.abort()
  await expect(running).rejects.toThrow('stopped')
  expect(requests).toEqual(['/never'])
})
