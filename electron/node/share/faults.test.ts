import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saying } from '../../../shared/messages/testing/saying.ts'
import { shareState } from '../../../shared/project/share/state.ts'
import { prepareGitHome } from '../testing/prepared-home.ts'
import { removeHome } from '../testing/temporary-folders.ts'
import { SharingStore } from './record.ts'
import { serveRepositories } from './testing/git-server.ts'
import { bareRepository, runPlainGit, type Sharer, sharerIn } from './testing/sharing-fixture.ts'

/** Repositories and remotes in every odd state: nothing is lost, nothing hangs, and the reason is told. */

let base: string
let remote: string
let ada: Sharer

const clone = (name: string, ...options: string[]): Sharer => {
  runPlainGit(base, 'clone', '-q', ...options, `file://${remote}`, name)
  return sharerIn(join(base, name), join(base, 'data'))
}

const refusal = (code: string, words: RegExp, hint = /./) => ({
  failure: { code, message: saying(words), hint: saying(hint) },
})

const send = (sharer: Sharer, branch: string, ...files: string[]) =>
  sharer.share.sendForReview({ branch, message: 'Change', files })

/** A colleague commits and pushes. */
function theirs(files: Readonly<Record<string, string>>): void {
  const at = existsSync(join(base, 'bea')) ? sharerIn(join(base, 'bea'), join(base, 'data')) : clone('bea')
  at.run('pull', '-q')
  for (const [file, text] of Object.entries(files)) at.write(file, text)
  at.run('add', '-A')
  at.run('commit', '-q', '-m', 'Theirs')
  at.run('push', '-q')
}

const makeHome = prepareGitHome('share-faults', home => {
  const remote = bareRepository(join(home, 'remote.git'))
  const first = sharerIn(join(home, 'first'), join(home, 'data'))
  first.run('init', '-q')
  first.write('docs.json', '{}\n')
  first.write('a.md', 'a\n')
  first.write('b.md', 'b\n')
  first.run('add', '-A')
  first.run('commit', '-q', '-m', 'First')
  first.write('c.md', 'c\n')
  first.run('add', '-A')
  first.run('commit', '-q', '-m', 'Second')
  first.run('push', '-q', remote, 'main')
  runPlainGit(home, 'clone', '-q', `file://${remote}`, 'ada')
})

beforeEach(() => {
  base = makeHome()
  remote = join(base, 'remote.git')
  ada = sharerIn(join(base, 'ada'), join(base, 'data'))
})
afterEach(() => removeHome(base))

test('a shallow copy gets what is new and sends a proposal', async () => {
  const shallow = clone('shallow', '--depth=1')
  theirs({ 'a.md': 'theirs\n' })
  shallow.write('b.md', 'mine\n')
  await send(shallow, 'docs/mine', 'b.md')
  expect(shallow.read('a.md')).toBe('theirs\n')
  expect(runPlainGit(remote, 'diff', '--name-only', 'main', 'docs/mine')).toBe('b.md')
})

test('from a detached commit, a proposal on the newest state is sent', async () => {
  ada.run('checkout', '-q', '--detach')
  theirs({ 'a.md': 'theirs\n' })
  ada.write('b.md', 'mine\n')
  expect(shareState(await ada.share.shareFacts())).toMatchObject({ kind: 'unsent' })
  await send(ada, 'docs/mine', 'b.md')
  expect(ada.run('symbolic-ref', '--short', 'HEAD')).toBe('docs/mine')
  expect(runPlainGit(remote, 'diff', '--name-only', 'main', 'docs/mine')).toBe('b.md')
})

test('an interrupted rebase is left to the program that began it', async () => {
  ada.write('a.md', 'mine\n')
  ada.run('commit', '-q', '-a', '-m', 'Mine')
  theirs({ 'a.md': 'theirs\n' })
  ada.run('fetch', '-q')
  expect(() => ada.run('rebase', '-q', 'origin/main')).toThrow()
  expect(shareState(await ada.share.shareFacts())).toEqual({ kind: 'blocked', next: 'wait' })
  const before = ada.read('a.md')
  for (const step of [
    () => ada.share.getLatest(),
    () => ada.share.startAnother(),
    () => ada.share.takeBackUnsent(),
  ])
    await expect(step()).rejects.toMatchObject(refusal('conflict', /isn’t finished|merge conflicts/))
  expect(ada.read('a.md')).toBe(before)
})

