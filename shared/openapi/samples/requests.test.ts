import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleRequest } from '../operation/request.ts'
import type { RequestModel } from '../operation/request-model.ts'
import { modelOf } from '../testing/api.ts'
import { curl } from './curl.ts'

/** A request as the server received it. */
interface Received {
  readonly line: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** The samples are for a POSIX shell. */
const onPosix = test.runIf(process.platform !== 'win32')

const received: Received[] = []
const folder = mkdtempSync(join(tmpdir(), 'galley-arrived-'))
/** The curl settings and proxies of this machine are ignored. */
const env = { PATH: process.env.PATH, HOME: join(folder, 'home'), no_proxy: '*' }
const EVERY_BYTE = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
let server: Server
let base = ''

vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url, headers } = request
      received.push({ line: `${method} ${url}`, headers, body: Buffer.concat(chunks) })
      response.end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  mkdirSync(env.HOME)
  for (const name of ['file.bin', 'file.png']) writeFileSync(join(folder, name), EVERY_BYTE)
})

beforeEach(() => void received.splice(0))

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Runs the samples of requests in one shell, one after the other; returns the received requests in that
 * order.
 */
async function arrived(requests: readonly RequestModel[]): Promise<readonly Received[]> {
  const samples = requests.map(request => curl(request))
  await promisify(execFile)('sh', ['-e', '-c', samples.join('\n')], { cwd: folder, env })
  return [...received]
}

/** The request of an operation at `/p` whose description is given as text. */
async function requestOf(operation: string, { method = 'get', path = '/p' } = {}): Promise<RequestModel> {
  const text = `{"openapi":"3.2.0","info":{"title":"T","version":"1"},"paths":{"${path}":{"${method}":${operation}}}}`
  return sampleRequest(await modelOf({ 'a.json': text }), base)
}

const VALUES = {
  empty: '""',
  text: '"blue"',
  list: '["blue","black","brown"]',
  map: '{"R":100,"G":200,"B":150}',
  null: 'null',
  'no items': '[]',
  'no fields': '{}',
}

type Expected = Partial<Record<keyof typeof VALUES, string>>

/** The serialization of each value: the style table of the specification. */
const STYLES: readonly (readonly [place: string, style: string, explode: boolean, expected: Expected])[] = [
  [
    'path',
    'matrix',
    false,
    { empty: ';c', text: ';c=blue', list: ';c=blue,black,brown', map: ';c=R,100,G,200,B,150' },
  ],
  [
    'path',
    'matrix',
    true,
    { empty: ';c', text: ';c=blue', list: ';c=blue;c=black;c=brown', map: ';R=100;G=200;B=150' },
  ],
  [
    'path',
    'label',
    false,
    { empty: '.', text: '.blue', list: '.blue,black,brown', map: '.R,100,G,200,B,150' },
  ],
  [
    'path',
    'label',
    true,
    { empty: '.', text: '.blue', list: '.blue.black.brown', map: '.R=100.G=200.B=150' },
  ],
  [
    'path',
    'simple',
    false,
    { empty: '', text: 'blue', list: 'blue,black,brown', map: 'R,100,G,200,B,150', null: '' },
  ],
  [
    'path',
    'simple',
    true,
    { empty: '', text: 'blue', list: 'blue,black,brown', map: 'R=100,G=200,B=150', null: '' },
  ],
  [
    'query',
    'form',
    false,
    {
      empty: '?c=',
      text: '?c=blue',
      list: '?c=blue,black,brown',
      map: '?c=R,100,G,200,B,150',
      null: '?c=',
      'no items': '',
      'no fields': '',
    },
  ],
  [
    'query',
    'form',
    true,
    {
      empty: '?c=',
      text: '?c=blue',
      list: '?c=blue&c=black&c=brown',
      map: '?R=100&G=200&B=150',
      null: '?c=',
      'no items': '',
      'no fields': '',
    },
  ],
  [
    'query',
    'spaceDelimited',
    false,
    { list: '?c=blue%20black%20brown', map: '?c=R%20100%20G%20200%20B%20150', 'no items': '' },
  ],
  [
    'query',
    'pipeDelimited',
    false,
    { list: '?c=blue%7Cblack%7Cbrown', map: '?c=R%7C100%7CG%7C200%7CB%7C150', 'no items': '' },
  ],
  ['query', 'deepObject', true, { map: '?c%5BR%5D=100&c%5BG%5D=200&c%5BB%5D=150', 'no fields': '' }],
  [
    'header',
    'simple',
    false,
    { empty: '', text: 'blue', list: 'blue,black,brown', map: 'R,100,G,200,B,150' },
  ],
  ['header', 'simple', true, { empty: '', text: 'blue', list: 'blue,black,brown', map: 'R=100,G=200,B=150' }],
  [
    'cookie',
    'form',
    false,
    { empty: 'c=', text: 'c=blue', list: 'c=blue,black,brown', map: 'c=R,100,G,200,B,150' },
  ],
  [
    'cookie',
    'cookie',
    false,
    { empty: 'c=', text: 'c=blue', list: 'c=blue,black,brown', map: 'c=R,100,G,200,B,150' },
  ],
  [
    'cookie',
    'cookie',
    true,
    {
      empty: 'c=',
      text: 'c=blue',
      list: 'c=blue; c=black; c=brown',
      map: 'R=100; G=200; B=150',
      null: 'c=',
    },
  ],
]

