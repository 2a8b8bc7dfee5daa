import { spawnSync } from 'node:child_process'
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
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PackedApp, packApp } from './testing/pack.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Parts of the builder, loaded as it loads them.
const require = createRequire(
  createRequire(createRequire(join(root, 'package.json')).resolve('electron-builder/package.json')).resolve(
    'app-builder-lib/package.json',
  ),
)
const asar = require('@electron/asar')
const { FuseV1Options, getCurrentFuseWire } = require('@electron/fuses')
const standIn = pathToFileURL(join(root, 'electron/app/testing/stand-in.ts')).href

/** A site with icons of a library that is read only for such sites. */
const DRAWN = JSON.stringify({
  theme: 'mint',
  name: 'Drawn',
  colors: { primary: '#123456' },
  icons: { library: 'lucide' },
  navigation: { pages: ['index'] },
})

/** Runs the packed app, and prints what its two addresses return with new sites and with the sample open. */
const VISIT = `
  const { mkdirSync, writeFileSync } = await import('node:fs')
  const { calls, channels, protocols, windows } = await import(${JSON.stringify(standIn)})
  process.argv = ['galley']
  await import('./dist/electron/main.js')
  while (windows.length === 0) {
    const [box] = calls('showErrorBox')
    if (box) throw new Error(box.join(': '))
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  const { webContents } = windows[0]
  const ask = async (method, input) => {
    const event = { sender: webContents, senderFrame: webContents.mainFrame }
    return (await channels.get('request')(event, method, input)).value
  }
  const fetched = address => protocols.get(new URL(address).protocol.slice(0, -1))(new Request(address))
  const visit = async address => {
    const page = await fetched(address)
    const text = await page.text()
    const parts = [...text.matchAll(/<(?:script|link|img)\\b[^>]*?\\b(?:src|href)="([^":]+)"/g)]
    const addresses = parts.map(([, part]) => new URL(part, address).href)
    const all = await Promise.all(addresses.map(async part => [part, (await fetched(part)).status]))
    return { status: page.status, text, count: all.length, missing: all.filter(([, status]) => status !== 200) }
  }
  await ask('connect', { window: 'one' })
  const editor = await visit('app://ui/')
  await ask('createSite', { folder: process.env.GALLEY_DATA + '/new', name: 'New', form: 'older' })
  const made = await visit((await ask('preview', { page: '' })).url)
  const drawn = process.env.GALLEY_DATA + '/drawn'
  mkdirSync(drawn)
  writeFileSync(drawn + '/docs.json', ${JSON.stringify(DRAWN)})
  writeFileSync(drawn + '/index.mdx', '<Icon icon="a-arrow-down" />')
  await ask('open', { folder: drawn })
  const lines = await visit((await ask('preview', { page: 'index' })).url)
  await ask('openSample', {})
  const { url } = await ask('preview', { page: '' })
  const sample = await visit(url)
  process.stdout.write(JSON.stringify({ editor, made, lines, sample, preload: windows[0].options.webPreferences.preload }))
  process.exit()
`

let target: string
let packed: string
let app: PackedApp
beforeAll(async () => {
  if (!existsSync(join(root, 'dist/electron/main.js')))
    throw new Error('These tests need the built product: npm run build')
  target = realpathSync(mkdtempSync(join(tmpdir(), 'galley-packed-')))
  app = await packApp(target)
  packed = join(target, 'asar')
  asar.extractAll(app.asar, packed)
  const electron = join(packed, 'node_modules/electron')
  mkdirSync(electron, { recursive: true })
  writeFileSync(join(electron, 'package.json'), '{"type":"module","exports":"./index.js"}')
  writeFileSync(join(electron, 'index.js'), `export * from ${JSON.stringify(standIn)}\n`)
})
afterAll(() => rmSync(target, { recursive: true, force: true }))

test('the app is one archive of what runs, with the licenses beside it', () => {
  const paths: readonly string[] = asar.listPackage(app.asar, { isPack: false })
  const files = paths.filter(path => !asar.statFile(app.asar, path.slice(1)).files)
  const places =
    /^\/(?:dist\/(?:electron|renderer|site|preview)\/|dist\/(?:icons[\w-]*|notices)\.json$|resources\/(?:handbook|starter)\/|package\.json$)/
  expect(files.filter(path => !places.test(path))).toEqual([])
  expect(files.filter(path => /\.(?:map|tsx?)$|node_modules/.test(path))).toEqual([])
  expect(statSync(app.asar).size).toBeLessThan(50_000_000)
  const beside = readdirSync(app.folder, { recursive: true, encoding: 'utf8' })
  for (const name of ['LICENSE.electron.txt', 'LICENSES.chromium.html', 'resources/licenses.txt'])
    expect(beside).toContain(name)
  expect(statSync(join(app.folder, 'resources/licenses.txt')).size).toBeGreaterThan(100_000)
})

// Covers E10
test('E10: the fuses are in the program, each with its strict value', async () => {
  const { version: _, ...wire } = await getCurrentFuseWire(app.program)
  const on = '1'.charCodeAt(0)
  const names = Object.entries(wire).map(([place, state]) => [FuseV1Options[Number(place)], state === on])
  expect(Object.fromEntries(names)).toEqual({
    RunAsNode: false,
    EnableCookieEncryption: false,
    EnableNodeOptionsEnvironmentVariable: false,
    EnableNodeCliInspectArguments: false,
    EnableEmbeddedAsarIntegrityValidation: true,
    OnlyLoadAppFromAsar: true,
    LoadBrowserProcessSpecificV8Snapshot: false,
    GrantFileProtocolExtraPrivileges: false,
  })
})

test('Linux desktops get our icon in every common size, and offer the app for folders', () => {
  expect([...app.icons].sort((a, b) => a - b)).toEqual([16, 24, 32, 48, 64, 128, 256, 512])
  const lines = app.desktop.split('\n')
  for (const line of ['Exec=/opt/Galley/galley %U', 'MimeType=inode/directory;', 'StartupWMClass=galley'])
    expect(lines).toContain(line)
})

test('everything that the app reads while it runs is packed', () => {
  const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
  writeFileSync(join(packed, 'visit.mjs'), VISIT)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, 'visit.mjs'], {
    cwd: packed,
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, GALLEY_DATA: join(packed, 'data'), HOME: join(packed, 'home') },
  })
  expect([status, stderr]).toEqual([0, ''])
  const { editor, made, lines, sample, preload } = JSON.parse(stdout)
  for (const { status, count, missing } of [editor, made, lines, sample]) {
    expect([status, missing]).toEqual([200, []])
    expect(count).toBeGreaterThan(1)
  }
  expect(sample.text).toContain('<svg')
  expect(lines.text).toMatch(/<main.*<svg/s)
  expect(existsSync(preload)).toBe(true)
  expect(preload.startsWith(packed)).toBe(true)
})
