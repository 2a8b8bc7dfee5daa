import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse as parseToml } from 'smol-toml'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import type { RecipeOrder, WebHost } from '../../../shared/project/recipes/recipe.ts'
import { recipes, writeRecipe } from '../../../shared/project/recipes/recipes.ts'
import { findProduct } from '../base/product.ts'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'

/** What hosts would run, run here: npx finds this copy of Galley in place of the published one, and no network. */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const base = makeFolder('recipes')
const cli = join(root, 'dist/electron/cli.js')
let count = 0
let folder: string
let order: RecipeOrder

/** A repository with a site in `within`, in which `galley` is this copy. */
function makeRepository(within: string): void {
  folder = join(base, `repository-${count++}`)
  order = { version: findProduct().version, branch: 'main', within }
  const site = join(folder, within)
  mkdirSync(join(site, 'images'), { recursive: true })
  const config = { name: 'Acme', navigation: [{ group: 'Start', pages: ['introduction', 'setup'] }] }
  writeFileSync(join(site, 'docs.json'), JSON.stringify(config))
  writeFileSync(join(site, 'introduction.mdx'), '---\ntitle: Welcome\n---\n\n![A dot](/images/dot.svg)\n')
  writeFileSync(join(site, 'setup.mdx'), '---\ntitle: Setup\n---\n\n```js\nconst a = 1\n```\n')
  writeFileSync(join(site, 'images/dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
  const programs = join(folder, 'node_modules/.bin')
  mkdirSync(programs, { recursive: true })
  symlinkSync(root, join(folder, 'node_modules/galley'))
  const program = join(programs, 'galley')
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${cli}" "$@"\n`)
  chmodSync(program, 0o755)
}

function write(host: WebHost): string {
  const { file, isAtRoot } = recipes[host]
  const path = join(folder, isAtRoot ? '' : order.within, file)
  mkdirSync(join(path, '..'), { recursive: true })
  const text = writeRecipe(host, order, undefined) ?? ''
  writeFileSync(path, text)
  return text
}

/** Runs a command as hosts do, in a shell that stops at the first failure. */
function run(command: string, env: Readonly<Record<string, string>> = {}, cwd = folder) {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', command], {
    cwd,
    encoding: 'utf8',
    env: {
      ...{ PATH: process.env.PATH, HOME: join(base, 'home'), npm_config_offline: 'true' },
      ...{ npm_config_update_notifier: 'false', npm_config_loglevel: 'error', ...env },
    },
  })
  expect(status, `${stdout}\n${stderr}`).toBe(0)
}

function expectSite(out: string, address?: string): void {
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('Welcome')
  expect(existsSync(join(out, 'setup/index.html'))).toBe(true)
  expect(existsSync(join(out, 'images/dot.svg'))).toBe(true)
  if (address !== undefined)
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain(`${address}setup/`)
}

beforeEach(() => makeRepository(''))
afterAll(() => removeFolder(base))

interface Workflow {
  readonly jobs: { readonly publish: { readonly steps: readonly { readonly run?: string }[] } }
}

test.each(['', "docs of the writer's"])('the workflow of GitHub builds the site in “%s”', within => {
  makeRepository(within)
  const { jobs }: Workflow = parseYaml(write('github'))
  const SITE_URL = 'https://acme.github.io/docs'
  for (const step of jobs.publish.steps) if (step.run !== undefined) run(step.run, { SITE_URL })
  expectSite(join(folder, 'site'), `${SITE_URL}/`)
})

test('the job of GitLab builds the site', () => {
  const { pages }: { pages: { script: readonly string[] } } = parseYaml(write('gitlab'))
  for (const command of pages.script) run(command, { CI_PAGES_URL: 'https://acme.gitlab.io' })
  expectSite(join(folder, 'public'), 'https://acme.gitlab.io/')
})

test('the settings of Netlify build the site', () => {
  const { build } = parseToml(write('netlify')) as { build: { command: string; publish: string } }
  run(build.command, { URL: 'https://acme.netlify.app' })
  expectSite(join(folder, build.publish), 'https://acme.netlify.app/')
})

test('the settings of Cloudflare name the folder that the command builds', () => {
  const settings = parseToml(write('cloudflare'))
  run(recipes.cloudflare.command?.(order) ?? 'false', { CF_PAGES_URL: 'https://acme.pages.dev' })
  expectSite(join(folder, String(settings.pages_build_output_dir)), 'https://acme.pages.dev/')
})

test('the settings of Vercel build the site', () => {
  const { buildCommand, outputDirectory } = JSON.parse(write('vercel'))
  run(buildCommand, { VERCEL_PROJECT_PRODUCTION_URL: 'acme.vercel.app' })
  expectSite(join(folder, outputDirectory), 'https://acme.vercel.app/')
})

test('a site is built again over what was built before', () => {
  const { build } = parseToml(write('netlify')) as { build: { command: string } }
  for (const _ of [1, 2]) run(build.command, { URL: 'https://acme.netlify.app' })
  expectSite(join(folder, 'site'), 'https://acme.netlify.app/')
})

const hasRsync = spawnSync('rsync', ['--version']).status === 0
if (!hasRsync) process.stdout.write('The script for a server is not run: there is no rsync.\n')

test.skipIf(!hasRsync)(
  'the script copies the site, removes what is gone, and leaves hidden files of the server',
  () => {
    const server = join(base, 'www')
    mkdirSync(server)
    writeFileSync(join(server, 'old.html'), 'old')
    writeFileSync(join(server, '.htaccess'), 'theirs')
    write('server')
    run(`sh "${join(folder, 'publish.sh')}" "${server}"`, {}, base)
    expectSite(server)
    expect(existsSync(join(server, 'old.html'))).toBe(false)
    expect(readdirSync(server).filter(name => name.startsWith('.'))).toEqual(['.htaccess'])
  },
)
