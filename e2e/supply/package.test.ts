import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inShell = process.platform === 'win32'

/** What `npm pack` reports about the package. */
interface Packed {
  readonly filename: string
  readonly size: number
  readonly files: readonly { readonly path: string }[]
}

let folder: string
let packed: Packed
beforeAll(() => {
  if (!existsSync(join(root, 'dist/electron/cli.js')))
    throw new Error('These tests need the built product: npm run build')
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'galley-package-')))
  // The product is built: the script of the package would only build it again.
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const printed = execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell: inShell })
  packed = JSON.parse(printed)[0]
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))

const LIMIT = 12_000_000

test('the package has at most 12 MB, and only what runs: no tests, sources or source maps', () => {
  expect(packed.size).toBeLessThanOrEqual(LIMIT)
  const paths = packed.files.map(({ path }) => path)
  const places =
    /^(?:dist\/(?:electron|renderer|site|preview)\/|dist\/(?:icons[\w-]*|notices)\.json$|resources\/)/
  const others = paths.filter(path => !places.test(path))
  expect(others.sort()).toEqual(['LICENSE', 'README.md', 'dist/licenses.txt', 'package.json'])
  expect(paths.filter(path => /\.(?:map|tsx?|tsbuildinfo)$|test|fixture/.test(path))).toEqual([])
})

test('installed in an empty folder, npx galley creates, checks, builds and opens a site', async () => {
  const cwd = join(folder, 'empty')
  const env = { ...process.env, GALLEY_DATA: join(folder, 'data'), npm_config_update_notifier: 'false' }
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd, env, encoding: 'utf8', shell: inShell })
  mkdirSync(cwd)
  writeFileSync(join(cwd, 'package.json'), '{}')
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', join(folder, packed.filename))
  expect(readdirSync(join(cwd, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual(['galley'])
  expect(run('npx', '--offline', 'galley', 'new', 'docs')).toContain('docs')
  const galley = join(cwd, 'node_modules/galley/dist/electron/cli.js')
  expect(run(process.execPath, galley, 'check', 'docs')).toBe('No problems.\n')
  run(process.execPath, galley, 'build', 'docs', '--out', 'site')
  expect(statSync(join(cwd, 'site/index.html')).size).toBeGreaterThan(1_000)
  const page = await openedPage(galley, cwd, env)
  expect(page).toContain('<div id="root">')
})

/** Opens a site in the editor, and returns the page that it serves. */
async function openedPage(galley: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const editor = spawn(process.execPath, [galley, 'docs', '--browser', '--no-open'], { cwd, env })
  const ended = new Promise<void>(resolve => editor.once('exit', () => resolve()))
  try {
    let printed = ''
    for await (const chunk of editor.stdout) {
      printed += chunk
      const url = /Galley is ready at (\S+)/.exec(printed)?.[1]
      if (url !== undefined) return await (await fetch(url)).text()
    }
    throw new Error(`The editor ended: ${printed}`)
  } finally {
    editor.kill('SIGTERM')
    await ended
  }
}
