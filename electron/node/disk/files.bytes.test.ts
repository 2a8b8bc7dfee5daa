import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isReference, referenceTo, sizeIn } from '../../../shared/project/files/bytes.ts'
import { makeFolder } from '../testing/temporary-folders.ts'
import { type NodeFiles, nodeFiles } from './files.ts'

const BYTES = Uint8Array.from([0x89, 0x50, 0, 0x0d, 0x0a, 0xff, 0xef, 0xbb, 0xbf])

let base: string
let folder: string
let files: NodeFiles
beforeEach(() => {
  base = makeFolder('bytes')
  folder = join(base, 'site')
  mkdirSync(folder)
  files = nodeFiles(folder, { data: join(base, 'data') })
})
afterEach(() => rmSync(base, { recursive: true }))

const bytesAt = (path: string) => new Uint8Array(readFileSync(join(folder, path)))
const trashed = () => {
  const trash = join(base, 'data/trash')
  return existsSync(trash)
    ? readdirSync(trash, { recursive: true, encoding: 'utf8' }).filter(name => /png$/.test(name))
    : []
}
const held = (text: string) => ({ text, bom: false })

test('an image is read, written and removed byte for byte, by a small text', async () => {
  const picture = held(await files.keepBytes(BYTES))
  await files.write('images/new.png', picture, undefined)
  expect(bytesAt('images/new.png')).toEqual(BYTES)
  expect(await files.readText('images/new.png')).toEqual(picture)
  expect([isReference(picture.text), sizeIn(picture.text)]).toEqual([true, BYTES.length])
  const other = held(referenceTo('00', 5))
  await expect(files.remove('images/new.png', other)).rejects.toMatchObject({ failure: { code: 'conflict' } })
  await files.remove('images/new.png', picture)
  await expect(files.readBytes('images/new.png')).rejects.toMatchObject({ failure: { code: 'not-found' } })
})

test('a reference leads to the bytes wherever they are: under another name, kept, or nowhere', async () => {
  writeFileSync(join(folder, 'a.png'), BYTES)
  const { text } = await files.readText('a.png')
  renameSync(join(folder, 'a.png'), join(folder, 'b.png'))
  expect(new Uint8Array(await files.readReferenced(text))).toEqual(BYTES)
  expect(new Uint8Array(await files.readReferenced(text, 2))).toEqual(BYTES.slice(0, 2))
  await files.remove('b.png', held(text))
  expect(new Uint8Array(await files.readReferenced(text))).toEqual(BYTES)
  await expect(files.readReferenced(referenceTo('00', 9))).rejects.toMatchObject({
    failure: { code: 'not-found' },
  })
})

test('bytes that another program replaced are not taken for those that were there, even at the same time and size', async () => {
  const file = join(folder, 'a.png')
  writeFileSync(file, BYTES)
  utimesSync(file, 1, 1)
  const { text } = await files.readText('a.png')
  writeFileSync(file, BYTES.toReversed())
  utimesSync(file, 1, 1)
  expect((await files.readText('a.png')).text).not.toBe(text)
  await expect(files.readReferenced(text)).rejects.toMatchObject({ failure: { code: 'not-found' } })
})

test('a moved image is copied and removed without a copy in the trash; a deleted one has a copy there', async () => {
  writeFileSync(join(folder, 'a.png'), BYTES)
  const picture = await files.readText('a.png')
  await files.write('moved/a.png', picture, undefined)
  await files.remove('a.png', picture)
  expect(bytesAt('moved/a.png')).toEqual(BYTES)
  expect(trashed()).toEqual([])
  await files.remove('moved/a.png', picture)
  expect(trashed()).toHaveLength(1)
})

test('what an image held before it was replaced can still be read', async () => {
  writeFileSync(join(folder, 'a.png'), BYTES)
  const before = await files.readText('a.png')
  await files.write('a.png', held(await files.keepBytes(BYTES.toReversed())), before)
  expect(bytesAt('a.png')).toEqual(BYTES.toReversed())
  expect(new Uint8Array(await files.readReferenced(before.text))).toEqual(BYTES)
})
