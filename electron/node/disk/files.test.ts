import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saying } from '../../../shared/messages/testing/saying.ts'
import type { FailureCode } from '../../../shared/text/failure.ts'
import { makeFolder } from '../testing/temporary-folders.ts'
import { type NodeFilesOptions, nodeFiles } from './files.ts'

/** Windows has no pipes, and most people there cannot create links. */
const onPosix = test.runIf(process.platform !== 'win32')

let base: string
let root: string
beforeEach(() => {
  base = makeFolder('files')
  root = join(base, 'repo')
  mkdirSync(root)
  writeFileSync(join(base, 'canary.md'), 'secret')
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

const files = (options: Partial<NodeFilesOptions> = {}) =>
  nodeFiles(root, { data: join(base, 'data'), ...options })
const put = (path: string, content: string | Uint8Array = path) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}
const disk = (path: string) => readFileSync(join(root, path), 'utf8')
const plain = (text: string) => ({ text, bom: false })
const refusal = (code: FailureCode, message?: string) =>
  expect.objectContaining({
    failure: expect.objectContaining({ code, ...(message && { message: saying(message) }) }),
  })

test('lists what a person would call the files of a site', async () => {
  const shown = ['.cursor/rules.md', '.galley/check.json', 'a.b/c.png', 'a/b.md', 'docs.json']
  for (const path of shown) put(path)
  for (const path of ['.git/config', '.env', 'node_modules/x/readme.md', '.cursor/mcp.json', 'a/.b/c.md'])
    put(path)
  expect((await files().list()).map(({ path }) => path)).toEqual(shown)
})

// Covers F12, W06
onPosix('lists only regular files, and enters no links', async () => {
  put('page.md', 'x')
  mkdirSync(join(root, 'folder.md'))
  execFileSync('mkfifo', [join(root, 'pipe.md')])
  symlinkSync('page.md', join(root, 'inside.md'))
  symlinkSync(join(base, 'canary.md'), join(root, 'outside.md'))
  symlinkSync('/dev/zero', join(root, 'zero.md'))
  symlinkSync('nowhere.md', join(root, 'dangling.md'))
  symlinkSync('..', join(root, 'loop'))
  expect(await files().list()).toMatchObject([
    { path: 'inside.md', size: 1 },
    { path: 'page.md', size: 1 },
  ])
})

const OUTSIDE = [
  '../canary.md',
  'a/../../canary.md',
  '/etc/passwd',
  './page.md',
  'a//b.md',
  'page.md/',
  '',
  '..',
  '.git/config',
  '.env',
  'a/.hidden/x.md',
  'node_modules/x/readme.md',
  'page.md\0',
  '../repo-evil/page.md',
]
for (const path of OUTSIDE) {
  // Covers L10, L12, C04
  test(`refuses to read or write ${JSON.stringify(path)}`, async () => {
    mkdirSync(join(base, 'repo-evil'))
    writeFileSync(join(base, 'repo-evil/page.md'), 'evil')
    for (const secret of ['.git/config', '.env', 'a/.hidden/x.md', 'node_modules/x/readme.md', 'page.md'])
      put(secret)
    await expect(files().readText(path)).rejects.toEqual(refusal('not-allowed'))
    await expect(files().readBytes(path)).rejects.toEqual(refusal('not-allowed'))
    await expect(files().write(path, plain('x'), undefined)).rejects.toEqual(refusal('not-allowed'))
    await expect(files().remove(path, plain('evil'))).rejects.toEqual(refusal('not-allowed'))
  })
}

// Covers L11, C04
onPosix('a link is followed inside the folder and refused where it leaves it', async () => {
  put('real/page.md', 'inside')
  symlinkSync('real', join(root, 'linked'))
  symlinkSync(base, join(root, 'out'))
  symlinkSync(join(base, 'canary.md'), join(root, 'canary.md'))
  symlinkSync('.', join(root, 'self'))
  put('.env', 'secret')
  symlinkSync('.env', join(root, 'env.md'))
  mkdirSync(join(base, 'repo-evil'))
  writeFileSync(join(base, 'repo-evil/page.md'), 'secret')
  symlinkSync('../repo-evil', join(root, 'sibling'))
  expect((await files().readText('linked/page.md')).text).toBe('inside')
  for (const path of ['out/canary.md', 'canary.md', 'env.md', 'self', 'sibling/page.md']) {
    await expect(files().readText(path)).rejects.toEqual(refusal('not-allowed'))
    await expect(files().write(path, plain('x'), plain('secret'))).rejects.toEqual(refusal('not-allowed'))
  }
  await expect(files().write('out/new.md', plain('x'), undefined)).rejects.toEqual(refusal('not-allowed'))
  expect(readFileSync(join(base, 'canary.md'), 'utf8')).toBe('secret')
  expect(existsSync(join(base, 'new.md'))).toBe(false)
})

// Covers F12
onPosix('a pipe does not block anybody', async () => {
  execFileSync('mkfifo', [join(root, 'pipe.md')])
  await expect(files().readText('pipe.md')).rejects.toEqual(refusal('not-allowed'))
  await expect(files().readText('.')).rejects.toEqual(refusal('not-allowed'))
})

const BYTES: readonly [string, Uint8Array][] = [
  ['Latin-1', Buffer.from([0x63, 0x61, 0x66, 0xe9])],
  ['UTF-16', Buffer.from('\ufefftext', 'utf16le')],
  ['a NUL', Buffer.from('a\0b')],
  ['half a surrogate', Buffer.from([0xed, 0xa0, 0x80])],
]
for (const [what, bytes] of BYTES) {
  // Covers F11
  test(`${what} is not text, but still bytes`, async () => {
    put('x.md', bytes)
    await expect(files().readText('x.md')).rejects.toEqual(refusal('not-text', '“x.md” isn’t UTF-8 text.'))
    expect(Buffer.from(await files().readBytes('x.md'))).toEqual(Buffer.from(bytes))
  })
}

const TEXTS = [
  '',
  '\ufeff',
  '\ufeffa\r\n',
  'a\rb\nc\r\nd',
  'no end',
  '\u2028\u0085\ufeff',
  'e\u0301',
  '\t \n\n',
]
for (const text of TEXTS) {
  test(`${JSON.stringify(text)} is read back byte for byte`, async () => {
    put('x.md', text)
    const read = await files().readText('x.md')
    expect(read.bom).toBe(text.startsWith('\ufeff'))
    await files().write('x.md', { ...read, text: `${read.text}!` }, read)
    expect(disk('x.md')).toBe(`${text}!`)
  })
}

test('writes new files with their folders, and never over an existing one', async () => {
  await files().write('a/b/new.md', { text: 'x', bom: true }, undefined)
  expect(disk('a/b/new.md')).toBe('\ufeffx')
  await expect(files().write('a/b/new.md', plain('y'), undefined)).rejects.toEqual(refusal('conflict'))
  expect(disk('a/b/new.md')).toBe('\ufeffx')
  expect(readdirSync(join(root, 'a/b'))).toEqual(['new.md'])
})

// Covers F07, W10
test('an outside change of the same size and time is a conflict, a new time alone is not', async () => {
  put('x.md', 'aaaa')
  const time = new Date(2020, 1, 1)
  utimesSync(join(root, 'x.md'), time, time)
  writeFileSync(join(root, 'x.md'), 'bbbb')
  utimesSync(join(root, 'x.md'), time, time)
  await expect(files().write('x.md', plain('mine'), plain('aaaa'))).rejects.toEqual(refusal('conflict'))
  expect(disk('x.md')).toBe('bbbb')
  utimesSync(join(root, 'x.md'), new Date(0), new Date(4e12))
  await files().write('x.md', plain('mine'), plain('bbbb'))
  expect(disk('x.md')).toBe('mine')
})

test('a file that was deleted, or became a folder, is a conflict', async () => {
  await expect(files().write('x.md', plain('mine'), plain('a'))).rejects.toEqual(refusal('conflict'))
  mkdirSync(join(root, 'x.md'))
  await expect(files().write('x.md', plain('mine'), plain('a'))).rejects.toEqual(refusal('conflict'))
})

test('a change between comparing and replacing is a conflict', async () => {
  put('x.md', 'a')
  const opening: typeof open = async (path, flags, mode) => {
    writeFileSync(join(root, 'x.md'), 'theirs')
    return open(path, flags, mode)
  }
  const write = files({ open: opening }).write('x.md', plain('mine'), plain('a'))
  await expect(write).rejects.toEqual(refusal('conflict'))
  expect(disk('x.md')).toBe('theirs')
  expect(readdirSync(root)).toEqual(['x.md'])
})

// Covers F06
onPosix('mode, links and hard links stay', async () => {
  put('x.md', 'a')
  chmodSync(join(root, 'x.md'), 0o640)
  symlinkSync('x.md', join(root, 'link.md'))
  await files().write('link.md', plain('b'), plain('a'))
  expect(lstatSync(join(root, 'link.md')).isSymbolicLink()).toBe(true)
  expect(disk('x.md')).toBe('b')
  expect(statSync(join(root, 'x.md')).mode & 0o777).toBe(0o640)
  linkSync(join(root, 'x.md'), join(root, 'twin.md'))
  await files().write('x.md', plain('longer'), plain('b'))
  await files().write('twin.md', plain('c'), plain('longer'))
  expect([disk('x.md'), disk('twin.md')]).toEqual(['c', 'c'])
  expect(
    readdirSync(join(base, 'data'), { recursive: true }).filter(name => /\.md$/.test(String(name))),
  ).toEqual([])
})

test('a deleted file can be restored', async () => {
  put('a/x.md', 'text')
  await expect(files().remove('a/x.md', plain('other'))).rejects.toEqual(refusal('conflict'))
  await files().remove('a/x.md', plain('text'))
  expect(existsSync(join(root, 'a/x.md'))).toBe(false)
  const [day = ''] = readdirSync(join(base, 'data/trash'))
  expect(readFileSync(join(base, 'data/trash', day, 'a/x.md'), 'utf8')).toBe('text')
  put('b.md', 'b')
  const trashed: string[] = []
  const trash = async (path: string) => {
    trashed.push(path)
    rmSync(path)
  }
  await files({ trash }).remove('b.md', plain('b'))
  expect(trashed).toEqual([join(root, 'b.md')])
})

/** A disk that takes half of what it is given, and then reports that it is full. */
const full: typeof open = async (path, flags, mode) => {
  const handle = await open(path, flags, mode)
  const half = async (bytes: Uint8Array): Promise<never> => {
    await handle.write(bytes.subarray(0, bytes.length / 2))
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }
  return new Proxy(handle, {
    get: (target: FileHandle, name) => {
      if (name === 'writeFile') return half
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

// Covers F01
test('a full disk keeps the old file and leaves nothing behind', async () => {
  put('x.md', 'old')
  const write = files({ open: full }).write('x.md', plain('new text'), plain('old'))
  await expect(write).rejects.toEqual(refusal('disk', '“x.md” couldn’t be saved: the disk is full.'))
  expect(disk('x.md')).toBe('old')
  expect(readdirSync(root)).toEqual(['x.md'])
  await files().write('x.md', plain('new text'), plain('old'))
  expect(disk('x.md')).toBe('new text')
})

test('unfinished files of a process that ended are removed, and those of a running one are not', async () => {
  const old = (name: string) => {
    put(name, 'half')
    utimesSync(join(root, name), 1, 1)
  }
  old('.galley-999999999-0123456789ab.tmp')
  old(`.galley-${process.pid}-0123456789ab.tmp`)
  expect(await files().list()).toEqual([])
  expect(readdirSync(root)).toEqual([`.galley-${process.pid}-0123456789ab.tmp`])
})

onPosix('nothing is written through a root that became a link', async () => {
  put('x.md', 'a')
  const disk = files()
  rmSync(root, { recursive: true })
  mkdirSync(join(base, 'other'))
  writeFileSync(join(base, 'other/x.md'), 'a')
  symlinkSync('other', root)
  await expect(disk.write('x.md', plain('b'), plain('a'))).rejects.toEqual(refusal('not-found'))
  await expect(disk.list()).rejects.toEqual(refusal('not-found'))
  expect(readFileSync(join(base, 'other/x.md'), 'utf8')).toBe('a')
})

test('half a character is not written', async () => {
  await expect(files().write('x.md', plain('\ud800'), undefined)).rejects.toEqual(refusal('not-text'))
  expect(readdirSync(root)).toEqual([])
})
