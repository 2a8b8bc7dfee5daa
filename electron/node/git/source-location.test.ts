import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeFolder } from '../testing/temporary-folders.ts'
import { readSourceLocation } from './source-location.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function place(files: Readonly<Record<string, string>>): string {
  const folder = makeFolder('remote')
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const CONFIG = `[core]
\tbare = false
[remote "fork"]
\turl = git@github.com:somebody/docs.git
[remote "origin"]
\tfetch = +refs/heads/*:refs/remotes/origin/*
\turl = https://token:secret@github.com/acme/docs.git
[branch "main"]
\tremote = origin
`

test('the remote of the repository around a site is found, without passwords', () => {
  const top = place({ '.git/config': CONFIG, '.git/HEAD': 'ref: refs/heads/work\n', 'site/docs.json': '{}' })
  const found = { url: 'https://github.com/acme/docs', branch: 'work' }
  expect(readSourceLocation(join(top, 'site'))).toEqual({ ...found, folder: 'site' })
  expect(readSourceLocation(top)).toEqual({ ...found, folder: '' })
})

test('the branch that others see is preferred to the one that is checked out', () => {
  const top = place({
    '.git/config': CONFIG,
    '.git/HEAD': 'ref: refs/heads/work\n',
    '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/trunk\n',
  })
  expect(readSourceLocation(top)?.branch).toBe('trunk')
})

const WORK_TREE = {
  'tree/.git': 'gitdir: ../main/.git/worktrees/tree\n',
  'main/.git/worktrees/tree/commondir': '../..\n',
  'main/.git/worktrees/tree/HEAD': 'ref: refs/heads/work\n',
  'main/.git/config': CONFIG,
  'main/.git/HEAD': 'ref: refs/heads/main\n',
}

test('a work tree beside its repository is followed, and has a branch of its own', () => {
  const top = place(WORK_TREE)
  writeFileSync(join(top, 'main/.git/worktrees/tree/gitdir'), `${join(top, 'tree/.git')}\n`)
  const found = { url: 'https://github.com/acme/docs', branch: 'work', folder: '' }
  expect(readSourceLocation(join(top, 'tree'))).toEqual(found)
})

test('a submodule of a repository around it is followed', () => {
  const top = place({
    'docs/.git': 'gitdir: ../.git/modules/docs\n',
    '.git/modules/docs/config': CONFIG,
    '.git/modules/docs/HEAD': 'ref: refs/heads/main\n',
  })
  expect(readSourceLocation(join(top, 'docs'))?.url).toBe('https://github.com/acme/docs')
})

test('nothing is read from a folder that names somebody else’s repository', () => {
  const top = place(WORK_TREE)
  expect(readSourceLocation(join(top, 'tree'))).toBeUndefined()
  const linked = place({ 'docs.json': '{}' })
  symlinkSync(join(top, 'main/.git'), join(linked, '.git'))
  expect(readSourceLocation(linked)).toBeUndefined()
})

test.each([
  {},
  { '.git/config': '[core]\n' },
  { '.git/config': '[remote "origin"]\n\turl = /home/ada/docs.git\n' },
])('there is none where git wrote %j', (files: Readonly<Record<string, string>>) => {
  expect(readSourceLocation(place({ '.keep': '', ...files }))).toBeUndefined()
})
