import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import type { Span, WritingChange } from '../../../shared/page/writing/lines.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import type { InsertEntry } from './insertEntries.tsx'

/** A point of the window, or the line of text that starts there. */
export interface Point {
  readonly x: number
  readonly y: number
  /** What opens there stays below or above this many pixels. */
  readonly height?: number
}

/** Where the blocks of a page are changed: the editor of its source, or the page in the preview. */
export interface BlockSurface {
  /** The page as it is now. */
  readonly read: () => ParsedPage
  /** What is selected in its text. */
  readonly selection: () => Span
  /** Makes a change, as one step with this label. */
  readonly apply: (change: WritingChange, label: string) => void
  /** Inserts something at the cursor, in place of a span that was typed to find it. */
  readonly insert: (entry: InsertEntry, typed: Span | undefined) => void
  /** Where a menu for the selection opens. */
  readonly point: () => Point
  /** Gives the focus back to the text, where the cursor was when a menu opened. */
  readonly resume: () => void
}

/** The menus for blocks. */
export type BlockMenu = 'insert' | 'turn' | 'move'

/** The menu that is open. */
interface OpenMenu {
  readonly kind: BlockMenu
  readonly surface: BlockSurface
  readonly at: Point
  /** What was typed to find something, with the slash before it. */
  readonly typed?: Span
}

/** A key as an input event describes it; for `Escape` and arrow keys, `inputType` is the name of the key. */
export interface EarlyKey {
  readonly inputType: string
  readonly text: string
}

/** The menu for blocks that is open, if one is. */
export const useBlockMenu = siteStore<{
  readonly open: OpenMenu | undefined
  /** Keys for the menu that were pressed before it had the focus. */
  readonly early: readonly EarlyKey[]
}>(() => ({ open: undefined, early: [] }))

/** Takes the keys that the menu did not take before it closed: they belong to the text. */
export function takeEarly(site: Site): readonly EarlyKey[] {
  const { early } = useBlockMenu.of(site).getState()
  useBlockMenu.of(site).setState({ early: [] })
  return early
}

/** The page in the preview, while the caret that was used last is on it. */
export const useWrittenSurface = siteStore<{ readonly surface: BlockSurface | undefined }>(() => ({
  surface: undefined,
}))
