import { useEffect } from 'react'
import { create } from 'zustand'
import { parsePointer } from '../../../shared/config/json/pointer.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { sectionOf } from '../../../shared/config/schema/sections.ts'
import { later } from '../../kit/base/later.ts'
import { onHost } from '../link/host-events.ts'
import { assetsNow } from '../site/assets.ts'
import { pagesByFile } from '../site/pages.ts'
import { type Main, withShown } from '../view/split.ts'
import { openBeside, useLeads } from '../view/split-view.ts'
import { useView } from '../view/view.ts'

/** A place to lead the person to: a value by its JSON pointer, or a place in a text. */
export interface Place {
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
  readonly place?: Place
  /** When, in milliseconds: what cannot be shown soon is not shown later by surprise. */
  readonly at: number
  /** Counts, so that the same place can be revealed again. */
  readonly serial: number
}

const store = create<Revealed>(() => ({ serial: 0, at: 0 }))

/** Whether a file can be shown as text: a page, or an API description. */
const isText = (file: string): boolean =>
  pagesByFile().has(file) || (/\.(json|ya?ml)$/i.test(file) && assetsNow().has(file))

/** What the middle pane must show so that `place` can be seen. */
function mainFor({ file, pointer }: Place): Main | undefined {
  if (file !== CONFIG_FILE) return isText(file) ? { kind: 'page', file } : undefined
  const key = pointer === undefined ? undefined : parsePointer(pointer)?.[0]
  const section = key === undefined ? undefined : sectionOf(String(key))
  if (section) return { kind: 'section', section: section.id }
  return key === 'navigation' ? undefined : { kind: 'section', section: 'json' }
}

/** Leads the person to a place: shows what holds it, then whoever shows it scrolls there and takes the focus. */
export function reveal(place: Place): void {
  const main = mainFor(place)
  if (main) useView.setState(view => ({ ...withShown(view, main), panes: { ...view.panes, editor: true } }))
  else if (place.file === CONFIG_FILE)
    useView.setState(({ panes }) => ({ panes: { ...panes, navigation: true } }))
  store.setState(({ serial }) => ({ place, at: performance.now(), serial: serial + 1 }))
}

/** Leads the person to a place once the dialog that asked has closed. */
export const revealLater = (place: Place): void => later(() => reveal(place))

/** Shows a page beside what the person works on, and leads them into its text: once the menu that asked has closed. */
export function openToSide(file: string): void {
  later(() => {
    openBeside({ kind: 'page', file })
    reveal({ file })
  })
}

let done = 0

/** Long enough for an editor to be loaded. */
const PATIENCE = 8000

/**
 * Calls `show` with each place that is revealed, again with every render until someone could show it: an
 * editor may still be loading. `show` returns whether it did. Where two views stand side by side, the one
 * that the person works in is asked.
 */
export function useReveal(show: (place: Place) => boolean): void {
  const { place, serial, at } = store()
  const leads = useLeads()
  useEffect(() => {
    if (!leads || !place || serial <= done || performance.now() - at > PATIENCE) return
    if (show(place)) done = serial
  })
}

/** What was shown when a step back or forward was asked for last, while one is under way. */
let shownBefore: Main | undefined
let underWay = 0

/** Runs a step back or forward. It leads the person to its place, unless they go elsewhere meanwhile. */
export async function leadingStep(step: () => Promise<void>): Promise<void> {
  underWay++
  shownBefore = useView.getState().main
  try {
    await step()
  } finally {
    if (--underWay === 0) shownBefore = undefined
  }
}

onHost('edited', ({ cause, focus }) => {
  if (!focus || (cause !== 'undo' && cause !== 'redo')) return
  if (shownBefore && shownBefore !== useView.getState().main) return
  reveal(focus)
  if (shownBefore) shownBefore = useView.getState().main
})
