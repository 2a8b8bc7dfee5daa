import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostileRepository, hostileRepository } from '../testing/hostile-repository.ts'
import { openWindow, session } from '../testing/server-fixture.ts'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'
import { elsewhere, noTrace, readTrace, type Trace, traced, withoutNetwork } from '../testing/traced.ts'

/** Whole processes on a hostile repository: the system itself says what they started, reached and wrote. */

const cli = fileURLToPath(new URL('../../../dist/electron/cli.js', import.meta.url))
const base = makeFolder('sealed')
const reason = noTrace()
if (reason !== undefined) process.stdout.write(`Not checked by a trace of the system: ${reason}.\n`)
const sealed = test.skipIf(reason !== undefined)

let hostile: HostileRepository
let server: Server
let asked: string[]

beforeAll(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  for (const name of ['data', 'tmp', 'home', 'out']) mkdirSync(join(base, name))
  hostile = hostileRepository(base, `http://127.0.0.1:${port}`)
})
afterAll(() => {
  server.close()
  removeFolder(base)
})

const env = {
  PATH: process.env.PATH,
  HOME: join(base, 'home'),
  TMPDIR: join(base, 'tmp'),
  GALLEY_DATA: join(base, 'data'),
}

/** Every file of the repository with its text. */
const textsOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name),
        readFileSync(join(parentPath, name), 'latin1'),
      ]),
  )

/** What else a process may do. */
interface Allowed {
  /** Folders that it may write to. */
  readonly folders?: readonly string[]
  /** Commands that it may start. */
  readonly commands?: RegExp
}

/** Expects that a process started only git, reached nobody, and wrote only where it may. */
function expectHarmless({ started, reached, written, read }: Trace, allowed: Allowed = {}): void {
  const isAllowed = (command: string) => {
    const program = command.split(' ', 1)[0] ?? ''
    return program === process.execPath || program.endsWith('/git') || allowed.commands?.test(command)
  }
  expect(started.filter(command => !isAllowed(command))).toEqual([])
  expect(reached.filter(address => !address.includes('/nscd/'))).toEqual([])
  const own = ['data', 'tmp', 'out'].map(name => join(base, name))
  const places = [...own, '/dev/null', '/dev/tty', '/proc/self', ...(allowed.folders ?? [])]
  expect(elsewhere(written, places)).toEqual([])
  expect(read.filter(path => path.startsWith(hostile.outside))).toEqual([])
  expect(existsSync(hostile.canary)).toBe(false)
  expect(asked).toEqual([])
}

/** Runs a command of Galley without a network, and returns its exit code and what it did. */
function run(...args: readonly string[]) {
  const file = join(base, 'trace')
  const [program = '', ...rest] = [...withoutNetwork, ...traced(file), process.execPath, cli, ...args]
  const { status, stdout, stderr } = spawnSync(program, rest, { env, cwd: base, encoding: 'utf8' })
  return { status, printed: stdout + stderr, trace: readTrace(file) }
}

sealed('the trace of this test sees programs, connections, and files', () => {
  const file = join(base, 'control')
  const code = `
    require('node:child_process').execFileSync('/bin/echo', ['hello'])
    require('node:fs').writeFileSync(${JSON.stringify(join(base, 'home/written'))}, '')
    require('node:net').connect(9, '127.0.0.1').on('error', () => undefined)`
  const [program = '', ...rest] = [...traced(file), process.execPath, '-e', code]
  spawnSync(program, rest, { env })
  const trace = readTrace(file)
  expect(trace.started).toContainEqual(expect.stringMatching(/^\/bin\/echo .*hello/))
  expect(trace.reached).toContainEqual(expect.stringContaining('127.0.0.1'))
  expect(elsewhere(trace.written, [join(base, 'tmp')])).toContain(join(base, 'home/written'))
})

