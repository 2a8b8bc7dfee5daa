import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'
import { bareRepository, runPlainGit, type Sharer, sharerIn } from './testing/sharing-fixture.ts'

const { PATH = '' } = process.env
let base: string
let site: string
let sharer: Sharer

beforeEach(() => {
  base = makeFolder('facts')
  runPlainGit(base, 'clone', '-q', bareRepository(join(base, 'bare.git')), 'site')
  site = join(base, 'site')
  writeFileSync(join(site, 'docs.json'), '{"name":"A","navigation":[]}')
  runPlainGit(site, 'add', '-A')
  runPlainGit(site, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', 'Begin')
  runPlainGit(site, 'push', '-q', 'origin', 'HEAD')
  writeFileSync(join(site, 'one.mdx'), 'New.')
  sharer = sharerIn(site, join(base, 'data'))
})
afterEach(() => {
  process.env.PATH = PATH
  removeFolder(base)
})

test.skipIf(process.platform === 'win32')(
  'what is known takes few runs of git, since it is asked after each save',
  async () => {
    const [programs, log] = [join(base, 'programs'), join(base, 'runs')]
    mkdirSync(programs)
    const counting = join(programs, 'git')
    writeFileSync(counting, `#!/bin/sh\necho run >> '${log}'\nPATH='${PATH}' exec git "$@"\n`)
    chmodSync(counting, 0o755)
    process.env.PATH = `${programs}${delimiter}${PATH}`
    const facts = await sharer.share.shareFacts()
    expect(facts).toMatchObject({ history: 'present', unsent: ['one.mdx'], newer: 0 })
    const runs = readFileSync(log, 'utf8').trim().split('\n').length
    expect(runs).toBeGreaterThan(1)
    expect(runs).toBeLessThanOrEqual(12)
  },
)

test.each(['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG', 'rebase-merge', 'rebase-apply'])(
  'a folder in which another program has left %s waits for it, in a second work tree as well',
  async name => {
    runPlainGit(site, 'worktree', 'add', '-q', '--detach', join(base, 'second'))
    for (const [folder, own] of [
      [site, join(site, '.git')],
      [join(base, 'second'), join(site, '.git/worktrees/second')],
    ] as const) {
      const one = sharerIn(folder, join(base, 'data'))
      expect(await one.share.shareFacts()).not.toHaveProperty('obstacle')
      writeFileSync(join(own, name), '')
      expect(await one.share.shareFacts()).toMatchObject({ obstacle: { reason: { key: 'git:unfinished' } } })
    }
  },
)
