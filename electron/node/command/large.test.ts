import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { nodeFiles } from '../disk/files.ts'
import { runGalley } from '../testing/run-command.ts'
import { makeHome, removeHome, writeFiles } from '../testing/temporary-folders.ts'

/** LARGE_FOLDER=100000 takes the full size. */
const ENTRIES = Number(process.env.LARGE_FOLDER ?? 5_000)
const DEEP = 10_000
const MEGABYTE = 1024 * 1024
const onPosix = test.runIf(process.platform !== 'win32')

let base: string
let folder: string
beforeEach(() => {
  base = makeHome('large')
  folder = join(base, 'repo')
  writeFiles(folder, {
    'docs.json': '{"name":"Site","navigation":[{"group":"A","pages":["a","large","long"]}]}\n',
    'a.md': '---\ntitle: A\ndescription: What the letter A is.\n---\n\nText.\n',
    'large.md': '---\ntitle: Large\ndescription: Too large.\n---\n\n',
    'long.md': `---\ntitle: Long\ndescription: One line.\n---\n\n${'word '.repeat(200_000)}\n`,
  })
  truncateSync(join(folder, 'large.md'), 100 * MEGABYTE)
})
afterEach(() => removeHome(base))

// Covers F14
test('a page of 100 MB is reported by its name and not read, also by a check; one with a line of a million characters is built', async () => {
  const out = join(base, 'site')
  const { code, err } = await runGalley('build', folder, '--out', out)
  expect(code).toBe(1)
  expect(err).toContain('large.md: “large.md” is larger than 50 MB.')
  expect(readFileSync(join(out, 'a.html'), 'utf8')).toContain('Text.')
  expect(readFileSync(join(out, 'long.html'), 'utf8').length).toBeGreaterThan(1_000_000)
  expect(readdirSync(out)).not.toContain('large.html')
  const checked = await runGalley('check', folder)
  expect(checked.code).toBe(1)
  expect(checked.out).toMatch(/large\.md:1:1.*“large\.md” is larger than 50 MB\./)
})

// Covers F14
onPosix(
  'a folder with very many entries is listed completely and watched, beside folders that are nested too deeply',
  async () => {
    mkdirSync(join(folder, 'many'))
    for (let count = 0; count < ENTRIES; count++) writeFileSync(join(folder, 'many', `${count}.png`), '')
    const nest = `for (let n = 0; n < ${DEEP}; n++) { fs.mkdirSync('d'); process.chdir('d') } fs.writeFileSync('a.md', '')`
    mkdirSync(join(folder, 'deep'))
    execFileSync(process.execPath, ['-e', nest], { cwd: join(folder, 'deep') })
    try {
      const files = nodeFiles(folder, { data: join(base, 'data') })
      const paths = (await files.list()).map(({ path }) => path)
      expect(paths.filter(path => path.startsWith('many/')).length).toBe(ENTRIES)
      expect(paths.filter(path => path.startsWith('deep/'))).toEqual([])
      expect(paths).toContain('a.md')
      const changed = new Set<string>()
      onTestFinished(
        files.watch(({ paths }) => {
          for (const path of paths) changed.add(path)
        }),
      )
      const page = `deep/${'d/'.repeat(1_900)}page.md`
      await vi.waitFor(
        () => {
          writeFileSync(join(folder, page), '')
          expect(changed).toContain(page)
        },
        { timeout: 300_000, interval: 300 },
      )
    } finally {
      execFileSync('rm', ['-rf', join(folder, 'deep')]) // its paths are longer than Node can name
    }
  },
)
