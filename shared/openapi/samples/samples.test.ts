import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RequestModel } from '../operation/request-model.ts'
import { escapeText } from '../operation/serialize.ts'
import { sampleLanguages } from './samples.ts'

/** A request as the server received it. */
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
  /** The program that runs the sample; without it the tests are skipped. */
  readonly needs: string
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

/** Runs a sample that must be in a file. */
const fromFile = (command: string, words: readonly string[], name: string) => (sample: string) => {
  writeFileSync(join(folder, name), sample)
  return run(command, [...words, name], { cwd: folder })
}

const node = (sample: string) => run(process.execPath, ['--input-type=module', '-e', sample], { cwd: folder })

const runners: readonly Runner[] = [
  { label: 'cURL', needs: 'curl', run: sample => run('sh', ['-c', sample], { cwd: folder }) },
  { label: 'JavaScript', needs: 'node', run: node },
  ...(works('python3', ['-c', 'import requests'])
    ? [
        {
          label: 'Python',
          needs: 'python3',
          run: (sample: string) => run('python3', ['-c', sample], { cwd: folder }),
        },
      ]
    : []),
  ...(works('php', ['-r', 'curl_init();'])
    ? [{ label: 'PHP', needs: 'php', run: fromFile('php', [], 'sample.php') }]
    : []),
  ...(works('ruby', ['-v'])
    ? [{ label: 'Ruby', needs: 'ruby', run: fromFile('ruby', [], 'sample.rb') }]
    : []),
]

const USED = ['', '.Collections.Generic', '.IO', '.Net.Http', '.Threading.Tasks']

/** Mono's compiler predates top-level statements, `using var` and `new(…)`. */
async function withMono(sample: string): Promise<void> {
  const older = sample
    .replaceAll('using var ', 'var ')
    .replace(/^( +)new\(/gm, '$1new KeyValuePair<string, string>(')
  const method = `static async Task Run() {\n${older}\n}`
  const whole = `class Example {\nstatic void Main() { Run().GetAwaiter().GetResult(); }\n${method}\n}`
  writeFileSync(join(folder, 'sample.cs'), `${USED.map(name => `using System${name};`).join('\n')}\n${whole}`)
  await run('mcs', ['-r:System.Net.Http', '-out:sample.exe', 'sample.cs'], { cwd: folder })
  await run('mono', ['sample.exe'], { cwd: folder })
}

/** Languages that are slow to start: they only run one request that has everything. */
const slow: readonly Runner[] = [
  ...(works('go', ['version'])
    ? [{ label: 'Go', needs: 'go', run: fromFile('go', ['run'], 'sample.go') }]
    : []),
  ...(works('java', ['-version'])
    ? [{ label: 'Java', needs: 'java', run: fromFile('java', [], 'Example.java') }]
    : []),
  ...(works('mcs', ['--version']) && works('mono', ['--version'])
    ? [{ label: 'C#', needs: 'mono', run: withMono }]
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

test('a part whose name or format could make curl read a file of the reader reads none', async () => {
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

test.each(runners)('$label (needs $needs) sends a hostile query and header unchanged', async runner => {
  const found = await sent(runner, {
    method: 'GET',
    url: query,
    headers: [
      ['X-Odd', `it's "a" \\ $HOME \`id\``],
      ['X-Empty', ''],
    ],
  })
  const { 'x-odd': odd, 'x-empty': empty } = found.headers
  expect([found.method, found.url, odd, empty]).toEqual(['GET', query, `it's "a" \\ $HOME \`id\``, ''])
})

test.each(runners)('$label (needs $needs) sends hostile JSON byte by byte', async runner => {
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

test.each(runners)('$label (needs $needs) sends a form with a duplicate name', async runner => {
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

/** The received form. File names may lack quotes, and may be repeated in another encoding. */
async function formOf({ headers, body }: Received): Promise<FormData> {
  const type = String(headers['content-type']).replaceAll('"', '')
  const plain = body
    .toString('latin1')
    .replace(/; (name|filename)=([^";\r\n]+)/g, '; $1="$2"')
    .replace(/; filename\*=[^\r\n]*/g, '')
  const bytes = new Uint8Array(Buffer.from(plain, 'latin1'))
  return new Response(bytes, { headers: { 'content-type': type } }).formData()
}

const ODD = `it's "a" \\ $HOME \`id\`; x`

test.each(runners)('$label (needs $needs) sends headers of single parts', async runner => {
  const headers = [
    ['X-Odd', ODD],
    ['X-Second', '@file.bin'],
  ] as const
  const parts = [
    { name: 'text', value: HOSTILE, headers },
    { name: 'photo', value: '', file: 'file.bin', type: 'image/png', headers },
    { name: 'plain', value: 'none' },
  ]
  const body = { kind: 'parts' as const, parts }
  const found = await sent(runner, { method: 'POST', url: '/parts', headers: [], body })
  const text = found.body.toString('latin1')
  expect(text.split(`X-Odd: ${ODD}\r\n`)).toHaveLength(3)
  expect(text.split('X-Second: @file.bin\r\n')).toHaveLength(3)
  const form = await formOf(found)
  const written = form.get('text')
  expect(typeof written === 'string' ? written : await written?.text()).toBe(HOSTILE)
  expect(form.get('photo')).toMatchObject({ type: 'image/png', name: 'file.bin' })
  expect(form.get('plain')).toBe('none')
})

test.each([...runners, ...slow])('$label (needs $needs) sends parts: texts, JSON, files', async runner => {
  // Slow runners test the headers of parts here as well.
  const isSlow = slow.includes(runner)
  const parts = [
    { name: 'text', value: HOSTILE.replace('\n', ' ') },
    { name: 'at', value: '@file.bin' },
    { name: 'end', value: '--galley-boundary--\r\nX' },
    { name: 'json', value: '{"a":"b;c\\"d"}', type: 'application/json' },
    { name: 'photo', value: '', file: 'file.bin', ...(isSlow ? { headers: [['X-Odd', ODD] as const] } : {}) },
    { name: 'photo', value: '', file: 'file.bin', type: 'image/png' },
  ]
  const found = await sent(runner, {
    method: 'POST',
    url: query,
    headers: [['X-Odd', `it's "a" \\ $HOME \`id\``]],
    body: { kind: 'parts', parts },
  })
  if (isSlow) expect(found.body.toString('latin1')).toContain(`X-Odd: ${ODD}\r\n`)
  const form = await formOf(found)
  expect(form.get('text')).toBe(HOSTILE.replace('\n', ' '))
  expect(form.get('at')).toBe('@file.bin')
  expect(form.get('end')).toBe('--galley-boundary--\r\nX')
  expect(found.body.toString('latin1')).toMatch(/Content-Type: application\/json\r\n/i)
  const json = form.get('json')
  expect(typeof json === 'string' ? json : await json?.text()).toBe('{"a":"b;c\\"d"}')
  const photos = form.getAll('photo')
  expect(photos.map(each => each instanceof File && each.name)).toEqual(['file.bin', 'file.bin'])
  expect(photos[1]).toMatchObject({ type: 'image/png' })
  expect(found.headers['x-odd']).toBe(`it's "a" \\ $HOME \`id\``)
  // Mono's own addresses have no %27, %28 and %29.
  const plain = (url: string) => (runner.label === 'C#' ? decodeURIComponent(url) : url)
  expect(plain(found.url)).toBe(plain(query))
})

test.each(runners)('$label (needs $needs) sends a cookie, and a text that starts with @', async runner => {
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
  expect(found.headers.cookie).toBe('sid=a%20b; other=1')
})
