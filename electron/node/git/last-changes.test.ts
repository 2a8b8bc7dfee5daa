import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeFolder } from '../testing/temporary-folders.ts'
import { lastChanges } from './last-changes.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test('the newest commit of each file counts, by its path in the folder', async () => {
  const top = makeFolder('dates')
  folders.push(top)
  mkdirSync(join(top, 'docs', 'guides'), { recursive: true })
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-C', top, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      stdio: 'ignore',
    })
  const commit = (date: string, files: readonly string[]) => {
    for (const file of files) writeFileSync(join(top, file), date)
    git(date, 'add', '-A')
    git(date, 'commit', '-m', 'x')
  }
  git('', 'init')
  commit('2025-01-02T03:04:05Z', ['docs/a b.mdx', 'docs/guides/é.mdx', 'other.mdx'])
  commit('2026-02-03T04:05:06Z', ['docs/guides/é.mdx'])
  const dates = await lastChanges(join(top, 'docs'))
  expect(dates.get('a b.mdx')).toMatch(/^2025-01-02T/)
  expect(dates.get('guides/é.mdx')).toMatch(/^2026-02-03T/)
  expect(dates.size).toBe(2)
})

test('a folder without a repository has no dates', async () => {
  const folder = makeFolder('plain')
  folders.push(folder)
  expect(await lastChanges(folder)).toEqual(new Map())
})
