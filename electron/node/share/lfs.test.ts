import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saying } from '../../../shared/messages/testing/saying.ts'
import { makeGitHome, removeHome } from '../testing/temporary-folders.ts'
import { bareRepository, runPlainGit, type Sharer, sharerIn } from './testing/sharing-fixture.ts'

/** Repositories whose pictures Git LFS stores, with the program itself. */

const hasLfs = spawnSync('git', ['lfs', 'version']).status === 0
if (!hasLfs) process.stderr.write('Not tested: repositories with Git LFS, as git-lfs is not installed.\n')
const withLfs = test.runIf(hasLfs)

const PICTURE = 'a picture, as its bytes are on disk\n'

let base: string
let ada: Sharer
let bea: Sharer

const clone = (name: string): Sharer => {
  runPlainGit(base, 'clone', '-q', `file://${join(base, 'remote.git')}`, name)
  const sharer = sharerIn(join(base, name), join(base, 'data'))
  sharer.run('lfs', 'install', '--local')
  return sharer
}

/** Bea commits and pushes with plain git. */
function theirs(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) bea.write(file, text)
  bea.run('add', '-A')
  bea.run('commit', '-q', '-m', 'Theirs')
  bea.run('push', '-q')
}

const send = (...files: string[]) =>
  ada.share.sendForReview({ branch: 'docs/change', message: 'Change', files })

beforeEach(() => {
  if (!hasLfs) return
  base = makeGitHome('lfs')
  execFileSync('git', ['lfs', 'install', '--skip-repo'], { stdio: 'ignore' })
  const remote = bareRepository(join(base, 'remote.git'))
  const first = sharerIn(join(base, 'first'), join(base, 'data'))
  first.run('init', '-q')
  first.run('lfs', 'install', '--local')
  first.write('.gitattributes', '*.png filter=lfs diff=lfs merge=lfs -text\n')
  first.write('docs.json', '{}\n')
  first.write('a.md', 'a\n')
  first.write('b.md', 'b\n')
  first.write('x.png', PICTURE)
  first.run('add', '-A')
  first.run('commit', '-q', '-m', 'First')
  first.run('remote', 'add', 'origin', `file://${remote}`)
  first.run('push', '-q', '-u', 'origin', 'main')
  ada = clone('ada')
  bea = clone('bea')
})
afterEach(() => hasLfs && removeHome(base))

withLfs('text is sent and received, and pictures stay what they are', async () => {
  expect(ada.read('x.png')).toBe(PICTURE)
  expect(ada.run('cat-file', '-p', 'HEAD:x.png')).toMatch(/^version https:\/\/git-lfs/)
  theirs({ 'b.md': 'theirs\n' })
  ada.write('a.md', 'mine\n')
  await ada.share.getLatest()
  expect([ada.read('a.md'), ada.read('b.md'), ada.read('x.png')]).toEqual(['mine\n', 'theirs\n', PICTURE])
  await send('a.md')
  expect(ada.run('status', '--porcelain')).toBe('')
  bea.run('fetch', '-q')
  expect(bea.run('show', 'origin/docs/change:a.md')).toBe('mine')
  expect(bea.run('show', 'origin/docs/change:x.png')).toMatch(/^version https:\/\/git-lfs/)
})

withLfs('a picture that was changed here is left out, and keeps its change', async () => {
  theirs({ 'b.md': 'theirs\n' })
  ada.write('a.md', 'mine\n')
  ada.write('x.png', 'another picture\n')
  await expect(send('a.md', 'x.png')).rejects.toMatchObject({
    failure: {
      message: saying(/“x\.png” has to pass the git filter “lfs”/),
      hint: saying(/Leave this file out and send the others/),
    },
  })
  await send('a.md')
  expect([ada.read('b.md'), ada.read('x.png')]).toEqual(['theirs\n', 'another picture\n'])
  expect(ada.run('status', '--porcelain')).toBe('M x.png')
  bea.run('fetch', '-q')
  expect(bea.run('diff', '--name-only', 'main', 'origin/docs/change')).toBe('a.md')
})

withLfs('a picture that others changed is got with plain git; then text is sent again', async () => {
  theirs({ 'x.png': 'their picture\n', 'b.md': 'theirs\n' })
  ada.write('a.md', 'mine\n')
  await expect(ada.share.getLatest()).rejects.toMatchObject({
    failure: { hint: saying(/Commit and pull files that Git LFS stores with your own git program/) },
  })
  expect([ada.read('a.md'), ada.read('b.md'), ada.read('x.png')]).toEqual(['mine\n', 'b\n', PICTURE])
  ada.run('pull', '-q', '--rebase', '--autostash')
  expect(ada.read('x.png')).toBe('their picture\n')
  await send('a.md')
  expect(ada.run('status', '--porcelain')).toBe('')
})

withLfs('settings of Git LFS that a repository brings have no effect', async () => {
  const out = join(base, 'ran')
  writeFileSync(join(ada.folder, '.lfsconfig'), '[lfs]\n\turl = http://127.0.0.1:1/lfs\n')
  ada.run('config', 'lfs.customtransfer.x.path', `touch ${out}`)
  ada.run('config', 'lfs.standalonetransferagent', 'x')
  theirs({ 'b.md': 'theirs\n' })
  ada.write('a.md', 'mine\n')
  await ada.share.getLatest()
  await send('a.md')
  expect([ada.read('a.md'), ada.read('b.md'), ada.read('x.png')]).toEqual(['mine\n', 'theirs\n', PICTURE])
  expect(spawnSync('test', ['-e', out]).status).toBe(1)
})
