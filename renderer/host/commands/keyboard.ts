import { type CommandId, type CommandRow, commands } from '../../../shared/rpc/commands.ts'
import { chordOf } from '../../kit/base/chord.ts'
import { isMac } from '../../kit/base/keys.ts'
import type { AppWindow } from '../scope/app-window.ts'
import { runCommand } from './commands.ts'

/** More chords than those in the command table. */
const ALSO: Readonly<Record<string, CommandId>> = { 'Mod+Y': 'edit.redo', 'Mod+K': 'page.open' }

const rows: readonly (readonly [string, CommandRow])[] = Object.entries(commands)
const byChord = new Map<string, CommandId>(
  rows.flatMap(([id, { keys }]) => (keys && id in commands ? [[keys, id as CommandId] as const] : [])),
)

/** Commands whose chords belong to every text editor, on all systems or only on a Mac. */
const OF_TEXT: Partial<Record<CommandId, string>> = {
  // In data and scripts it makes a line a comment.
  'help.shortcuts': '.monaco-editor:not([data-uri$=".mdx"], [data-uri$=".md"])',
  ...(isMac() && {
    'go.back': 'input, textarea, .monaco-editor',
    'go.forward': 'input, textarea, .monaco-editor',
  }),
}

/** In a text field, this chord does what it does in every text editor. */
function inText({ target }: KeyboardEvent, id: CommandId): boolean {
  const editors = OF_TEXT[id]
  return editors !== undefined && target instanceof Element && target.closest(editors) !== null
}

/** Whether the element around the target uses a chord itself, as it says in `data-own-keys`. */
const isOwnKey = ({ target }: KeyboardEvent, chord: string): boolean =>
  target instanceof Element &&
  target.closest<HTMLElement>('[data-own-keys]')?.dataset.ownKeys?.split(' ').includes(chord) === true

/** An alert dialog is open and must be answered first. */
const isAsking = () => document.querySelector('[role="alertdialog"]') !== null

/** Closes the menu in which keys are pressed: whoever presses the keys that it shows is done with it. */
function closeMenu({ target }: KeyboardEvent): void {
  if (target instanceof Element && target.closest('[role="menu"]'))
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}

/** Commands that only show something. A page in the preview may run no others, as it could forge the keys. */
const HARMLESS: ReadonlySet<CommandId> = new Set([
  'page.open',
  'view.nextPart',
  'view.previousPart',
  'view.navigation',
  'view.editor',
  'view.preview',
  'view.problems',
  'view.changes',
  'help.handbook',
  'help.shortcuts',
])

/** The command of a chord. */
export const commandOf = (chord: string): CommandId | undefined => byChord.get(chord) ?? ALSO[chord]

/** Runs the command of a chord pressed in the preview, if that command only shows something. */
export function pressedInPreview(app: AppWindow, chord: string): void {
  const id = commandOf(chord)
  if (id && HARMLESS.has(id)) runCommand(app, id)
}

/** Runs commands by their keys, before any panel sees them, until the returned function is called. */
export function listenToKeys(app: AppWindow): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const chord = chordOf(event)
    const id = commandOf(chord)
    // Most keys are letters of a text: for those, nothing is looked for in the window.
    if (!id || isAsking() || inText(event, id) || isOwnKey(event, chord)) return
    event.preventDefault()
    event.stopPropagation()
    closeMenu(event)
    runCommand(app, id)
  }
  window.addEventListener('keydown', press, { capture: true })
  return () => window.removeEventListener('keydown', press, { capture: true })
}
