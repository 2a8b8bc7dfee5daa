import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Message, message } from '../../../shared/messages/message.ts'
import { writeRedirect } from './redirect-file.ts'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]
const MAC = ['Google Chrome', 'Microsoft Edge', 'Chromium'].map(
  name => `/Applications/${name}.app/Contents/MacOS/${name}`,
)
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

/** A window that was opened for the person. */
export interface OpenedWindow {
  /** Resolves with the end of the window, if the program reports it; never if an already running browser opened it. */
  readonly closed: Promise<void>
  /** Closes it, and cleans up. */
  close(): void
}

function runs(program: string): boolean {
  try {
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A browser that can show the editor in its own window. */
function appBrowser(): string | undefined {
  if (process.platform === 'darwin') return MAC.find(runs)
  if (process.platform === 'win32') {
    const { ProgramFiles, LOCALAPPDATA } = process.env
    const folders = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter(Boolean)
    return folders.flatMap(folder => WINDOWS.map(path => join(String(folder), path))).find(runs)
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => !folder.startsWith('/snap'))
  return NAMES.flatMap(name => folders.map(folder => join(folder, name))).find(runs)
}

function start(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', detached: process.platform !== 'win32' })
  child.on('error', () => undefined)
  return child
}

/** Ends the browser with everything that it started. */
function end({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid)
  } catch {
    return // it just ended by itself
  }
}

/** A folder for one window. Browsers from the Snap store see only folders of the home folder. */
const windowFolder = (): string =>
  mkdtempSync(join(existsSync('/snap/bin') ? homedir() : tmpdir(), 'galley-window-'))

const remove = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })

function inOwnWindow(command: readonly string[], url: string): OpenedWindow {
  const [program = '', ...given] = command
  const profile = windowFolder()
  const child = start(program, [
    ...given,
    `--app=${pathToFileURL(writeRedirect(profile, url))}`,
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--window-size=1440,900',
  ])
  const closed = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  void closed.then(() => remove(profile))
  return { closed, close: () => end(child) }
}

/** Opens a file with the program that the system has for it. */
function openBySystem(file: string): void {
  const opener: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ['open'],
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  }
  const [program = '', ...args] = opener[process.platform] ?? ['xdg-open']
  start(program, [...args, file]).unref()
}

function inDefaultBrowser(url: string): OpenedWindow {
  const folder = windowFolder()
  openBySystem(writeRedirect(folder, url))
  return { closed: new Promise(() => undefined), close: () => remove(folder) }
}

/** Why no window can be opened here, as a sentence; undefined if one can. */
export function noWindow(): Message | undefined {
  const { DISPLAY, WAYLAND_DISPLAY, GALLEY_BROWSER } = process.env
  if (GALLEY_BROWSER) return undefined
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) return message('cli:open.noDisplay')
  return process.getuid?.() === 0 ? message('cli:open.root') : undefined
}

const namedBrowser = (): readonly string[] => process.env.GALLEY_BROWSER?.split(' ').filter(Boolean) ?? []

/** Opens a page on this disk in a browser; returns `false` where none can be opened. */
export function openFile(file: string): boolean {
  if (noWindow()) return false
  const [program, ...args] = namedBrowser()
  if (program === undefined) openBySystem(file)
  else start(program, [...args, pathToFileURL(file).href]).unref()
  return true
}

/** Opens the editor: in its own window if a browser can do that, otherwise in the default browser. */
export function openWindow(url: string): OpenedWindow {
  const named = namedBrowser()
  if (named.length > 0) return inOwnWindow(named, url)
  const program = appBrowser()
  return program === undefined ? inDefaultBrowser(url) : inOwnWindow([program], url)
}
