import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RequestModel } from '../request.ts'
import { escapeText } from '../serialise.ts'
import { sampleLanguages } from './samples.ts'

/** What the server was sent. */
interface Received {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

const received: Received[] = []
let server: Server
let base = ''
const folder = mkdtempSync(join(tmpdir(), 'galley-samples-'))

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, body: Buffer.concat(chunks) })
      response.end('ok')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  writeFileSync(join(folder, 'file.bin'), 'the file')
})

vi.setConfig({ testTimeout: 60_000 })

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const HOSTILE = `"it's" \\ back\nslash \`id\` $HOME $(id) %PATH% \${x} #{y} <<EOF é 🚤`

const run = promisify(execFile)

interface Runner {
  readonly label: string
  readonly run: (sample: string) => Promise<unknown>
}

function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', 'import requests'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const runners: readonly Runner[] = [
  { label: 'cURL', run: sample => run('sh', ['-c', sample], { cwd: folder }) },
  {
    label: 'JavaScript',
    run: sample => run(process.execPath, ['--input-type=module', '-e', sample], { cwd: folder }),
  },
  ...(hasPython()
    ? [{ label: 'Python', run: (sample: string) => run('python3', ['-c', sample], { cwd: folder }) }]
    : []),
]

async function sent({ label, run: execute }: Runner, request: RequestModel): Promise<Received> {
  const language = sampleLanguages.find(each => each.label === label)
  if (!language) throw new Error(`There is no ${label}.`)
  received.length = 0
  await execute(language.write({ ...request, url: base + request.url }))
  const [found] = received
  if (!found) throw new Error('Nothing arrived.')
  return found
}

const query = `/a?tag=${escapeText('a&b=c')}&x=${escapeText(HOSTILE)}`

test.each(runners)('$label sends a hostile query and header as they are', async runner => {
  const found = await sent(runner, {
    method: 'GET',
    url: query,
    headers: [['X-Odd', `it's "a" \\ $HOME \`id\``]],
  })
  expect([found.method, found.url, found.headers['x-odd']]).toEqual([
    'GET',
    query,
    `it's "a" \\ $HOME \`id\``,
  ])
})

test.each(runners)('$label sends hostile JSON byte by byte', async runner => {
  const text = JSON.stringify({ a: HOSTILE, at: '@file.bin' }, undefined, 2)
  const found = await sent(runner, {
    method: 'POST',
    url: '/json',
    headers: [['Content-Type', 'application/json']],
    body: { kind: 'text', text, type: 'application/json' },
  })
  expect(found.body.toString()).toBe(text)
  expect(found.headers['content-type']).toBe('application/json')
})

test.each(runners)('$label sends a form with a name twice', async runner => {
  const pairs = [
    ['tag', 'one'],
    ['tag', HOSTILE],
    ['at', '@file.bin'],
  ] as const
  const found = await sent(runner, {
    method: 'PUT',
    url: '/form',
    headers: [],
    body: { kind: 'form', pairs },
  })
  expect([...new URLSearchParams(found.body.toString())]).toEqual(pairs)
  expect(found.headers['content-type']).toContain('application/x-www-form-urlencoded')
})

test.each(runners)('$label sends parts: texts, JSON, a file', async runner => {
  const parts = [
    { name: 'text', value: HOSTILE.replace('\n', ' ') },
    { name: 'at', value: '@file.bin' },
    { name: 'json', value: '{"a":"b;c\\"d"}', type: 'application/json' },
    { name: 'photo', value: '', file: 'file.bin' },
  ]
  const found = await sent(runner, {
    method: 'POST',
    url: '/parts',
    headers: [],
    body: { kind: 'parts', parts },
  })
  const type = String(found.headers['content-type'])
  const form = await new Response(new Uint8Array(found.body), {
    headers: { 'content-type': type },
  }).formData()
  expect(form.get('text')).toBe(HOSTILE.replace('\n', ' '))
  expect(form.get('at')).toBe('@file.bin')
  const json = form.get('json')
  expect(typeof json === 'string' ? json : await json?.text()).toBe('{"a":"b;c\\"d"}')
  expect(form.get('photo')).toBeInstanceOf(File)
})

test.each(runners)('$label sends a cookie, and a text that begins with @', async runner => {
  const found = await sent(runner, {
    method: 'PATCH',
    url: '/c',
    headers: [
      ['Cookie', 'sid=a%20b; other=1'],
      ['Content-Type', 'text/plain'],
    ],
    body: { kind: 'text', text: '@/etc/passwd', type: 'text/plain' },
  })
  expect(found.body.toString()).toBe('@/etc/passwd')
  if (runner.label !== 'JavaScript') expect(found.headers.cookie).toBe('sid=a%20b; other=1')
})

const shellParts = fc.array(
  fc.constantFrom(
    "'",
    '"',
    '\\',
    '`',
    '$',
    '(',
    ')',
    '\n',
    '!',
    ';',
    '|',
    '&',
    '<',
    '>',
    'a',
    ' ',
    'é',
    '{',
    '}',
    '#',
    '%',
  ),
  { maxLength: 30 },
)

test('whatever a text holds, a shell prints it and does nothing else', async () => {
  const { shell } = await import('./quote.ts')
  await fc.assert(
    fc.property(shellParts, parts => {
      const text = parts.join('')
      expect(execFileSync('sh', ['-c', `printf %s ${shell(text)}`]).toString()).toBe(text)
    }),
    { numRuns: 40 },
  )
})

test('whatever a text holds, JavaScript reads it back', async () => {
  const { double } = await import('./quote.ts')
  await fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(JSON.parse(double(text))).toBe(text.replace(/\p{Cs}/gu, '\uFFFD'))
    }),
  )
})
