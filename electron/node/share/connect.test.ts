import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saying } from '../../../shared/messages/testing/saying.ts'
import { shareState } from '../../../shared/project/share/state.ts'
import { prepareGitHome } from '../testing/prepared-home.ts'
import { removeHome } from '../testing/temporary-folders.ts'
import { bareRepository, runPlainGit, sharerIn } from './testing/sharing-fixture.ts'

/** How a folder gets a history, and how that gets to a first address. */

let base: string
let remote: string

const refusal = (code: string, words: RegExp, hint = /./) => ({
  failure: { code, message: saying(words), hint: saying(hint) },
})

const makeHome = prepareGitHome('share-connect', home => {
  const remote = bareRepository(join(home, 'remote.git'))
  const first = sharerIn(join(home, 'first'), join(home, 'data'))
  first.run('init', '-q')
  first.write('docs.json', '{}\n')
  first.write('a.md', 'a\n')
  first.run('add', '-A')
  first.run('commit', '-q', '-m', 'First')
  first.run('push', '-q', remote, 'main')
})

beforeEach(() => {
  base = makeHome()
  remote = join(base, 'remote.git')
})
afterEach(() => removeHome(base))

test('a new history is complete or not there at all', async () => {
  writeFileSync(join(base, 'config'), '')
  const site = sharerIn(join(base, 'site'), join(base, 'data'))
  site.write('docs.json', '{}\n')
  expect(shareState(await site.share.shareFacts())).toEqual({ kind: 'alone', next: 'keepHistory' })
  await expect(site.share.keepHistory({})).rejects.toMatchObject(refusal('bad-request', /who you are/))
  expect(readdirSync(site.folder)).toEqual(['docs.json'])
  await site.share.keepHistory({ author: { name: 'Ada', email: 'ada@example.com' } })
  expect(site.run('log', '--format=%an %s')).toBe('Ada First version')
  expect(site.run('config', 'user.name')).toBe('Ada')
  expect(shareState(await site.share.shareFacts())).toEqual({ kind: 'unconnected', next: 'connect' })
  await expect(site.share.keepHistory({})).rejects.toMatchObject({ failure: { code: 'exists' } })
})

test('an address is tested, and what cannot work is told; connecting joins the beginning that a service made', async () => {
  const site = sharerIn(join(base, 'site'), join(base, 'data'))
  site.write('docs.json', '{}\n')
  await site.share.keepHistory({})
  mkdirSync(join(base, 'full'))
  writeFileSync(join(base, 'full/x'), '')
  const fails: readonly (readonly [string, RegExp])[] = [
    ['', /isn’t an address/],
    ['--upload-pack=touch x', /isn’t an address/],
    ['example', /isn’t an address/],
    ['ext::sh -c x', /addresses of this kind/],
    [join(base, 'missing'), /There is no folder/],
    [join(base, 'full'), /holds other files/],
    [site.folder, /part of this site/],
    [remote, /holds something else/],
  ]
  for (const [address, words] of fails)
    await expect(site.share.connectTo({ address }), address).rejects.toMatchObject({
      failure: { message: saying(words) },
    })
  expect(site.run('remote')).toBe('')
  const begun = bareRepository(join(base, 'begun.git'))
  const service = sharerIn(join(base, 'service'), join(base, 'data'))
  service.run('clone', '-q', begun, '.')
  service.write('README.md', '# Docs\n')
  service.run('add', '-A')
  service.run('commit', '-q', '-m', 'Initial commit')
  service.run('push', '-q', 'origin', 'HEAD:main')
  expect(await site.share.testAddress({ address: begun })).toMatchObject({ kind: 'other', main: 'main' })
  await site.share.connectTo({ address: begun })
  expect(site.read('README.md')).toBe('# Docs\n')
  expect(runPlainGit(begun, 'ls-tree', '--name-only', 'main').split('\n')).toEqual([
    '.gitignore',
    'README.md',
    'docs.json',
  ])
  expect(shareState(await site.share.shareFacts())).toEqual({ kind: 'shared', next: 'look' })
})
