import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../shared/text/failure.ts'
import { makeFolder } from '../testing/temporary-folders.ts'
import { writeAtomically } from './write-atomically.ts'

let folder: string
beforeEach(() => {
  folder = makeFolder('whole')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file is written completely, with its parent folders, and nothing is left beside it', () => {
  const file = join(folder, 'data', 'links.json')
  writeAtomically(file, '{}', 'what was heard')
  writeAtomically(file, '{"a":1}', 'what was heard')
  expect(readFileSync(file, 'utf8')).toBe('{"a":1}')
  expect(readdirSync(join(folder, 'data'))).toEqual(['links.json'])
})

test('a file in place of a folder is reported in plain language', () => {
  writeFileSync(join(folder, 'data'), '')
  const write = () => writeAtomically(join(folder, 'data', 'links.json'), '{}', 'what was heard')
  expect(write).toThrow(Refusal)
  expect(write).toThrow('“what was heard” couldn’t be saved')
})
