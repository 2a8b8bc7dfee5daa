import { useEffect, useState } from 'react'
import { explain } from '../../host/link/explain.ts'
import { useApp } from '../../host/scope/app-window.ts'
import { afterPress, watchPresses } from '../../site/base/after-press.ts'
import { type BrowsedFolder, folderBrowsing } from './folderBrowsing.ts'

/** The folder that is chosen in a list of folders. */
export type ChosenFolder = ReturnType<typeof useChosenFolder>

/** The selected folder in a list of folders; `isMissing` while the last requested one is missing. */
export function useChosenFolder() {
  const app = useApp()
  const [seen, setSeen] = useState<BrowsedFolder>({})
  const [looks] = useState(() =>
    folderBrowsing({
      browse: folder => app.host.browse(folder === undefined ? {} : { folder }),
      explain: error => explain(error).message,
      // A typed path is looked for when a press leaves its field; an error would move what is pressed.
      show: now => afterPress(() => setSeen(now)),
    }),
  )
  useEffect(watchPresses, [])
  return { looks, ...seen, folder: seen.listing?.folder ?? '', isMissing: seen.error !== undefined }
}
