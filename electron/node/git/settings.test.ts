import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeGitHome, removeHome } from '../testing/temporary-folders.ts'
import { readReceiverSettings, readSettings } from './settings.ts'

let base: string
beforeAll(() => {
  base = makeGitHome('settings')
})
afterAll(() => removeHome(base))

/** The settings of a text as git reads them. */
const read = (text: string): readonly string[] =>
  execFileSync('git', ['config', '--file', '-', '--list', '-z'], { input: text, cwd: base, encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

/** A settings file as git writes it. */
function written(settings: readonly (readonly [string, string])[]): string {
  const file = join(base, 'written')
  writeFileSync(file, '')
  for (const [name, value] of settings)
    execFileSync('git', ['config', '--file', file, '--add', name, value], { cwd: base })
  return execFileSync('cat', [file], { encoding: 'utf8' })
}

const HONORED = `[core]
\trepositoryformatversion = 1
\tautocrlf = input
[extensions]
\tobjectFormat = sha256
[remote "origin"]
\turl = https://example.com/docs.git
\tfetch = +refs/heads/*:refs/remotes/origin/*
[branch "main"]
\tremote = origin
\tmerge = refs/heads/main
[user]
\tname = Ada
`

test('the form of the data, line ends, remotes, branches and the author are honored', async () => {
  const { honored, ignored } = await readSettings(HONORED)
  expect(read(honored)).toEqual(read(HONORED))
  expect(ignored).toEqual([])
})

test.each([
  '[core]\n\tfsmonitor = evil',
  '[core]\n\tsshCommand = evil',
  '[core]\n\thooksPath = evil',
  '[core]\n\tattributesFile = evil',
  '[core]\n\tsomethingOfTheFuture = evil',
  '[include]\n\tpath = /evil',
  '[includeIf "gitdir:/"]\n\tpath = /evil',
  '[http "https://example.com"]\n\tsaveCookies = true',
  '[http "https://example.com"]\n\textraHeader = evil',
  '[credential "https://example.com"]\n\thelper = evil',
  '[url "ext::evil"]\n\tinsteadOf = https://example.com',
  '[remote "origin"]\n\tvcs = evil',
  '[remote "origin"]\n\tpromisor = true',
  '[remote "a.url"]\n\tuploadpack = evil',
  '[extensions]\n\tpartialClone = origin',
  '[filter "user.name"]\n\tclean = evil',
  '[alias]\n\tstatus = !evil',
  '[alias "core.eol"]\n\tcommand = evil',
  '[user]\n\tsigningKey = evil',
  '[branch "main"]\n\tdescription',
])('%j has no effect, and is named', async text => {
  const { honored, ignored } = await readSettings(`${text}\n`)
  expect(honored).toBe('')
  expect(ignored).toEqual(read(`${text}\n`).map(entry => entry.split('\n')[0]))
})

test('an extension that leads elsewhere closes the repository', async () => {
  const text = '[extensions]\n\trefStorage = "files:///elsewhere"\n'
  await expect(readSettings(text)).rejects.toMatchObject({ failure: { code: 'unavailable' } })
})

test('the settings of one work tree count only where the repository says so', async () => {
  const own = '[core]\n\tsparseCheckout = true\n\tfsmonitor = evil\n'
  expect((await readSettings('', own)).honored).toBe('')
  const { honored, ignored } = await readSettings('[extensions]\n\tworktreeConfig\n', own)
  expect([read(honored), ignored]).toEqual([['core.sparsecheckout\ntrue'], ['core.fsmonitor']])
})

test('a folder that receives keeps its rules of what it accepts, and nothing else', async () => {
  const text = '[core]\n\tbare = true\n[receive]\n\tdenyDeletes = true\n\tprocReceiveRefs = refs/for\n'
  const { honored } = await readReceiverSettings(text)
  expect(read(honored)).toEqual(['core.bare\ntrue', 'receive.denydeletes\ntrue'])
})

test('a settings file that git cannot read closes the repository', async () => {
  await expect(readSettings('[core\n')).rejects.toMatchObject({ failure: { code: 'unavailable' } })
})

test('every honored value is the one that git read, whatever it contains', async () => {
  mkdirSync(base, { recursive: true })
  const text = fc.string({ unit: fc.constantFrom(...'a b"\\\t\n#;=[]\'$é.\r') })
  const part = fc.string({ unit: fc.constantFrom(...'a b"\\#;=[].\'$é'), minLength: 1 })
  await fc.assert(
    fc.asyncProperty(part, text, text, async (name, url, author) => {
      const made = written([
        [`remote.${name}.url`, url],
        ['user.name', author],
      ])
      const { honored } = await readSettings(made)
      expect(read(honored)).toEqual(read(made))
    }),
    { numRuns: 20 },
  )
})
