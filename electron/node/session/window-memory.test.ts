import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WindowMemory } from './window-memory.ts'

let data: string
const folder = () => join(data, 'windows')

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'galley-memory-'))
})
afterEach(() => rmSync(data, { recursive: true, force: true }))

test('what a window remembers is there at the next start, for its folder only', () => {
  const memory = new WindowMemory(data)
  memory.remember('view', '{"tabs":[]}', '/docs')
  memory.remember('theme', 'dark')
  expect(memory.recall('/docs')).toEqual({ view: '{"tabs":[]}' })
  memory.flush()
  const next = new WindowMemory(data)
  expect(next.recall('/docs')).toEqual({ view: '{"tabs":[]}' })
  expect(next.recall('/other')).toEqual({})
  expect(next.recall()).toEqual({ theme: 'dark' })
})

test('only this person can read it', () => {
  const memory = new WindowMemory(data)
  memory.remember('view', '{}', '/docs')
  memory.flush()
  for (const name of readdirSync(folder())) expect(statSync(join(folder(), name)).mode & 0o777).toBe(0o600)
})

test('a damaged file counts as nothing, and is replaced', () => {
  const first = new WindowMemory(data)
  first.remember('view', '{}', '/docs')
  first.flush()
  const [name = ''] = readdirSync(folder())
  for (const damaged of ['', '{"view":', '[1]', 'null', '{"view":1,"other":"x"}']) {
    writeFileSync(join(folder(), name), damaged)
    const memory = new WindowMemory(data)
    expect(memory.recall('/docs')).toEqual({})
    memory.remember('collapsed', '[]', '/docs')
    memory.flush()
    expect(new WindowMemory(data).recall('/docs')).toEqual({ collapsed: '[]' })
  }
})
