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

function works(command: string, words: readonly string[]): boolean {
  try {
    execFileSync(command, words, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Runs a sample that must stand in a file. */
const fromFile = (command: string, words: readonly string[], name: string) => (sample: string) => {
  writeFileSync(join(folder, name), sample)
  return run(command, [...words, name], { cwd: folder })
}

const runners: readonly Runner[] = [
  { label: 'cURL', run: sample => run('sh', ['-c', sample], { cwd: folder }) },
  {
    label: 'JavaScript',
    run: sample => run(process.execPath, ['--input-type=module', '-e', sample], { cwd: folder }),
  },
  ...(works('python3', ['-c', 'import requests'])
    ? [{ label: 'Python', run: (sample: string) => run('python3', ['-c', sample], { cwd: folder }) }]
    : []),
]

/** Languages that are slow to start, where they are installed at all: they show one request that has everything. */
const slow: readonly Runner[] = [
  ...(works('go', ['version']) ? [{ label: 'Go', run: fromFile('go', ['run'], 'sample.go') }] : []),
  ...(works('java', ['-version']) ? [{ label: 'Java', run: fromFile('java', [], 'Example.java') }] : []),
  ...(works('php', ['-m']) ? [{ label: 'PHP', run: fromFile('php', [], 'sample.php') }] : []),
  ...(works('ruby', ['-v']) ? [{ label: 'Ruby', run: fromFile('ruby', [], 'sample.rb') }] : []),
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

test('a part whose name or format would make curl read a file of the reader reads none', async () => {
  writeFileSync(join(folder, 'secret.txt'), 'X-Leak: s3cret')
  const parts = [
    { name: 'a', value: 'b', type: 'text/plain;headers=@secret.txt' },
    { name: 'c', value: 'd', type: 'text/plain; headers="<secret.txt"' },
    { name: 'e=@secret.txt', value: 'f', type: 'text/plain' },
    { name: 'g=@secret.txt;', value: '', file: 'file.bin' },
  ]
  const [curl] = runners
  if (!curl) throw new Error('There is no curl.')
  const body = { kind: 'parts' as const, parts }
  const found = await sent(curl, { method: 'POST', url: '/leak', headers: [], body })
  expect(found.body.toString()).not.toContain('s3cret')
  expect(found.body.toString()).toContain('the file')
})

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

test.each([...runners, ...slow])('$label sends parts: texts, JSON, files', async runner => {
  const parts = [
    { name: 'text', value: HOSTILE.replace('\n', ' ') },
    { name: 'at', value: '@file.bin' },
    { name: 'json', value: '{"a":"b;c\\"d"}', type: 'application/json' },
    { name: 'photo', value: '', file: 'file.bin' },
    { name: 'photo', value: '', file: 'file.bin', type: 'image/png' },
  ]
  const found = await sent(runner, {
    method: 'POST',
    url: query,
    headers: [['X-Odd', `it's "a" \\ $HOME \`id\``]],
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
  expect(form.getAll('photo').map(each => each instanceof File)).toEqual([true, true])
  expect([found.url, found.headers['x-odd']]).toEqual([query, `it's "a" \\ $HOME \`id\``])
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
