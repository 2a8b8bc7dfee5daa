import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saying } from '../../../shared/messages/testing/saying.ts'
import { fileDates } from '../git/file-dates.ts'
import { findRepository } from '../git/repository.ts'
import { prepareGitHome } from '../testing/prepared-home.ts'
import { removeHome, writeFiles } from '../testing/temporary-folders.ts'
import { bareRepository, runPlainGit, sharerIn } from './testing/sharing-fixture.ts'

/** Repositories that try to run something, to reach something, or to write outside of their folder. */

let base: string
let folder: string
let evil: string
let remote: string

const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
const set = (name: string, value: string) => git('config', '--file', '.git/config', '--add', name, value)
const hasRun = (): boolean => existsSync(join(base, 'canary'))
const refusal = (code: string, words: RegExp) => ({ failure: { code, message: saying(words) } })

const makeHome = prepareGitHome('hostile', home => {
  runPlainGit(home, 'clone', '-q', bareRepository(join(home, 'remote.git')), 'site')
  const first = sharerIn(join(home, 'site'), join(home, 'data'))
  writeFiles(first.folder, { 'a.md': 'a\n', 'b.md': 'b\n' })
  const steps = ['add -A', 'commit -q -m First', 'push -q -u origin main']
  for (const step of steps) first.run(...step.split(' '))
})