test('a submodule is left as it is while the rest is brought to the newest state', async () => {
  const part = clone('part')
  ada.run('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', part.folder, 'part')
  ada.run('commit', '-q', '-m', 'A part')
  ada.run('push', '-q')
  theirs({ 'a.md': 'theirs\n' })
  ada.write('part/a.md', 'edited in the part\n')
  ada.write('b.md', 'mine\n')
  await ada.share.getLatest()
  expect([ada.read('a.md'), ada.read('b.md'), ada.read('part/a.md')]).toEqual([
    'theirs\n',
    'mine\n',
    'edited in the part\n',
  ])
  await ada.share.undoStep()
  expect([ada.read('a.md'), ada.read('part/a.md')]).toEqual(['a\n', 'edited in the part\n'])
})

test('a file that a filter has to pass is not replaced by its pointer', async () => {
  theirs({ '.gitattributes': '*.png filter=lfs\n', 'x.png': 'version https://git-lfs.github.com/spec/v1\n' })
  await expect(ada.share.getLatest()).rejects.toMatchObject(
    refusal('not-allowed', /“x\.png” has to pass the git filter “lfs”/),
  )
  expect(ada.run('status', '--porcelain')).toBe('')
  expect(ada.run('log', '-1', '--format=%s')).toBe('Second')
})

test('a file in the way that git does not know, or is told to ignore, is kept beside the new one', async () => {
  theirs({ 'new.md': 'theirs\n', 'ignored.md': 'theirs\n' })
  ada.write('.git/info/exclude', 'ignored.md\n')
  ada.write('new.md', 'theirs\n')
  ada.write('ignored.md', 'mine, and ignored\n')
  expect(await ada.share.getLatest()).toEqual({ changed: ['ignored.md'], undecided: ['ignored.md'] })
  expect([ada.read('new.md'), ada.read('ignored.md')]).toEqual(['theirs\n', 'theirs\n'])
  expect(ada.kept).toEqual([{ file: 'ignored.md', text: 'mine, and ignored\n', base: null }])
  await ada.share.undoStep()
  expect([ada.read('new.md'), ada.read('ignored.md')]).toEqual(['theirs\n', 'mine, and ignored\n'])
})

test('a step that was cut short is offered to be taken back, and every file is as it was', async () => {
  theirs({ 'a.md': 'theirs\n', 'b.md': 'theirs\n', 'new.md': 'theirs\n' })
  ada.write('b.md', 'b\n\nmine\n')
  await ada.share.getLatest()
  const store = new SharingStore(join(base, 'data'), ada.folder)
  const { lastStep } = store.read()
  if (!lastStep) throw new Error('There was a step.')
  // As if the process had ended after the first file: the history has not moved yet.
  ada.run('update-ref', 'refs/heads/main', lastStep.before.commit)
  ada.run('read-tree', lastStep.before.commit)
  ada.write('b.md', 'b\n\nmine\n')
  rmSync(join(ada.folder, 'new.md'))
  store.setStep({ ...lastStep, isUnfinished: true })
  expect(shareState(await ada.share.shareFacts())).toEqual({ kind: 'interrupted', next: 'takeBack' })
  await ada.share.undoStep()
  expect([ada.read('a.md'), ada.read('b.md')]).toEqual(['a\n', 'b\n\nmine\n'])
  expect(ada.run('status', '--porcelain')).toBe('M b.md')
  expect(ada.run('rev-parse', 'HEAD')).toBe(lastStep.before.commit)
})

test('while another git program works, nothing is begun', async () => {
  theirs({ 'a.md': 'theirs\n' })
  writeFileSync(join(ada.folder, '.git/index.lock'), '')
  await expect(ada.share.getLatest()).rejects.toMatchObject(
    refusal('unavailable', /Another git program/, /Wait/),
  )
  expect(ada.read('a.md')).toBe('a\n')
  expect(readdirSync(join(ada.folder, '.git')).filter(name => name.startsWith('galley'))).toEqual([])
})

test('without git, the state says so, and nothing else breaks', async () => {
  vi.stubEnv('PATH', base)
  const facts = await ada.share.shareFacts()
  expect(shareState(facts)).toEqual({ kind: 'blocked', next: 'wait' })
  expect(facts.obstacle?.reason).toEqual(saying(/git program wasn’t found/))
})

