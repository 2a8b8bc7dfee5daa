import { useMemo } from 'react'
import { type Actions, useProvideAll } from '../../host/commands/commands.ts'
import { type Site, useSite } from '../../host/scope/site.ts'
import { deleteSelected, duplicateSelected, moveSelected } from './blockActions.ts'
import { type BlockMenu, type BlockSurface, useBlockMenu, useWrittenSurface } from './surface.ts'

/** Opens a menu for the selected blocks. */
function openBlockMenu(site: Site, surface: BlockSurface, kind: BlockMenu): void {
  useBlockMenu.of(site).setState({ open: { kind, surface, at: surface.point() } })
}

const NONE: Actions = {}

/** Connects the commands for blocks to a surface; they are about the page in the preview while its caret is used. */
export function useBlockCommands(surface: BlockSurface | undefined): void {
  const site = useSite()
  const actions = useMemo((): Actions => {
    if (!surface) return NONE
    const now = () => useWrittenSurface.of(site).getState().surface ?? surface
    return {
      'block.insert': { run: () => openBlockMenu(site, now(), 'insert') },
      'block.up': { run: () => moveSelected(site, now(), -1) },
      'block.down': { run: () => moveSelected(site, now(), 1) },
      'block.move': { run: () => openBlockMenu(site, now(), 'move') },
      'block.duplicate': { run: () => duplicateSelected(site, now()) },
      'block.delete': { run: () => deleteSelected(site, now()) },
      'block.turn': { run: () => openBlockMenu(site, now(), 'turn') },
    }
  }, [site, surface])
  useProvideAll(actions)
}