beforeEach(() => {
  base = makeHome()
  folder = join(base, 'site')
  remote = join(base, 'remote.git')
  evil = join(base, 'evil.sh')
  writeFileSync(evil, `#!/bin/sh\necho "$0 $@" >> ${base}/canary\nexit 1\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'a.md'), 'mine\n')
})
afterEach(() => removeHome(base))

const sharer = (at = folder) => sharerIn(at, join(base, 'data'))
const opened = () => sharer().git
const send = () =>
  sharer().share.sendForReview({ branch: 'docs/change', message: 'Change a', files: ['a.md'] })

/** Does everything that Galley does with git. */
async function everything(): Promise<void> {
  expect(await opened().sinceCommit()).toMatchObject({ kind: 'files' })
  expect(await opened().committed({ file: 'a.md' })).toBe('a\n')
  expect((await fileDates(folder)(['b.md'])).from).toBe('git')
  await sharer().share.planReview()
  await send()
  await everythingShared()
}

/** Everything that moves texts between the folder and others. */
async function everythingShared(): Promise<void> {
  const { share } = sharer()
  await share.lookForNews()
  await share.proposals()
  writeFileSync(join(folder, 'b.md'), 'more\n')
  await share.startAnother()
  await share.undoStep()
  await share.takeBackUnsent()
  await share.getLatest()
  await share.startAnother()
  await share.switchProposal({ name: 'docs/change' })
}

/** Every setting known to name a program, a file, or a place to connect to. */
const settings = (): readonly (readonly [string, string])[] => [
  ...['fsmonitor', 'sshCommand', 'askPass', 'editor', 'pager', 'gitProxy', 'alternateRefsCommand'].map(
    name => [`core.${name}`, evil] as const,
  ),
  ['core.hooksPath', join(base, 'hooks')],
  ['core.attributesFile', join(base, 'attributes')],
  ['core.excludesFile', '/dev/zero'],
  ['core.worktree', base],
  ['include.path', join(base, 'included')],
  ['includeIf.gitdir:/**.path', join(base, 'included')],
  ...['clean', 'smudge', 'process'].map(name => [`filter.x.${name}`, evil] as const),
  ['filter.x.required', 'true'],
  ...['diff.external', 'diff.x.textconv', 'diff.x.command', 'merge.x.driver'].map(
    name => [name, evil] as const,
  ),
  ...['credential.helper', 'credential.http://127.0.0.1.helper', 'sequence.editor'].map(
    name => [name, evil] as const,
  ),
  ...['gpg.program', 'gpg.ssh.program', 'gpg.ssh.defaultKeyCommand'].map(name => [name, evil] as const),
  ['commit.gpgSign', 'true'],
  ['push.gpgSign', 'true'],
  ['log.showSignature', 'true'],
  ['pager.status', evil],
  ['pager.log', evil],
  ['alias.status', `!${evil}`],
  ['alias.receive-pack', `!${evil}`],
  ['protocol.allow', 'always'],
  ['protocol.ext.allow', 'always'],
  [`url.ext::${evil} .insteadOf`, base],
  [`url.ext::${evil} .pushInsteadOf`, base],
  ...['uploadpack', 'receivepack', 'vcs', 'proxy'].map(name => [`remote.origin.${name}`, evil] as const),
  ['remote.pushDefault', 'evil'],
  ['branch.main.pushRemote', 'evil'],
  ['extensions.partialClone', 'origin'],
  ['remote.origin.promisor', 'true'],
  ['uploadpack.packObjectsHook', evil],
  ['submodule.recurse', 'true'],
  ['submodule.x.update', `!${evil}`],
  ['push.recurseSubmodules', 'on-demand'],
  ['hook.x.command', evil],
  ['hook.x.event', 'pre-commit'],
  ['gc.recentObjectsHook', evil],
  ['gc.auto', '1'],
  ['trace2.eventTarget', join(base, 'written-by-trace')],
  ['commit.template', join(base, 'evil.sh')],
]

const HOOKS = [
  ...['pre-commit', 'commit-msg', 'post-commit', 'pre-push', 'reference-transaction', 'post-index-change'],
  ...['pre-receive', 'update', 'post-receive', 'proc-receive'],
]

function makeHostile(): void {
  for (const at of [join(base, 'hooks'), join(folder, '.git/hooks'), join(remote, 'hooks')]) {
    rmSync(at, { recursive: true, force: true })
    mkdirSync(at)
    for (const hook of HOOKS) copyFileSync(evil, join(at, hook))
  }
  writeFileSync(join(base, 'attributes'), '* filter=x diff=x merge=x\n')
  writeFileSync(join(base, 'included'), `[core]\n\tfsmonitor = ${evil}\n[filter "x"]\n\tclean = ${evil}\n`)
  for (const [name, value] of settings()) set(name, value)
}

// Covers B10
test('of all the programs that a repository names, none runs; plain git runs many of them', async () => {
  makeHostile()
  await everything()
  expect(hasRun()).toBe(false)
  expect(existsSync(join(base, 'written-by-trace'))).toBe(false)
  expect(git('--git-dir', remote, 'log', '-1', '--format=%an %s', 'docs/change').trim()).toBe('Ada Change a')
  spawnSync('git', ['status'], { cwd: folder, env: { ...process.env, GIT_WORK_TREE: folder } })
  expect(hasRun(), 'the control').toBe(true)
})

test('ignored settings are named, and honored ones are not', async () => {
  makeHostile()
  const { ignored = [] } = (await findRepository(folder)) ?? {}
  expect(ignored).toEqual(expect.arrayContaining(['core.fsmonitor', 'include.path', 'alias.status']))
  expect(
    ignored.filter(name => /^(user|branch\.main\.(remote|merge)|remote\.origin\.url)/.test(name)),
  ).toEqual([])
})

const packet = (text: string): string => (text.length + 4).toString(16).padStart(4, '0') + text

/** What a server of git answers that holds nothing and accepts everything. */
function answer(url: string): string {
  const service = /git-(?:upload|receive)-pack/.exec(url)?.[0]
  if (!url.includes('?')) return `${packet('unpack ok\n')}${packet('ok refs/heads/docs/change\n')}0000`
  const nothing = `${'0'.repeat(40)} capabilities^{}\0report-status\n`
  return `${packet(`# service=${service}\n`)}0000${packet(nothing)}0000`
}

test('a server cannot have a file outside the repository overwritten by a setting for its address', async () => {
  const server = createServer(({ url = '' }, response) => {
    const type = `application/x-${/git-(?:upload|receive)-pack/.exec(url)?.[0]}`
    const kind = url.includes('?') ? 'advertisement' : 'result'
    response.writeHead(200, {
      'content-type': `${type}-${kind}`,
      'set-cookie': 'evil=1; Max-Age=9999; Path=/',
    })
    response.end(answer(url))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const precious = join(base, 'precious')
  writeFileSync(precious, '')
  try {
    git('remote', 'set-url', 'origin', `${url}/docs.git`)
    set(`http.${url}.saveCookies`, 'true')
    set(`http.${url}.cookieFile`, precious)
    expect(await send()).toMatchObject({ branch: 'docs/change' })
    expect(readFileSync(precious, 'utf8')).toBe('')
    await once(spawn('git', ['ls-remote', 'origin'], { cwd: folder, stdio: 'ignore' }), 'close')
    expect(readFileSync(precious, 'utf8'), 'the control').toContain('evil')
  } finally {
    server.close()
  }
})

test('an address that names a program is not used', async () => {
  git('remote', 'set-url', 'origin', `ext::${evil} %S`)
  await expect(send()).rejects.toMatchObject(refusal('unavailable', /doesn’t send over the protocol/))
  expect(hasRun()).toBe(false)
  spawnSync('git', ['-c', 'protocol.ext.allow=always', 'ls-remote', 'origin'], { cwd: folder })
  expect(hasRun(), 'the control').toBe(true)
})

test('missing parts of a partial copy are not fetched', async () => {
  const blob = git('rev-parse', 'HEAD:b.md').trim()
  rmSync(join(folder, '.git/objects', blob.slice(0, 2), blob.slice(2)))
  git('config', 'core.repositoryFormatVersion', '1')
  set('extensions.partialClone', 'origin')
  set('remote.origin.promisor', 'true')
  set('remote.origin.uploadpack', evil)
  expect(await opened().committed({ file: 'b.md' })).toBeUndefined()
  expect(hasRun()).toBe(false)
  spawnSync('git', ['cat-file', 'blob', blob], { cwd: folder })
  expect(hasRun(), 'the control').toBe(true)
})

function linkPacks(to: string): void {
  rmSync(join(folder, '.git/objects/pack'), { recursive: true })
  symlinkSync(join(to, 'pack'), join(folder, '.git/objects/pack'))
}

test.each([
  ['the message of a commit', 'COMMIT_EDITMSG', 'precious'],
  ['the log of a branch', 'logs/refs/heads/docs', 'outside'],
  ['a new branch', 'refs/heads/docs', 'outside'],
  ['the settings', 'config.lock', 'precious'],
])('%s is not written through a link that leads out', async (_, file, target) => {
  writeFiles(base, { precious: 'precious\n', 'outside/kept': '' })
  rmSync(join(folder, '.git', file), { recursive: true, force: true })
  symlinkSync(join(base, target), join(folder, '.git', file))
  await expect(send()).rejects.toMatchObject(refusal('not-allowed', /outside the repository: .* is a link/))
  expect(readFileSync(join(base, 'precious'), 'utf8')).toBe('precious\n')
  expect(readdirSync(join(base, 'outside'))).toEqual(['kept'])
  expect(await opened().sinceCommit()).toMatchObject({ kind: 'files' })
})

test.each([
  ['its settings name', (to: string) => writeFiles(folder, { '.git/objects/info/alternates': `${to}\n` })],
  ['a link leads to', (to: string) => linkPacks(to)],
])('what another repository keeps is not sent when %s its objects', async (_, borrow) => {
  const other = join(base, 'private')
  mkdirSync(other)
  const inOther = (...args: string[]) => execFileSync('git', args, { cwd: other, encoding: 'utf8' }).trim()
  inOther('init', '-q')
  writeFiles(other, { 'a.md': 'a\n', 'b.md': 'b\n', 'secret.md': 'secret\n' })
  inOther('add', '-A')
  inOther('commit', '-q', '-m', 'Private')
  inOther('gc', '-q')
  borrow(join(other, '.git/objects'))
  git('update-ref', 'refs/heads/main', inOther('rev-parse', 'HEAD'))
  git('reset', '-q')
  await expect(send()).rejects.toMatchObject(refusal('not-allowed', /another folder|is a link/))
  const sent = () => git('--git-dir', remote, 'log', '--all', '--format=%s')
  expect(sent()).toBe('First\n')
  git('push', '-q', 'origin', 'main:plain')
  expect(sent(), 'the control').toContain('Private')
})

test('a file “.git” that names the repository of somebody else opens nothing', async () => {
  const other = join(base, 'other')
  writeFiles(other, { '.git': `gitdir: ${folder}/.git\n`, 'a.md': 'theirs\n' })
  const found = sharer(other).git
  expect(await found.sinceCommit()).toMatchObject({ kind: 'unavailable', message: saying(/elsewhere/) })
  await expect(found.committed({ file: 'a.md' })).rejects.toMatchObject(refusal('not-allowed', /elsewhere/))
})

test('the settings cannot say that the files are elsewhere', async () => {
  writeFiles(base, { 'private/a.md': 'private\n', 'private/secret.md': 'secret\n' })
  set('core.worktree', join(base, 'private'))
  expect(await opened().sinceCommit()).toEqual({ kind: 'files', files: [{ file: 'a.md', change: 'edited' }] })
})

test('a second work tree and a submodule are read and sent as they are in plain git', async () => {
  git('worktree', 'add', '-q', '-b', 'docs/second', join(base, 'second'))
  writeFileSync(join(base, 'second/a.md'), 'second\n')
  const second = sharer(join(base, 'second'))
  expect(await second.share.planReview()).toMatchObject({ branch: 'docs/second', isNewBranch: false })
  await second.share.sendForReview({ branch: 'docs/second', message: 'Second', files: ['a.md'] })
  expect(git('--git-dir', remote, 'show', 'docs/second:a.md')).toBe('second\n')
  expect(git('rev-parse', '--abbrev-ref', 'docs/second@{upstream}').trim()).toBe('origin/docs/second')
  git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', remote, 'part')
  writeFileSync(join(folder, 'part/b.md'), 'part\n')
  const part = sharer(join(folder, 'part')).git
  expect(await part.sinceCommit()).toEqual({ kind: 'files', files: [{ file: 'b.md', change: 'edited' }] })
})

test('nothing that Galley needed for git stays behind', async () => {
  vi.stubEnv('TMPDIR', join(base, 'temporary'))
  mkdirSync(join(base, 'temporary'))
  await everything()
  expect(readdirSync(join(base, 'temporary'))).toEqual([])
})
