import { useState } from 'react'
import { explain, host } from '../../host/link/host.ts'
import { folderLooks, type Seen } from './folderBrowsing.ts'

/** The folder that is chosen in a list of folders. */
export type ChosenFolder = ReturnType<typeof useChosenFolder>

/** The folder that is chosen in a list of folders; `isMissing` while the last one that was wanted is not there. */
export function useChosenFolder() {
  const [seen, setSeen] = useState<Seen>({})
  const [looks] = useState(() =>
    folderLooks({
      browse: folder => host.browse(folder === undefined ? {} : { folder }),
      explain: error => explain(error).message,
      show: setSeen,
    }),
  )
  return { looks, ...seen, folder: seen.listing?.folder ?? '', isMissing: seen.error !== undefined }
}
