import type { ProjectState } from '../../../../shared/project/base/model.ts'
import { siteStore } from '../../../host/scope/per-scope.ts'
import type { Site } from '../../../host/scope/site.ts'
import { projectNow, projectOf } from '../../../host/site/project.ts'
import { renameEdited } from '../../../host/view/note-edited.ts'
import { isSameMain, type Main } from '../../../host/view/split.ts'
import { closePane } from '../../../host/view/split-view.ts'
import {
  neighbourOf,
  type Tab,
  withKind,
  withMoved,
  withOpened,
  without,
} from '../../../host/view/tab-list.ts'
import { showMain, showPage, showSection, useView } from '../../../host/view/view.ts'

/** The view history of the center pane, oldest first, and the current entry. */
interface Trail {
  readonly visited: readonly Main[]
  readonly at: number
}

const useTrail = siteStore<Trail>(() => ({ visited: [], at: -1 }))

/** The maximum length of the view history. */
const MAX_HISTORY = 100

const fileOf = (main: Main | undefined): string | undefined => (main?.kind === 'page' ? main.file : undefined)

function visit(site: Site, main: Main): void {
  const { visited, at } = useTrail.of(site).getState()
  if (isSameMain(visited[at], main)) return
  const next = [...visited.slice(0, at + 1), main].slice(-MAX_HISTORY)
  useTrail.of(site).setState({ visited: next, at: next.length - 1 })
}

const setTabs = (site: Site, change: (tabs: readonly Tab[]) => readonly Tab[]): void => {
  const { tabs } = useView.of(site).getState()
  const next = change(tabs)
  if (next !== tabs) useView.of(site).setState({ tabs: next })
}

/** Synchronizes the tabs and the view history of a site with what is shown. */
export function startTabs(site: Site): void {
  const view = useView.of(site)
  startTrail(site)
  // Whatever shows a page, the page gets its tab; no other page replaces the one in the other pane.
  view.subscribe(({ main, beside }, before) => {
    const other = beside === before.beside ? undefined : fileOf(beside)
    if (other !== undefined) setTabs(site, tabs => withKept(tabs, other))
    if (main === before.main) return
    visit(site, main)
    const file = fileOf(main)
    if (file !== undefined) setTabs(site, tabs => withOpened(tabs, file, fileOf(before.main)))
  })
  // An edited page is no longer only a preview tab.
  const keepDirty = ({ dirty }: ProjectState) => {
    for (const { file } of dirty) keepTab(site, file)
  }
  keepDirty(projectNow(site))
  projectOf(site).subscribe((project, before) => {
    if (project.dirty !== before.dirty) keepDirty(project)
  })
  // A deleted file is closed unless it is shown: there it says so.
  const closeDeleted = ({ removed }: { readonly removed: readonly string[] }) => {
    const { main, beside } = view.getState()
    const shown = [fileOf(main), fileOf(beside)]
    setTabs(site, tabs => without(tabs, new Set(removed.filter(file => !shown.includes(file)))))
  }
  site.on('pages', closeDeleted)
  site.on('assets', closeDeleted)
}

function startTrail(site: Site): void {
  const { main } = useView.of(site).getState()
  visit(site, main)
  const file = fileOf(main)
  if (file !== undefined) setTabs(site, tabs => withOpened(tabs, file))
}

/** Updates the path of the file of an open page. */
export function renameTab(site: Site, from: string, to: string): void {
  setTabs(site, tabs =>
    without(tabs, new Set([to])).map(tab => (tab.file === from ? { ...tab, file: to } : tab)),
  )
  renameEdited(site, from, to)
}

/** Keeps the page of this tab open until it is closed. */
export const keepTab = (site: Site, file: string): void => setTabs(site, tabs => withKept(tabs, file))

const withKept = (tabs: readonly Tab[], file: string): readonly Tab[] =>
  tabs.some(tab => tab.file === file && tab.kind === 'seen') ? withKind(tabs, file, 'kept') : tabs

/** Pins a tab at the front, or unpins it. */
export const pinTab = (site: Site, file: string, isPinned: boolean): void =>
  setTabs(site, tabs => withKind(tabs, file, isPinned ? 'pinned' : 'kept'))

/** Moves a tab to a position, counted without the tab. */
export const moveTab = (site: Site, file: string, to: number): void =>
  setTabs(site, tabs => withMoved(tabs, file, to))

/** Closes tabs; their unsaved changes are preserved. */
export function closeTabs(site: Site, files: readonly string[]): void {
  const closed = new Set(files)
  closePanes(site, closed)
  const { tabs, main } = useView.of(site).getState()
  const shown = fileOf(main)
  let next = shown
  for (let rest = tabs; next !== undefined && closed.has(next); ) {
    const beside = neighbourOf(rest, next)
    rest = without(rest, new Set([next]))
    next = beside
  }
  setTabs(site, list => without(list, closed))
  if (shown === next) return
  if (next === undefined) showSection(site, 'basics')
  else showPage(site, next)
}

/** A pane whose page is closed makes room for the other pane. */
function closePanes(site: Site, closed: ReadonlySet<string>): void {
  for (const side of ['first', 'second'] as const) {
    const { main, beside, side: own } = useView.of(site).getState()
    const file = fileOf(side === own ? main : beside)
    if (beside && file !== undefined && closed.has(file)) closePane(site, side)
  }
}

/** Shows the tab that is this many positions away, wrapping around at the ends. */
export function stepTab(site: Site, by: 1 | -1): void {
  const { tabs, main } = useView.of(site).getState()
  const at = tabs.findIndex(({ file }) => file === fileOf(main))
  const next = tabs[(at < 0 ? 0 : at + by + tabs.length) % tabs.length]
  if (next) showPage(site, next.file)
}

/** Whether the view history has an entry back (-1) or forward (1). */
export function canGoInHistory(site: Site, by: 1 | -1): boolean {
  const { visited, at } = useTrail.of(site).getState()
  return visited[at + by] !== undefined
}

/** Goes back (-1) or forward (1) in the view history. */
export function goInHistory(site: Site, by: 1 | -1): void {
  const { visited, at } = useTrail.of(site).getState()
  const place = visited[at + by]
  if (!place) return
  useTrail.of(site).setState({ at: at + by })
  showMain(site, place)
}

/** The pages shown most recently, the latest first, each once. */
export function recentPages(site: Site): readonly string[] {
  const files = useTrail
    .of(site)
    .getState()
    .visited.flatMap(place => fileOf(place) ?? [])
  return [...new Set(files.reverse())]
}
