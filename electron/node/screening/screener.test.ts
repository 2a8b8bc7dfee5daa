import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findProduct } from '../base/product.ts'
import { makeHome, removeHome } from '../testing/temporary-folders.ts'
import { forkScreen } from './screen-process.ts'
import { Screener } from './screener.ts'

/** Answers with what a text asks for; notes the texts in the order in which it gets them. */
const PROGRAM = `
import { appendFileSync } from 'node:fs'
process.on('disconnect', () => process.exit())
process.on('message', ({ text }) => {
  appendFileSync(new URL('order.txt', import.meta.url), text + '\\n')
  if (text === 'exits') process.exit(3)
  if (text === 'hangs') for (;;);
  if (text === 'aborts') process.abort()
  process.send({ excess: text === 'slow' ? 'time' : null })
})
process.send('ready')
`

let base: string
let program: string
const screeners: Screener[] = []

beforeAll(() => {
  base = makeHome('screener')
  program = join(base, 'screen.mjs')
  writeFileSync(program, PROGRAM)
})
afterEach(() => {
  for (const screener of screeners.splice(0)) screener.close()
})
afterAll(() => removeHome(base))

/** A screener, and how often it started a process: one at a time unless more are given. */
function screenerWith(named: string, processes = 1) {
  const counts = { started: 0 }
  const start = () => {
    counts.started++
    return forkScreen(named)
  }
  const screener = new Screener({ start, most: 1_000, patience: 3_000, processes })
  screeners.push(screener)
  const hurry = (text: string) => screener.hurry('a.md', text)
  return { judge: (text: string) => screener.judge('a.md', text), hurry, counts }
}

test('one process judges many texts', async () => {
  const { judge, counts } = screenerWith(program)
  expect(await Promise.all(['fine', 'slow', 'fine'].map(judge))).toEqual([undefined, 'time', undefined])
  expect(counts.started).toBe(1)
})

test('a text that ends the process, or never comes to an end, takes too much; the process is replaced', async () => {
  const { judge, counts } = screenerWith(program)
  expect(await judge('exits')).toBe('memory')
  expect(await judge('fine')).toBe(undefined)
  expect(await judge('hangs')).toBe('time')
  expect(await judge('slow')).toBe('time')
  expect(counts.started).toBe(3)
})

test('a text that aborts the engine itself, which no thread survives, takes too much', async () => {
  const { judge } = screenerWith(program)
  expect(await judge('aborts')).toBe('memory')
  expect(await judge('fine')).toBe(undefined)
})

test('a text that takes long keeps no other text waiting: another process judges that', async () => {
  const { judge, counts } = screenerWith(program, 2)
  const ended: string[] = []
  const noted = (text: string) => judge(text).then(() => ended.push(text))
  await Promise.all([noted('hangs'), noted('fine'), noted('slow')])
  expect(ended.at(-1)).toBe('hangs')
  expect(counts.started).toBe(2)
})

test('the newest text is judged first, and before it one that somebody waits for', async () => {
  const { judge, hurry } = screenerWith(program)
  rmSync(join(base, 'order.txt'), { force: true })
  const all = ['first', 'second', 'on screen', 'third', 'fourth'].map(judge)
  hurry('on screen')
  hurry('unknown')
  await Promise.all(all)
  const order = readFileSync(join(base, 'order.txt'), 'utf8').trim().split('\n')
  expect(order).toEqual(['first', 'on screen', 'fourth', 'third', 'second'])
})

test('where the process cannot be started, texts are affordable', async () => {
  const { judge, counts } = screenerWith(join(base, 'missing.mjs'))
  expect(await judge('slow')).toBe(undefined)
  expect(await judge('exits')).toBe(undefined)
  expect(counts.started).toBe(1)
})

test('the built program reads and draws each kind of text', async () => {
  const { screen } = findProduct()
  const screener = new Screener({ start: () => forkScreen(screen), most: 500 })
  screeners.push(screener)
  const judged = async (file: string, text: string) => (await screener.judge(file, text)) ?? 'fine'
  expect(await judged('a.mdx', '# Heading\n\nText.\n')).toBe('fine')
  expect(await judged('docs.json', '{ "name": "Acme", "navigation": [] }')).toBe('fine')
  expect(await judged('pets.yaml', 'openapi: 3.1.0\n')).toBe('fine')
  expect(await judged('a.mdx', '\n- a\n'.repeat(300_000))).not.toBe('fine')
  expect(await judged('a.mdx', '# Heading\n\nText.\n')).toBe('fine')
})
