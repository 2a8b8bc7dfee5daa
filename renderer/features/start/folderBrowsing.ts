import type { FolderListing } from '../../../shared/project/base/model.ts'

/** The result of the last request: if it failed, the reason, and the previous folder. */
export interface BrowsedFolder {
  readonly listing?: FolderListing | undefined
  readonly error?: string | undefined
}

interface Browser {
  readonly browse: (folder: string | undefined) => Promise<FolderListing>
  readonly explain: (error: unknown) => string
  readonly show: (seen: BrowsedFolder) => void
}

/** Lists folders: a response counts only if no later request has started. */
export function folderBrowsing({ browse, explain, show }: Browser) {
  let last: Promise<string | undefined> | undefined
  let seen: BrowsedFolder = {}
  const see = (now: BrowsedFolder) => {
    seen = now
    show(now)
  }
  const request = (folder?: string): Promise<string | undefined> => {
    const looking: typeof last = browse(folder).then(
      listing => {
        if (last !== looking) return undefined
        see({ listing })
        return listing.folder
      },
      (error: unknown) => {
        if (last === looking) see({ listing: seen.listing, error: explain(error) })
        return undefined
      },
    )
    last = looking
    return looking
  }
  return {
    /** Lists a folder, or home: its path, or nothing if it is missing or another one was requested meanwhile. */
    look: request,
    /** The shown folder is chosen after all: pending requests are ignored. */
    stay: () => {
      if (!seen.listing) return
      last = undefined
      see({ listing: seen.listing })
    },
    /** Another path is being typed: the previous error is cleared. */
    excuse: () => {
      if (seen.error !== undefined) see({ listing: seen.listing })
    },
    /** Cancels all requests; a later use starts again. */
    leave: () => {
      last = undefined
      see({})
    },
    /** The chosen folder, once it was listed; nothing if it is missing, or the person chose another one or left meanwhile. */
    settled: async (): Promise<string | undefined> => {
      const looking = last
      if (!looking) return seen.listing?.folder ?? ''
      const found = await looking
      return last === looking ? found : undefined
    },
  }
}
