import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../shared/text/failure.ts'
import { makeHome, removeHome } from '../testing/temporary-folders.ts'
import type { FileRow } from './manifest.ts'
import { Stage } from './stage.ts'

let base: string
beforeEach(() => {
  base = makeHome('stage')
})
afterEach(() => removeHome(base))

/** A folder with one file of the last build, and a stage for the next one. */
function prepared(last: Readonly<Record<string, string>> = {}) {
  const [out, staging] = [join(base, 'out'), join(base, 'staging')]
  mkdirSync(out, { recursive: true })
  const before = new Map<string, FileRow>()
  const first = new Stage({ out: join(base, 'first'), staging: out, before })
  for (const [path, content] of Object.entries(last)) before.set(path, first.add(path, content))
  return { out, staging, stage: new Stage({ out, staging, before }) }
}

const PIECES = Array.from({ length: 3000 }, (_, number) => `${number} → “${'é'.repeat(number % 900)}”\n`)

test('a long file is the same file as its pieces at once', () => {
  const { staging, stage } = prepared()
  const long = stage.addLong('deep/long.txt', PIECES)
  expect(readFileSync(join(staging, 'deep/long.txt'), 'utf8')).toBe(PIECES.join(''))
  expect(stage.add('deep/long.txt', PIECES.join(''))).toEqual(long)
})

test('a long file that has not changed is not staged', () => {
  const { staging, stage } = prepared({ 'long.txt': PIECES.join('') })
  expect(stage.addLong('long.txt', PIECES)).toMatchObject({ path: 'long.txt', changed: false })
  expect(readdirSync(staging)).toEqual([])
  expect(stage.addLong('long.txt', [...PIECES, 'x'])).toMatchObject({ changed: true })
})

test('a long file replaces no file of somebody else', () => {
  const { out, staging, stage } = prepared()
  writeFileSync(join(out, 'long.txt'), 'mine')
  expect(() => stage.addLong('long.txt', PIECES)).toThrow(Refusal)
  expect(existsSync(join(staging, 'long.txt'))).toBe(false)
})
