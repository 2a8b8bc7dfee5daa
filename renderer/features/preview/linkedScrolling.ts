import { perSite, siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { useView } from '../../host/view/view.ts'

/** The line of a page that a pane was scrolled to, and which pane it was. */
interface ScrollPosition {
  readonly file: string
  /** From 1; fractions are between two lines. */
  readonly line: number
  /** The number of lines of the page, if the pane knows it. */
  readonly lines?: number
  readonly from: 'editor' | 'preview'
}

/** The latest scroll position; the pane that did not cause it follows. */
const useScrollPosition = siteStore<{ readonly position?: ScrollPosition }>(() => ({}))

const pauseOf = perSite(() => ({ until: 0 }))

/** Stops linked scrolling for a moment: the person clicked something in a pane that moved them. */
export function pauseLinkedScrolling(site: Site): void {
  pauseOf(site).until = performance.now() + 600
}

/** Reports where the person scrolled a pane to. Ignored if linked scrolling is off. */
export function reportScroll(site: Site, position: ScrollPosition): void {
  if (performance.now() > pauseOf(site).until && useView.of(site).getState().scrollTogether)
    useScrollPosition.of(site).setState({ position })
}

/** Calls `follow` with the lines that the other pane was scrolled to, until the returned function is called. */
export const onLinkedScroll = (
  site: Site,
  pane: ScrollPosition['from'],
  follow: (position: ScrollPosition) => void,
): (() => void) =>
  useScrollPosition
    .of(site)
    .subscribe(({ position }) => position && position.from !== pane && follow(position))
