import { create } from 'zustand'
import type { PageSummary } from '../../../shared/page/summary.ts'
import type { HostEvents } from '../../../shared/project/base/events.ts'
import { onHost } from '../link/host-events.ts'

interface Pages {
  /** By path without extension, as the navigation names them. */
  readonly byPath: ReadonlyMap<string, PageSummary>
  /** By file. */
  readonly byFile: ReadonlyMap<string, PageSummary>
}

const store = create<Pages>(() => ({ byPath: new Map(), byFile: new Map() }))

const index = (pages: Iterable<PageSummary>): Pages => {
  const all = [...pages]
  return {
    byPath: new Map(all.map(page => [page.path, page])),
    byFile: new Map(all.map(page => [page.file, page])),
  }
}

/** Every page by its path without extension. */
export const usePages = (): ReadonlyMap<string, PageSummary> => store(({ byPath }) => byPath)

/** One page by its file; `undefined` where the file is not a page. */
export const usePage = (file: string): PageSummary | undefined => store(({ byFile }) => byFile.get(file))

/** Every page now, by path. */
export const pagesNow = (): ReadonlyMap<string, PageSummary> => store.getState().byPath

/** Every page now, by file. */
export const pagesByFile = (): ReadonlyMap<string, PageSummary> => store.getState().byFile

/** Replaces all pages: a project was opened. */
export const setPages = (pages: readonly PageSummary[]): void => store.setState(index(pages), true)

type Change = Parameters<HostEvents['pages']>[0]

let waiting: Change[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let free = 0
/** While a large site is read, drawing takes at most one part in this many of the time. */
const SHARE = 10

/** Takes over everything that waits, and leaves the window time before the next time. */
function take(): void {
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

onHost('pages', change => {
  waiting.push(change)
  const wait = free - performance.now()
  if (timer === undefined && wait > 0) timer = setTimeout(take, wait)
  else if (timer === undefined) take()
})
