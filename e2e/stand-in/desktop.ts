import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { mkdir, rename } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nextAnswer, onOrder, tell } from './control.ts'

interface MessageBox {
  readonly buttons?: readonly string[]
  readonly cancelId?: number
}

/** The options of a dialog, which may follow its window. */
const optionsIn = (args: readonly unknown[]): unknown => args.at(-1)

function answered(type: string, args: readonly unknown[]): number {
  const options = optionsIn(args) as MessageBox
  tell({ kind: 'dialog', type, options })
  return nextAnswer()?.response ?? options.cancelId ?? 0
}

/** Dialogs of the system: a test answers them beforehand; what it does not answer is canceled. */
export const dialog = {
  showMessageBox: async (...args: readonly unknown[]) => ({ response: answered('message', args) }),
  showMessageBoxSync: (...args: readonly unknown[]) => answered('message', args),
  showErrorBox: (title: string, content: string) =>
    tell({ kind: 'dialog', type: 'error', options: { title, content } }),
  showOpenDialog: async (...args: readonly unknown[]) => {
    tell({ kind: 'dialog', type: 'open', options: optionsIn(args) })
    return { filePaths: nextAnswer()?.filePaths ?? [] }
  },
}

/** What the app hands to the desktop. */
export const shell = {
  openExternal: async (target: string) => tell({ kind: 'shell', action: 'openExternal', target }),
  showItemInFolder: (target: string) => tell({ kind: 'shell', action: 'showItemInFolder', target }),
  trashItem: async (target: string) => {
    const place = join(homedir(), '.trash', randomUUID())
    await mkdir(place, { recursive: true })
    await rename(target, join(place, basename(target)))
    tell({ kind: 'shell', action: 'trashItem', target })
  },
  openPath: async (target: string) => {
    tell({ kind: 'shell', action: 'openPath', target })
    return ''
  },
}

interface MenuItem {
  readonly label?: string
  readonly role?: string
  readonly type?: string
  readonly submenu?: readonly MenuItem[]
  readonly click?: () => void
}

/** The roles that the app uses, as the documentation lists them. */
const ROLES = new Set(
  (
    'window minimize zoom front services hide hideOthers unhide close quit cut copy paste selectAll ' +
    'resetZoom zoomIn zoomOut togglefullscreen'
  ).split(' '),
)

function checkItem({ label, role, type, submenu = [] }: MenuItem): void {
  if (role !== undefined && !ROLES.has(role)) throw new Error(`There is no role “${role}”.`)
  if (label === undefined && role === undefined && type !== 'separator')
    throw new Error('A menu item has a label, a role, or is a separator.')
  for (const item of submenu) checkItem(item)
}

let shown: readonly MenuItem[] = []

/** The menu bar. */
export const Menu = {
  buildFromTemplate: (template: readonly MenuItem[]) => {
    for (const item of template) checkItem(item)
    return template
  },
  setApplicationMenu: (template: readonly MenuItem[]) => {
    shown = template
  },
}

onOrder('menu', ({ labels }) => {
  let [items, found]: [readonly MenuItem[], MenuItem | undefined] = [shown, undefined]
  for (const label of labels) {
    found = items.find(item => item.label?.replace('&', '') === label)
    items = found?.submenu ?? []
  }
  found?.click?.()
})

export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
}

/** A process without a window, started by Node. */
class UtilityProcess extends EventEmitter {
  readonly #child: ChildProcess

  constructor(child: ChildProcess) {
    super()
    this.#child = child
    child.on('message', message => this.emit('message', message))
    child.on('exit', code => this.emit('exit', code))
  }

  postMessage(message: object): void {
    if (this.#child.connected) this.#child.send(message)
  }

  kill(): boolean {
    return this.#child.kill()
  }
}

interface ForkOptions {
  readonly execArgv?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

export const utilityProcess = {
  fork: (program: string, args: readonly string[], { execArgv = [], env = {} }: ForkOptions) => {
    const port = fileURLToPath(new URL('./parent-port.mjs', import.meta.url))
    const child = fork(program, [...args], {
      execArgv: ['--import', port, ...execArgv],
      env,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    return new UtilityProcess(child)
  },
}
