import { useMemo } from 'react'
import { useSite } from '../../host/scope/site.ts'
import { useView } from '../../host/view/view.ts'

/** The folders that are expanded in the tree of files; remembered for each site. */
export interface OpenFolders {
  readonly paths: ReadonlySet<string>
  /** Expands or collapses a folder. */
  readonly set: (path: string, isOpen: boolean) => void
  /** Expands these folders. */
  readonly show: (paths: readonly string[]) => void
}

export function useOpenFolders(): OpenFolders {
  const site = useSite()
  const folders = useView(view => view.openFolders)
  const paths = useMemo(() => new Set(folders), [folders])
  return useMemo(() => {
    const store = useView.of(site)
    return {
      paths,
      set: (path, isOpen) =>
        store.setState(({ openFolders }) => {
          const others = openFolders.filter(one => one !== path)
          return { openFolders: isOpen ? [...others, path] : others }
        }),
      show: wanted => {
        const { openFolders } = store.getState()
        const missing = wanted.filter(one => !openFolders.includes(one))
        if (missing.length > 0) store.setState({ openFolders: [...openFolders, ...missing] })
      },
    }
  }, [paths, site])
}
