import { useEffect } from 'react'
import { parsePointer } from '../../../shared/config/json/pointer.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { sectionOf } from '../../../shared/config/schema/sections.ts'
import { later } from '../../kit/base/later.ts'
import { perSite, siteStore } from '../scope/per-scope.ts'
import { type Site, useSite } from '../scope/site.ts'
import { assetsNow } from '../site/assets.ts'
import { pagesByFile } from '../site/pages.ts'
import { type Main, withShown } from '../view/split.ts'
import { openBeside, useIsActivePane } from '../view/split-view.ts'
import { useView } from '../view/view.ts'

/** A place to lead the person to: a value by its JSON pointer, or a place in a text. */
export interface Location {
  readonly file: string
  /** Of a value in docs.json or in a page's frontmatter. */
  readonly pointer?: string
  readonly offset?: number
  /** From 1; where no `offset` is known. */
  readonly line?: number
  /** How much to select from `offset`. */
  readonly length?: number
}

interface Revealed {
  readonly location?: Location
  /** When, in milliseconds: what cannot be shown soon is not shown later by surprise. */
  readonly at: number
  /** Counts, so that the same place can be revealed again. */
  readonly serial: number
}

const useRevealed = siteStore<Revealed>(() => ({ serial: 0, at: 0 }))

/** Whether a file can be shown as text: a page, or an API description. */
const isText = (site: Site, file: string): boolean =>
  pagesByFile(site).has(file) || (/\.(json|ya?ml)$/i.test(file) && assetsNow(site).has(file))

/** What the middle pane must show so that `place` can be seen. */
function mainFor(site: Site, { file, pointer }: Location): Main | undefined {
  if (file !== CONFIG_FILE) return isText(site, file) ? { kind: 'page', file } : undefined
  const key = pointer === undefined ? undefined : parsePointer(pointer)?.[0]
  const section = key === undefined ? undefined : sectionOf(String(key))
  if (section) return { kind: 'section', section: section.id }
  return key === 'navigation' ? undefined : { kind: 'section', section: 'json' }
}

/** Leads the person to a place: shows what holds it, then whoever shows it scrolls there and takes the focus. */
export function reveal(site: Site, place: Location): void {
  const main = mainFor(site, place)
  if (main)
    useView.of(site).setState(view => ({ ...withShown(view, main), panes: { ...view.panes, editor: true } }))
  else if (place.file === CONFIG_FILE)
    useView.of(site).setState(({ panes }) => ({ panes: { ...panes, navigation: true } }))
  useRevealed
    .of(site)
    .setState(({ serial }) => ({ location: place, at: performance.now(), serial: serial + 1 }))
}

/** Leads the person to a place once the dialog that asked has closed. */
export const revealLater = (site: Site, place: Location): void => later(() => reveal(site, place))

/** Shows a page beside what the person works on, and leads them into its text: once the menu that asked has closed. */
export function openToSide(site: Site, file: string): void {
  later(() => {
    openBeside(site, { kind: 'page', file })
    reveal(site, { file })
  })
}

/** The serial number of what was shown last. */
const shownOf = perSite(() => ({ serial: 0 }))

/** Long enough for an editor to be loaded. */
const PATIENCE = 8000

/**
 * Calls `show` with each place that is revealed, again with every render until someone could show it: an
 * editor may still be loading. `show` returns whether it did. Where two views stand side by side, the one
 * that the person works in is asked.
 */
export function useReveal(show: (place: Location) => boolean): void {
  const site = useSite()
  const { location: place, serial, at } = useRevealed(revealed => revealed)
  const leads = useIsActivePane()
  useEffect(() => {
    if (!leads || !place || serial <= shownOf(site).serial || performance.now() - at > PATIENCE) return
    if (show(place)) shownOf(site).serial = serial
  })
}

/** The undo or redo that is running. */
interface RunningStep {
  /** What was shown when it was requested. */
  shownBefore: Main | undefined
  running: number
}

const runningStepOf = perSite((): RunningStep => ({ shownBefore: undefined, running: 0 }))

/** Runs an undo or a redo. It leads the person to its location, unless they go elsewhere meanwhile. */
export async function runUndoOrRedo(site: Site, step: () => Promise<void>): Promise<void> {
  const leading = runningStepOf(site)
  leading.running++
  leading.shownBefore = useView.of(site).getState().main
  try {
    await step()
  } finally {
    if (--leading.running === 0) leading.shownBefore = undefined
  }
}

/** Leads the person to what every undo and redo changes. */
export function startRevealingSteps(site: Site): void {
  const leading = runningStepOf(site)
  const view = useView.of(site)
  site.on('edited', ({ cause, focus }) => {
    if (!focus || (cause !== 'undo' && cause !== 'redo')) return
    if (leading.shownBefore && leading.shownBefore !== view.getState().main) return
    reveal(site, focus)
    if (leading.shownBefore) leading.shownBefore = view.getState().main
  })
}
