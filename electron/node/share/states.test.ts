import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { saying } from '../../../shared/messages/testing/saying.ts'
import type { GitFolder } from '../git/folder.ts'
import { pushRefusal } from '../git/push-refusal.ts'
import { makeGitHome, removeHome } from '../testing/temporary-folders.ts'
import type { ShareFolder } from './folder.ts'
import { sharerIn } from './testing/sharing-fixture.ts'

/** Every state in which a person may find the git of their folder, each explained in plain language with what to do next. */

let base: string
let folder: string
let gitFolder: GitFolder
let share: ShareFolder

const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })

const refusal = (code: string, message: RegExp, hint: RegExp) => ({
  failure: { code, message: saying(message), hint: saying(hint) },
})

const send = () => share.sendForReview({ branch: 'docs/change', message: 'Change a', files: ['a.md'] })

beforeEach(() => {
  base = makeGitHome('states')
  folder = join(base, 'site')
  const ada = sharerIn(folder, join(base, 'data'))
  gitFolder = ada.git
  share = ada.share
  writeFileSync(join(folder, 'a.md'), 'a\n')
})
afterEach(() => removeHome(base))

/** A first commit, pushed to a bare repository, and a change after it. */
function begin(): string {
  const remote = join(base, 'remote.git')
  execFileSync('git', ['init', '-q', '--bare', remote])
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'First')
  git('remote', 'add', 'origin', remote)
  git('push', '-q', '-u', 'origin', 'main')
  writeFileSync(join(folder, 'a.md'), 'mine\n')
  return remote
}

test('without a git program, changes cannot be listed, and everything else works', async () => {
  begin()
  vi.stubEnv('PATH', base)
  expect(await gitFolder.sinceCommit()).toEqual({
    kind: 'unavailable',
    message: saying('The git program wasn’t found.'),
    hint: saying(/^Install git/),
  })
  await expect(share.planReview()).rejects.toMatchObject(refusal('unavailable', /git program/, /Install git/))
})

test('a folder outside a git repository explains how changes could be proposed', async () => {
  expect(await gitFolder.sinceCommit()).toEqual({ kind: 'none' })
  await expect(share.planReview()).rejects.toMatchObject(
    refusal('not-found', /isn’t in a git repository/, /Local history.*ask/),
  )
})

test('before the first commit there is nothing to compare with', async () => {
  git('init', '-q')
  expect(await gitFolder.sinceCommit()).toEqual({
    kind: 'files',
    files: [{ file: 'a.md', change: 'created' }],
  })
  await expect(share.planReview()).rejects.toMatchObject(
    refusal('not-allowed', /no commit yet/, /Keep a history/),
  )
})

test('with a detached HEAD, a branch is created for the proposal', async () => {
  const remote = begin()
  git('checkout', '-q', '--detach')
  expect(await share.planReview()).toMatchObject({
    isNewBranch: true,
    branch: expect.stringMatching(/^docs\//),
  })
  await send()
  expect(git('symbolic-ref', '--short', 'HEAD').trim()).toBe('docs/change')
  expect(git('--git-dir', remote, 'show', 'docs/change:a.md')).toBe('mine\n')
})

test('a repository without a remote explains how to add one, without a command line', async () => {
  begin()
  git('remote', 'remove', 'origin')
  await expect(share.planReview()).rejects.toMatchObject(
    refusal('not-found', /isn’t connected/, /^Press “Share”, and connect/),
  )
})

test.each([
  ['merge', 'MERGE_HEAD'],
  ['cherry-pick', 'CHERRY_PICK_HEAD'],
  ['revert', 'REVERT_HEAD'],
])('a %s under way is left alone', async (_, file) => {
  begin()
  writeFileSync(join(folder, '.git', file), git('rev-parse', 'HEAD'))
  await expect(share.planReview()).rejects.toMatchObject(
    refusal('conflict', /isn’t finished/, /Finish or abort/),
  )
})

test('while another git program writes, nothing is created', async () => {
  begin()
  writeFileSync(join(folder, '.git/index.lock'), '')
  await expect(send()).rejects.toMatchObject(refusal('unavailable', /Another git program/, /Wait/))
  expect(git('branch', '--format=%(refname:short)').trim()).toBe('main')
})

test('if the new branch cannot be checked out, it is removed, so that the next attempt starts clean', async () => {
  begin()
  writeFileSync(join(folder, '.git/HEAD.lock'), '')
  await expect(send()).rejects.toMatchObject(refusal('unavailable', /Another git program/, /Wait/))
  expect(git('branch', '--format=%(refname:short)').trim()).toBe('main')
  rmSync(join(folder, '.git/HEAD.lock'))
  await send()
  expect(git('symbolic-ref', '--short', 'HEAD').trim()).toBe('docs/change')
})

test('hooks of the folder are not run, so they stop nothing', async () => {
  begin()
  const ran = join(base, 'ran')
  for (const hook of ['pre-commit', 'pre-push'])
    writeFileSync(join(folder, '.git/hooks', hook), `#!/bin/sh\ntouch ${ran}\nexit 1\n`, { mode: 0o755 })
  await send()
  expect(existsSync(ran)).toBe(false)
})

test('a rule of the remote is shown in its own words', () => {
  const messages = [
    'remote: ',
    'remote: ------------------------',
    'remote: Resolving deltas:   0% (0/1)   \rremote: Resolving deltas:  50% (1/2)   \rremote: Resolving deltas:  99% (2/3)   \rremote: Resolving deltas: 100% (1/1), done.   ',
    'remote: error: Titles need a full stop.        ',
    'To https://example.com/docs.git',
    '!\trefs/heads/docs/change:refs/heads/docs/change\t[remote rejected] (pre-receive hook declined)',
  ].join('\n')
  const remote = { name: 'origin', address: 'https://example.com/docs.git' }
  expect(inEnglish(pushRefusal(messages, remote, 'docs/change').failure.message)).toBe(
    'https://example.com/docs.git refuses it: Titles need a full stop.',
  )
})

/** A remote on this machine that answers every request in the same way. */
async function answering(status: number, headers: Record<string, string>): Promise<Server> {
  const server = createServer((_, response) => response.writeHead(status, headers).end())
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/docs.git`)
  return server
}

test.each([
  [401, { 'www-authenticate': 'Basic realm="docs"' }, /doesn’t know you/, /Sign in with your git program/],
  [403, {}, /doesn’t know you, or you aren’t allowed to send/, /Sign in/],
  [404, {}, /no repository at/, /right address/],
  [500, {}, /can’t be reached|couldn’t send/, /Check the connection|Try again/],
])(
  'a server that answers %i keeps the commit here and says what to do',
  async (status, headers, message, hint) => {
    begin()
    const server = await answering(status, headers)
    try {
      await expect(send()).rejects.toMatchObject(refusal('unavailable', message, hint))
    } finally {
      server.close()
    }
    expect(git('show', 'docs/change:a.md')).toBe('mine\n')
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('mine\n')
    expect((await share.planReview()).unsent).toBe(1)
  },
)

test('a server that is not reachable is distinguished from one that refuses', async () => {
  begin()
  git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/docs.git')
  await expect(send()).rejects.toMatchObject(
    refusal('unavailable', /can’t be reached/, /Check the connection/),
  )
})
