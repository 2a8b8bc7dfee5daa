import type { FolderListing } from '../../../shared/project/base/model.ts'

/** What the last look showed: where it failed, why, and still the folder from before. */
export interface BrowsedFolder {
  readonly listing?: FolderListing | undefined
  readonly error?: string | undefined
}

interface Browser {
  readonly browse: (folder: string | undefined) => Promise<FolderListing>
  readonly explain: (error: unknown) => string
  readonly show: (seen: BrowsedFolder) => void
}

/** Looks into folders: the answer of a look counts only while no later one has begun, however late it comes. */
export function folderBrowsing({ browse, explain, show }: Browser) {
  let last: Promise<string | undefined> | undefined
  let seen: BrowsedFolder = {}
  const see = (now: BrowsedFolder) => {
    seen = now
    show(now)
  }
  const look = (folder?: string): Promise<string | undefined> => {
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
    /** Looks into a folder, or home: its path, or nothing where it is not there or another one was wanted meanwhile. */
    look,
    /** The folder that is shown is the one that is meant after all: nothing else is waited for. */
    stay: () => {
      if (!seen.listing) return
      last = undefined
      see({ listing: seen.listing })
    },
    /** Another path is being written: what was wrong with the one before counts no more. */
    excuse: () => {
      if (seen.error !== undefined) see({ listing: seen.listing })
    },
    /** Nobody waits for a folder any more; whoever comes again starts again. */
    leave: () => {
      last = undefined
      see({})
    },
    /** The folder that is meant, once it was looked into; nothing where it is not there, or the person went on or away meanwhile. */
    settled: async (): Promise<string | undefined> => {
      const looking = last
      if (!looking) return seen.listing?.folder ?? ''
      const found = await looking
      return last === looking ? found : undefined
    },
  }
}
