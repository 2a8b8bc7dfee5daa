import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { Refusal } from '../../shared/text/failure.ts'
import { nodeFiles } from './files.ts'
import { makeFolder } from './testing/home.ts'

// A folder of the repository is exchanged for a link that leads out, again and again, while we read and write.
const base = makeFolder('race')
afterAll(() => rmSync(base, { recursive: true, force: true }))

const SWAPPER = `
const { renameSync, symlinkSync, unlinkSync } = require('node:fs')
const { parentPort, workerData: { folder, outside } } = require('node:worker_threads')
let swaps = 0
const end = new Int32Array(require('node:worker_threads').workerData.stop)
while (Atomics.load(end, 0) === 0) {
  renameSync(folder, folder + '-away')
  symlinkSync(outside, folder)
  unlinkSync(folder)
  renameSync(folder + '-away', folder)
  swaps++
}
parentPort.postMessage(swaps)
`

const onLinux = test.runIf(process.platform === 'linux')

onLinux('a folder exchanged for a link never lets anything in or out', async () => {
  const [root, outside] = [join(base, 'repo'), join(base, 'outside')]
  mkdirSync(join(root, 'sub'), { recursive: true })
  mkdirSync(outside)
  writeFileSync(join(outside, 'page.md'), 'secret')
  writeFileSync(join(root, 'sub/page.md'), '0')
  const stop = new SharedArrayBuffer(4)
  const worker = new Worker(SWAPPER, { eval: true, workerData: { folder: join(root, 'sub'), outside, stop } })
  const swaps = new Promise<number>(resolve => worker.once('message', resolve))
  const files = nodeFiles(root, { data: join(base, 'data') })
  let [done, refused] = [0, 0]
  const until = performance.now() + 1_500
  while (performance.now() < until) {
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
  Atomics.store(new Int32Array(stop), 0, 1)
  expect(await swaps).toBeGreaterThan(100)
  expect(readFileSync(join(outside, 'page.md'), 'utf8')).toBe('secret')
  expect([done > 0, refused > 0]).toEqual([true, true])
})

test('the swap is a real one: a path alone would have followed it', () => {
  const [folder, outside] = [join(base, 'control'), join(base, 'elsewhere')]
  mkdirSync(folder)
  mkdirSync(outside)
  writeFileSync(join(outside, 'page.md'), 'secret')
  renameSync(folder, `${folder}-away`)
  symlinkSync(outside, folder)
  expect(readFileSync(join(folder, 'page.md'), 'utf8')).toBe('secret')
})
