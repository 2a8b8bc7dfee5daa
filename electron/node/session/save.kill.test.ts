import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noIcons } from '../../../shared/site/base/icons.ts'
import { shippedAt } from '../../../shared/site/base/shipped.ts'
import { bundleProgram } from '../testing/bundle.ts'
import { makeFolder } from '../testing/temporary-folders.ts'
import { NodeHost } from './host.ts'

// A process saves several files and is killed when it enters a system call chosen at random. GALLEY_KILLS sets how
// often; the gate tries a few.
const KILLS = Number(process.env.GALLEY_KILLS ?? 10)

/** The calls that change files, or wait for the disk. */
const CALLS =
  'openat,write,pwrite64,fsync,fdatasync,ftruncate,rename,renameat2,link,linkat,unlink,unlinkat,mkdir,rmdir,fchmod,close'

const hasTracer = spawnSync('strace', ['-V']).error === undefined
if (!hasTracer) process.stdout.write('Saves are not killed here: there is no strace.\n')

const base = makeFolder('save-kill')
const host = fileURLToPath(new URL('host.ts', import.meta.url))

const PARTS = `{
  abilities: { kind: 'loopback', nativeDialogs: false, dropFolder: false, nativeMenu: false, system: 'linux' },
  documents: '/nowhere',
  resources: '/nowhere',
  previewBase: () => 'preview:/',
}`

/** Opens the folder, makes one step of many files, and saves it when told to. */
const SAVER = `
import { readFileSync } from 'node:fs'
import { NodeHost } from ${JSON.stringify(host)}
import { noIcons } from ${JSON.stringify(fileURLToPath(new URL('../../../shared/site/base/icons.ts', import.meta.url)))}
import { shippedAt } from ${JSON.stringify(fileURLToPath(new URL('../../../shared/site/base/shipped.ts', import.meta.url)))}
const [data, folder, stepFile] = process.argv.slice(2)
const site = { icons: noIcons, shipped: shippedAt(name => name) }
const wire = new NodeHost({ ...${PARTS}, data, site }).connect({ send: () => undefined, replaced: () => undefined })
async function call(method, input = {}) {
  const reply = await wire.request(method, input)
  if (reply.kind !== 'value') throw new Error(JSON.stringify(reply))
  return reply.value
}
await call('connect', { window: 'one' })
await call('open', { folder })
const { edits, ...rest } = JSON.parse(readFileSync(stepFile, 'utf8'))
for (const edit of edits) edit.version = (await call('read', { file: edit.file })).version
await call('edit', { label: 'Step', edits, ...rest })
const moves = [{ from: 'shot.png', to: 'img/shot.png' }]
await call('moveFiles', { moves, redirects: false, leave: [], label: 'Move' })
process.stdin.once('data', async () => {
  const { conflicts, failed } = await call('save')
  process.exit(conflicts.length + failed.length > 0 ? 3 : 0)
})
process.stdout.write('ready')
`

const LONG = 'A line of a page that takes a while to write.\n'.repeat(4_000)
const PICTURE = 'A picture, or so its name says.\n'.repeat(20_000)
/** The files before the save. */
const OLD: Readonly<Record<string, string>> = {
  'docs.json': '{"name":"Site","navigation":[{"group":"A","pages":["a"]}]}',
  'a.md': 'text\n',
  'linked.md': LONG,
  'long.md': LONG,
  'gone.md': 'goes\n',
  'shot.png': PICTURE,
}
const put = (file: string, text: string) => ({ file, edits: [{ offset: 0, length: 0, text }] })
const STEP = {
  edits: [put('docs.json', ' '), put('a.md', 'more '), put('linked.md', 'more '), put('long.md', 'more ')],
  create: [
    { file: 'new/b.md', text: 'new\n' },
    { file: 'c.md', text: LONG },
    { file: 'new.png', text: `new ${PICTURE}` },
  ],
  remove: ['gone.md'],
}
/** The files after it. */
const NEW: Readonly<Record<string, string>> = {
  'docs.json': ` ${OLD['docs.json']}`,
  'a.md': 'more text\n',
  'linked.md': `more ${LONG}`,
  'long.md': `more ${LONG}`,
  'new/b.md': 'new\n',
  'c.md': LONG,
  'new.png': `new ${PICTURE}`,
  'img/shot.png': PICTURE,
}
const NAMES = [...new Set([...Object.keys(OLD), ...Object.keys(NEW)])]

const textsIn = (folder: string) =>
  Object.fromEntries(
    NAMES.filter(file => existsSync(join(folder, file))).map(file => [
      file,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  )

/** A fresh folder with the old files; one of them has a second name, so that it is written in place. */
function prepare(at: string): string {
  const folder = join(at, 'site')
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(OLD)) writeFileSync(join(folder, file), text)
  linkSync(join(folder, 'linked.md'), join(at, 'second name'))
  return folder
}

const recordsIn = (at: string): number => {
  const saves = join(at, 'data/saves')
  if (!existsSync(saves)) return 0
  return readdirSync(saves, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.save'))
    .length
}

const ended = (child: ChildProcess) => new Promise<void>(resolve => child.once('exit', () => resolve()))

const printed = (child: ChildProcess, sign: RegExp) =>
  new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => sign.test(part.toString()) && resolve())
  })

