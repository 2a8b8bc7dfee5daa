/** The menu that lists a command. */
export type MenuName = 'file' | 'edit' | 'format' | 'view' | 'help'

/** One command as data: the native menu, the window's menu and the shortcut list read the same row. */
export interface CommandRow {
  readonly label: string
  readonly menu: MenuName
  /** `Mod` is Command on a Mac and Control elsewhere. */
  readonly keys?: string
  /** Rows of one menu with the same number form a block. */
  readonly block: number
}

/** Every command of the editor, in menu order. The window decides what each does and when it is enabled. */
export const commands = {
  'site.open': { label: 'Open folder…', menu: 'file', keys: 'Mod+O', block: 1 },
  'site.convert': { label: 'Convert this site…', menu: 'file', block: 1 },
  'site.close': { label: 'Close site', menu: 'file', block: 1 },
  'page.new': { label: 'New page…', menu: 'file', keys: 'Mod+Alt+N', block: 2 },
  'page.open': { label: 'Go to page…', menu: 'file', keys: 'Mod+P', block: 2 },
  'page.edited': { label: 'Recently edited pages…', menu: 'file', block: 2 },
  'tab.close': { label: 'Close page', menu: 'file', keys: 'Alt+W', block: 2 },
  'file.save': { label: 'Save', menu: 'file', keys: 'Mod+S', block: 3 },
  'file.saveAll': { label: 'Save all', menu: 'file', keys: 'Mod+Shift+S', block: 3 },
  'file.revert': { label: 'Discard changes to this file', menu: 'file', block: 3 },
  'edit.undo': { label: 'Undo', menu: 'edit', keys: 'Mod+Z', block: 1 },
  'edit.redo': { label: 'Redo', menu: 'edit', keys: 'Mod+Shift+Z', block: 1 },
  'edit.search': { label: 'Search the whole site…', menu: 'edit', keys: 'Mod+Shift+F', block: 2 },
  'edit.words': { label: 'Words of this site…', menu: 'edit', block: 2 },
  'format.bold': { label: 'Bold', menu: 'format', keys: 'Mod+B', block: 1 },
  'format.italic': { label: 'Italic', menu: 'format', keys: 'Mod+I', block: 1 },
  'format.code': { label: 'Inline code', menu: 'format', keys: 'Mod+E', block: 1 },
  'format.link': { label: 'Link', menu: 'format', keys: 'Mod+Shift+L', block: 1 },
  'format.heading': { label: 'Heading', menu: 'format', block: 2 },
  'format.subheading': { label: 'Subheading', menu: 'format', block: 2 },
  'format.bullets': { label: 'Bulleted list', menu: 'format', block: 2 },
  'format.numbers': { label: 'Numbered list', menu: 'format', block: 2 },
  'format.tasks': { label: 'Task list', menu: 'format', block: 2 },
  'format.quote': { label: 'Quote', menu: 'format', block: 2 },
  'format.steps': { label: 'Turn list into steps', menu: 'format', block: 3 },
  'format.tab': { label: 'Add a tab to the code', menu: 'format', block: 3 },
  'table.addRow': { label: 'Add row below', menu: 'format', block: 4 },
  'table.removeRow': { label: 'Remove row', menu: 'format', block: 4 },
  'table.addColumn': { label: 'Add column after', menu: 'format', block: 4 },
  'table.removeColumn': { label: 'Remove column', menu: 'format', block: 4 },
  'table.left': { label: 'Align column left', menu: 'format', block: 4 },
  'table.center': { label: 'Align column center', menu: 'format', block: 4 },
  'table.right': { label: 'Align column right', menu: 'format', block: 4 },
  'table.format': { label: 'Tidy table', menu: 'format', block: 4 },
  'format.bar': { label: 'Go to the formatting bar', menu: 'format', keys: 'Alt+F10', block: 5 },
  'format.outline': { label: 'Go to heading…', menu: 'format', keys: 'Mod+Shift+O', block: 5 },
  'go.back': { label: 'Go back', menu: 'view', keys: 'Alt+Left', block: 0 },
  'go.forward': { label: 'Go forward', menu: 'view', keys: 'Alt+Right', block: 0 },
  'tab.previous': { label: 'Previous open page', menu: 'view', keys: 'Alt+PageUp', block: 0 },
  'tab.next': { label: 'Next open page', menu: 'view', keys: 'Alt+PageDown', block: 0 },
  'view.navigation': { label: 'Show navigation', menu: 'view', keys: 'Mod+1', block: 1 },
  'view.editor': { label: 'Show editor', menu: 'view', keys: 'Mod+2', block: 1 },
  'view.preview': { label: 'Show preview', menu: 'view', keys: 'Mod+3', block: 1 },
  'view.split': { label: 'Split the editor', menu: 'view', keys: 'Mod+\\', block: 1 },
  'view.nextPart': { label: 'Next pane', menu: 'view', keys: 'F6', block: 1 },
  'view.previousPart': { label: 'Previous pane', menu: 'view', keys: 'Shift+F6', block: 1 },
  'view.problems': { label: 'Show problems', menu: 'view', keys: 'Mod+Shift+M', block: 2 },
  'view.changes': { label: 'Show changes', menu: 'view', keys: 'Mod+Shift+D', block: 2 },
  'view.json': { label: 'Show docs.json as text', menu: 'view', block: 2 },
  'view.theme': { label: 'Light or dark editor', menu: 'view', block: 3 },
  'help.shortcuts': { label: 'Keyboard shortcuts', menu: 'help', keys: 'Mod+/', block: 1 },
} as const satisfies Record<string, CommandRow>

/** The name of a command. */
export type CommandId = keyof typeof commands
