import { perSite, siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { useView } from '../../host/view/view.ts'

/** Where the person reads in a page, and which pane they scrolled. */
export interface Reading {
  readonly file: string
  /** From 1; also between two lines. */
  readonly line: number
  /** How many lines the page has, where the pane knows. */
  readonly lines?: number
  readonly from: 'editor' | 'preview'
}

/** The latest place that was scrolled to; the pane that did not cause it follows. */
export const useReading = siteStore<{ readonly reading?: Reading }>(() => ({}))

const pauseOf = perSite(() => ({ until: 0 }))

/** For a moment panes do not follow each other: the person was led somewhere by what they pressed in one of them. */
export function pauseLinkedScrolling(site: Site): void {
  pauseOf(site).until = performance.now() + 600
}

/** Says where a pane was scrolled to by the person. Where the panes are not to scroll together, nobody hears. */
export function reportReading(site: Site, reading: Reading): void {
  if (performance.now() > pauseOf(site).until && useView.of(site).getState().scrollTogether)
    useReading.of(site).setState({ reading })
}

/** Calls `follow` with the lines that the other pane was scrolled to, until the returned function is called. */
export const onReading = (
  site: Site,
  pane: Reading['from'],
  follow: (reading: Reading) => void,
): (() => void) =>
  useReading.of(site).subscribe(({ reading }) => reading && reading.from !== pane && follow(reading))
