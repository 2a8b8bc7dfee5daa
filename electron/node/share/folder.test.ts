import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saying } from '../../../shared/messages/testing/saying.ts'
import type { ShareFacts } from '../../../shared/project/share/facts.ts'
import { shareState } from '../../../shared/project/share/state.ts'
import { prepareGitHome } from '../testing/prepared-home.ts'
import { removeHome } from '../testing/temporary-folders.ts'
import { bareRepository, runPlainGit, type Sharer, sharerIn } from './testing/sharing-fixture.ts'

/** The life of a change between two people and a bare repository. */

let base: string
let remote: string
let ada: Sharer
let bea: Sharer

/** What Bea does with plain git. */
function beaCommits(files: Readonly<Record<string, string>>, branch = 'main'): void {
  bea.run('pull', '-q', 'origin', branch)
  for (const [file, text] of Object.entries(files)) bea.write(file, text)
  bea.run('add', '-A')
  bea.run('commit', '-q', '-m', 'By Bea')
  bea.run('push', '-q', 'origin', branch)
}

const stateOf = async (sharer: Sharer, facts?: ShareFacts) =>
  shareState(facts ?? (await sharer.share.shareFacts()))

const send = (sharer: Sharer, branch: string, ...files: string[]) =>
  sharer.share.sendForReview({ branch, message: `Change ${files.join(', ')}`, files })

/** Sends with the branch and the files that the plan names. */
async function sendPlanned(sharer: Sharer) {
  const plan = await sharer.share.planReview()
  return send(sharer, plan.branch, ...plan.files.map(({ file }) => file))
}

const refs = (at: string, ...names: string[]) =>
  runPlainGit(at, 'for-each-ref', '--format=%(refname:short)', ...names)

const page = (...paragraphs: string[]) => `${paragraphs.join('\n\n')}\n`

const makeHome = prepareGitHome('share', home => {
  const remote = bareRepository(join(home, 'remote.git'))
  const first = sharerIn(join(home, 'first'), join(home, 'data'))
  first.run('init', '-q')
  first.write('docs.json', '{\n  "name": "Site",\n  "navigation": { "pages": ["a", "b"] }\n}\n')
  first.write('a.md', page('One.', 'Two.', 'Three.'))
  first.write('b.md', page('B.'))
  first.run('add', '-A')
  first.run('commit', '-q', '-m', 'First')
  first.run('remote', 'add', 'origin', remote)
  first.run('push', '-q', '-u', 'origin', 'main')
  for (const [folder, name] of Object.entries({ ada: 'Ada', bea: 'Bea' })) {
    runPlainGit(home, 'clone', '-q', remote, folder)
    runPlainGit(join(home, folder), 'config', 'user.name', name)
  }
})

beforeEach(() => {
  base = makeHome()
  remote = join(base, 'remote.git')
  ada = sharerIn(join(base, 'ada'), join(base, 'data'))
  bea = sharerIn(join(base, 'bea'), join(base, 'data'))
})
afterEach(() => removeHome(base))

/** Bea takes a proposal as hosting services do, and removes its branch. */
function beaTakes(branch: string, way: 'merge' | 'squash' | 'rebase'): void {
  beaCommits({ 'other.md': page('Meanwhile.') })
  bea.run('fetch', '-q', 'origin')
  if (way === 'rebase') bea.run('cherry-pick', '--keep-redundant-commits', `main..origin/${branch}`)
  else
    bea.run(
      'merge',
      '-q',
      ...(way === 'squash' ? ['--squash'] : ['--no-ff', '-m', 'Merge']),
      `origin/${branch}`,
    )
  if (way === 'squash') bea.run('commit', '-q', '-m', 'Squashed')
  bea.run('push', '-q', 'origin', 'main', `:refs/heads/${branch}`)
}

