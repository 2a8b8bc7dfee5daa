import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saying } from '../../../shared/messages/testing/saying.ts'
import type { FailureCode } from '../../../shared/text/failure.ts'
import { makeFolder } from '../testing/temporary-folders.ts'
import { nodeFiles } from './files.ts'

// Files that must not be written. The superuser may write everything, so for these tests root becomes
// “nobody”.

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const onPosix = test.runIf(process.platform !== 'win32')

let base: string
let root: string
beforeEach(() => {
  base = makeFolder('denied')
  chmodSync(base, 0o777)
  if (isRoot) process.seteuid?.(NOBODY)
  root = join(base, 'repo')
  mkdirSync(join(root, 'sub'), { recursive: true })
  writeFileSync(join(root, 'sub/page.md'), 'old')
})
afterEach(() => {
  if (isRoot) process.seteuid?.(0)
  for (const folder of ['sub', '.']) chmodSync(join(root, folder), 0o755)
  rmSync(base, { recursive: true, force: true })
})

const files = () => nodeFiles(root, { data: join(base, 'data') })
const plain = (text: string) => ({ text, bom: false })
const refusal = (code: FailureCode, message: string) =>
  expect.objectContaining({ failure: expect.objectContaining({ code, message: saying(message) }) })
const page = () => readFileSync(join(root, 'sub/page.md'), 'utf8')

// Covers F04
onPosix('a read-only file is not replaced', async () => {
  chmodSync(join(root, 'sub/page.md'), 0o444)
  await expect(files().write('sub/page.md', plain('new'), plain('old'))).rejects.toEqual(
    refusal('not-allowed', '“sub/page.md” couldn’t be saved: the system doesn’t permit it.'),
  )
  expect(page()).toBe('old')
})

// Covers F04
onPosix(
  'where the folder takes no new files, the file itself is written, and a copy kept meanwhile',
  async () => {
    chmodSync(join(root, 'sub'), 0o555)
    await files().write('sub/page.md', plain('new text'), plain('old'))
    expect(page()).toBe('new text')
    await files().write('sub/page.md', plain(''), plain('new text'))
    expect(page()).toBe('')
    expect(
      readdirSync(join(base, 'data'), { recursive: true }).filter(name => String(name).endsWith('.md')),
    ).toEqual([])
  },
)

// Covers F04
onPosix('nothing is created or deleted in a read-only folder', async () => {
  chmodSync(join(root, 'sub'), 0o555)
  await expect(files().write('sub/new.md', plain('x'), undefined)).rejects.toEqual(
    refusal('not-allowed', '“sub/new.md” couldn’t be saved: the system doesn’t permit it.'),
  )
  await expect(files().remove('sub/page.md', plain('old'))).rejects.toEqual(
    refusal('not-allowed', '“sub/page.md” couldn’t be deleted: the system doesn’t permit it.'),
  )
  expect(existsSync(join(root, 'sub/page.md'))).toBe(true)
})

// Covers F12, W06
onPosix('a folder that may not be read hides nothing else', async () => {
  writeFileSync(join(root, 'docs.json'), '{}')
  chmodSync(join(root, 'sub'), 0)
  expect(await files().list()).toMatchObject([{ path: 'docs.json', size: 2 }])
  await expect(files().readText('sub/page.md')).rejects.toEqual(
    refusal('not-allowed', '“sub/page.md” couldn’t be read: the system doesn’t permit it.'),
  )
})
