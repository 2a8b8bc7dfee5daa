import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { notifyError } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { usePreview } from '../../host/session/previewed-page.ts'
import { useView } from '../../host/view/view.ts'
import type { FromWriting, TextPlace, ToWriting } from '../../preview-frame/writing/protocol.ts'
import { pressedIsland } from './island.ts'
import { pasteOnPage } from './pasteOnPage.ts'
import { rememberSelection } from './selection.ts'
import { writeOnPage } from './writeOnPage.ts'

/** The frame that a message came from. */
interface FrameLink {
  /** The keys of the person go to it. */
  readonly hasFocus: boolean
  readonly send: (message: ToWriting) => void
}

/** The file that the preview shows, if it can be written on now. */
function fileWritten(site: Site): string | undefined {
  const file = usePreview.of(site).getState().page?.file
  return useView.of(site).getState().writing && file !== CONFIG_FILE ? file : undefined
}

/**
 * Handles what was done on the page in the preview. The page is a stranger's: an edit is taken only while
 * writing is switched on and the person's keys go to that frame, for the file that it shows, and only where the
 * window itself finds the text that the page claims to show.
 */
export function handleWriting(site: Site, message: FromWriting, { hasFocus, send }: FrameLink): void {
  const file = hasFocus ? fileWritten(site) : undefined
  switch (message.kind) {
    case 'selected': {
      const markdown = rememberSelection(site, file, message.range, send)
      if (markdown !== undefined) send({ kind: 'copied', markdown })
      return
    }
    case 'island':
      if (file !== undefined) pressedIsland(site, file, message)
      return
    case 'write':
      send({
        kind: 'caret',
        edit: message.edit,
        place: file === undefined ? undefined : writeOnPage(site, file, message),
      })
      return
    case 'paste': {
      const answer = (place: TextPlace | undefined) => send({ kind: 'caret', edit: message.edit, place })
      if (file === undefined) answer(undefined)
      else
        pasteOnPage(site, file, message).then(answer, error => {
          notifyError(site.app, error)
          answer(undefined)
        })
      return
    }
  }
}
