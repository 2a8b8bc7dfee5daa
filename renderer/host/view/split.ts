import type { SectionId } from '../../../shared/config/schema/sections.ts'

/** The middle pane shows one section, or one page. */
export type Main =
  | { readonly kind: 'section'; readonly section: SectionId }
  | { readonly kind: 'page'; readonly file: string }

/** Where one of the two views in the middle stands. */
export type SplitPane = 'first' | 'second'

/** What the middle shows, and on which side the person works. */
export interface Split {
  /** What the person works on; the preview and the commands are for it. */
  readonly main: Main
  /** What stands beside it, where the middle is split. */
  readonly beside: Main | undefined
  /** Where `main` stands, where the middle is split. */
  readonly side: SplitPane
}

/** Whether both are the same page or section. */
export const isSameMain = (one: Main | undefined, other: Main): boolean =>
  one !== undefined &&
  (one.kind === 'page'
    ? other.kind === 'page' && one.file === other.file
    : other.kind === 'section' && one.section === other.section)

/** The other of the two sides. */
export const otherPane = (side: SplitPane): SplitPane => (side === 'first' ? 'second' : 'first')

/**
 * The view with `next` in its middle: where that stands beside, the person goes there. Of the settings, one
 * section is shown at a time.
 */
export function withShown({ main, beside, side }: Split, next: Main): Split {
  const isThere =
    !isSameMain(main, next) &&
    (isSameMain(beside, next) || (beside?.kind === 'section' && next.kind === 'section'))
  return isThere ? { main: next, beside: main, side: otherPane(side) } : { main: next, beside, side }
}

/** The view with `next` on the side where the person does not work, and the person there. */
export const withBeside = ({ main, beside, side }: Split, next: Main): Split => ({
  main: next,
  beside: main,
  side: beside ? otherPane(side) : 'second',
})

/** The view with the person on the side `wanted`. */
export const workingAt = (sides: Split, wanted: SplitPane): Split =>
  sides.beside && sides.side !== wanted ? { main: sides.beside, beside: sides.main, side: wanted } : sides

/** The view without the side `closed`; the other has the room for itself. */
export const withoutPane = ({ main, beside, side }: Split, closed: SplitPane): Split => ({
  main: beside && closed === side ? beside : main,
  beside: undefined,
  side: 'first',
})
