import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordSave } from '../drafts/save-records.ts'
import { runGalley } from '../testing/run-command.ts'
import { makeHome, removeHome, writeFiles } from '../testing/temporary-folders.ts'

let base: string
beforeEach(() => {
  base = makeHome('check')
})
afterEach(() => removeHome(base))

const NAVIGATION = '{"name":"Site","navigation":[{"group":"A","pages":["a","b/c"]}]}\n'

function repository(files: Readonly<Record<string, string>> = {}): string {
  const folder = join(base, 'repo')
  const all = {
    'docs.json': NAVIGATION,
    'a.md': '---\ntitle: A\ndescription: What the letter A is, and where it is used.\n---\n\nText.\n',
    'b/c.mdx':
      '---\ntitle: C\ndescription: What the letter C is, and where it is used.\n---\n\n[The letter A](/a)\n',
    ...files,
  }
  writeFiles(folder, all)
  return folder
}

const head = (title: string) =>
  `---\ntitle: ${title}\ndescription: What this page is about, in one line.\n---\n\n`

test('the output for code scanners is valid by the published schema', async () => {
  const schema = JSON.parse(
    readFileSync(new URL('./fixtures/sarif-2.1.0.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>
  const { $schema: _, id: __, ...body } = schema
  const isValid = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(body)
  const folder = repository({
    'a.md': `${head('A')}[gone](/nowhere) [case](/B/C) <Blob>x</Blob> {/* galley-ignore nothing/there */}\n`,
    'docs.json':
      '{"name":"Site","colors":{"primary":"red"},"navigation":[{"group":"A","pages":["a","B/c"]}],}',
  })
  const { code, out } = await runGalley('check', folder, '--format', 'sarif')
  const log = JSON.parse(out)
  expect([isValid(log), isValid.errors]).toEqual([true, null])
  expect(code).toBe(1)
  expect(log.runs[0].results.length).toBeGreaterThan(4)
  expect(isValid({ ...log, runs: [{ ...log.runs[0], results: [{ level: 'bad' }] }] })).toBe(false)
})

test('code hosts get files by their paths from the folder in which the command runs', async () => {
  const folder = repository({ 'a.md': `${head('A')}[gone](/nowhere)\n`, 'docs.json': NAVIGATION })
  const filesIn = async () => {
    const { out } = await runGalley('check', folder, '--format', 'sarif', '--only', 'link')
    const annotations = await runGalley('check', folder, '--format', 'github', '--only', 'link')
    const [{ locations }] = JSON.parse(out).runs[0].results
    return [locations[0].physicalLocation.artifactLocation.uri, /file=([^,]*)/.exec(annotations.out)?.[1]]
  }
  const cwd = vi.spyOn(process, 'cwd')
  for (const [here, file] of [
    [base, 'repo/a.md'],
    [folder, 'a.md'],
    [join(folder, 'b'), 'a.md'],
  ] as const) {
    cwd.mockReturnValue(here)
    expect(await filesIn()).toEqual([file, file])
  }
  cwd.mockRestore()
})

test('safe fixes are applied and written; guesses and everything else stay', async () => {
  const folder = repository({
    'a.md': `${head('A: the first')}[case](/B/C) [guess](/b/d)\n`,
    'docs.json': NAVIGATION.replace('b/c', 'B/C'),
  })
  const { code, out } = await runGalley(
    'check',
    folder,
    '--fix',
    '--only',
    'link,navigation,page/frontmatter',
  )
  expect(out.split('\n').slice(-1)).toEqual(['3 problems fixed.'])
  expect(code).toBe(1)
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe(
    `${head('"A: the first"')}[case](/b/c) [guess](/b/d)\n`,
  )
  expect(readFileSync(join(folder, 'docs.json'), 'utf8')).toBe(NAVIGATION)
  expect((await runGalley('check', folder, '--fix', '--only', 'link')).out).not.toContain('fixed')
})

test('a file of known problems excludes them, wherever they moved, and new ones are reported', async () => {
  const folder = repository({ 'a.md': `${head('A')}[gone](/nowhere)\n` })
  const known = join(base, 'new/folder/known.json')
  const missing = await runGalley('check', folder, '--baseline', known)
  expect([missing.code, missing.err.split('\n')[0]]).toEqual([
    2,
    `There is no file “${known}”. Write it first: --baseline ${known} --write-baseline.`,
  ])
  const written = await runGalley('check', folder, '--baseline', known, '--write-baseline')
  expect(written).toEqual({ code: 0, out: `“${known}” now holds 1 known problem.`, err: '' })
  expect(JSON.parse(readFileSync(known, 'utf8'))).toEqual({
    version: 2,
    problems: [
      {
        file: 'a.md',
        rule: 'link/dead',
        message: 'Broken link: “/nowhere” doesn’t exist.',
        key: 'checks:link.dead',
        values: { target: '/nowhere' },
        count: 1,
      },
    ],
  })
  writeFileSync(join(folder, 'a.md'), `${head('A')}A new line.\n\n[gone](/nowhere)\n`)
  expect(await runGalley('check', folder, '--baseline', known)).toEqual({
    code: 0,
    out: 'No problems.\n1 known problem left out.',
    err: '',
  })
  writeFileSync(join(folder, 'a.md'), `${head('A')}[gone](/nowhere) and [again](/nowhere)\n`)
  const again = await runGalley('check', folder, '--baseline', known)
  expect([again.code, again.out.split('\n').slice(-2)]).toEqual([
    1,
    ['1 error, 0 warnings, 0 notices', '1 known problem left out.'],
  ])
  writeFileSync(known, '[]')
  expect((await runGalley('check', folder, '--baseline', known)).err).toContain(
    'isn’t a file of known problems',
  )
})

test('more warnings than permitted fail the check', async () => {
  const folder = repository({ 'a.md': `${head('A')}[far](/b/c#nowhere)\n` })
  expect((await runGalley('check', folder)).code).toBe(0)
  expect((await runGalley('check', folder, '--max-warnings', '1')).code).toBe(0)
  expect((await runGalley('check', folder, '--max-warnings', '0')).code).toBe(1)
})

test('in a folder above the site, the message names the site as it must be typed', async () => {
  const folder = repository()
  mkdirSync(join(base, 'older'))
  writeFileSync(join(base, 'older/mint.json'), '{}')
  for (const named of [base, join(base, 'docs.json')]) {
    const { code, err } = await runGalley('check', named)
    expect([code, err]).toEqual([2, expect.stringContaining(`Name the folder that holds it: “${folder}”.`)])
  }
})

test('an unknown rule is reported instead of having no problems', async () => {
  const folder = repository()
  const { code, err } = await runGalley('check', folder, '--only', 'link, link/ded')
  expect([code, err]).toEqual([
    2,
    expect.stringContaining(
      '--only takes names of rules, and there is no rule “link/ded”. Did you mean “link/dead”?',
    ),
  ])
  expect((await runGalley('check', folder, '--only', 'link, page/no-title')).code).toBe(0)
})

test('a save of the editor that was cut short is told, as what is read may be half of a change', async () => {
  const folder = repository({ 'a.md': 'new\n' })
  const text = (text: string) => ({ text, bom: false })
  const place = { data: join(base, 'data'), root: folder, session: '99999999-0a' }
  await recordSave(place, [
    { file: 'a.md', before: text('old\n'), after: text('new\n') },
    { file: 'new.md', before: null, after: text('new\n') },
  ])
  expect((await runGalley('check', folder)).err).toContain('A save in the editor was interrupted')
  writeFileSync(join(folder, 'new.md'), 'new\n')
  expect((await runGalley('check', folder)).err).toBe('')
})

test('known problems are in a file that can be read and written', async () => {
  const folder = repository()
  const said = async (...more: readonly string[]) =>
    (await runGalley('check', folder, '--baseline', folder, ...more)).err.split('\n')[0]
  expect(await said()).toBe(`“${folder}” couldn’t be read: it is a folder.`)
  expect(await said('--write-baseline')).toBe(`“${folder}” couldn’t be saved: it is a folder.`)
})
