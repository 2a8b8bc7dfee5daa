import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bundleProgram } from '../testing/bundle.ts'
import { makeFolder, makeGitHome, removeFolder, removeHome } from '../testing/temporary-folders.ts'
import { bareRepository, runPlainGit, type Sharer, sharerIn } from './testing/sharing-fixture.ts'

/** How many of the last calls of git are cut, one in each run. */
const KILLS = Number(process.env.GALLEY_KILLS ?? 6)

const FILES = 40

const built = makeFolder('share-kill-program')
let program: string
beforeAll(async () => {
  const source = fileURLToPath(new URL('./testing/get-latest.ts', import.meta.url))
  program = await bundleProgram(built, 'get-latest', `import ${JSON.stringify(source)}`)
})
afterAll(() => removeFolder(built))

let base: string
let remote: string

const page = (name: string, extra = '') => `${name}\n\nMiddle.\n\nEnd${extra}.\n`

beforeEach(() => {
  base = makeGitHome('share-kill')
  remote = bareRepository(join(base, 'remote.git'))
  const first = sharerIn(join(base, 'first'), join(base, 'data'))
  first.run('init', '-q')
  first.write('docs.json', '{}\n')
  for (let at = 0; at < FILES; at++) first.write(`p${at}.md`, page(`Page ${at}`))
  first.run('add', '-A')
  first.run('commit', '-q', '-m', 'First')
  first.run('push', '-q', remote, 'main')
  runPlainGit(base, 'clone', '-q', remote, 'ada')
  for (let at = 0; at < FILES; at++) first.write(`p${at}.md`, page(`Page ${at}`, ', by others'))
  first.run('commit', '-q', '-a', '-m', 'Theirs')
  first.run('push', '-q', remote, 'main')
})
afterEach(() => removeHome(base))

/** What the folder holds: each page, and the commit. */
const held = (ada: Sharer) => ({
  head: ada.run('rev-parse', 'HEAD'),
  pages: Array.from({ length: FILES }, (_, at) => ada.read(`p${at}.md`)),
})

/** A git program that ends its parent instead of the call whose number is in KILL_AT, and counts the calls. */
function countingGit(): string {
  const bin = join(base, 'bin')
  mkdirSync(bin)
  const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
  const script = `#!/bin/sh
n=$(($(cat "$CALLS" 2>/dev/null || echo 0) + 1)); echo $n > "$CALLS"
[ "$n" = "$KILL_AT" ] && { kill -9 $PPID; exit 1; }
exec ${git} "$@"
`
  writeFileSync(join(bin, 'git'), script, { mode: 0o755 })
  return bin
}

/** Gets newer changes in a process of its own, which ends before a call of git; returns the number of calls. */
async function getLatest(ada: Sharer, bin: string, killAt: number): Promise<number> {
  const calls = join(base, 'calls')
  rmSync(calls, { force: true })
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, CALLS: calls, KILL_AT: `${killAt}` }
  await once(fork(program, [ada.folder, join(base, 'data')], { env, stdio: 'ignore' }), 'close')
  return Number(readFileSync(calls, 'utf8'))
}

test('a process that is killed while it gets newer changes has lost nothing: all old, all new, or taken back', async () => {
  const ada = sharerIn(join(base, 'ada'), join(base, 'data'))
  const bin = countingGit()
  ada.write('p0.md', page('Page 0 by Ada'))
  ada.write('p1.md', page('Page 1 by Ada'))
  const before = held(ada)
  const calls = await getLatest(ada, bin, 0)
  const after = held(ada)
  expect(after.pages[0]).toBe(page('Page 0 by Ada', ', by others'))
  await ada.share.undoStep()
  expect(held(ada)).toEqual(before)
  const unfinished: number[] = []
  for (let killAt = Math.max(1, calls - KILLS + 1); killAt <= calls; killAt++) {
    await getLatest(ada, bin, killAt)
    const { lastStep } = await ada.share.shareFacts()
    if (lastStep?.isUnfinished) unfinished.push(killAt)
    if (lastStep) await ada.share.undoStep()
    expect(held(ada), `killed before call ${killAt}`).toEqual(before)
    expect(ada.run('status', '--porcelain').split('\n')).toHaveLength(2)
  }
  expect(unfinished.length).toBeGreaterThan(0)
})