test.each(['merge', 'squash', 'rebase'] as const)(
  'a change is not sent, then waits, then is merged by %s; the next one is a new proposal',
  async way => {
    ada.write('a.md', page('Mine.', 'Two.', 'Three.'))
    expect(await stateOf(ada)).toMatchObject({ kind: 'unsent', count: 1 })
    const { branch } = await sendPlanned(ada)
    ada.write('b.md', page('B, mine.'))
    await send(ada, branch, 'b.md')
    expect(runPlainGit(remote, 'log', '--format=%s', `main..${branch}`)).toBe('Change b.md\nChange a.md')
    expect(await stateOf(ada)).toEqual({ kind: 'waiting', next: 'look' })
    beaTakes(branch, way)
    expect(await stateOf(ada, await ada.share.lookForNews())).toEqual({
      kind: 'merged',
      next: 'startAnother',
    })
    ada.write('new.md', page('New.'))
    const plan = await ada.share.planReview()
    expect(plan).toMatchObject({ isNewBranch: true, unsent: 0, follows: { branch, standing: 'merged' } })
    expect(plan.files).toEqual([{ file: 'new.md', change: 'created' }])
    const next = await send(ada, plan.branch, 'new.md')
    expect(runPlainGit(remote, 'log', '--format=%s', `main..${next.branch}`)).toBe('Change new.md')
    expect(refs(remote, 'refs/heads/docs')).toBe(next.branch)
    expect(ada.read('other.md')).toBe(page('Meanwhile.'))
    await ada.share.startAnother()
    expect(ada.run('symbolic-ref', '--short', 'HEAD')).toBe('main')
    expect(ada.run('rev-parse', 'main')).toBe(runPlainGit(remote, 'rev-parse', 'main'))
    expect(await stateOf(ada)).toEqual({ kind: 'shared', next: 'look' })
  },
)

test('a proposal starts from the newest state, and nothing else of the folder changes', async () => {
  beaCommits({ 'b.md': page('B by Bea.'), 'c.md': page('C.') })
  ada.write('a.md', page('Mine.', 'Two.', 'Three.'))
  ada.write('notes.txt', 'not for sending\n')
  const { branch } = await send(ada, 'docs/mine', 'a.md')
  expect(runPlainGit(remote, 'rev-list', '--count', `main..${branch}`)).toBe('1')
  expect(runPlainGit(remote, 'merge-base', 'main', branch)).toBe(runPlainGit(remote, 'rev-parse', 'main'))
  expect(ada.read('b.md')).toBe(page('B by Bea.'))
  expect(ada.run('status', '--porcelain')).toBe('?? notes.txt')
})

test('a proposal that was removed without being taken is offered again, on the newest state', async () => {
  ada.write('a.md', page('Mine.', 'Two.', 'Three.'))
  const { branch } = await send(ada, 'docs/mine', 'a.md')
  beaCommits({ 'b.md': page('B by Bea.') })
  bea.run('push', '-q', 'origin', `:refs/heads/${branch}`)
  expect(await stateOf(ada, await ada.share.lookForNews())).toEqual({ kind: 'closed', next: 'startAnother' })
  ada.write('c.md', page('C.'))
  const plan = await ada.share.planReview()
  expect(plan).toMatchObject({ isNewBranch: true, follows: { branch, standing: 'closed' } })
  expect(plan.files.map(({ file }) => file)).toEqual(['a.md', 'c.md'])
  const again = await sendPlanned(ada)
  expect(again.branch).not.toBe(branch)
  expect(refs(remote, 'refs/heads/docs')).toBe(again.branch)
  expect(runPlainGit(remote, 'diff', '--name-only', `main...${again.branch}`)).toBe('a.md\nc.md')
  expect(runPlainGit(remote, 'merge-base', 'main', again.branch)).toBe(
    runPlainGit(remote, 'rev-parse', 'main'),
  )
})

