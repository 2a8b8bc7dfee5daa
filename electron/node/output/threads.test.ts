import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shippedAt } from '../../../shared/site/base/shipped.ts'
import type { PageTask } from '../../../shared/site/plan/outputs.ts'
import { makeHome, removeHome } from '../testing/temporary-folders.ts'
import type { DrawnPage } from './draw-page.ts'
import { Texts } from './texts.ts'
import { drawInThreads } from './threads.ts'

/** Draws nothing; two pages end it. It leaves a file when it ends by itself. */
const PROGRAM = `
import { writeFileSync } from 'node:fs'
import { parentPort, threadId, workerData } from 'node:worker_threads'
const rows = []
process.on('exit', code => {
  if (code === 0) writeFileSync(workerData.folder + '/ended-' + threadId, '')
})
parentPort.on('message', work => {
  if (work === 'end') return parentPort.close()
  const has = name => work.some(({ task }) => task.file === name)
  if (has('exits.md')) process.exit(3)
  if (has('hungry.md')) for (;;) rows.push(new Array(100_000).fill(rows.length))
  parentPort.postMessage({ drawn: work.map(({ task }) => ({ file: task.file, row: {}, staged: [] })) })
})
`

let base: string
beforeAll(() => {
  base = makeHome('threads')
})
afterAll(() => removeHome(base))

test('a page that ends its thread is a problem; the thread is replaced, and the others are drawn', async () => {
  const program = join(base, 'thread.mjs')
  writeFileSync(program, PROGRAM)
  const files = [...Array.from({ length: 40 }, (_, index) => `p${index}.md`), 'exits.md', 'hungry.md']
  const tasks = files.map((file): PageTask => ({ file, text: 'x', documents: [], markdown: '', search: '' }))
  const drawn: string[] = []
  const problems: string[] = []
  await drawInThreads(
    {
      program,
      count: 2,
      memory: 64,
      start: {
        input: { config: { name: 'Site', navigation: [] }, pages: [], files: new Set() },
        shipped: shippedAt(name => name),
        place: { out: base, staging: base, before: new Map() },
        refused: new Map(),
        folder: base,
        data: base,
      },
      texts: new Texts(() => Promise.reject(new Error('Nothing is read.'))),
      signal: new AbortController().signal,
    },
    tasks,
    one => {
      const isDrawn = (each: typeof one): each is DrawnPage => 'row' in each
      if (isDrawn(one)) drawn.push(one.file)
      else problems.push(one.file)
    },
  )
  expect(drawn.sort()).toEqual(files.slice(0, 40).sort())
  expect(problems.sort()).toEqual(['exits.md', 'hungry.md'])
  // The others ended because of their pages.
  expect(readdirSync(base).filter(name => name.startsWith('ended-'))).toHaveLength(2)
})
