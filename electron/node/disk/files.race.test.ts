import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { Refusal } from '../../../shared/text/failure.ts'
import { makeFolder } from '../testing/temporary-folders.ts'
import { nodeFiles } from './files.ts'

// A folder of the repository is replaced by a link that leads out, again and again, while we read and
// write.
const base = makeFolder('race')
afterAll(() => rmSync(base, { recursive: true, force: true }))

const SWAPPER = `
const { renameSync, symlinkSync, unlinkSync } = require('node:fs')
const { parentPort, workerData: { folder, outside } } = require('node:worker_threads')
const [STOP, SWAPS] = [0, 1]
const shared = new Int32Array(require('node:worker_threads').workerData.shared)
while (Atomics.load(shared, STOP) === 0) {
  renameSync(folder, folder + '-away')
  symlinkSync(outside, folder)
  unlinkSync(folder)
  renameSync(folder + '-away', folder)
  Atomics.add(shared, SWAPS, 1)
}
parentPort.postMessage('ended')
`

/** At least this many attempts and replacements, however the machine shares its time. */
const ROUNDS = 500
/** If nothing gets through any more, the loop never waits, so that no time limit could end it. */
const MOST_ROUNDS = 1_000_000

const onLinux = test.runIf(process.platform === 'linux')

// Covers L11
onLinux('a folder replaced by a link never lets anything in or out', async () => {
  const [root, outside] = [join(base, 'repo'), join(base, 'outside')]
  mkdirSync(join(root, 'sub'), { recursive: true })
  mkdirSync(outside)
  writeFileSync(join(outside, 'page.md'), 'secret')
  writeFileSync(join(root, 'sub/page.md'), '0')
  const shared = new SharedArrayBuffer(8)
  const [STOP, SWAPS] = [0, 1]
  const counts = new Int32Array(shared)
  const worker = new Worker(SWAPPER, {
    eval: true,
    workerData: { folder: join(root, 'sub'), outside, shared },
  })
  const ended = once(worker, 'message')
  const files = nodeFiles(root, { data: join(base, 'data') })
  let [done, refused] = [0, 0]
  const isEnough = () =>
    done > 0 && refused > 0 && done + refused >= ROUNDS && Atomics.load(counts, SWAPS) > ROUNDS
  while (!isEnough() && done + refused < MOST_ROUNDS) {
    try {
      const before = await files.readText('sub/page.md')
      expect(before.text).toMatch(/^\d+$/)
      await files.write('sub/page.md', { text: `${done + 1}`, bom: false }, before)
      done++
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused++
    }
  }
  Atomics.store(counts, STOP, 1)
  expect(isEnough()).toBe(true)
  await ended
  expect(readFileSync(join(outside, 'page.md'), 'utf8')).toBe('secret')
})

test('the replacement is a real one: a plain path would have followed it', () => {
  const [folder, outside] = [join(base, 'control'), join(base, 'elsewhere')]
  mkdirSync(folder)
  mkdirSync(outside)
  writeFileSync(join(outside, 'page.md'), 'secret')
  renameSync(folder, `${folder}-away`)
  symlinkSync(outside, folder)
  expect(readFileSync(join(folder, 'page.md'), 'utf8')).toBe('secret')
})