test('newer changes are named, fetched and joined by paragraph and by setting; the whole step is undone', async () => {
  beaCommits({
    'a.md': page('One.', 'Two.', 'Three by Bea.'),
    'docs.json': '{\n  "name": "Site of Bea",\n  "navigation": { "pages": ["a", "b"] }\n}\n',
    'c.md': page('C.'),
  })
  ada.write('a.md', page('One by Ada.', 'Two.', 'Three.'))
  ada.write('docs.json', '{\n  "name": "Site",\n  "navigation": { "pages": ["b", "a"] }\n}\n')
  const before = ada.run('rev-parse', 'HEAD')
  expect(await stateOf(ada, await ada.share.lookForNews())).toEqual({
    kind: 'newer',
    next: 'getLatest',
    by: ['Bea'],
    count: 1,
  })
  expect(await ada.share.getLatest()).toEqual({ changed: ['a.md', 'c.md', 'docs.json'], undecided: [] })
  expect(ada.read('a.md')).toBe(page('One by Ada.', 'Two.', 'Three by Bea.'))
  expect(JSON.parse(ada.read('docs.json'))).toEqual({
    name: 'Site of Bea',
    navigation: { pages: ['b', 'a'] },
  })
  expect(await stateOf(ada)).toMatchObject({ kind: 'unsent', count: 2 })
  expect(ada.run('status', '--porcelain')).toBe('M a.md\n M docs.json')
  ada.write('b.md', page('B after.'))
  expect(await ada.share.undoStep()).toMatchObject({ changed: ['a.md', 'c.md', 'docs.json'] })
  expect(ada.run('rev-parse', 'HEAD')).toBe(before)
  expect(ada.read('a.md')).toBe(page('One by Ada.', 'Two.', 'Three.'))
  expect(ada.read('b.md')).toBe(page('B after.'))
  expect(ada.run('status', '--porcelain')).toBe('M a.md\n M b.md\n M docs.json')
})

test('where both changed a paragraph, the newer text is on disk and the own one waits beside it', async () => {
  beaCommits({ 'a.md': page('One by Bea.', 'Two.', 'Three.') })
  ada.write('a.md', page('One by Ada.', 'Two.', 'Three.'))
  ada.drafts = [{ file: 'a.md', text: page('One by Ada, unsaved.', 'Two.', 'Three.'), base: null }]
  expect(await ada.share.getLatest()).toEqual({ changed: ['a.md'], undecided: ['a.md'] })
  expect(ada.read('a.md')).toBe(page('One by Bea.', 'Two.', 'Three.'))
  expect(ada.kept).toEqual([
    {
      file: 'a.md',
      text: page('One by Ada, unsaved.', 'Two.', 'Three.'),
      base: { text: page('One.', 'Two.', 'Three.'), bom: false },
    },
  ])
  await ada.share.undoStep()
  expect(ada.read('a.md')).toBe(page('One by Ada.', 'Two.', 'Three.'))
})

test('commits that were not sent are joined with newer ones, and none is lost', async () => {
  ada.write('a.md', page('One by Ada.', 'Two.', 'Three.'))
  ada.run('commit', '-q', '-a', '-m', 'By Ada')
  beaCommits({ 'a.md': page('One.', 'Two.', 'Three by Bea.') })
  await ada.share.getLatest()
  expect(ada.run('log', '--format=%s', '--topo-order', '-3')).toMatch(
    /^Merge newer changes\n(By Ada\nBy Bea|By Bea\nBy Ada)$/,
  )
  expect(ada.run('status', '--porcelain')).toBe('')
  expect(ada.read('a.md')).toBe(page('One by Ada.', 'Two.', 'Three by Bea.'))
})

test('straight to the main branch: joined with newer changes and sent; no proposal is made', async () => {
  ada.share.chooseSharing({ direct: true, watch: false })
  beaCommits({ 'b.md': page('B by Bea.') })
  ada.write('a.md', page('Mine.', 'Two.', 'Three.'))
  expect(await ada.share.planReview()).toMatchObject({ branch: 'main', isDirect: true, isNewBranch: false })
  expect(await send(ada, 'main', 'a.md')).not.toHaveProperty('page')
  expect(refs(remote, 'refs/heads')).toBe('main')
  expect(runPlainGit(remote, 'log', '--format=%s', 'main')).toBe('Change a.md\nBy Bea\nFirst')
  expect(await stateOf(ada)).toEqual({ kind: 'shared', next: 'look' })
})

