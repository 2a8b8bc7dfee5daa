import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inEnglish } from '../../shared/messages/in-english.ts'
import type { CommandId } from '../../shared/rpc/commands.ts'
import { type RunningApp, runApp } from './testing/run.ts'
import { calls, recorded } from './testing/stand-in.ts'

vi.mock('electron', () => import('./testing/stand-in.ts'))

let app: RunningApp
const options = () => last('window')[0] as { readonly webPreferences: Record<string, unknown> }
beforeAll(async () => {
  app = await runApp(async base => {
    const { CrashReports } = await import('./crash.ts')
    await (await import('./app.ts')).startApp(new CrashReports(base, '1.2.3'))
  })
})
afterAll(() => app.stop())

const last = (name: string) => calls(name).at(-1) ?? []

// Covers E01
test('E01: every security setting is explicit', () => {
  expect(options().webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    webSecurity: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    experimentalFeatures: false,
    allowRunningInsecureContent: false,
    navigateOnDragDrop: false,
    spellcheck: false,
  })
  expect(options().webPreferences).not.toHaveProperty('enableBlinkFeatures')
  const order = recorded.map(({ name }) => name)
  expect(order.indexOf('enableSandbox')).toBeGreaterThanOrEqual(0)
  expect(order.indexOf('enableSandbox')).toBeLessThan(order.indexOf('ready'))
  expect(order.indexOf('registerSchemesAsPrivileged')).toBeLessThan(order.indexOf('ready'))
})

// Covers E02
test('E02: the window shows the editor’s own address, and nothing else', () => {
  expect(calls('loadURL')).toEqual([['app://ui/']])
})

const STRANGE = [
  'https://evil.test/',
  'http://127.0.0.1/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:app://ui/x',
  'about:blank',
  'app://ui.evil/',
  'app://ui:80/',
  'app://user@ui/',
  'app://evil/ui/',
  'appp://ui/',
  'view-source:app://ui/',
  'chrome://settings',
  'devtools://devtools',
  '//ui/',
  '',
]
// Covers E04
test('E04: nothing navigates away, and nothing opens', () => {
  for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
    for (const isMainFrame of [true, false]) {
      for (const url of STRANGE) {
        const preventDefault = vi.fn()
        app.window.webContents.emit(name, { url, isMainFrame, preventDefault })
        expect(preventDefault, `${name} ${url}`).toHaveBeenCalledOnce()
      }
    }
    for (const [url, isMainFrame, isRefused] of [
      ['app://ui/', true, false],
      ['app://ui/', false, true],
      ['preview://site/00/a.html', false, false],
      ['preview://site/00/a.html', true, true],
    ] as const) {
      const preventDefault = vi.fn()
      app.window.webContents.emit(name, { url, isMainFrame, preventDefault })
      expect(preventDefault.mock.calls).toHaveLength(isRefused ? 1 : 0)
    }
  }
  const [open] = last('setWindowOpenHandler') as [(details: { url: string }) => unknown]
  for (const url of STRANGE) expect(open({ url })).toEqual({ action: 'deny' })
})

// Covers E05
test('E05: no permission is granted except copying, to the editor, in every session', async () => {
  const electron = await import('electron')
  type Answer = (granted: unknown) => void
  const handlers: Record<string, (...args: never[]) => unknown> = {}
  const set = (name: string) => (handler: (...args: never[]) => unknown) => {
    handlers[name] = handler
  }
  electron.app.emit('session-created', {
    setPermissionRequestHandler: set('request'),
    setPermissionCheckHandler: set('check'),
    setDevicePermissionHandler: set('device'),
    setDisplayMediaRequestHandler: set('display'),
  } as never)
  const names = [
    'media',
    'geolocation',
    'notifications',
    'fileSystem',
    'openExternal',
    'hid',
    'usb',
    'clipboard-read',
    'unknown',
    'clipboard-sanitized-write',
  ]
  for (const permission of names) {
    for (const origin of ['app://ui/', 'app://ui', 'preview://site/', 'https://evil.test', 'null', '']) {
      const wanted = permission === 'clipboard-sanitized-write' && origin.startsWith('app://ui')
      const answer = vi.fn() as unknown as Answer
      handlers.request?.(...([undefined, permission, answer, { requestingUrl: origin }] as never[]))
      expect(answer).toHaveBeenCalledWith(wanted)
      expect(handlers.check?.(...([undefined, permission, origin] as never[]))).toBe(wanted)
    }
  }
  expect(handlers.device?.()).toBe(false)
  const answer = vi.fn()
  handlers.display?.(...([{}, answer] as never[]))
  expect(answer).toHaveBeenCalledWith({})
})

