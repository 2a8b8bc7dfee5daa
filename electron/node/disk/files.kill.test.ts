import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from '../testing/bundle.ts'
import { makeFolder } from '../testing/temporary-folders.ts'
import { nodeFiles } from './files.ts'

// A thousand saves and more, of which two hundred and more are cut short: each process saves in several folders at
// once, so that one kill interrupts a save in each of them.
const FOLDERS = 4
const KILLS = 50
const SAVES = 1_000
/** Long enough to be interrupted while it is written. */
const LINES = 30_000

const base = makeFolder('kill')
const source = fileURLToPath(new URL('files.ts', import.meta.url))

/** Saves texts with increasing numbers, in every folder. */
const SAVER = `
import { nodeFiles } from ${JSON.stringify(source)}
const [data, ...roots] = process.argv.slice(2)
const textOf = count => \`\${count}\\n\`.repeat(${LINES})
async function saveForever(root) {
  const files = nodeFiles(root, { data })
  for (;;) {
    const before = await files.readText('page.md')
    const text = textOf(Number.parseInt(before.text) + 1)
    process.stdout.write('.')
    await files.write('page.md', { ...before, text }, before)
  }
}
await Promise.all(roots.map(saveForever))
`

let saver: string
beforeAll(async () => {
  saver = await bundleProgram(base, 'saver', SAVER)
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

const roots = Array.from({ length: FOLDERS }, (_, number) => join(base, `folder-${number}`))

/** Runs a saver and kills it some milliseconds after that number of its saves have started, however busy the machine is. */
async function killOne(saves: number, after: number): Promise<void> {
  const child = spawn(process.execPath, [saver, join(base, 'data'), ...roots])
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  let started = 0
  child.stdout.on('data', (marks: Buffer) => {
    const before = started
    started += marks.length
    if (before < saves && started >= saves) setTimeout(() => child.kill('SIGKILL'), after)
  })
  await ended
}

/** The number that the page holds; throws if it holds parts of two. */
function wholeNumber(root: string): number {
  const text = readFileSync(join(root, 'page.md'), 'utf8')
  const count = Number.parseInt(text, 10)
  if (text !== `${count}\n`.repeat(LINES)) throw new Error(`A torn file of ${text.length} characters.`)
  return count
}

// Covers F02
test('a process killed in the middle of saving leaves the old file or the new one', async () => {
  for (const root of roots) {
    mkdirSync(root)
    writeFileSync(join(root, 'page.md'), '0\n'.repeat(LINES))
  }
  let last: readonly number[] = roots.map(() => 0)
  const saved = () => last.reduce((sum, count) => sum + count, 0)
  for (let kills = 0; kills < KILLS || saved() < SAVES; kills++) {
    await killOne(FOLDERS * (1 + ((kills * 5) % 11)), (kills * 3) % 13)
    const now = roots.map(wholeNumber)
    expect(now.every((count, index) => count >= (last[index] ?? 0))).toBe(true)
    last = now
  }
  const left = roots.flatMap(root => readdirSync(root).filter(file => file.endsWith('.tmp')))
  expect(left.length, 'some were killed while they wrote').toBeGreaterThan(0)
  for (const root of roots) {
    for (const file of readdirSync(root)) utimesSync(join(root, file), 1, 1)
    await nodeFiles(root, { data: join(base, 'data') }).list()
    expect(readdirSync(root)).toEqual(['page.md'])
  }
})
