import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeHome, removeHome } from '../testing/temporary-folders.ts'
import { readBuildOptions } from './build-options.ts'
import { startBuild } from './build-start.ts'
import { run } from './run.ts'
import { unchangedSite } from './unchanged-site.ts'

let base: string
beforeAll(() => {
  base = makeHome('unchanged')
})
afterAll(() => removeHome(base))
// The disk could tell any change of a file from now on.
beforeEach(() => {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000)
})
afterEach(() => vi.restoreAllMocks())

const CONFIG = { name: 'Site', navigation: [{ group: 'First', pages: ['a', 'b'] }] }

function put(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** Builds a site of two pages, and returns its order. */
async function built(name: string, more: Readonly<Record<string, string>> = {}, ...args: readonly string[]) {
  const [folder, out] = [join(base, name), join(base, `${name}-out`)]
  const files = { 'docs.json': JSON.stringify(CONFIG), 'a.mdx': 'A.\n', 'b.mdx': 'B.\n', ...more }
  for (const [file, text] of Object.entries(files)) put(folder, file, text)
  const ignore = () => undefined
  const given = [folder, '--out', out, ...args]
  await run(['build', ...given], { out: ignore, err: ignore })
  return { folder, out, given }
}

/** What a build with these arguments does if nothing has changed. */
async function again(given: readonly string[]) {
  const order = readBuildOptions(given)
  return unchangedSite(order, await startBuild(order))
}

test('a site whose repository is the same needs no build', async () => {
  const { given } = await built('same', { 'a.mdx': '<Card>\n\n![](/p.png)\n', 'p.png': 'p' })
  expect(await again(given)).toMatchObject({ pages: 2, drawn: 0, written: { changed: 0, removed: 0 } })
  const said: string[] = []
  await run(['build', ...given, '--json'], { out: text => void said.push(text), err: () => undefined })
  const { pages, drawn, problems, files, bytes } = JSON.parse(said.join('\n'))
  expect({ pages, drawn, problems }).toEqual({ pages: 2, drawn: 0, problems: 1 })
  expect([files > 20, bytes > 100_000]).toEqual([true, true])
})

test('files that changed just before may change again unseen: the site is built', async () => {
  vi.restoreAllMocks()
  const { given } = await built('fresh')
  expect(await again(given)).toBeUndefined()
})

test('any change of the repository, the site or the order needs a build', async () => {
  const changes: readonly ((folder: string, out: string) => void)[] = [
    folder => put(folder, 'a.mdx', 'Another text.\n'),
    folder => put(folder, 'a.mdx', 'C.\n'),
    folder => put(folder, 'new.png', ''),
    folder => rmSync(join(folder, 'b.mdx')),
    folder => chmodSync(join(folder, 'a.mdx'), 0o600),
    folder => put(folder, '.git/config', '[remote "origin"]\n\turl = https://github.com/a/b\n'),
    (_, out) => put(out, 'a.html', 'cut'),
    (_, out) => rmSync(join(out, 'a.html')),
    (_, out) => utimesSync(join(out, 'b.html'), 1, 1),
    (_, out) => put(out, '.galley-build.json', '{}'),
    (_, out) => mkdirSync(join(out, '.galley-staging-0123456789ab')),
  ]
  for (const [index, change] of changes.entries()) {
    const { folder, out, given } = await built(`changed-${index}`)
    expect(await again(given)).toBeDefined()
    change(folder, out)
    expect([index, await again(given)]).toEqual([index, undefined])
  }
  const { given } = await built('ordered')
  for (const more of [['--strict'], ['--urls', 'clean'], ['--site-url', 'https://example.com']])
    expect(await again([...given, ...more])).toBeUndefined()
})

test('when files were changed is asked again where pages or search engines are told', async () => {
  const git = (folder: string, ...args: readonly string[]) => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
    execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'ignore' })
  }
  const { folder, given } = await built('dated', {}, '--site-url', 'https://example.com')
  expect(await again(given)).toBeDefined()
  git(folder, 'init', '-b', 'main')
  git(folder, 'add', '.')
  git(folder, 'commit', '-m', 'First')
  expect(await again(given)).toBeUndefined()
})

test('a downloaded text may change unseen: the site is built', async () => {
  const api = JSON.stringify({ ...CONFIG, openapi: 'https://example.com/api.json' })
  const { given } = await built('fetched', { 'docs.json': api })
  expect(await again(given)).toBeUndefined()
})

test('a site with a page that could not be drawn is built again', async () => {
  const { given } = await built('troubled', { 'a.mdx': '\u0000' })
  expect(await again(given)).toBeUndefined()
})