// Covers B08, B10, C07, D06, N04, P03, S09
sealed(
  'a hostile repository is built: only git is started, nobody is reached, only the site is written',
  () => {
    const before = textsOf(hostile.folder)
    const { status, trace } = run('build', hostile.folder, '--out', join(base, 'out/site'))
    expect([0, 1]).toContain(status)
    expectHarmless(trace)
    expect(trace.started.some(command => command.includes('/git '))).toBe(true)
    const site = Object.values(textsOf(join(base, 'out/site')))
    expect(site.some(text => text.includes('The last line.'))).toBe(true)
    expect(site.filter(text => text.includes(hostile.secret))).toEqual([])
    expect(textsOf(hostile.folder)).toEqual(before)
  },
)

// Covers B10, C07, D06, N04, P03, S09
sealed('a hostile repository is checked: only git is started, nobody is reached, nothing is written', () => {
  const { status, printed, trace } = run('check', hostile.folder)
  expect(status).toBe(1)
  expect(printed).not.toContain(hostile.secret)
  expectHarmless(trace)
})

/** Opens the repository in a traced process, does something in a window of it, and returns the trace. */
async function inWindow(
  use: (window: Awaited<ReturnType<typeof openWindow>>) => Promise<void>,
): Promise<Trace> {
  const file = join(base, 'opened')
  const open = [process.execPath, cli, 'open', hostile.folder, '--browser', '--no-open']
  const [program = '', ...rest] = [...traced(file), ...open]
  const child = spawn(program, rest, { env, cwd: base })
  const address = await new Promise<string>(resolve => {
    let printed = ''
    child.stdout.on('data', chunk => {
      printed += chunk
      const found = /ready at (\S+)\s/.exec(printed)?.[1]
      if (found) resolve(found)
    })
  })
  const { origin, hash } = new URL(address)
  const reply = await session({ origin }, { code: hash.slice('#code='.length) })
  const { token } = (await reply.json()) as { token: string }
  const window = await openWindow({ origin }, token, 'one')
  try {
    await window.value('open', { folder: hostile.folder })
    await use(window)
  } finally {
    window.socket.close()
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  return readTrace(file)
}

// Covers B10, C07, D06, N04, P03, S09
sealed('a hostile repository is opened and read: only git is started, nobody is reached', async () => {
  const trace = await inWindow(async window => {
    for (const page of ['index', 'engine', 'deep']) await window.value('preview', { page })
    await window.value('refusedParts')
    await window.outcome('sinceCommit')
    await window.outcome('planReview')
  })
  expectHarmless(trace)
  expect(trace.started.some(command => command.includes('/git '))).toBe(true)
})

// Covers B10
sealed(
  'changes of a hostile repository are proposed: git alone runs, and writes in both repositories only',
  async () => {
    const remote = join(base, 'remote.git')
    execFileSync('git', ['init', '-q', '--bare', remote])
    execFileSync('git', [
      'config',
      '--file',
      join(hostile.folder, '.git/config'),
      'remote.origin.url',
      remote,
    ])
    appendFileSync(join(hostile.folder, 'index.mdx'), '\nOne more line.\n')
    const request = {
      branch: 'docs/change',
      message: 'Add a line',
      files: ['index.mdx'],
      author: { name: 'Ada', email: 'ada@example.com' },
    }
    const trace = await inWindow(async window => {
      expect(await window.value('sendForReview', request)).toMatchObject({ branch: 'docs/change' })
      for (const row of ['shareFacts', 'lookForNews', 'getLatest', 'startAnother', 'undoStep', 'proposals'])
        await window.outcome(row)
    })
    expectHarmless(trace, {
      // The git on the other side works in its own folder; a step replaces the page that was sent.
      folders: [join(hostile.folder, '.git'), remote, './refs', 'index.mdx'],
      commands:
        /^\/\S*\/sh \S+ -c GIT_COMMON_DIR='[^']+' GIT_OBJECT_DIRECTORY='[^']+' git (?:-c '[^']+' )+(?:receive|upload)-pack /,
    })
    const log = ['--git-dir', remote, 'log', '-1', '--format=%an %s', 'docs/change']
    expect(execFileSync('git', log, { encoding: 'utf8' })).toBe('Ada Add a line\n')
  },
)
