import { useEffect, useMemo } from 'react'
import { type Actions, useProvideAll } from '../../host/commands/commands.ts'
import { useSite } from '../../host/scope/site.ts'
import { usePreview } from '../../host/session/previewed-page.ts'
import { useView } from '../../host/view/view.ts'
import { useWrittenSurface } from '../block-tools/surface.ts'
import { useBlockCommands } from '../block-tools/useBlockCommands.ts'
import { openCardAtCaret, openTableAtCaret } from './caretOnPage.ts'
import { FORMAT_COMMANDS, formatOnPage } from './formatOnPage.ts'
import { caretSurface } from './pageSurface.ts'
import { usePageSelection } from './selection.ts'

const NONE: Actions = {}

/**
 * Connects commands to the caret on the page in the frame with this title, while it is the caret that was used
 * last; returns whether it is.
 */
export function useCaretCommands(title: string): boolean {
  const site = useSite()
  const isWriting = useView(view => view.writing)
  const shown = usePreview(({ page }) => page?.file)
  const isHere = usePageSelection(
    ({ selection }) => isWriting && selection?.frame === title && selection.file === shown,
  )
  const surface = isHere ? caretSurface(site) : undefined
  useBlockCommands(surface)
  useEffect(() => {
    if (!surface) return
    const store = useWrittenSurface.of(site)
    store.setState({ surface })
    return () => store.setState({ surface: undefined })
  }, [surface, site])
  useProvideAll(
    useMemo(
      (): Actions =>
        isHere
          ? {
              'table.edit': { run: () => openTableAtCaret(site) },
              'format.properties': { run: () => openCardAtCaret(site) },
              ...Object.fromEntries(
                FORMAT_COMMANDS.map(id => [id, { run: () => formatOnPage(site, id) }] as const),
              ),
            }
          : NONE,
      [isHere, site],
    ),
  )
  return isHere
}