/** Saves in a process of its own, under a tracer with these options. */
async function saveTraced(at: string, options: readonly string[]): Promise<void> {
  const folder = prepare(at)
  const child = spawn(process.execPath, [saver, join(at, 'data'), folder, join(base, 'step.json')], {
    env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
  })
  const over = ended(child)
  await printed(child, /ready/)
  const tracer = spawn('strace', ['-f', '-o', join(at, 'calls'), ...options, '-p', `${child.pid}`])
  const traced = ended(tracer)
  await printed(tracer, /attached/)
  child.stdin.write('save\n')
  await over
  await traced
}

/** Opens the folder as the next start does, answers the offer of an unfinished save, and returns what the disk holds then. */
async function answered(at: string, end: 'finish' | 'take-back') {
  const folder = join(at, 'site')
  const next = new NodeHost({
    abilities: {
      kind: 'loopback',
      nativeDialogs: false,
      dropFolder: false,
      nativeMenu: false,
      system: 'linux',
    },
    data: join(at, 'data'),
    documents: '/nowhere',
    resources: '/nowhere',
    previewBase: () => 'preview:/',
    site: { icons: noIcons, shipped: shippedAt(name => name) },
  })
  const wire = next.connect({ send: () => undefined, replaced: () => undefined })
  const call = async (method: string, input: object = {}) => {
    const reply = await wire.request(method, input)
    if (reply.kind !== 'value') throw new Error(JSON.stringify(reply))
    return reply.value
  }
  await call('connect', { window: 'one' })
  await call('open', { folder })
  const isOffered = wire.session.state?.unfinishedSave !== undefined
  if (isOffered) await call('answerUnfinishedSave', { end, label: 'End' })
  const texts = textsIn(folder)
  const recovered = wire.session.state?.recovered?.files.length ?? 0
  const conflicts = wire.session.state?.conflicts ?? []
  await next.close()
  return { texts, isOffered, recovered, conflicts }
}

let saver: string
beforeAll(async () => {
  saver = await bundleProgram(base, 'saver', SAVER)
  writeFileSync(join(base, 'step.json'), JSON.stringify(STEP))
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** How many calls the busiest thread makes during a save. */
async function callsOfSave(): Promise<number> {
  const at = join(base, 'whole')
  await saveTraced(at, ['-e', `trace=${CALLS}`])
  expect(textsIn(join(at, 'site'))).toEqual(NEW)
  const { stdout } = await promisify(execFile)('cut', ['-d', ' ', '-f', '1', join(at, 'calls')])
  const byThread = new Map<string, number>()
  for (const thread of stdout.split('\n')) byThread.set(thread, (byThread.get(thread) ?? 0) + 1)
  return Math.max(...byThread.values())
}

// Covers F02, F18
test.skipIf(!hasTracer)(
  'a save that is killed at any system call leaves all old files, all new ones, or an offer that leads to either',
  async () => {
    const most = await callsOfSave()
    const seen = { old: 0, new: 0, offered: 0 }
    for (let kill = 0; kill < KILLS; kill += 1) {
      // Spread over the whole save, at another place in every round.
      const when = 1 + Math.floor(((kill + Math.random()) * most) / KILLS)
      const [at, copy] = [join(base, `kill-${kill}`), join(base, `copy-${kill}`)]
      await saveTraced(at, ['-e', `trace=${CALLS}`, '-e', `inject=${CALLS}:signal=KILL:when=${when}`])
      const left = textsIn(join(at, 'site'))
      const isRecorded = recordsIn(at) > 0
      cpSync(at, copy, { recursive: true })
      const why = `killed at call ${when} of ${most}`
      const finished = await answered(at, 'finish')
      expect(finished.conflicts, why).toEqual([])
      if (finished.isOffered) {
        expect(finished.texts, why).toEqual(NEW)
        rmSync(at, { recursive: true }) // what is stored belongs to this very folder
        cpSync(copy, at, { recursive: true })
        const taken = await answered(at, 'take-back')
        expect(taken, why).toMatchObject({ isOffered: true, texts: OLD, conflicts: [] })
        seen.offered += 1
      } else if (left['a.md'] === OLD['a.md']) {
        expect(left, why).toEqual(OLD)
        // The record is written when all unsaved work is stored.
        if (isRecorded) expect(finished.recovered, why).toBe(NAMES.length)
        seen.old += 1
      } else {
        expect(left, why).toEqual(NEW)
        seen.new += 1
      }
      rmSync(at, { recursive: true, force: true })
      rmSync(copy, { recursive: true, force: true })
    }
    process.stdout.write(`${KILLS} kills: ${JSON.stringify(seen)}\n`)
  },
  Math.max(KILLS * 60_000, 600_000),
)
