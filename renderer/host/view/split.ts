import type { SectionId } from '../../../shared/config/schema/sections.ts'

/** The middle pane shows one section, or one page. */
export type Main =
  | { readonly kind: 'section'; readonly section: SectionId }
  | { readonly kind: 'page'; readonly file: string }

/** One of the two panes of a split middle. */
export type SplitPane = 'first' | 'second'

/** What the middle shows, and which pane is active. */
export interface Split {
  /** The content of the active pane; the preview and the commands are for it. */
  readonly main: Main
  /** The content of the other pane, if the middle is split. */
  readonly beside: Main | undefined
  /** The pane of `main`, if the middle is split. */
  readonly side: SplitPane
}

/** Whether both are the same page or section. */
export const isSameMain = (one: Main | undefined, other: Main): boolean =>
  one !== undefined &&
  (one.kind === 'page'
    ? other.kind === 'page' && one.file === other.file
    : other.kind === 'section' && one.section === other.section)

/** The other of the two panes. */
export const otherPane = (side: SplitPane): SplitPane => (side === 'first' ? 'second' : 'first')

/**
 * The view with `next` in its middle: if the other pane shows it, that pane is activated. Only one section of
 * the settings is shown at a time.
 */
export function withShown({ main, beside, side }: Split, next: Main): Split {
  const isThere =
    !isSameMain(main, next) &&
    (isSameMain(beside, next) || (beside?.kind === 'section' && next.kind === 'section'))
  return isThere ? { main: next, beside: main, side: otherPane(side) } : { main: next, beside, side }
}

/** The view with `next` in the inactive pane, which becomes the active one. */
export const withBeside = ({ main, beside, side }: Split, next: Main): Split => ({
  main: next,
  beside: main,
  side: beside ? otherPane(side) : 'second',
})

/** The view with the pane `wanted` active. */
export const workingAt = (sides: Split, wanted: SplitPane): Split =>
  sides.beside && sides.side !== wanted ? { main: sides.beside, beside: sides.main, side: wanted } : sides

/** The view without the pane `closed`; the other gets the whole space. */
export const withoutPane = ({ main, beside, side }: Split, closed: SplitPane): Split => ({
  main: beside && closed === side ? beside : main,
  beside: undefined,
  side: 'first',
})
