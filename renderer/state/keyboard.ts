import { type CommandId, type CommandRow, commands } from '../../shared/rpc/commands.ts'
import { chordOf } from './chord.ts'
import { runCommand } from './commands.ts'

/** Chords beside those of the table. */
const ALSO: Readonly<Record<string, CommandId>> = { 'Mod+Y': 'edit.redo', 'Mod+K': 'page.open' }

const rows: readonly (readonly [string, CommandRow])[] = Object.entries(commands)
const byChord = new Map<string, CommandId>(
  rows.flatMap(([id, { keys }]) => (keys && id in commands ? [[keys, id as CommandId] as const] : [])),
)

/** In the text editor this chord means what it means in every text editor. */
const inText = (event: KeyboardEvent, id: CommandId) =>
  id === 'help.shortcuts' &&
  event.target instanceof Element &&
  event.target.closest('.monaco-editor') !== null

/** A question that must be answered first. */
const isAsking = () => document.querySelector('[role="alertdialog"]') !== null

/** Commands that only show something: a page in the preview may ask for no others, as it could forge the keys. */
const HARMLESS: ReadonlySet<CommandId> = new Set([
  'page.open',
  'view.navigation',
  'view.editor',
  'view.preview',
  'view.problems',
  'view.changes',
  'help.shortcuts',
])

/** Runs what a chord means that was pressed in the preview, where it only shows something. */
export function pressedInPreview(chord: string): void {
  const id = byChord.get(chord) ?? ALSO[chord]
  if (id && HARMLESS.has(id)) runCommand(id)
}

/** Runs commands by their keys, before any panel sees them, until the returned function is called. */
export function listenToKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || isAsking()) return
    const chord = chordOf(event)
    const id = byChord.get(chord) ?? ALSO[chord]
    if (!id || inText(event, id)) return
    event.preventDefault()
    event.stopPropagation()
    runCommand(id)
  }
  window.addEventListener('keydown', press, { capture: true })
  return () => window.removeEventListener('keydown', press, { capture: true })
}
