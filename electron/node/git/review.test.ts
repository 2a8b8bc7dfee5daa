import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saying } from '../../../shared/messages/testing/saying.ts'
import type { ReviewProgress, ReviewRequest } from '../../../shared/project/base/review.ts'
import { makeGitHome, removeHome } from '../testing/temporary-folders.ts'
import type { Repository } from './in-repository.ts'
import { planReview } from './plan.ts'
import { changedFiles, committedText, findRepository } from './repository.ts'
import { sendForReview } from './review.ts'

let base: string
let folder: string
let remote: string

const git = (at: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: at,
    encoding: 'utf8',
  })

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** A repository with a site in one of its folders, and the bare repository it was cloned from. */
beforeEach(() => {
  base = makeGitHome('review')
  folder = join(base, 'work/site')
  remote = join(base, 'remote.git')
  mkdirSync(folder, { recursive: true })
  git(base, 'init', '-q', '--bare', 'remote.git')
  git(join(base, 'work'), 'init', '-q')
  write('docs.json', '{}\n')
  write('a.md', 'a\n')
  write('b.md', 'b\n')
  write('../outside.md', 'outside\n')
  git(folder, 'add', '-A', ':/')
  git(folder, 'commit', '-q', '-m', 'First')
  git(folder, 'remote', 'add', 'origin', remote)
  git(folder, 'push', '-q', '-u', 'origin', 'main')
})
afterEach(() => removeHome(base))

async function repository(): Promise<Repository> {
  const found = await findRepository(folder)
  if (!found) throw new Error('There is a repository.')
  return found
}

async function send(request: Partial<ReviewRequest>, signal = new AbortController().signal) {
  const progress: ReviewProgress[] = []
  const result = await sendForReview(
    await repository(),
    { branch: 'docs/change', message: 'Change a\n\n- a', files: ['a.md'], ...request },
    { signal, progress: one => progress.push(one) },
  )
  return { result, progress }
}

const refusal = (code: string, words: RegExp) => ({
  failure: { code, message: saying(words), hint: saying(/./) },
})

test('files that differ from the last commit are listed with the text they had', async () => {
  write('a.md', 'mine\n')
  write('ü new.md', 'new\n')
  write('../outside.md', 'changed\n')
  rmSync(join(folder, 'b.md'))
  const found = await repository()
  expect(await changedFiles(found)).toEqual([
    { file: 'a.md', change: 'edited' },
    { file: 'b.md', change: 'deleted' },
    { file: 'ü new.md', change: 'created' },
  ])
  expect(await committedText(found, 'a.md')).toBe('a\n')
  expect(await committedText(found, 'ü new.md')).toBeUndefined()
  await expect(committedText(found, '../outside.md')).rejects.toMatchObject({
    failure: { code: 'not-allowed' },
  })
})

test('a folder outside a git repository has nothing to do with git', async () => {
  expect(await findRepository(base)).toBeUndefined()
})

test('selected files become one commit on a branch of their own; everything else stays', async () => {
  write('a.md', 'mine\n')
  write('b.md', 'not yet\n')
  write('new.md', 'new\n')
  write('../outside.md', 'prepared\n')
  git(folder, 'add', '../outside.md')
  const plan = await planReview(await repository())
  expect(plan).toMatchObject({
    isNewBranch: true,
    remote: { name: 'origin', address: remote },
    author: { name: 'Ada' },
  })
  const { result, progress } = await send({ files: ['a.md', 'new.md'] })
  expect(git(remote, 'log', '--format=%an %s|%b', 'docs/change', '-1').trim()).toBe('Ada Change a|- a')
  expect(git(remote, 'show', '--name-status', '--format=', 'docs/change').trim()).toBe(
    'M\tsite/a.md\nA\tsite/new.md',
  )
  expect(git(remote, 'rev-parse', '--short', 'docs/change').trim()).toBe(result.commit)
  expect(git(remote, 'log', '--format=%s', 'main').trim()).toBe('First')
  expect(readFileSync(join(folder, 'b.md'), 'utf8')).toBe('not yet\n')
  expect(git(folder, 'diff', '--cached', '--name-only').trim()).toBe('outside.md')
  expect(progress.map(({ step }) => step)).toEqual(
    expect.arrayContaining(['looking', 'committing', 'sending']),
  )
})

test('later proposals use the same branch, deletions too', async () => {
  write('a.md', 'mine\n')
  await send({})
  rmSync(join(folder, 'b.md'))
  const plan = await planReview(await repository())
  expect(plan).toMatchObject({
    branch: 'docs/change',
    isNewBranch: false,
    unsent: 0,
    files: [{ file: 'b.md', change: 'deleted' }],
  })
  await send({ message: 'Delete b', files: ['b.md'] })
  expect(git(remote, 'log', '--format=%s', 'docs/change').trim().split('\n')).toEqual([
    'Delete b',
    'Change a',
    'First',
  ])
})

