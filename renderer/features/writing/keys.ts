import type { CommandId } from '../../../shared/rpc/commands.ts'
import { runCommand } from '../../host/commands/commands.ts'
import { commandOf } from '../../host/commands/keyboard.ts'
import type { Site } from '../../host/scope/site.ts'
import { formatOnPage, usePageSelection } from './selection.ts'

/** Commands of every text editor: while someone writes on the page, its keys mean them too. */
const OF_WRITING: ReadonlySet<CommandId> = new Set([
  'edit.undo',
  'edit.redo',
  'file.save',
  'file.saveAll',
  'view.write',
])

/** Runs the command of a chord that was pressed while writing on the page; returns whether it was one. */
export function pressedWhileWriting(site: Site, chord: string): boolean {
  const id = commandOf(chord)
  if (!id || !usePageSelection.of(site).getState().selection) return false
  if (id.startsWith('format.')) return formatOnPage(site, id)
  return OF_WRITING.has(id) && runCommand(site.app, id)
}
