import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Step {
  readonly name?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>
  readonly runs: { readonly steps: readonly Step[] }
}

const action: Action = parse(readFileSync(join(root, 'action.yml'), 'utf8'))

let folder: string
beforeAll(() => {
  if (!existsSync(join(root, 'dist/electron/cli.js')))
    throw new Error('These tests need the built product: npm run build')
  folder = mkdtempSync(join(tmpdir(), 'galley-action-'))
  cpSync(join(root, 'resources/starter'), join(folder, 'docs'), { recursive: true })
  // The built command line gets the arguments in place of the published package.
  const npx = join(folder, 'npx')
  writeFileSync(
    npx,
    `#!/bin/sh\necho "$1 $2"\nshift 2\nexec "${process.execPath}" "${root}dist/electron/cli.js" "$@"\n`,
  )
  chmodSync(npx, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a step of the action as the runner of GitHub does. */
function runStep(name: string, inputs: Readonly<Record<string, string>>) {
  const step = action.runs.steps.find(one => one.name === name)
  const inputValue = (input: string) => inputs[input] ?? action.inputs[input]?.default ?? ''
  const env = Object.entries(step?.env ?? {}).map(([variable, text]) => [
    variable,
    text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => inputValue(input)),
  ])
  const variables = join(folder, 'variables')
  const known = existsSync(variables) ? readFileSync(variables, 'utf8').trim().split('\n') : []
  return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'exit 9'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...Object.fromEntries(known.map(line => line.split('='))),
      ...Object.fromEntries(env),
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      GITHUB_ACTION_PATH: root,
      GITHUB_ENV: variables,
    },
  })
}

test.skipIf(process.platform === 'win32')(
  'the action checks with annotations, builds, and uses the package of its own version',
  () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(runStep('Choose the version of Galley', {}).status).toBe(0)
    const inputs = { folder: 'docs', 'site-url': 'https://docs.example.com/a', 'max-warnings': '0' }
    const sound = runStep('Check', inputs)
    expect([sound.status, sound.stdout.split('\n')[0]]).toEqual([0, `--yes galley@${version}`])
    expect(runStep('Build', inputs).status).toBe(0)
    const page = readFileSync(join(folder, 'site/index.html'), 'utf8')
    expect(page).toContain('https://docs.example.com/a/')
    writeFileSync(join(folder, 'docs/introduction.mdx'), '# Hi\n\n[broken](/nowhere)\n')
    const broken = runStep('Check', inputs)
    expect(broken.status).toBe(1)
    expect(broken.stdout).toMatch(/^::error file=docs\/introduction\.mdx,line=3/m)
  },
)
