import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listed = (parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as { files: string[] }).files
const standIn = pathToFileURL(join(root, 'electron/app/testing/stand-in.ts')).href

/** Runs the packed app, and prints what its two addresses return with the sample open. */
const VISIT = `
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
  await ask('openSample', {})
  const { url } = await ask('preview', { page: '' })
  const sample = await visit(url)
  process.stdout.write(JSON.stringify({ editor, made, sample, preload: windows[0].options.webPreferences.preload }))
  process.exit()
`

let packed: string
beforeAll(() => {
  if (!existsSync(join(root, 'dist/electron/main.js')))
    throw new Error('These tests need the built product: npm run build')
  packed = realpathSync(mkdtempSync(join(tmpdir(), 'galley-packed-')))
  for (const path of listed
    .filter(pattern => !pattern.startsWith('!'))
    .map(pattern => pattern.replace(/\/\*\*$/, ''))) {
    mkdirSync(dirname(join(packed, path)), { recursive: true })
    cpSync(join(root, path), join(packed, path), { recursive: true, filter: file => !file.endsWith('.map') })
  }
  const electron = join(packed, 'node_modules/electron')
  mkdirSync(electron, { recursive: true })
  writeFileSync(join(electron, 'package.json'), '{"type":"module","exports":"./index.js"}')
  writeFileSync(join(electron, 'index.js'), `export * from ${JSON.stringify(standIn)}\n`)
})
afterAll(() => rmSync(packed, { recursive: true, force: true }))

test('installers have an icon of our own, large enough for every system', () => {
  const icon = readFileSync(join(root, 'resources/icon.png'))
  expect(icon.subarray(1, 4).toString('latin1')).toBe('PNG')
  const [width, height] = [icon.readUInt32BE(16), icon.readUInt32BE(20)]
  expect([width, height]).toEqual([1024, 1024])
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
  const { editor, made, sample, preload } = JSON.parse(stdout)
  for (const { status, count, missing } of [editor, made, sample]) {
    expect([status, missing]).toEqual([200, []])
    expect(count).toBeGreaterThan(1)
  }
  expect(sample.text).toContain('<svg')
  expect(existsSync(preload)).toBe(true)
  expect(preload.startsWith(packed)).toBe(true)
})
