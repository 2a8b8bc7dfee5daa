import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from '../testing/temporary-folders.ts'
import { nodeFiles } from './files.ts'

let base: string
beforeEach(() => {
  base = makeFolder('save')
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

// Covers F02
test('a save is completely on disk before it replaces the file', async () => {
  const file = join(base, 'page.md')
  writeFileSync(file, 'old')
  const synced: (readonly string[])[] = []
  const opening: typeof open = async (path, flags, mode) => {
    const handle = await open(path, flags, mode)
    const sync = async () => {
      await handle.sync()
      synced.push(
        readdirSync(base)
          .filter(name => name.endsWith('.md') || name.endsWith('.tmp'))
          .map(name => readFileSync(join(base, name), 'utf8'))
          .sort(),
      )
    }
    return new Proxy(handle, {
      get: (target: FileHandle, name) => {
        if (name === 'sync') return sync
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
  const files = nodeFiles(base, { data: join(base, '.data'), open: opening })
  await files.write('page.md', { text: 'new text', bom: false }, { text: 'old', bom: false })
  expect(synced).toEqual([['new text', 'old']])
  expect(readFileSync(file, 'utf8')).toBe('new text')
})
