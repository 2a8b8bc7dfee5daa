import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from '../testing/temporary-folders.ts'
import { nodeFiles } from './files.ts'

// A thousand saves and more, by processes that are killed in the middle of them.
const LANES = 4
const KILLS = 200
const SAVES = 1_000
/** Long enough to be caught half-written. */
const LINES = 30_000

const base = makeFolder('kill')
const source = fileURLToPath(new URL('files.ts', import.meta.url))

/** Saves a text of its own for every number. */
const SAVER = `
import { nodeFiles } from ${JSON.stringify(source)}
const [root, data] = process.argv.slice(2)
const files = nodeFiles(root, { data })
const textOf = count => \`\${count}\\n\`.repeat(${LINES})
for (;;) {
  const before = await files.readText('page.md')
  const text = textOf(Number.parseInt(before.text) + 1)
  process.stdout.write('.')
  await files.write('page.md', { ...before, text }, before)
}
`

beforeAll(async () => {
  writeFileSync(join(base, 'saver.ts'), SAVER)
  await build({
    root: base,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(base, 'saver.ts'),
      outDir: base,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'saver.mjs' } },
    },
  })
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** Runs a saver and kills it some milliseconds after so many of its saves have begun, however busy the machine is. */
async function killOne(root: string, saves: number, after: number): Promise<void> {
  const child = spawn(process.execPath, [join(base, 'saver.mjs'), root, join(base, 'data')])
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  let begun = 0
  child.stdout.on('data', (marks: Buffer) => {
    const before = begun
    begun += marks.length
    if (before < saves && begun >= saves) setTimeout(() => child.kill('SIGKILL'), after)
  })
  await ended
}

/** The number that the page holds; throws where it holds parts of two. */
function wholeNumber(root: string): number {
  const text = readFileSync(join(root, 'page.md'), 'utf8')
  const count = Number.parseInt(text, 10)
  if (text !== `${count}\n`.repeat(LINES)) throw new Error(`A torn file of ${text.length} characters.`)
  return count
}

async function lane(number: number): Promise<number> {
  const root = join(base, `lane-${number}`)
  mkdirSync(root)
  writeFileSync(join(root, 'page.md'), '0\n'.repeat(LINES))
  let last = 0
  for (let kills = 0; kills < KILLS / LANES || last < SAVES / LANES; kills++) {
    await killOne(root, 1 + ((kills * 5 + number) % 11), (kills * 3 + number) % 13)
    const count = wholeNumber(root)
    if (count < last) throw new Error('A save that was answered got lost.')
    last = count
  }
  return last
}

test('a process killed in the middle of saving leaves the old file or the new one', async () => {
  const saves = await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)))
  expect(saves.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(SAVES)
  const lanes = readdirSync(base).filter(name => name.startsWith('lane-'))
  const left = lanes.flatMap(name => readdirSync(join(base, name)).filter(file => file.endsWith('.tmp')))
  expect(left.length, 'some were killed while they wrote').toBeGreaterThan(0)
  for (const name of lanes) {
    const folder = join(base, name)
    for (const file of readdirSync(folder)) utimesSync(join(folder, file), 1, 1)
    await nodeFiles(folder, { data: join(base, 'data') }).list()
    expect(readdirSync(folder)).toEqual(['page.md'])
  }
}, 300_000)
