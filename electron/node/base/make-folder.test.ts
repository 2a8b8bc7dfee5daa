import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHome, removeHome } from '../testing/temporary-folders.ts'
import { makeFolder } from './make-folder.ts'

let base: string
beforeAll(() => {
  base = makeHome('make-folder')
})
afterAll(() => removeHome(base))

test('a folder is created with those above it, and one that exists is left alone', () => {
  const folder = join(base, 'a/b/c')
  makeFolder(folder, 0o700)
  makeFolder(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
  if (process.platform !== 'win32') expect(statSync(join(base, 'a')).mode & 0o777).toBe(0o700)
})

test('a file in the way is an error', () => {
  writeFileSync(join(base, 'file'), '')
  expect(() => makeFolder(join(base, 'file'))).toThrow('EEXIST')
  expect(() => makeFolder(join(base, 'file/below'))).toThrow('ENOTDIR')
})

test.skipIf(!existsSync('/proc/self'))(
  'a place where the system creates no folders is an error, not the end',
  () => {
    expect(() => makeFolder('/proc/none/below')).toThrow('ENOENT')
  },
)
