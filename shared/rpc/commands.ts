import { type Message, message } from '../messages/message.ts'

/** The menu that lists a command. */
export type MenuName = 'file' | 'edit' | 'format' | 'view' | 'help'

/** One command as data: the native menu, the window's menu and the shortcut list read the same row. */
export interface CommandRow {
  readonly menu: MenuName
  /** `Mod` is Command on a Mac and Control elsewhere. */
  readonly keys?: string
  /** Rows of one menu with the same number form a block. */
  readonly block: number
}

/** Every command of the editor, in menu order. The window decides what each does and when it is enabled. */
export const commands = {
  'site.open': { menu: 'file', keys: 'Mod+O', block: 1 },
  'site.convert': { menu: 'file', block: 1 },
  'site.moved': { menu: 'file', block: 1 },
  'site.close': { menu: 'file', block: 1 },
  'page.new': { menu: 'file', keys: 'Mod+Alt+N', block: 2 },
  'page.open': { menu: 'file', keys: 'Mod+P', block: 2 },
  'page.edited': { menu: 'file', block: 2 },
  'tab.close': { menu: 'file', keys: 'Alt+W', block: 2 },
  'file.save': { menu: 'file', keys: 'Mod+S', block: 3 },
  'file.saveAll': { menu: 'file', keys: 'Mod+Shift+S', block: 3 },
  'file.revert': { menu: 'file', block: 3 },
  'site.history': { menu: 'file', block: 3 },
  'file.history': { menu: 'file', block: 3 },
  'site.share': { menu: 'file', block: 4 },
  'site.publish': { menu: 'file', block: 4 },
  'site.export': { menu: 'file', block: 4 },
  'edit.undo': { menu: 'edit', keys: 'Mod+Z', block: 1 },
  'edit.redo': { menu: 'edit', keys: 'Mod+Shift+Z', block: 1 },
  'edit.search': { menu: 'edit', keys: 'Mod+Shift+F', block: 2 },
  'edit.words': { menu: 'edit', block: 2 },
  'format.bold': { menu: 'format', keys: 'Mod+B', block: 1 },
  'format.italic': { menu: 'format', keys: 'Mod+I', block: 1 },
  'format.code': { menu: 'format', keys: 'Mod+E', block: 1 },
  'format.strike': { menu: 'format', block: 1 },
  'format.link': { menu: 'format', keys: 'Mod+Shift+L', block: 1 },
  'format.heading': { menu: 'format', block: 2 },
  'format.subheading': { menu: 'format', block: 2 },
  'format.bullets': { menu: 'format', block: 2 },
  'format.numbers': { menu: 'format', block: 2 },
  'format.tasks': { menu: 'format', block: 2 },
  'format.quote': { menu: 'format', block: 2 },
  'block.insert': { menu: 'format', block: 3 },
  'block.up': { menu: 'format', block: 3 },
  'block.down': { menu: 'format', block: 3 },
  'block.move': { menu: 'format', block: 3 },
  'block.duplicate': { menu: 'format', block: 3 },
  'block.delete': { menu: 'format', block: 3 },
  'block.turn': { menu: 'format', block: 3 },
  'format.steps': { menu: 'format', block: 4 },
  'format.tab': { menu: 'format', block: 4 },
  'format.snippet': { menu: 'format', block: 4 },
  'format.properties': { menu: 'format', keys: 'Alt+Shift+Enter', block: 4 },
  'table.edit': { menu: 'format', keys: 'Mod+Alt+G', block: 5 },
  'table.addRow': { menu: 'format', block: 5 },
  'table.removeRow': { menu: 'format', block: 5 },
  'table.addColumn': { menu: 'format', block: 5 },
  'table.removeColumn': { menu: 'format', block: 5 },
  'table.left': { menu: 'format', block: 5 },
  'table.center': { menu: 'format', block: 5 },
  'table.right': { menu: 'format', block: 5 },
  'table.format': { menu: 'format', block: 5 },
  'format.bar': { menu: 'format', keys: 'Alt+F10', block: 6 },
  'format.outline': { menu: 'format', keys: 'Mod+Shift+O', block: 6 },
  'go.back': { menu: 'view', keys: 'Alt+Left', block: 0 },
  'go.forward': { menu: 'view', keys: 'Alt+Right', block: 0 },
  'go.target': { menu: 'view', keys: 'Alt+Enter', block: 0 },
  'tab.previous': { menu: 'view', keys: 'Alt+PageUp', block: 0 },
  'tab.next': { menu: 'view', keys: 'Alt+PageDown', block: 0 },
  'view.navigation': { menu: 'view', keys: 'Mod+1', block: 1 },
  'view.editor': { menu: 'view', keys: 'Mod+2', block: 1 },
  'view.preview': { menu: 'view', keys: 'Mod+3', block: 1 },
  'view.split': { menu: 'view', keys: 'Mod+\\', block: 1 },
  'view.write': { menu: 'view', keys: 'Mod+Alt+W', block: 1 },
  'view.nextPart': { menu: 'view', keys: 'F6', block: 1 },
  'view.previousPart': { menu: 'view', keys: 'Shift+F6', block: 1 },
  'view.problems': { menu: 'view', keys: 'Mod+Shift+M', block: 2 },
  'view.changes': { menu: 'view', keys: 'Mod+Shift+D', block: 2 },
  'view.languages': { menu: 'view', block: 2 },
  'view.sorting': { menu: 'view', block: 2 },
  'view.json': { menu: 'view', block: 2 },
  'view.onlyText': { menu: 'view', block: 3 },
  'view.wrap': { menu: 'view', block: 3 },
  'view.focus': { menu: 'view', block: 3 },
  'view.typewriter': { menu: 'view', block: 3 },
  'view.screenReader': { menu: 'view', block: 3 },
  'view.theme': { menu: 'view', block: 3 },
  'view.language': { menu: 'view', block: 3 },
  'help.handbook': { menu: 'help', keys: 'F1', block: 1 },
  'help.tour': { menu: 'help', block: 1 },
  'help.shortcuts': { menu: 'help', keys: 'Mod+/', block: 1 },
  'help.about': { menu: 'help', block: 2 },
} as const satisfies Record<string, CommandRow>

/** The name of a command. */
export type CommandId = keyof typeof commands

/** Returns what menus call a command. */
export const commandLabel = (id: CommandId): Message => message(`commands:${id}`)

/** What menus call a command that shows a part of the window, while it hides that part. */
export const hidingLabels: Readonly<Partial<Record<CommandId, Message>>> = {
  'view.navigation': message('commands:hide.navigation'),
  'view.editor': message('commands:hide.editor'),
  'view.preview': message('commands:hide.preview'),
  'view.problems': message('commands:hide.problems'),
  'view.changes': message('commands:hide.changes'),
  'view.languages': message('commands:hide.languages'),
  'view.sorting': message('commands:hide.sorting'),
  'view.split': message('commands:hide.split'),
}
