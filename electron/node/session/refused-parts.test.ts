import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RefusedPart } from '../../../shared/text/refused-part.ts'
import { HostFixture } from '../testing/host-fixture.ts'

let fixture: HostFixture
let folder: string
beforeEach(() => {
  fixture = new HostFixture()
  folder = fixture.site('site')
})
afterEach(() => fixture.close())

async function refused(): Promise<readonly RefusedPart[]> {
  const window = fixture.window(fixture.host())
  await window.connect()
  await window.call('open', { folder })
  return window.call<readonly RefusedPart[]>('refusedParts')
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })

test('links that lead out, pipes, settings, hooks, and code in pages are listed', async () => {
  git('init', '-q')
  git('config', 'core.fsmonitor', '/bin/evil')
  writeFileSync(join(folder, '.git/hooks/pre-commit'), '#!/bin/sh\n')
  writeFileSync(join(folder, 'a.md'), 'Text\n\n<script>alert(1)</script>\n')
  mkdirSync(join(fixture.base, 'outside'))
  mkdirSync(join(folder, 'sub'))
  symlinkSync(join(fixture.base, 'outside'), join(folder, 'sub/linked'))
  symlinkSync('../a.md', join(folder, 'sub/inside.txt'))
  symlinkSync('nowhere', join(folder, 'dead.md'))
  execFileSync('mkfifo', [join(folder, 'pipe.md')])
  expect(await refused()).toEqual([
    { kind: 'element', name: '<script>', at: expect.objectContaining({ file: 'a.md', line: 3 }) },
    { kind: 'link', name: 'dead.md' },
    { kind: 'device', name: 'pipe.md' },
    { kind: 'link', name: 'sub/linked' },
    { kind: 'setting', name: 'core.fsmonitor' },
    { kind: 'hook', name: 'pre-commit' },
  ])
})

test('a repository of git that is elsewhere is refused as a whole', async () => {
  writeFileSync(join(folder, '.git'), `gitdir: ${fixture.base}/elsewhere\n`)
  expect(await refused()).toEqual([{ kind: 'repository', name: '.git' }])
})

test('of an ordinary site nothing is refused', async () => {
  git('init', '-q')
  git('remote', 'add', 'origin', 'https://example.com/docs.git')
  expect(await refused()).toEqual([])
})
