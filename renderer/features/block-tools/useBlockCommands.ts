import { useMemo } from 'react'
import { type Actions, useProvideAll } from '../../host/commands/commands.ts'
import { type Site, useSite } from '../../host/scope/site.ts'
import { deleteSelected, duplicateSelected, moveSelected } from './blockActions.ts'
import { type BlockMenu, type BlockSurface, useBlockMenu } from './surface.ts'

/** Opens a menu for the selected blocks. */
export function openBlockMenu(site: Site, surface: BlockSurface, kind: BlockMenu): void {
  useBlockMenu.of(site).setState({ open: { kind, surface, at: surface.point() } })
}

const NONE: Actions = {}

/** Connects the commands for blocks to a surface while it is the one that is written in. */
export function useBlockCommands(surface: BlockSurface | undefined): void {
  const site = useSite()
  const actions = useMemo((): Actions => {
    if (!surface) return NONE
    return {
      'block.insert': { run: () => openBlockMenu(site, surface, 'insert') },
      'block.up': { run: () => moveSelected(site, surface, -1) },
      'block.down': { run: () => moveSelected(site, surface, 1) },
      'block.move': { run: () => openBlockMenu(site, surface, 'move') },
      'block.duplicate': { run: () => duplicateSelected(site, surface) },
      'block.delete': { run: () => deleteSelected(site, surface) },
      'block.turn': { run: () => openBlockMenu(site, surface, 'turn') },
    }
  }, [site, surface])
  useProvideAll(actions)
}
