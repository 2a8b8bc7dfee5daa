import { execFileSync } from 'node:child_process'
import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeFolder } from '../testing/temporary-folders.ts'
import { fileDates } from './file-dates.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function folderWith(files: readonly string[], written: string): string {
  const folder = makeFolder('file-dates')
  folders.push(folder)
  for (const file of files) {
    writeFileSync(join(folder, file), 'x')
    utimesSync(join(folder, file), new Date(written), new Date(written))
  }
  return folder
}

test('without a repository, the files count; one that is gone has no date', async () => {
  const folder = folderWith(['a.mdx'], '2026-01-02T03:04:05Z')
  expect(await fileDates(folder)(['a.mdx', 'gone.mdx'])).toEqual({
    from: 'disk',
    dates: new Map([['a.mdx', '2026-01-02T03:04:05.000Z']]),
  })
})

test('in a repository the commit counts, and the file where its text is not committed', async () => {
  const folder = folderWith(['a.mdx', 'b.mdx'], '2026-05-05T05:05:05Z')
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: '2025-01-02T03:04:05Z',
        GIT_AUTHOR_DATE: '2025-01-02T03:04:05Z',
      },
      stdio: 'ignore',
    })
  git('init')
  git('add', '-A')
  git('commit', '-m', 'x')
  const read = fileDates(folder)
  const yearsOf = async () => {
    const { from, dates } = await read(['a.mdx', 'b.mdx'])
    return [from, ...['a.mdx', 'b.mdx'].map(file => dates.get(file)?.slice(0, 4))]
  }
  expect(await yearsOf()).toEqual(['git', '2025', '2025'])
  writeFileSync(join(folder, 'b.mdx'), 'new text')
  utimesSync(join(folder, 'b.mdx'), new Date('2026-06-06'), new Date('2026-06-06'))
  expect(await yearsOf()).toEqual(['git', '2025', '2026'])
  git('commit', '-am', 'y')
  expect(await yearsOf()).toEqual(['git', '2025', '2025'])
})
