import { useEffect } from 'react'
import { parsePointer } from '../../../shared/config/json/pointer.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { sectionOf } from '../../../shared/config/schema/sections.ts'
import { later } from '../../kit/base/later.ts'
import { perSite, siteStore } from '../scope/per-scope.ts'
import { type Site, useSite } from '../scope/site.ts'
import { assetsNow } from '../site/assets.ts'
import { useConfig } from '../site/config.ts'
import { pagesByFile } from '../site/pages.ts'
import { type Main, withShown } from '../view/split.ts'
import { openBeside, useIsActivePane } from '../view/split-view.ts'
import { useView } from '../view/view.ts'

/** A location to show: a value by its JSON pointer, or a position in a text. */
export interface Location {
  readonly file: string
  /** Of a value in docs.json or in a page's frontmatter. */
  readonly pointer?: string
  readonly offset?: number
  /** From 1; used if no `offset` is known. */
  readonly line?: number
  /** How much to select from `offset`. */
  readonly length?: number
}

interface Revealed {
  readonly location?: Location
  /** Time of the request in milliseconds: a location that cannot be shown soon is not shown later by surprise. */
  readonly at: number
  /** Counts up, so that the same location can be revealed again. */
  readonly serial: number
}

const useRevealed = siteStore<Revealed>(() => ({ serial: 0, at: 0 }))

/** Whether the middle pane can show a file: a page, a snippet, an image or any other file of the repository. */
const isKnown = (site: Site, file: string): boolean =>
  pagesByFile(site).has(file) || assetsNow(site).has(file)

/** What the middle pane must show for a location to be visible. */
function mainFor(site: Site, { file, pointer }: Location): Main | undefined {
  if (file !== CONFIG_FILE) return isKnown(site, file) ? { kind: 'page', file } : undefined
  const key = pointer === undefined ? undefined : parsePointer(pointer)?.[0]
  const section =
    key === undefined ? undefined : sectionOf(String(key), useConfig.of(site).getState().reading.form)
  if (section) return { kind: 'section', section: section.id }
  return key === 'navigation' ? undefined : { kind: 'section', section: 'json' }
}

/** A value in a file that docs.json refers to is shown where the value of docs.json is. */
function inConfig(site: Site, location: Location): Location {
  const { file, pointer } = location
  const { files } = useConfig.of(site).getState().reading.sources
  return pointer !== undefined && file !== CONFIG_FILE && files.includes(file)
    ? { file: CONFIG_FILE, pointer }
    : location
}

/** Goes to a location: opens its file or section, whose component then scrolls there and takes the focus. */
export function reveal(site: Site, wanted: Location): void {
  const location = inConfig(site, wanted)
  const main = mainFor(site, location)
  if (main)
    useView.of(site).setState(view => ({ ...withShown(view, main), panes: { ...view.panes, editor: true } }))
  else if (location.file === CONFIG_FILE)
    useView.of(site).setState(({ panes }) => ({ panes: { ...panes, navigation: true } }))
  useRevealed.of(site).setState(({ serial }) => ({ location, at: performance.now(), serial: serial + 1 }))
}

/** Goes to a location once the dialog that requested it has closed. */
export const revealLater = (site: Site, location: Location): void => later(() => reveal(site, location))

/** Opens a page in the other pane and focuses its text, once the menu that requested it has closed. */
export function openToSide(site: Site, file: string): void {
  later(() => {
    openBeside(site, { kind: 'page', file })
    reveal(site, { file })
  })
}

/** The serial number of the location shown last. */
const shownOf = perSite(() => ({ serial: 0 }))

/** Milliseconds: enough for an editor to load. */
const PATIENCE = 8000

/**
 * Calls `show` with each revealed location, again with every render until one component could show it: an
 * editor may still be loading. `show` returns whether it did. In split panes only the active one is called.
 */
export function useReveal(show: (location: Location) => boolean): void {
  const site = useSite()
  const { location, serial, at } = useRevealed(revealed => revealed)
  const leads = useIsActivePane()
  useEffect(() => {
    if (!leads || !location || serial <= shownOf(site).serial || performance.now() - at > PATIENCE) return
    if (show(location)) shownOf(site).serial = serial
  })
}

/** The undo or redo that is running. */
interface RunningStep {
  /** What the middle showed when the step was requested. */
  shownBefore: Main | undefined
  running: number
}

const runningStepOf = perSite((): RunningStep => ({ shownBefore: undefined, running: 0 }))

/** Runs an undo or a redo and goes to its location, unless the person goes elsewhere meanwhile. */
export async function runUndoOrRedo(site: Site, step: () => Promise<void>): Promise<void> {
  const leading = runningStepOf(site)
  leading.running++
  for (const { asked } of viewersOf(site)) asked()
  leading.shownBefore = useView.of(site).getState().main
  try {
    await step()
  } finally {
    if (--leading.running === 0) leading.shownBefore = undefined
  }
}

/** Shows undo and redo where it concerns it, instead of the editor. */
export interface StepViewer {
  /** An undo or redo was asked for. */
  readonly asked: () => void
  /** Shows what it changed if that is its business; returns whether it was. */
  readonly show: (location: Location) => boolean
}

const viewersOf = perSite(() => new Set<StepViewer>())

/** Offers the locations of undo and redo to `viewer` first, until the returned function is called. */
export function viewSteps(site: Site, viewer: StepViewer): () => void {
  viewersOf(site).add(viewer)
  return () => void viewersOf(site).delete(viewer)
}

/** Goes to the change of every undo and redo. */
export function startRevealingSteps(site: Site): void {
  const leading = runningStepOf(site)
  const view = useView.of(site)
  site.on('edited', ({ cause, focus }) => {
    if (!focus || (cause !== 'undo' && cause !== 'redo')) return
    if (leading.shownBefore && leading.shownBefore !== view.getState().main) return
    if ([...viewersOf(site)].some(({ show }) => show(focus))) return
    reveal(site, focus)
    if (leading.shownBefore) leading.shownBefore = view.getState().main
  })
}