test('a rule of the server stops a push to the main branch in its own words, and a proposal still goes', async () => {
  writeFileSync(
    join(remote, 'hooks/pre-receive'),
    '#!/bin/sh\nwhile read old new ref; do [ "$ref" = refs/heads/main ] && { echo "main is protected: open a merge request"; exit 1; }; done\nexit 0\n',
  )
  chmodSync(join(remote, 'hooks/pre-receive'), 0o755)
  const server = await serveRepositories(base)
  try {
    ada.run('remote', 'set-url', 'origin', `${server.url}/remote.git`)
    ada.share.chooseSharing({ direct: true, watch: false })
    ada.write('a.md', 'mine\n')
    await expect(send(ada, 'main', 'a.md')).rejects.toMatchObject(
      refusal(
        'unavailable',
        /refuses it: main is protected: open a merge request/,
        /This version is kept on this computer/,
      ),
    )
    ada.share.chooseSharing({ direct: false, watch: false })
    const plan = await ada.share.planReview()
    expect(plan).toMatchObject({ isNewBranch: true, unsent: 1, files: [] })
    await send(ada, plan.branch)
    expect(runPlainGit(remote, 'log', '-1', '--format=%s', plan.branch)).toBe('Change')
  } finally {
    server.stop()
  }
})

test('a server that wants a password, and one that knows nobody, are told apart; no prompt waits', async () => {
  const server = await serveRepositories(base, { password: 'secret' })
  try {
    ada.run('remote', 'set-url', 'origin', `${server.url}/remote.git`)
    await expect(ada.share.lookForNews()).rejects.toMatchObject(
      refusal('unavailable', /doesn’t know you/, /^Sign in/),
    )
    ada.run(
      'remote',
      'set-url',
      'origin',
      `${server.url.replace('http://', 'http://ada:secret@')}/remote.git`,
    )
    await ada.share.lookForNews()
    ada.run(
      'remote',
      'set-url',
      'origin',
      `${server.url.replace('http://', 'http://ada:secret@')}/missing.git`,
    )
    await expect(ada.share.lookForNews()).rejects.toMatchObject(
      refusal('unavailable', /no repository at http:\/\/127[^@]*$/),
    )
  } finally {
    server.stop()
  }
})

test('a helper of the system is asked for the password, and Galley keeps nothing of it', async () => {
  const server = await serveRepositories(base, { password: 'secret' })
  try {
    runPlainGit(
      base,
      'config',
      '--global',
      'credential.helper',
      '!f() { echo username=ada; echo password=secret; }; f',
    )
    ada.run('remote', 'set-url', 'origin', `${server.url}/remote.git`)
    ada.write('a.md', 'mine\n')
    await send(ada, 'docs/mine', 'a.md')
    expect(runPlainGit(remote, 'show', 'docs/mine:a.md')).toBe('mine')
    expect(runPlainGit(base, 'grep', '--no-index', '-l', '-r', 'secret', 'data', 'ada/.git') || 'none').toBe(
      'none',
    )
  } catch (error) {
    // “git grep” ends with 1 if it finds nothing.
    if (Reflect.get(Object(error), 'status') !== 1) throw error
  } finally {
    server.stop()
  }
})

test('a server that never answers is stopped by the person, with everything git has started', async () => {
  const held = createServer(() => undefined)
  await once(held.listen(0, '127.0.0.1'), 'listening')
  const address = held.address()
  const port = typeof address === 'object' ? address?.port : 0
  ada.run('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/remote.git`)
  const asked = ada.share.lookForNews()
  await once(held, 'connection')
  ada.share.stopReview()
  await expect(asked).rejects.toMatchObject(refusal('unavailable', /stopped/))
  const left = spawn('pgrep', ['-f', `127.0.0.1:${port}/remote`])
  expect(await once(left, 'close')).toEqual([1, null])
  held.close()
})

test('a server that ends in the middle of what it sends leaves the folder as it was', async () => {
  const server = await serveRepositories(base, { breaksAfter: 700 })
  try {
    theirs({ 'a.md': `${randomBytes(20_000).toString('hex')}\n` })
    ada.run('remote', 'set-url', 'origin', `${server.url}/remote.git`)
    const before = ada.run('rev-parse', 'HEAD', 'origin/main')
    await expect(ada.share.getLatest()).rejects.toMatchObject(
      refusal('unavailable', /broke off|couldn’t|can’t be reached/),
    )
    expect(ada.run('rev-parse', 'HEAD', 'origin/main')).toBe(before)
    expect(ada.run('status', '--porcelain')).toBe('')
  } finally {
    server.stop()
  }
})
