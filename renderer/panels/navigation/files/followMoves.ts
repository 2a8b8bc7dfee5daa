import type { HostEvents } from '../../../../shared/project/events.ts'
import { basename } from '../../../../shared/text/path.ts'
import { onHost } from '../../../state/host-events.ts'
import { renameTab } from '../../../state/tabs.ts'
import { showPage, useView } from '../../../state/view.ts'

type Edited = Parameters<HostEvents['edited']>[0]

/** Where the file went that a step took away, as far as the step tells. */
function newPlace({ files }: Edited, gone: string): string | undefined {
  if (!files.some(({ file, text }) => file === gone && text === null)) return undefined
  const made = files.filter(({ text }) => typeof text === 'string').map(({ file }) => file)
  return made.length === 1 ? made[0] : made.find(file => basename(file) === basename(gone))
}

/** Keeps showing the open pages whose files get another path, also when that is undone. */
export const followMoves = (): (() => void) =>
  onHost('edited', event => {
    const { main, tabs } = useView.getState()
    for (const { file } of tabs) {
      const moved = newPlace(event, file)
      if (moved !== undefined) renameTab(file, moved)
    }
    const place = main.kind === 'page' ? newPlace(event, main.file) : undefined
    if (place !== undefined) showPage(place)
  })