test('another proposal is started, both are listed, and each is opened again with what was not sent', async () => {
  ada.write('a.md', page('Mine.', 'Two.', 'Three.'))
  await send(ada, 'docs/one', 'a.md')
  ada.write('b.md', page('Not sent.'))
  await ada.share.startAnother()
  expect([ada.read('a.md'), ada.read('b.md')]).toEqual([page('One.', 'Two.', 'Three.'), page('Not sent.')])
  await send(ada, 'docs/two', 'b.md')
  expect(await ada.share.proposals()).toMatchObject([
    { name: 'docs/two', standing: 'open', title: 'Change b.md', isPresent: true },
    { name: 'docs/one', standing: 'open', title: 'Change a.md', isPresent: false },
  ])
  ada.write('c.md', page('New.'))
  await ada.share.switchProposal({ name: 'docs/one' })
  expect([ada.read('a.md'), ada.read('b.md'), ada.read('c.md')]).toEqual([
    page('Mine.', 'Two.', 'Three.'),
    page('B.'),
    page('New.'),
  ])
  await ada.share.undoStep()
  expect(ada.run('symbolic-ref', '--short', 'HEAD')).toBe('docs/two')
  expect(ada.read('b.md')).toBe(page('Not sent.'))
})

test('what was not sent is taken back, committed or not, and can be undone', async () => {
  ada.write('a.md', page('Sent.', 'Two.', 'Three.'))
  await send(ada, 'docs/one', 'a.md')
  ada.write('a.md', page('Committed.', 'Two.', 'Three.'))
  ada.run('commit', '-q', '-a', '-m', 'Not sent')
  ada.write('b.md', page('Saved.'))
  ada.write('c.md', page('New.'))
  await ada.share.takeBackUnsent()
  expect([ada.read('a.md'), ada.read('b.md')]).toEqual([page('Sent.', 'Two.', 'Three.'), page('B.')])
  expect(await stateOf(ada)).toEqual({ kind: 'waiting', next: 'look' })
  expect(ada.run('status', '--porcelain')).toBe('')
  await ada.share.undoStep()
  expect([ada.read('a.md'), ada.read('b.md'), ada.read('c.md')]).toEqual([
    page('Committed.', 'Two.', 'Three.'),
    page('Saved.'),
    page('New.'),
  ])
  expect(await stateOf(ada)).toMatchObject({ kind: 'unsent', count: 3 })
})

test('a rule of the remote stops a proposal before the folder moves: without an author, nothing happens', async () => {
  writeFileSync(join(base, 'config'), '')
  ada.run('config', '--unset', 'user.name')
  beaCommitsAs('Bea')
  ada.write('a.md', page('Mine.', 'Two.', 'Three.'))
  const before = ada.run('rev-parse', 'HEAD')
  await expect(send(ada, 'docs/mine', 'a.md')).rejects.toMatchObject({
    failure: { code: 'bad-request', message: saying(/who you are/) },
  })
  expect(ada.run('rev-parse', 'HEAD')).toBe(before)
})

function beaCommitsAs(name: string): void {
  bea.run('config', 'user.name', name)
  bea.run('config', 'user.email', 'bea@example.com')
  beaCommits({ 'b.md': page('B.', 'More.') })
}

test('without the remote, changes are committed here, and the reason is told', async () => {
  rmSync(remote, { recursive: true })
  ada.write('a.md', page('Mine.', 'Two.', 'Three.'))
  await expect(send(ada, 'docs/mine', 'a.md')).rejects.toMatchObject({
    failure: { code: 'unavailable', message: saying(/no repository/) },
  })
  expect(await stateOf(ada)).toMatchObject({ kind: 'unsent', count: 1 })
  expect(ada.run('log', '-1', '--format=%s', 'docs/mine')).toBe('Change a.md')
})
