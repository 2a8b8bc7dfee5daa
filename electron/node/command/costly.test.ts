import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Screening } from '../../../shared/project/screening/screening.ts'
import { boundedBySize } from '../../../shared/text/budget.ts'
import { findProduct } from '../base/product.ts'
import { nodeFiles } from '../disk/files.ts'
import { makeHome, removeHome, writeFiles } from '../testing/temporary-folders.ts'
import { buildSite } from './site-build.ts'

let base: string
let folder: string
beforeEach(() => {
  base = makeHome('costly')
  folder = join(base, 'repo')
})
afterEach(() => removeHome(base))

/** Settings whose tree takes about a hundred times as much memory as their text. */
const COSTLY = `{"name":"Site","navigation":[${'{"a":0},'.repeat(500_000)}0]}`

/** Runs the built command line with the memory of a small machine. */
function run(...args: readonly string[]) {
  const program = join(findProduct().root, 'dist', 'electron', 'cli.js')
  return spawnSync(process.execPath, ['--max-old-space-size=150', program, ...args], { encoding: 'utf8' })
}

// Covers D02
test.each([
  ['config', 'get', '/name'],
  ['config', 'set', '/name', 'New'],
])(
  'settings that would end the engine are refused by “galley %s %s”',
  (command, verb, ...words) => {
    writeFiles(folder, { 'docs.json': COSTLY })
    const { status, stderr } = run(command, verb, folder, ...words)
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^The settings .*\n.*very long lists/),
    })
    expect(readFileSync(join(folder, 'docs.json'), 'utf8')).toBe(COSTLY)
  },
  120_000,
)

test.each([
  ['docs.json', 'newer', { 'docs.json': COSTLY }],
  ['mint.json', 'newer', { 'mint.json': COSTLY }],
  [
    'a file that docs.json refers to',
    'mint',
    { 'docs.json': '{"name":"Site","navigation":{"$ref":"./nav.json"}}', 'nav.json': COSTLY },
  ],
])(
  'settings that would end the engine are not converted: %s',
  (_, to, files) => {
    writeFiles(folder, files)
    const { status, stderr } = run('convert', '--dry-run', '--to', to, folder)
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('take too much time or memory to be converted'),
    })
  },
  120_000,
)

// Covers D01
test('a snippet that takes too much is judged before the threads of a build read it; its pages keep their own text', async () => {
  const names = Array.from({ length: 320 }, (_, index) => `p${index}`)
  const showing = "import Slow from '/snippets/slow.mdx'\n\n<Slow />\n\n"
  const textOf = (name: string) =>
    `---\ntitle: ${name}\n---\n\n${name === 'p1' ? showing : ''}Text of ${name}.\n`
  writeFiles(folder, {
    'docs.json': JSON.stringify({ name: 'Site', navigation: [{ group: 'A', pages: names }] }),
    'snippets/slow.mdx': `TARPIT\n\n${'Never ends.\n'.repeat(3_000)}`,
    ...Object.fromEntries(names.map(name => [`${name}.mdx`, textOf(name)])),
  })
  const [out, data] = [join(base, 'site'), join(base, 'data')]
  const asked: string[] = []
  const judge = async (file: string) => {
    asked.push(file)
    return file === 'snippets/slow.mdx' ? ('time' as const) : undefined
  }
  const screening = new Screening(boundedBySize, { judge })
  await buildSite(
    {
      repository: { folder, files: nodeFiles(folder, { data }) },
      ...{ out, data, url: undefined, strict: false, only: [] },
    },
    { signal: new AbortController().signal, screening, progress: () => undefined },
  )
  const html = readFileSync(join(out, 'p1.html'), 'utf8')
  expect(asked).toEqual(['snippets/slow.mdx'])
  expect(html).toContain('Text of p1.')
  expect(html).not.toContain('Never ends.')
})
