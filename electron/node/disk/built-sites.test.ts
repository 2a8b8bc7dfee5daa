import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DiskChange } from '../../../shared/project/files/files.ts'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'
import { SITE_LIST } from './built-sites.ts'
import { nodeFiles } from './files.ts'
import { FolderWatch } from './watch.ts'

let root: string
beforeEach(() => {
  root = join(makeFolder('built-sites'), 'repo')
  for (const folder of ['site/guides', 'parts/1', 'guides'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['site/guides/a.md', 'site/logo.svg', 'parts/1/a.md', 'guides/a.md', 'docs.json'])
    writeFileSync(join(root, file), file)
  for (const folder of ['', 'site', 'parts/1']) writeFileSync(join(root, folder, SITE_LIST), '{}')
})
afterEach(() => removeFolder(join(root, '..')))

const files = () => nodeFiles(root, { data: join(root, '../data') })

test('a site that was built into the repository is none of its files', async () => {
  const listed = await files().list()
  expect(listed.map(({ path }) => path)).toEqual(['docs.json', 'guides/a.md'])
  rmSync(join(root, 'site', SITE_LIST))
  expect((await files().list()).map(({ path }) => path)).toContain('site/guides/a.md')
})

test('changes of a built site are not reported', async () => {
  const changes: DiskChange[] = []
  const watch = new FolderWatch(root, change => changes.push(change), { notice: () => undefined })
  await watch.ready
  mkdirSync(join(root, 'site/more'))
  for (const file of ['site/guides/a.md', 'site/more/b.md', 'guides/a.md'])
    writeFileSync(join(root, file), '.')
  const paths = () => new Set(changes.flatMap(change => change.paths))
  await vi.waitFor(() => expect(paths()).toEqual(new Set(['guides/a.md'])), { timeout: 60_000, interval: 50 })
  watch.close()
})