// Covers E06
test('E06: there are no webviews', () => {
  const preventDefault = vi.fn()
  app.window.webContents.emit('will-attach-webview', { preventDefault })
  expect(preventDefault).toHaveBeenCalledOnce()
})

// Covers E07
test('E07: only web pages and mail leave the app, after a question that names the host', async () => {
  const { openExternal, externalUrl } = await import('./external.ts')
  const before = calls('openExternal').length
  const boxes = calls('showMessageBox').length
  for (const url of [
    ...STRANGE.slice(2),
    'smb://x',
    'ms-msdt:/id',
    'vscode://x',
    'https://u:p@evil.test/',
    'https:',
    'https://a\nb.test',
    `https://a.test/${'x'.repeat(3_000)}`,
  ]) {
    await openExternal(url)
  }
  expect(calls('openExternal').slice(before)).toEqual([])
  await openExternal('HTTPS://Example.com/a b')
  await openExternal('mailto:someone@example.com')
  expect(calls('openExternal').slice(before)).toEqual([
    ['https://example.com/a%20b'],
    ['mailto:someone@example.com'],
  ])
  expect(
    calls('showMessageBox')
      .slice(boxes)
      .map(([box]) => Reflect.get(box as object, 'message')),
  ).toEqual(['Open example.com outside Galley?', 'Open someone@example.com outside Galley?'])
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: 'binary' })), text => {
      const url = externalUrl(text)
      return url === undefined || /^(https?|mailto):/.test(url.href)
    }),
    { numRuns: 5_000 },
  )
})

// Covers E11, E15
test('E11: nothing in the product weakens the sandbox, and E15: the app opens no port', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    path => /\.ts$/.test(path) && !/\.test\.ts$/.test(path),
  )
  const text = (path: string) => readFileSync(join(root, path), 'utf8')
  const weak = /--no-sandbox|disable-web-security|remote-debugging|ELECTRON_RUN_AS_NODE(?!: _)/
  expect(sources.filter(path => weak.test(text(path)))).toEqual([])
  const app = sources.filter(path => path.startsWith('app'))
  expect(app.filter(path => /node:(net|http)|server\.ts|from 'ws'/.test(text(path)))).toEqual([])
})

test('the menu shows the command table, and reports the chosen command', async () => {
  const { commandLabel, commands } = await import('../../shared/rpc/commands.ts')
  type Item = { label?: string; submenu?: Item[]; click?: () => void; registerAccelerator?: boolean }
  const [menu] = last('setApplicationMenu') as [Item[]]
  const items = menu.flatMap(({ submenu }) => submenu ?? []).filter(item => item.click)
  expect(items.map(({ label }) => label)).toEqual(
    (['file', 'edit', 'format', 'view', 'help'] as const).flatMap(name =>
      Object.entries(commands)
        .filter(([, row]) => row.menu === name)
        .map(([id]) => inEnglish(commandLabel(id as CommandId))),
    ),
  )
  expect(items.every(item => item.registerAccelerator === false)).toBe(true)
  items[0]?.click?.()
  expect(last('send')).toEqual(['event', 'command', { id: 'site.open' }])
})