test('without a remote the reason is given, and nothing changes', async () => {
  git(folder, 'remote', 'remove', 'origin')
  write('a.md', 'mine\n')
  await expect(send({})).rejects.toMatchObject(refusal('not-found', /isn’t connected/))
  expect(git(folder, 'branch', '--format=%(refname:short)').trim()).toBe('main')
})

test('a missing remote keeps the commit, and the next attempt pushes it', async () => {
  git(folder, 'remote', 'set-url', 'origin', join(base, 'nowhere.git'))
  write('a.md', 'mine\n')
  await expect(send({})).rejects.toMatchObject(refusal('unavailable', /no repository at/))
  git(folder, 'remote', 'set-url', 'origin', remote)
  expect(await planReview(await repository())).toMatchObject({ branch: 'docs/change', unsent: 1, files: [] })
  await send({ files: [] })
  expect(git(remote, 'log', '--format=%s', '-1', 'docs/change').trim()).toBe('Change a')
})

test('a branch that somebody else has pushed is never overwritten; another name works', async () => {
  git(base, 'clone', '-q', remote, 'other')
  git(join(base, 'other'), 'checkout', '-q', '-b', 'docs/change')
  writeFileSync(join(base, 'other/x.md'), 'x')
  git(join(base, 'other'), 'add', '-A')
  git(join(base, 'other'), 'commit', '-q', '-m', 'Theirs')
  git(join(base, 'other'), 'push', '-q', 'origin', 'docs/change')
  write('a.md', 'mine\n')
  await expect(send({})).rejects.toMatchObject(refusal('unavailable', /Somebody else/))
  expect(git(remote, 'log', '--format=%s', '-1', 'docs/change').trim()).toBe('Theirs')
  const { result } = await send({ branch: 'docs/mine', files: [] })
  expect(git(remote, 'log', '--format=%s', '-1', result.branch).trim()).toBe('Change a')
})

test('the reason of a remote that refuses is shown', async () => {
  git(remote, 'config', 'receive.denyCurrentBranch', 'refuse')
  git(remote, 'config', 'core.bare', 'false')
  git(remote, 'symbolic-ref', 'HEAD', 'refs/heads/docs/change')
  write('a.md', 'mine\n')
  await expect(send({})).rejects.toMatchObject(refusal('unavailable', /refuses it/))
})

test('without an author in git, one is required, and used only for this commit', async () => {
  writeFileSync(join(base, 'config'), '')
  write('a.md', 'mine\n')
  expect((await planReview(await repository())).author).toBeUndefined()
  await expect(send({})).rejects.toMatchObject(refusal('bad-request', /who you are/))
  await send({ author: { name: 'Bea', email: 'bea@example.com' } })
  expect(git(remote, 'log', '-1', '--format=%an <%ae>', 'docs/change').trim()).toBe('Bea <bea@example.com>')
  expect(() => execFileSync('git', ['config', 'user.name'], { cwd: folder })).toThrow()
})

test('an unfinished merge is left alone', async () => {
  git(folder, 'checkout', '-q', '-b', 'other')
  write('a.md', 'theirs\n')
  git(folder, 'commit', '-q', '-a', '-m', 'Theirs')
  git(folder, 'checkout', '-q', 'main')
  write('a.md', 'ours\n')
  git(folder, 'commit', '-q', '-a', '-m', 'Ours')
  expect(() => git(folder, 'merge', '-q', 'other')).toThrow()
  await expect(send({})).rejects.toMatchObject(refusal('conflict', /isn’t finished/))
  await expect(changedFiles(await repository())).rejects.toMatchObject(refusal('conflict', /merge conflicts/))
})

test('invalid branch names, and the main branch, are refused', async () => {
  write('a.md', 'mine\n')
  await expect(send({ branch: 'a..b' })).rejects.toMatchObject(refusal('bad-request', /can’t be the name/))
  await expect(send({ branch: '--force' })).rejects.toMatchObject(refusal('bad-request', /can’t be the name/))
  await expect(send({ branch: 'main' })).rejects.toMatchObject(refusal('not-allowed', /everybody/))
})

test('a stopped push has lost nothing', async () => {
  write('a.md', 'mine\n')
  const stop = new AbortController()
  stop.abort()
  await expect(send({}, stop.signal)).rejects.toMatchObject(refusal('unavailable', /stopped/))
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('mine\n')
  expect((await planReview(await repository())).files).toHaveLength(1)
})

