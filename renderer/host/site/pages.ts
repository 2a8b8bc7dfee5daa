import type { StoreApi } from 'zustand'
import type { PageSummary } from '../../../shared/page/summary.ts'
import type { HostEvents } from '../../../shared/project/base/events.ts'
import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

interface Pages {
  /** By path without extension, as the navigation names them. */
  readonly byPath: ReadonlyMap<string, PageSummary>
  /** By file. */
  readonly byFile: ReadonlyMap<string, PageSummary>
}

const index = (pages: Iterable<PageSummary>): Pages => {
  const all = [...pages]
  return {
    byPath: new Map(all.map(page => [page.path, page])),
    byFile: new Map(all.map(page => [page.file, page])),
  }
}

type Change = Parameters<HostEvents['pages']>[0]

/** While a large site is read, rendering takes at most one part in this many of the time. */
const SHARE = 10

function follow(site: Site, store: StoreApi<Pages>): void {
  let waiting: Change[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let free = 0
  /** Takes over everything that is waiting, then leaves the window time before the next round. */
  const take = () => {
    const began = performance.now()
    const byFile = new Map(store.getState().byFile)
    for (const { changed, removed } of waiting) {
      for (const file of removed) byFile.delete(file)
      for (const page of changed) byFile.set(page.file, page)
    }
    waiting = []
    timer = undefined
    store.setState(index(byFile.values()), true)
    requestAnimationFrame(() => {
      const end = performance.now()
      free = end + (end - began) * SHARE
    })
  }
  site.on('pages', change => {
    waiting.push(change)
    const wait = free - performance.now()
    if (timer === undefined && wait > 0) timer = setTimeout(take, wait)
    else if (timer === undefined) take()
  })
  site.onClose(() => clearTimeout(timer))
}

const useStore = siteStore<Pages>(() => ({ byPath: new Map(), byFile: new Map() }), follow)

/** Every page by its path without extension. */
export const usePages = (): ReadonlyMap<string, PageSummary> => useStore(({ byPath }) => byPath)

/** One page by its file; `undefined` if the file is not a page. */
export const usePage = (file: string): PageSummary | undefined => useStore(({ byFile }) => byFile.get(file))

/** Every current page, by path. */
export const pagesNow = (site: Site): ReadonlyMap<string, PageSummary> => useStore.of(site).getState().byPath

/** Every current page, by file. */
export const pagesByFile = (site: Site): ReadonlyMap<string, PageSummary> =>
  useStore.of(site).getState().byFile

/** Replaces all pages: a project was opened. */
export const setPages = (site: Site, pages: readonly PageSummary[]): void =>
  useStore.of(site).setState(index(pages), true)