test('the menu offers the recent folders, opens them, and forgets them', async () => {
  const menu = () => {
    const [template] = last('setApplicationMenu') as [Electron.MenuItemConstructorOptions[]]
    const file = template.find(({ label }) => label === '&File')
      ?.submenu as Electron.MenuItemConstructorOptions[]
    return file.find(({ label }) => label === 'Open &Recent')
  }
  const rows = () => (menu()?.submenu ?? []) as { label?: string; click?: () => void }[]
  const folder = join(app.base, 'repo')
  expect(rows().map(({ label }) => label)).toEqual([folder, undefined, 'Clear Recent Folders'])
  const opened = calls('loadURL').length
  rows()[0]?.click?.()
  await expect.poll(() => calls('loadURL').length).toBe(opened + 1)
  rows().at(-1)?.click?.()
  expect(menu()?.enabled).toBe(false)
  expect(rows().map(({ label }) => label)).toEqual([undefined, 'Clear Recent Folders'])
})

test('closing a window with unsaved work asks first', () => {
  const preventDefault = vi.fn()
  app.window.webContents.emit('will-prevent-unload', { preventDefault })
  expect(calls('showMessageBoxSync')).toHaveLength(1)
  expect(preventDefault).not.toHaveBeenCalled()
})

test('the window opens where it was, if that is still visible', async () => {
  const { rememberedBounds } = await import('./window-state.ts')
  app.window.emit('close')
  const file = join(app.base, 'window.json')
  expect(rememberedBounds(file)).toEqual({ x: 10, y: 20, width: 1_000, height: 700 })
  writeFileSync(file, JSON.stringify({ x: 9_000, y: 20, width: 1_000, height: 700 }))
  expect(rememberedBounds(file)).toEqual({ width: 1_440, height: 900 })
  writeFileSync(file, '{"x": "1"')
  expect(rememberedBounds(file)).toEqual({ width: 1_440, height: 900 })
})

test('a second start shows the window, or opens the folder that is named or dropped on the icon', async () => {
  const electron = await import('electron')
  const opened = calls('loadURL').length
  electron.app.emit('second-instance', {}, ['electron', 'app'], app.base)
  expect([calls('loadURL').length, calls('restore').length, calls('focus').length]).toEqual([opened, 1, 1])
  electron.app.emit('second-instance', {}, ['electron', 'app', 'repo'], app.base)
  await expect.poll(() => calls('loadURL').length).toBe(opened + 1)
  const address = pathToFileURL(join(app.base, 'repo')).href
  electron.app.emit('second-instance', {}, ['electron', 'app', address], app.base)
  await expect.poll(() => calls('loadURL').length).toBe(opened + 2)
  const refused = calls('showErrorBox').length
  electron.app.emit('second-instance', {}, ['electron', 'app', 'file:///100%'], app.base)
  await expect.poll(() => calls('showErrorBox').length).toBe(refused + 1)
  await expect.poll(() => calls('loadURL').length).toBe(opened + 3)
  const preventDefault = vi.fn()
  electron.app.emit('open-file', { preventDefault } as never, join(app.base, 'repo'))
  await expect.poll(() => calls('loadURL').length).toBe(opened + 4)
  expect(preventDefault).toHaveBeenCalledOnce()
})

test('a page whose process ends is reloaded; after repeated ends the app asks', async () => {
  const { recover } = await import('./recover.ts')
  const crashed = vi.fn()
  const electron = await import('electron')
  const window = new electron.BrowserWindow({})
  recover(window, crashed)
  const end = (reason: string) => window.webContents.emit('render-process-gone', {}, { reason } as never)
  const [reloads, boxes] = [calls('reload').length, calls('showMessageBox').length]
  for (const reason of ['clean-exit', 'crashed', 'oom']) end(reason)
  expect([calls('reload').length - reloads, calls('showMessageBox').length - boxes]).toEqual([2, 0])
  end('crashed')
  await expect.poll(() => calls('reload').length - reloads).toBe(3)
  expect(calls('showMessageBox').length - boxes).toBe(1)
  expect(crashed.mock.calls).toEqual([['crashed'], ['oom'], ['crashed']])
})
