import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from '../testing/temporary-folders.ts'
import { type NodeFiles, nodeFiles } from './files.ts'

const hasTool = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined
const [hasAttributes, hasLists] = [hasTool('setfattr'), hasTool('setfacl')]
if (!hasAttributes) process.stdout.write('Extended attributes are not tested here: there is no setfattr.\n')
if (!hasLists) process.stdout.write('Access control lists are not tested here: there is no setfacl.\n')

let folder: string
let data: string
let files: NodeFiles
const file = () => join(folder, 'a.md')
beforeEach(() => {
  data = makeFolder('attributes-data')
  folder = makeFolder('attributes')
  writeFileSync(file(), 'old')
  files = nodeFiles(folder, { data })
})
afterEach(() => {
  for (const one of [folder, data]) rmSync(one, { recursive: true, force: true })
})

const said = (tool: string, ...args: readonly string[]): string =>
  execFileSync(tool, [...args], { encoding: 'utf8' })
const save = () => files.write('a.md', { text: 'new', bom: false }, { text: 'old', bom: false })

/** The file was replaced as a whole, and nothing is left over. */
function expectReplaced(before: { readonly ino: number }): void {
  expect(readFileSync(file(), 'utf8')).toBe('new')
  expect(statSync(file()).ino).not.toBe(before.ino)
  expect(readdirSync(folder)).toEqual(['a.md'])
}

// Covers F06
test.skipIf(!hasAttributes)('a save keeps extended attributes, with any bytes in them', async () => {
  said('setfattr', '-n', 'user.tags', '-v', '0x00ff0a62', file())
  said('setfattr', '-n', 'user.xdg.comment', '-v', 'read twice', file())
  const before = statSync(file())
  await save()
  expectReplaced(before)
  const kept = said('getfattr', '--absolute-names', '-d', '-e', 'hex', file())
  expect(kept).toContain('user.tags=0x00ff0a62')
  expect(said('getfattr', '--absolute-names', '--only-values', '-n', 'user.xdg.comment', file())).toBe(
    'read twice',
  )
})

// Covers F06
test.skipIf(!hasLists)('a save keeps the access control list', async () => {
  said('setfacl', '-m', 'u:12345:rw,g:23456:r,m::rw', file())
  const list = () => said('getfacl', '--absolute-names', '--numeric', file())
  const [before, listed] = [statSync(file()), list()]
  expect(listed).toContain('user:12345:rw-')
  await save()
  expectReplaced(before)
  expect(list()).toBe(listed)
})

// Covers F06
test('a save keeps the mode, and the owner where the system lets it', async () => {
  chmodSync(file(), 0o6755)
  if (process.getuid?.() === 0) chownSync(file(), 12_345, 23_456)
  chmodSync(file(), 0o6755)
  const before = statSync(file())
  await save()
  expectReplaced(before)
  const after = statSync(file())
  expect([after.mode, after.uid, after.gid]).toEqual([before.mode, before.uid, before.gid])
})

test('a new name that the disk cannot hold is refused when it is given', async () => {
  await expect(files.checkName(`guides/${'ü'.repeat(130)}.md`)).rejects.toMatchObject({
    failure: { code: 'not-allowed' },
  })
  await expect(files.checkName(`${'a/'.repeat(3_000)}b.md`)).rejects.toMatchObject({
    failure: { code: 'not-allowed' },
  })
  await files.checkName(`guides/${'u'.repeat(250)}.md`)
})
