/** Where a command stands in the menu bar. */
export type MenuName = 'file' | 'edit' | 'view' | 'help'

/** One command as data: the native menu, the window's menu and the shortcut sheet read the same row. */
export interface CommandRow {
  readonly label: string
  readonly menu: MenuName
  /** `Mod` is Command on a Mac and Control elsewhere. */
  readonly keys?: string
  /** Rows of one menu with the same number stand together. */
  readonly block: number
}

/** Every command of the editor, in menu order. What each does and when it is enabled is the window's business. */
export const commands = {
  'site.open': { label: 'Open folder…', menu: 'file', keys: 'Mod+O', block: 1 },
  'site.close': { label: 'Close site', menu: 'file', block: 1 },
  'page.new': { label: 'New page…', menu: 'file', keys: 'Mod+Alt+N', block: 2 },
  'page.open': { label: 'Go to page…', menu: 'file', keys: 'Mod+P', block: 2 },
  'file.save': { label: 'Save', menu: 'file', keys: 'Mod+S', block: 3 },
  'file.saveAll': { label: 'Save all', menu: 'file', keys: 'Mod+Shift+S', block: 3 },
  'file.revert': { label: 'Discard changes to this file', menu: 'file', block: 3 },
  'edit.undo': { label: 'Undo', menu: 'edit', keys: 'Mod+Z', block: 1 },
  'edit.redo': { label: 'Redo', menu: 'edit', keys: 'Mod+Shift+Z', block: 1 },
  'view.navigation': { label: 'Show navigation', menu: 'view', keys: 'Mod+1', block: 1 },
  'view.editor': { label: 'Show editor', menu: 'view', keys: 'Mod+2', block: 1 },
  'view.preview': { label: 'Show preview', menu: 'view', keys: 'Mod+3', block: 1 },
  'view.problems': { label: 'Show problems', menu: 'view', keys: 'Mod+Shift+M', block: 2 },
  'view.changes': { label: 'Show changes', menu: 'view', keys: 'Mod+Shift+D', block: 2 },
  'view.json': { label: 'Show docs.json as text', menu: 'view', block: 2 },
  'view.theme': { label: 'Light or dark editor', menu: 'view', block: 3 },
  'help.shortcuts': { label: 'Keyboard shortcuts', menu: 'help', keys: 'Mod+/', block: 1 },
} as const satisfies Record<string, CommandRow>

/** The name of a command. */
export type CommandId = keyof typeof commands
