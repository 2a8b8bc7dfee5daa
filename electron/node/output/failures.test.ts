import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findProduct } from '../base/product.ts'
import { run } from '../command/run.ts'
import { makeHome, removeHome } from '../testing/temporary-folders.ts'

const cli = join(findProduct().root, 'dist', 'electron', 'cli.js')
const PAGES = Array.from({ length: 40 }, (_, number) => `page-${number}`)

let base: string
let lane = 0
beforeAll(() => {
  if (!existsSync(cli)) throw new Error('These tests need the built product: npm run build')
  base = makeHome('faults')
})
afterAll(() => removeHome(base))

function write(folder: string, word: string): void {
  mkdirSync(folder, { recursive: true })
  const navigation = [{ group: 'Pages', pages: PAGES }]
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ name: 'Site', navigation }))
  for (const page of PAGES) {
    writeFileSync(join(folder, `${page}.md`), `# ${page}\n\n${`All of it is ${word}. `.repeat(40)}\n`)
  }
}

function ground() {
  const folder = join(base, `repo-${++lane}`)
  write(folder, 'old')
  return { folder, out: join(base, `out-${lane}`) }
}

async function build(folder: string, out: string) {
  const said: string[] = []
  const say = (text: string): void => {
    said.push(text)
  }
  const code = await run(['build', folder, '--out', out], { out: say, err: say })
  return { code, said: said.join('\n') }
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

const contents = (folder: string) =>
  filesOf(folder).map(path => [path, readFileSync(join(folder, path), 'utf8')])

/** Every page is complete, from one build or the other, and everything that it loads exists. */
function expectWhole(out: string): void {
  for (const page of PAGES) {
    const html = readFileSync(join(out, `${page}.html`), 'utf8')
    expect(html.trimEnd().endsWith('</html>')).toBe(true)
    expect(html).toMatch(/All of it is (old|new)/)
    for (const [, path = ''] of html.matchAll(/(?:src|href)="\.\/(galley\/[^"]+)"/g)) {
      expect([page, path, existsSync(join(out, path))]).toEqual([page, path, true])
    }
  }
}

async function expectMended(folder: string, out: string): Promise<void> {
  expect((await build(folder, out)).code).toBe(0)
  await build(folder, `${out}-clean`)
  expect(contents(out)).toEqual(contents(`${out}-clean`))
}

// Covers B07
test('a killed build leaves complete pages, and the next one finishes it', async () => {
  const began = performance.now()
  const { folder, out } = ground()
  spawnSync(process.execPath, [cli, 'build', folder, '--out', out])
  const whole = performance.now() - began
  for (const share of [0.3, 0.5, 0.65, 0.75, 0.85, 0.95]) {
    write(folder, share === 0.5 ? 'old' : 'new')
    const child = spawn(process.execPath, [cli, 'build', folder, '--out', out], { stdio: 'ignore' })
    const ended = new Promise(resolve => child.on('exit', resolve))
    await setTimeout(whole * share)
    child.kill('SIGKILL')
    await ended
    expectWhole(out)
  }
  await expectMended(folder, out)
})

test.runIf(process.platform !== 'win32')(
  'a canceled build leaves the last site, and nothing else',
  async () => {
    const { folder, out } = ground()
    await build(folder, out)
    const before = contents(out)
    write(folder, 'new')
    // Enough pages for several threads.
    for (let number = 0; number < 400; number += 1)
      writeFileSync(join(folder, `more-${number}.md`), '# More\n')
    const staged = () => readdirSync(out).find(name => name.startsWith('.galley-staging-'))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const child = spawn(process.execPath, [cli, 'build', folder, '--out', out])
      const said = text(child.stderr)
      const ended = new Promise(resolve => child.on('exit', (code, by) => resolve([code, by])))
      while (staged() === undefined && child.exitCode === null) await setTimeout(5)
      child.kill(signal)
      expect([await ended, await said, staged()]).toEqual([[null, signal], '', undefined])
      expect(contents(out)).toEqual(before)
    }
    await expectMended(folder, out)
  },
)

test('a build that is stopped between files leaves complete pages, and the next one finishes it', async () => {
  const { folder, out } = ground()
  await build(folder, out)
  write(folder, 'new')
  rmSync(join(out, 'page-3.html'))
  mkdirSync(join(out, 'page-3.html', 'mine'), { recursive: true })
  const stopped = await build(folder, out)
  expect([stopped.code, stopped.said]).toEqual([
    expect.any(Number),
    expect.stringContaining('couldn’t be created'),
  ])
  rmSync(join(out, 'page-3.html'), { recursive: true })
  expect(readFileSync(join(out, 'page-1.html'), 'utf8')).toContain('new')
  expect(readFileSync(join(out, 'page-9.html'), 'utf8')).toContain('old')
  await expectMended(folder, out)
})

// Covers B07, F01
test.runIf(process.platform !== 'win32')('a full disk leaves the last site unchanged', async () => {
  const { folder, out } = ground()
  await build(folder, out)
  const before = contents(out)
  write(folder, 'new')
  const limited = `ulimit -f 2; exec "${process.execPath}" "${cli}" build "${folder}" --out "${out}"`
  const { status, stderr } = spawnSync('sh', ['-c', limited], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('the disk can’t store files of this size')])
  expect(contents(out)).toEqual(before)
  await expectMended(folder, out)
})

// Covers B03, L11
test('nothing is written or deleted behind a link in the folder of the site', async () => {
  const { folder, out } = ground()
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'deep', 'page.md'), 'Deep.\n')
  await build(folder, out)
  const elsewhere = join(base, 'elsewhere')
  mkdirSync(elsewhere)
  writeFileSync(join(elsewhere, 'page.html'), 'mine')
  rmSync(join(out, 'deep'), { recursive: true })
  symlinkSync(elsewhere, join(out, 'deep'), 'junction')
  writeFileSync(join(folder, 'deep', 'page.md'), 'Deeper.\n')
  expect((await build(folder, out)).said).toContain('isn’t a folder')
  rmSync(join(folder, 'deep'), { recursive: true })
  await build(folder, out)
  expect(contents(elsewhere)).toEqual([['page.html', 'mine']])
})

test('a site with a damaged manifest is not overwritten', async () => {
  const { folder, out } = ground()
  await build(folder, out)
  writeFileSync(join(out, '.galley-build.json'), '{"files": 3')
  const { code, said } = await build(folder, out)
  expect([code, said]).toEqual([2, expect.stringContaining('isn’t from a build')])
})
