import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { saying } from '../../../shared/messages/testing/saying.ts'
import { memoryFiles } from '../../../shared/project/files/memory-files.ts'
import { openProject } from '../../../shared/project/open-project.ts'
import { announce } from '../../../shared/rpc/events.ts'
import { noIcons } from '../../../shared/site/base/icons.ts'
import { shippedAt } from '../../../shared/site/base/shipped.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { makeFolder } from '../testing/temporary-folders.ts'
import { checkLink, internet, type LinkNetwork } from './check-link.ts'
import { checkLinks } from './check-links.ts'
import { LinkCheck } from './link-check.ts'

const folder = makeFolder('links')
const requests: string[] = []
let server: Server
let port = 0
let busy = new Map<string, number>()
let most = { one: 0, all: 0 }
let isRefusing = true

/** Every host is the server of the test. */
const localNetwork: LinkNetwork = {
  lookUp: async () => ({ address: '127.0.0.1', family: 4, nearness: 'internet' }),
}

const STATUS: Readonly<Record<string, number>> = {
  '/gone': 404,
  '/never': 410,
  '/login': 403,
  '/broken': 503,
}

beforeAll(async () => {
  server = createServer(async ({ method = '', url = '', headers }, response) => {
    const host = String(headers.host).split(':')[0] ?? ''
    requests.push(`${method} ${host}${url}`)
    busy.set(host, (busy.get(host) ?? 0) + 1)
    const all = [...busy.values()].reduce((sum, count) => sum + count, 0)
    most = { one: Math.max(most.one, busy.get(host) ?? 0), all: Math.max(most.all, all) }
    await new Promise(resolve => setImmediate(resolve))
    busy.set(host, (busy.get(host) ?? 1) - 1)
    if (url === '/moved') response.writeHead(301, { location: '/fine' }).end()
    else if (url === '/circle') response.writeHead(302, { location: '/circle' }).end()
    else if (url === '/inside') response.writeHead(302, { location: 'http://127.0.0.1/admin' }).end()
    else if (url === '/no-head') response.writeHead(method === 'HEAD' ? 405 : 200).end('whole')
    else if (url === '/busy') {
      response.writeHead(isRefusing ? 429 : 200, { 'retry-after': '0' }).end()
      isRefusing = false
    } else response.writeHead(STATUS[url] ?? 200).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

beforeEach(() => {
  requests.length = 0
  busy = new Map()
  most = { one: 0, all: 0 }
  isRefusing = true
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const at = (path: string, host = 'one.example') => `http://${host}:${port}${path}`
const signal = new AbortController().signal
const answerTo = async (address: string, net = localNetwork) => (await checkLink(address, net, signal)).result

test.each([
  ['/fine', { state: 'fine' }, ['HEAD']],
  ['/moved', { state: 'fine' }, ['HEAD', 'HEAD']],
  ['/no-head', { state: 'fine' }, ['HEAD', 'GET']],
  ['/gone', { state: 'gone', reason: saying('answers with 404 (Not Found)') }, ['HEAD', 'GET']],
  ['/never', { state: 'gone', reason: saying('answers with 410 (Gone)') }, ['HEAD', 'GET']],
  ['/broken', { state: 'gone', reason: saying('answers with 503 (Service Unavailable)') }, ['HEAD', 'GET']],
  ['/login', { state: 'unjudged' }, ['HEAD', 'GET']],
  ['/circle', { state: 'gone', reason: saying('redirects too many times') }, Array(6).fill('HEAD')],
])('%s', async (path, expected, methods) => {
  expect(await answerTo(at(path))).toEqual(expected)
  expect(requests.map(line => line.split(' ')[0])).toEqual(methods)
})

// Covers N01
test('this computer and its network are never contacted, nor is an address with a password', async () => {
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, '[::1]:80', '10.0.0.1', '169.254.169.254'])
    expect(await answerTo(`http://${host}/x`, internet)).toEqual({ state: 'unjudged' })
  expect(await answerTo(`http://me:secret@one.example:${port}/`)).toEqual({ state: 'unjudged' })
  expect(await answerTo(`ftp://one.example:${port}/`)).toEqual({ state: 'unjudged' })
  expect(requests).toEqual([])
})

// Covers N02
test('a page cannot redirect to an address that must not be contacted', async () => {
  const guarded: LinkNetwork = {
    lookUp: host => (host === 'one.example' ? localNetwork.lookUp(host) : internet.lookUp(host)),
  }
  expect(await answerTo(at('/inside'), guarded)).toEqual({ state: 'unjudged' })
  expect(requests).toEqual(['HEAD one.example/inside'])
})

test('a host gets one request at a time, few hosts run in parallel, and a retry follows if the host wants it', async () => {
  const hosts = Array.from({ length: 9 }, (_, index) => `h${index}.example`)
  const addresses = [...hosts.flatMap(host => [at('/a', host), at('/b', host)]), at('/busy', 'h0.example')]
  const progress: number[] = []
  const answers = await checkLinks(addresses, {
    network: localNetwork,
    signal,
    onProgress: ({ done }) => progress.push(done),
  })
  expect([...answers.values()].every(({ state }) => state === 'fine')).toBe(true)
  expect(answers.size).toBe(19)
  expect(progress.at(-1)).toBe(19)
  expect(most.one).toBe(1)
  expect(most.all).toBeLessThanOrEqual(6)
  expect(requests.filter(line => line === 'HEAD h0.example/busy')).toHaveLength(2)
})

test('stopping keeps the results so far', async () => {
  const stop = new AbortController()
  const addresses = ['/a', '/b', '/c'].map(path => at(path))
  const messages = () => stop.abort()
  expect(
    (await checkLinks(addresses, { network: localNetwork, signal: stop.signal, onProgress: messages })).size,
  ).toBe(1)
})

test('if nobody answers the person is told that, and no link is reported as broken', async () => {
  const closed = ['http://a.example:1/x', 'http://b.example:1/y']
  await expect(
    checkLinks(closed, { network: localNetwork, signal, onProgress: () => undefined }),
  ).rejects.toMatchObject({
    failure: { code: 'unavailable' },
  })
})

test('stopping before anybody answered reports no missing network', async () => {
  const stop = new AbortController()
  const closed = ['a', 'b', 'c'].map(name => `http://${name}.example:1/x`)
  const messages = ({ done }: { readonly done: number }) => {
    if (done === 2) stop.abort()
  }
  const results = await checkLinks(closed, {
    network: localNetwork,
    signal: stop.signal,
    onProgress: messages,
  })
  expect(results.size).toBeGreaterThanOrEqual(2)
})

test('a host that does not exist is broken; one that could not be looked up is not judged, and that is reported', async () => {
  const lost = (code: 'not-found' | 'unavailable'): LinkNetwork => ({
    lookUp: () => Promise.reject(new Refusal(code, asMessage('No.'))),
  })
  expect(await answerTo(at('/'), lost('not-found'))).toMatchObject({ state: 'gone' })
  expect(await answerTo(at('/'), lost('unavailable'))).toEqual({ state: 'unjudged' })
  const two = [at('/a'), at('/b')]
  await expect(
    checkLinks(two, { network: lost('unavailable'), signal, onProgress: () => undefined }),
  ).rejects.toMatchObject({ failure: { code: 'unavailable' } })
})

test('a broken link becomes a problem at its location, and disappears with the link; a working link is not checked again', async () => {
  const config = {
    name: 'N',
    topbarLinks: [{ name: 'A', url: at('/gone') }],
    navigation: [{ group: 'A', pages: ['a'] }],
  }
  const page = `---\ntitle: A\ndescription: What the page is about.\n---\n\n[one](${at('/gone#part')}), [two](${at('/fine')})\n`
  const project = await openProject(
    memoryFiles({ 'docs.json': JSON.stringify(config), 'a.mdx': page }),
    announce(() => undefined),
    {
      folder,
      later: run => void setImmediate(run),
      resources: { icons: noIcons, shipped: shippedAt(name => name) },
    },
  )
  const run = new LinkCheck(project, { data: folder, network: localNetwork, onProgress: () => undefined })
  const dead = async () => {
    await project.idle()
    const found = project.problems().filter(({ code }) => code === 'link/external')
    return found.map(({ file, line, message }) => `${file}:${line} ${inEnglish(message)}`)
  }
  expect(await dead()).toEqual([])
  expect(requests).toEqual([])
  expect(await run.checkLinks()).toEqual({ total: 2, broken: 1, unchecked: 0 })
  const messages = `“${at('/gone')}” answers with 404 (Not Found).`
  expect(await dead()).toEqual([`a.mdx:6 ${messages}`, `docs.json:1 ${messages}`])
  const { version } = await project.read({ file: 'a.mdx' })
  const offset = page.indexOf('[one]')
  await project.edit({
    label: 'x',
    edits: [{ file: 'a.mdx', version, edits: [{ offset, length: page.length - offset, text: 'gone' }] }],
  })
  expect(await dead()).toEqual([`docs.json:1 ${messages}`])
  requests.length = 0
  await project.undo()
  await run.checkLinks()
  expect(requests).toEqual(['HEAD one.example/gone', 'GET one.example/gone'])
  mkdirSync(join(folder, 'full/link-answers.json'), { recursive: true })
  const unkept = new LinkCheck(project, {
    data: join(folder, 'full'),
    network: localNetwork,
    onProgress: () => undefined,
  })
  expect(await unkept.checkLinks()).toMatchObject({ broken: 1 })
  project.close()
})
