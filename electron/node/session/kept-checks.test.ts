import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { KeptChecks } from '../../../shared/project/base/check-keeper.ts'
import { HostFixture } from '../testing/host-fixture.ts'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'
import { CheckFile } from './kept-checks.ts'

let data: string
beforeEach(() => {
  data = makeFolder('kept-checks')
})
afterEach(() => removeFolder(data))

const CHECKS: KeptChecks = {
  around: 7,
  pages: [
    {
      ...{ file: '__proto__.md', hash: 5, anchors: ['one'], headings: [{ text: 'One', line: 3 }] },
      ...{ mentions: [''], addresses: [], refused: [], wanted: [['b', 'two']], problems: [] },
    },
  ],
}

const keptFor = (root: string, program: string) => new CheckFile(data, root, program).checks()

test('checks that were kept are there again, for the same folder and the same program only', () => {
  const file = new CheckFile(data, '/home/ada/docs', 'one')
  expect(file.checks()).toBeUndefined()
  file.pagesChecked(() => undefined)
  expect(keptFor('/home/ada/docs', 'one')).toBeUndefined()
  file.pagesChecked(() => CHECKS)
  expect(keptFor('/home/ada/docs', 'one')).toEqual(CHECKS)
  expect(keptFor('/home/ada/other', 'one')).toBeUndefined()
  expect(keptFor('/home/ada/docs', 'two')).toBeUndefined()
})

test('a folder that is opened again has the problems of pages that are as they were, and others if they changed', async () => {
  const fixture = new HostFixture()
  const root = fixture.site('site')
  const write = (target: string) =>
    writeFileSync(
      join(root, 'a.md'),
      `---\ntitle: A\ndescription: All that page A is good for.\n---\n\n[x](${target})\n`,
    )
  const open = async () => {
    const host = fixture.host()
    const window = fixture.window(host)
    await window.connect()
    await window.call('open', { folder: root })
    await window.call('problemHistory', { day: '2026-01-01' })
    const problems = await window.call<{ file: string; code: string }[]>('problems')
    await host.close()
    return problems.filter(({ file }) => file === 'a.md').map(({ code }) => code)
  }
  try {
    write('/nowhere')
    expect(await open()).toEqual(['link/dead'])
    const folder = join(fixture.base, 'data', 'checks')
    const [name = ''] = readdirSync(folder)
    expect(readFileSync(join(folder, name), 'utf8')).toContain('link/dead')
    expect(await open()).toEqual(['link/dead'])
    write('/a')
    expect(await open()).toEqual([])
  } finally {
    await fixture.close()
  }
})