test('no program that a repository names is run: hooks, monitors, and filters least of all', async () => {
  const { script: evil, hasRun } = tellTale()
  for (const at of [join(base, 'work/.git/hooks'), join(remote, 'hooks')]) {
    for (const hook of [
      'pre-commit',
      'post-checkout',
      'pre-push',
      'post-index-change',
      'pre-receive',
      'update',
    ]) {
      mkdirSync(at, { recursive: true })
      writeFileSync(join(at, hook), readFileSync(evil), { mode: 0o755 })
    }
  }
  git(folder, 'config', 'core.fsmonitor', evil)
  git(folder, 'config', 'core.editor', evil)
  git(folder, 'config', 'core.pager', evil)
  git(folder, 'config', 'diff.external', evil)
  write('a.md', 'mine\n')
  await send({})
  expect(hasRun()).toBe(false)
  git(folder, 'config', 'filter.x.clean', evil)
  write('.gitattributes', '* filter=x\n')
  write('a.md', 'mine again\n')
  expect(await changedFiles(await repository())).toContainEqual({ file: 'a.md', change: 'edited' })
  expect(hasRun()).toBe(false)
})

test('a file that a filter must change before is not committed as it is', async () => {
  git(folder, 'config', 'filter.secret.clean', 'sed s/key/-/')
  write('.gitattributes', '*.md filter=secret\n')
  write('a.md', 'the key\n')
  rmSync(join(folder, 'b.md'))
  await expect(send({})).rejects.toMatchObject(refusal('not-allowed', /“a\.md” has to pass .*“secret”/))
  expect(git(folder, 'branch', '--format=%(refname:short)').trim()).toBe('main')
  await send({ files: ['b.md'] })
  expect(git(remote, 'log', '-1', '--name-status', '--format=', 'docs/change').trim()).toBe('D\tsite/b.md')
})

/** A script that leaves a file when it runs, which `hasRun` looks for. */
function tellTale(): { readonly script: string; readonly hasRun: () => boolean } {
  const [script, canary] = [join(base, 'evil.sh'), join(base, 'canary')]
  writeFileSync(script, `#!/bin/sh\ntouch ${canary}\ncat\n`, { mode: 0o755 })
  return { script, hasRun: () => existsSync(canary) }
}

test('nothing is pushed to a folder that came with the repository', async () => {
  git(join(base, 'work'), 'init', '-q', '--bare', 'inner.git')
  for (const address of ['inner.git', './inner', 'site/../inner.git', `file://${base}/work/%69nner.git`]) {
    git(folder, 'remote', 'set-url', 'origin', address)
    write('a.md', 'mine\n')
    await expect(send({})).rejects.toMatchObject(refusal('not-allowed', /of this repository itself/))
  }
  git(folder, 'remote', 'set-url', 'origin', '~somebody/inner.git')
  await expect(send({})).rejects.toMatchObject(refusal('not-allowed', /doesn’t send/))
  expect(git(folder, 'branch', '--format=%(refname:short)').trim()).toBe('main')
})

test('a folder that receives a push runs nothing that it names, and keeps its files', async () => {
  const { script, hasRun } = tellTale()
  git(base, 'clone', '-q', remote, 'shared')
  const shared = join(base, 'shared')
  git(shared, 'checkout', '-q', '-b', 'docs/change')
  git(shared, 'config', 'receive.denyCurrentBranch', 'updateInstead')
  git(shared, 'config', 'core.fsmonitor', script)
  git(folder, 'remote', 'set-url', 'origin', shared)
  write('a.md', 'mine\n')
  await expect(send({})).rejects.toMatchObject(refusal('unavailable', /refuses it/))
  git(shared, 'config', 'filter.x.smudge', script)
  git(shared, 'config', 'core.alternateRefsCommand', script)
  mkdirSync(join(base, 'lender'))
  git(join(base, 'lender'), 'init', '-q')
  writeFileSync(join(shared, '.git/objects/info/alternates'), `${base}/lender/.git/objects\n`)
  await expect(send({ files: [] })).rejects.toMatchObject(refusal('unavailable', /refuses it/))
  expect(hasRun()).toBe(false)
  expect(readFileSync(join(shared, 'site/a.md'), 'utf8')).toBe('a\n')
  git(shared, 'symbolic-ref', 'HEAD', 'refs/heads/main')
  await send({ files: [] })
  expect(git(shared, 'log', '--format=%s', '-1', 'docs/change').trim()).toBe('Change a')
  expect(hasRun()).toBe(false)
})
