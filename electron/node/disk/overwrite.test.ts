import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from '../testing/temporary-folders.ts'
import { overwrite } from './overwrite.ts'

const [OLD, NEW] = ['what was there, and longer', 'what is new']
const content = { before: Buffer.from(OLD), after: Buffer.from(NEW) }

let folder: string
let file: string
beforeEach(() => {
  folder = makeFolder('overwrite')
  file = join(folder, 'page.md')
  writeFileSync(file, OLD)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A store of copies, with a log. */
function copies() {
  const happened: string[] = []
  const keep = async () => {
    happened.push(`kept: ${readFileSync(file, 'utf8')}`)
    return async () => void happened.push('dropped')
  }
  return { happened, keep }
}

/** A file whose first writes fail, each after half of its bytes. */
function failing(handle: FileHandle, times: number): FileHandle {
  let left = times
  const write = async (bytes: Uint8Array, from: number, length: number, at: number) => {
    if (left-- <= 0) return handle.write(bytes, from, length, at)
    await handle.write(bytes, from, Math.floor(length / 2), at)
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }
  return new Proxy(handle, {
    get: (target, name) => {
      if (name === 'write') return write
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

test('a shorter text replaces all of the longer one; a copy is kept meanwhile', async () => {
  const { happened, keep } = copies()
  await overwrite(await open(file, 'r+'), content, keep)
  expect(readFileSync(file, 'utf8')).toBe(NEW)
  expect(happened).toEqual([`kept: ${OLD}`, 'dropped'])
})

// Covers F01
test('if the disk is full, the file holds its old content again', async () => {
  const { happened, keep } = copies()
  await expect(overwrite(failing(await open(file, 'r+'), 1), content, keep)).rejects.toThrow('no space left')
  expect(readFileSync(file, 'utf8')).toBe(OLD)
  expect(happened).toEqual([`kept: ${OLD}`, 'dropped'])
})

// Covers F01
test('if even that cannot be written, the copy stays', async () => {
  const { happened, keep } = copies()
  await expect(overwrite(failing(await open(file, 'r+'), 2), content, keep)).rejects.toThrow('no space left')
  expect(happened).toEqual([`kept: ${OLD}`])
})
