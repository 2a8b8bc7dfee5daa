import { create } from 'zustand'
import { onHost } from '../../../host/link/host-events.ts'
import { useSession } from '../../../host/session/session.ts'
import { renameEdited } from '../../../host/view/note-edited.ts'
import { isSameMain, type Main } from '../../../host/view/split.ts'
import { closeSide } from '../../../host/view/split-view.ts'
import {
  neighbourOf,
  type Tab,
  withKind,
  withMoved,
  withOpened,
  without,
} from '../../../host/view/tab-list.ts'
import { showMain, showPage, showSection, useView } from '../../../host/view/view.ts'

/** Places that were shown in the middle, oldest first, and which of them is shown now. */
interface Trail {
  readonly places: readonly Main[]
  readonly at: number
}

const useTrail = create<Trail>(() => ({ places: [], at: -1 }))

/** How many places are remembered. */
const KEPT = 100

const fileOf = (main: Main | undefined): string | undefined => (main?.kind === 'page' ? main.file : undefined)

function walked(main: Main): void {
  const { places, at } = useTrail.getState()
  if (isSameMain(places[at], main)) return
  const next = [...places.slice(0, at + 1), main].slice(-KEPT)
  useTrail.setState({ places: next, at: next.length - 1 })
}

const setTabs = (change: (tabs: readonly Tab[]) => readonly Tab[]): void => {
  const { tabs } = useView.getState()
  const next = change(tabs)
  if (next !== tabs) useView.setState({ tabs: next })
}

// Whoever shows a page, it gets its tab; no other page takes the place of the one that stands beside.
useView.subscribe(({ main, beside }, before) => {
  const other = beside === before.beside ? undefined : fileOf(beside)
  if (other !== undefined) setTabs(tabs => withKept(tabs, other))
  if (main === before.main) return
  walked(main)
  const file = fileOf(main)
  if (file !== undefined) setTabs(tabs => withOpened(tabs, file, fileOf(before.main)))
})

// What is edited is no longer only looked at; a place of another site is not a place of this one.
useSession.subscribe(({ project }, before) => {
  if (project?.folder !== before.project?.folder) {
    useTrail.setState({ places: [], at: -1 })
    if (project) begin()
  }
  if (project && project.dirty !== before.project?.dirty) for (const { file } of project.dirty) keepTab(file)
})

function begin(): void {
  const { main } = useView.getState()
  walked(main)
  const file = fileOf(main)
  if (file !== undefined) setTabs(tabs => withOpened(tabs, file))
}

/** The file of an open page has another path. */
export function renameTab(from: string, to: string): void {
  setTabs(tabs => without(tabs, new Set([to])).map(tab => (tab.file === from ? { ...tab, file: to } : tab)))
  renameEdited(from, to)
}

// What is deleted is closed, unless it is being shown: there it says so.
onHost('pages', ({ removed }) => {
  const { main, beside } = useView.getState()
  const shown = [fileOf(main), fileOf(beside)]
  setTabs(tabs => without(tabs, new Set(removed.filter(file => !shown.includes(file)))))
})

/** The page of this tab stays open until it is closed. */
export const keepTab = (file: string): void => setTabs(tabs => withKept(tabs, file))

const withKept = (tabs: readonly Tab[], file: string): readonly Tab[] =>
  tabs.some(tab => tab.file === file && tab.kind === 'seen') ? withKind(tabs, file, 'kept') : tabs

/** Pins a tab at the front, or lets it go again. */
export const pinTab = (file: string, isPinned: boolean): void =>
  setTabs(tabs => withKind(tabs, file, isPinned ? 'pinned' : 'kept'))

/** Puts a tab at a place, counted without it. */
export const moveTab = (file: string, to: number): void => setTabs(tabs => withMoved(tabs, file, to))

/** Closes tabs; what is unsaved in them stays unsaved, not lost. */
export function closeTabs(files: readonly string[]): void {
  const gone = new Set(files)
  closeSides(gone)
  const { tabs, main } = useView.getState()
  const shown = fileOf(main)
  let next = shown
  for (let rest = tabs; next !== undefined && gone.has(next); ) {
    const beside = neighbourOf(rest, next)
    rest = without(rest, new Set([next]))
    next = beside
  }
  setTabs(list => without(list, gone))
  if (shown === next) return
  if (next === undefined) showSection('basics')
  else showPage(next)
}

/** A view whose page is closed makes room for the one beside it. */
function closeSides(gone: ReadonlySet<string>): void {
  for (const side of ['first', 'second'] as const) {
    const { main, beside, side: own } = useView.getState()
    const file = fileOf(side === own ? main : beside)
    if (beside && file !== undefined && gone.has(file)) closeSide(side)
  }
}

/** Shows the tab that stands so many places further, around the ends. */
export function stepTab(by: 1 | -1): void {
  const { tabs, main } = useView.getState()
  const at = tabs.findIndex(({ file }) => file === fileOf(main))
  const next = tabs[(at < 0 ? 0 : at + by + tabs.length) % tabs.length]
  if (next) showPage(next.file)
}

/** Whether there is a place to go back (-1) or forward (1) to. */
export function canTravel(by: 1 | -1): boolean {
  const { places, at } = useTrail.getState()
  return places[at + by] !== undefined
}

/** Goes back (-1) or forward (1) in the places that were shown. */
export function travelPlaces(by: 1 | -1): void {
  const { places, at } = useTrail.getState()
  const place = places[at + by]
  if (!place) return
  useTrail.setState({ at: at + by })
  showMain(place)
}

/** The pages that were shown last, the latest first, each once. */
export function recentPages(): readonly string[] {
  const files = useTrail.getState().places.flatMap(place => fileOf(place) ?? [])
  return [...new Set(files.reverse())]
}
