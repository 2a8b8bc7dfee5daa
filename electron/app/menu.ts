import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron'
import { message } from '../../shared/messages/message.ts'
import type { RecentFolder } from '../../shared/project/base/model.ts'
import {
  type CommandId,
  type CommandRow,
  commandLabel,
  commands,
  type MenuName,
} from '../../shared/rpc/commands.ts'
import { inWords } from '../node/base/words.ts'
import { offered } from './recent.ts'

const titleOf = (menu: MenuName): string => inWords(message(`app:menu.${menu}`))

/** The recent folders, and what their menu items do. */
export interface RecentMenu {
  readonly folders: readonly RecentFolder[]
  open(folder: string): void
  clear(): void
}

const isMac = (): boolean => process.platform === 'darwin'

/** What the system does for a menu item. The key of its label, because Electron has the labels in English only. */
type SystemRole =
  | 'services'
  | 'hide'
  | 'hideOthers'
  | 'unhide'
  | 'close'
  | 'quit'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen'
  | 'minimize'
  | 'zoom'
  | 'front'

const systemRow = (role: SystemRole): MenuItemConstructorOptions => ({
  role,
  label: inWords(message(`app:system.${role}`)),
})

const separator: MenuItemConstructorOptions = { type: 'separator' }

/** Rows that the system provides, after our own. */
const native = (): Readonly<Record<MenuName, readonly MenuItemConstructorOptions[]>> => ({
  file: [separator, systemRow(isMac() ? 'close' : 'quit')],
  edit: [separator, ...(['cut', 'copy', 'paste', 'selectAll'] as const).map(systemRow)],
  format: [],
  view: [separator, ...(['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'] as const).map(systemRow)],
  help: [],
})

/** The menu of the windows. On macOS, the system lists them below these rows. */
const windowMenu = (): MenuItemConstructorOptions => ({
  role: 'window',
  label: inWords(message('app:windowMenu')),
  submenu: [
    systemRow('minimize'),
    ...(isMac() ? [systemRow('zoom'), separator, systemRow('front')] : [systemRow('close')]),
  ],
})

const ids = Object.keys(commands) as CommandId[]

/** The menu shows the keys but the page handles them, so that a command runs once. */
function item(id: CommandId): MenuItemConstructorOptions {
  const row: CommandRow = commands[id]
  return {
    label: inWords(commandLabel(id)),
    registerAccelerator: false,
    ...(row.keys !== undefined && { accelerator: row.keys.replace('Mod', 'CommandOrControl') }),
    click: () => BrowserWindow.getFocusedWindow()?.webContents.send('event', 'command', { id }),
  }
}

function rows(menu: MenuName): MenuItemConstructorOptions[] {
  const own = ids.filter(id => commands[id].menu === menu)
  return own.flatMap((id, index) => {
    const before = own[index - 1]
    const isNewBlock = before !== undefined && commands[before].block !== commands[id].block
    return [...(isNewBlock ? [separator] : []), item(id)]
  })
}

/** The folders that were opened last. */
function recentMenu({ folders, open, clear }: RecentMenu): MenuItemConstructorOptions {
  const opening = offered(folders).map(({ folder }) => ({
    // A single “&” would underline the letter after it.
    label: folder.replaceAll('&', '&&'),
    click: () => open(folder),
  }))
  return {
    label: inWords(message('app:recent.menu')),
    enabled: folders.length > 0,
    submenu: [...opening, separator, { label: inWords(message('app:recent.clear')), click: () => clear() }],
  }
}

/** The app menu of macOS. The About of the system shows no licenses, so ours is used. */
const appMenu = (): MenuItemConstructorOptions => ({
  label: 'Galley',
  submenu: [
    item('help.about'),
    separator,
    systemRow('services'),
    separator,
    ...(['hide', 'hideOthers', 'unhide'] as const).map(systemRow),
    separator,
    systemRow('quit'),
  ],
})

/** The menu bar: the command table, the recent folders, and the rows of the system. */
function menuTemplate(recent: RecentMenu): MenuItemConstructorOptions[] {
  const last = native()
  const menu = (name: MenuName) => ({ label: titleOf(name), submenu: [...rows(name), ...last[name]] })
  const own: MenuItemConstructorOptions[] = isMac() ? [appMenu()] : []
  return [
    ...own,
    {
      label: titleOf('file'),
      submenu: [...rows('file'), separator, recentMenu(recent), ...last.file],
    },
    menu('edit'),
    menu('format'),
    menu('view'),
    windowMenu(),
    menu('help'),
  ]
}

/** Shows the menu bar. */
export const showMenu = (recent: RecentMenu): void =>
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(recent)))