const found = (location: string, { line, headers }: Received): string | undefined => {
  if (location === 'header') return String(headers.c)
  return location === 'cookie' ? headers.cookie : line.replace(/^GET \/p\/?/, '')
}

onPosix.each(STYLES)(
  'a %s with style %s, explode %s, arrives as the specification says',
  async (location, style, explode, expected) => {
    const names = Object.keys(expected) as (keyof typeof VALUES)[]
    const path = location === 'path' ? '/p/{c}' : '/p'
    const requests = await Promise.all(
      names.map(name =>
        requestOf(
          `{"parameters":[{"name":"c","in":"${location}","required":true,"style":"${style}","explode":${explode},"schema":{},"example":${VALUES[name]}}]}`,
          { path },
        ),
      ),
    )
    const all = await arrived(requests)
    expect(
      Object.fromEntries(names.map((name, index) => [name, all[index] && found(location, all[index])])),
    ).toEqual(expected)
  },
)

onPosix('a value of a cookie arrives as one cookie, but where its author writes it out', async () => {
  const cookie = (more: string) =>
    requestOf(
      `{"parameters":[{"name":"c","in":"cookie","required":true,${more}"schema":{},"example":"a b; d=e, é"}]}`,
    )
  const all = await arrived([await cookie(''), await cookie('"style":"cookie",')])
  expect(all[0]?.headers.cookie).toBe('c=a%20b%3B%20d%3De%2C%20%C3%A9')
  expect(Buffer.from(all[1]?.headers.cookie ?? '', 'latin1').toString()).toBe('c=a b; d=e, é')
})

onPosix('cookies of a list are separate, which is also the default', async () => {
  const request = await requestOf(
    '{"parameters":[{"name":"c","in":"cookie","required":true,"style":"cookie","schema":{},"example":["blue","black"]},{"name":"d","in":"cookie","required":true,"style":"cookie","schema":{},"example":[]}]}',
  )
  expect((await arrived([request]))[0]?.headers.cookie).toBe('c=blue; c=black')
})

onPosix('a form with a list, an object and JSON arrives with every pair', async () => {
  const request = await requestOf(
    '{"requestBody":{"content":{"application/x-www-form-urlencoded":{"schema":{"type":"object"},"example":{"tag":["a&b","c d"],"one":"x=y","o":{"k":1}},"encoding":{"o":{"style":"deepObject","explode":true}}}}}}',
    { method: 'post' },
  )
  const [form] = await arrived([request])
  expect([...new URLSearchParams(form?.body.toString())]).toEqual([
    ['tag', 'a&b'],
    ['tag', 'c d'],
    ['one', 'x=y'],
    ['o[k]', '1'],
  ])
  expect(form?.headers['content-type']).toBe('application/x-www-form-urlencoded')
})

onPosix('a file as the whole body, and several files of one name, arrive byte by byte', async () => {
  const whole = await requestOf(
    '{"requestBody":{"content":{"image/png":{"schema":{"type":"string","format":"binary"}}}}}',
    { method: 'put' },
  )
  const schema =
    '{"type":"object","properties":{"all":{"type":"array","items":{"type":"string","contentMediaType":"image/png"}},"meta":{"type":"object","example":{"a":1}}}}'
  const parts = await requestOf(`{"requestBody":{"content":{"multipart/form-data":{"schema":${schema}}}}}`, {
    method: 'post',
  })
  const { body } = parts
  if (body?.kind !== 'parts') throw new Error('The form has no parts.')
  const [file] = body.parts
  const doubled = { ...parts, body: { ...body, parts: [...(file ? [file] : []), ...body.parts] } }
  const [put, post] = await arrived([whole, doubled])
  expect(put?.headers['content-type']).toBe('image/png')
  expect(put?.body).toEqual(EVERY_BYTE)
  const type = String(post?.headers['content-type'])
  const form = await new Response(new Uint8Array(post?.body ?? []), {
    headers: { 'content-type': type },
  }).formData()
  const files = form.getAll('all').filter(each => each instanceof File)
  expect(files).toHaveLength(2)
  for (const each of files) expect(Buffer.from(await each.arrayBuffer())).toEqual(EVERY_BYTE)
  expect(form.get('meta')).toBe('{"a":1}')
  expect(post?.body.toString('latin1')).toMatch(/name="meta"\r\nContent-Type: application\/json\r\n\r\n/)
})

test('dots of a path stay, and those of a query do not matter', () => {
  const sample = (path: string) => curl({ method: 'GET', url: `https://a.example${path}`, headers: [] })
  for (const path of ['/a/../b', '/a/.', '/a/..?c=d']) expect(sample(path)).toContain('--path-as-is')
  for (const path of ['/a?next=/../b', '/a?c=/.', '/a/...'])
    expect(sample(path)).not.toContain('--path-as-is')
})

onPosix('a body of GET arrives with GET, and without a body there is none', async () => {
  const all = await arrived([
    await requestOf('{"requestBody":{"content":{"application/json":{"example":{"a":1}}}}}'),
    await requestOf('{}'),
  ])
  expect(all.map(({ line, body }) => [line, body.toString().replace(/\s/g, '')])).toEqual([
    ['GET /p', '{"a":1}'],
    ['GET /p', ''],
  ])
  expect(all[1]?.headers['content-type']).toBeUndefined()
})
