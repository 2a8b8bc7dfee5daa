import type { CommandId } from '../../../shared/rpc/commands.ts'
import { runCommand } from '../../host/commands/commands.ts'
import { commandOf } from '../../host/commands/keyboard.ts'
import type { Site } from '../../host/scope/site.ts'
import { useView } from '../../host/view/view.ts'
import { moveSelected } from '../block-tools/blockActions.ts'
import { isOnPage } from './onPage.ts'
import { usePageBlock } from './pageBlock.ts'
import { pageSurface } from './pageSurface.ts'
import { formatOnPage, usePageSelection } from './selection.ts'

/** Commands of every text editor: while someone writes on the page, its keys mean them too. */
const OF_WRITING: ReadonlySet<CommandId> = new Set([
  'edit.undo',
  'edit.redo',
  'file.save',
  'file.saveAll',
  'view.write',
])

/** Moves the block with the caret up or down; returns whether there is a caret on the page. */
function moveAtCaret(site: Site, by: 1 | -1): boolean {
  const { block } = usePageBlock.of(site).getState()
  if (!block || !usePageSelection.of(site).getState().selection) return false
  usePageBlock.of(site).setState({ block: { ...block, isCaret: true } })
  moveSelected(site, pageSurface(site), by)
  return true
}

/** Runs the command of a chord that was pressed while writing on the page; returns whether it was one. */
export function pressedWhileWriting(site: Site, chord: string): boolean {
  if (chord === 'Alt+Up' || chord === 'Alt+Down') return moveAtCaret(site, chord === 'Alt+Up' ? -1 : 1)
  const id = commandOf(chord)
  if (!id || !useView.of(site).getState().writing || !isOnPage()) return false
  if (id.startsWith('format.')) return formatOnPage(site, id)
  return OF_WRITING.has(id) && runCommand(site.app, id)
}
