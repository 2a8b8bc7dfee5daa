import { siteStore } from '../../../host/scope/per-scope.ts'
import type { Site } from '../../../host/scope/site.ts'

/** Paths of pages that stay in no group, by the folder of the site. Stored on this computer. */
const KEY = 'galley.unlisted:'

function remembered(folder: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + folder) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter(path => typeof path === 'string') : [])
  } catch {
    return new Set() // written by hand: start afresh
  }
}

const useStore = siteStore(site => ({ paths: remembered(site.opened.folder) }))

/** The pages that stay in no group. */
export const useUnlistedPages = (): ReadonlySet<string> => useStore(({ paths }) => paths)

/** Stores whether pages stay in no group. */
export function keepUnlisted(site: Site, paths: readonly string[], isKept: boolean): void {
  const { folder } = site.opened
  const next = new Set(remembered(folder))
  for (const path of paths) {
    if (isKept) next.add(path)
    else next.delete(path)
  }
  localStorage.setItem(KEY + folder, JSON.stringify([...next]))
  useStore.of(site).setState({ paths: next }, true)
}
