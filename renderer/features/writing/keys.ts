import type { CommandId } from '../../../shared/rpc/commands.ts'
import { runCommand } from '../../host/commands/commands.ts'
import { commandOf } from '../../host/commands/keyboard.ts'
import type { Site } from '../../host/scope/site.ts'
import { useView } from '../../host/view/view.ts'
import { moveSelected } from '../block-tools/blockActions.ts'
import { formatOnPage } from './formatOnPage.ts'
import { formattedText } from './formatted.ts'
import { isOnPage } from './onPage.ts'
import { usePageBlock } from './pageBlock.ts'
import { caretSurface } from './pageSurface.ts'
import { usePageSelection } from './selection.ts'

/** Commands of every text editor: while someone writes on the page, its keys mean them too. */
const OF_WRITING: ReadonlySet<CommandId> = new Set([
  'edit.undo',
  'edit.redo',
  'file.save',
  'file.saveAll',
  'view.write',
  'table.edit',
  'format.bar',
])

/** Moves the block with the caret up or down; returns whether there is a caret on the page. */
function moveAtCaret(site: Site, by: 1 | -1): boolean {
  if (!usePageSelection.of(site).getState().selection) return false
  moveSelected(site, caretSurface(site), by)
  return true
}

/** Gives the focus to the handle of the block with the caret. */
function focusHandle(site: Site): boolean {
  if (!usePageBlock.of(site).getState().block?.isCaret || !isOnPage()) return false
  usePageBlock.of(site).setState(({ focus }) => ({ focus: focus + 1 }))
  return true
}

/** Runs the command of a chord that was pressed while writing on the page; returns whether it was one. */
export function pressedWhileWriting(site: Site, chord: string): boolean {
  if (chord === 'Alt+Up' || chord === 'Alt+Down') return moveAtCaret(site, chord === 'Alt+Up' ? -1 : 1)
  if (chord === 'Escape') return focusHandle(site)
  const id = commandOf(chord)
  // As in other editors; away from a text, it goes to a page.
  if (chord === 'Mod+K' && isOnPage() && formattedText(site)) return formatOnPage(site, 'format.link')
  if (!id || !useView.of(site).getState().writing || !isOnPage()) return false
  return formatOnPage(site, id) || (OF_WRITING.has(id) && runCommand(site.app, id))
}
