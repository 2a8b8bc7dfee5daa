import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import { whole } from '../base/shapes.ts'

/**
 * What an edit does: replaces text, or what a key does at the caret; `above` and `below` start a paragraph beside a
 * text, `gap` one on the empty line that the last edit left the caret on. Words that are dragged are a `drop` where they come, followed by a `lift` where they were: one step of undo.
 */
export const WRITING_ACTIONS = [
  'text',
  'drop',
  'lift',
  'split',
  'break',
  'join',
  'join-next',
  'indent',
  'outdent',
  'above',
  'below',
  'gap',
] as const
export type WritingAction = (typeof WRITING_ACTIONS)[number]

/** The text of an attribute: where its tag starts in its block, and the name of the attribute. */
export type AttributeName = `${number}.${string}`

/** A text of the page: where its element starts in its block, a field of the frontmatter, or an attribute. */
export type TextName = number | 'title' | 'description' | AttributeName

/** A position in a text of the page, with the text as it is shown. */
export interface TextPlace {
  /** First line of the block in the file; 0 for a field. */
  readonly block: number
  readonly name: TextName
  readonly shown: string
  readonly at: number
  /** The text that the next character belongs to. */
  readonly side: 'before' | 'after'
}

/** A selection in the texts of the page; both ends are equal at a caret. */
export interface TextRange {
  readonly from: TextPlace
  readonly to: TextPlace
}

/** Where a block of the page is: in the source, and in the frame. */
export interface BlockSpot {
  /** First line of its top-level block in the file. */
  readonly block: number
  /** Its own first line in the file. */
  readonly line: number
  /** Where it starts in its top-level block, if the page knows. */
  readonly start: number | undefined
  /** In pixels of the frame. */
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
  /** Where its handle is. */
  readonly handle: { readonly x: number; readonly y: number }
}

/** An empty line between the texts of the page, which shows nothing there. */
export interface GapPlace {
  /** First line of the block that precedes or contains it; 0 before the first. */
  readonly block: number
  /** Whether it is in that block, behind the text `beside`. */
  readonly isInside: boolean
  /** The end of the text before it. */
  readonly beside: TextPlace | undefined
}

/** How a paragraph starts: beside a text, or on an empty line. */
export type NewPlace = Extract<WritingAction, 'above' | 'below' | 'gap'>

/** Where a history goes. */
export type HistoryStep = 'undo' | 'redo'

/** Stands for the whole text of the page's file, as the patch that shows it names it. */
export type Source = PagePatch['source']

/** A key as an input event describes it, or by its name, such as `Escape`. */
export interface TypedKey {
  readonly inputType: string
  readonly text: string
}

/** Messages from the window about writing on the page. */
export type ToWriting =
  /** Asks where all blocks are. */
  | { readonly kind: 'spots' }
  /** A press on a text of the page puts the caret there. */
  | { readonly kind: 'writing'; readonly isOn: boolean }
  /** Where the caret is after the edit `edit`, once the page shows `source`; without a place, nothing was changed. */
  | {
      readonly kind: 'caret'
      readonly edit: number
      readonly place: TextPlace | undefined
      readonly source: Source | undefined
      /** The edit opened a menu: keys since then are for the menu. */
      readonly hasMenu?: boolean
      /** The empty line that the caret is on instead of a place. */
      readonly gap?: GapPlace | undefined
    }
  /** A key that reached the window after it gave the page the focus; the page confirms its number. */
  | ({ readonly kind: 'late'; readonly number: number } & TypedKey)
  /** Where the caret is after a change that was made in the window, unless the person moved it since. */
  | {
      readonly kind: 'place'
      readonly source: Source | undefined
      readonly place: TextPlace
      /** The end of a selection. */
      readonly to: TextPlace | undefined
      /** How often the person had moved the caret when the change was asked for. */
      readonly moves: number
    }
  /** A step that the page asked for is undone or redone, or there was none. */
  | { readonly kind: 'stepped'; readonly source: Source | undefined }
  /** The Markdown of the selection, for copying. */
  | { readonly kind: 'copied'; readonly markdown: string }

/** Where something is in the page's own window, in pixels. */
export interface FrameRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Messages from the page about writing on it. */
export type FromWriting =
  /** The block under the pointer or with the caret; without a spot, there is none. */
  | { readonly kind: 'block'; readonly spot: BlockSpot | undefined; readonly isCaret: boolean }
  /** Where all blocks are, the innermost and those around them. */
  | { readonly kind: 'blocks'; readonly spots: readonly BlockSpot[] }
  /** Something was typed in a text of the page, or a key with a meaning in it was pressed. */
  | ({ readonly kind: 'write'; readonly edit: number; readonly action: WritingAction } & TextRange & {
        readonly text: string
      })
  /** The page has taken the late key with this number, and those before it. */
  | { readonly kind: 'took'; readonly number: number }
  /** A key that reached the page, but is for the menu that the last edit opened. */
  | ({ readonly kind: 'typed' } & TypedKey)
  /** The last step is to be undone, or redone. */
  | { readonly kind: 'history'; readonly step: HistoryStep }
  /** Content of the clipboard was pasted into a text of the page. */
  | ({
      readonly kind: 'paste'
      readonly edit: number
      readonly text: string
      readonly html: string
      /** Image files, without a text beside them. */
      readonly pictures: readonly File[]
      /** It is a paragraph that starts there. */
      readonly where: NewPlace | undefined
    } & TextRange)
  /** The selection in the texts of the page, and where it is; without ends, there is none. */
  | {
      readonly kind: 'selected'
      readonly range: TextRange | undefined
      readonly rect: FrameRect | undefined
      /** How often the person moved the caret so far, by a key, by the pointer or by typing. */
      readonly moves: number
    }
  /** Something that is not a text was pressed while writing. */
  | {
      readonly kind: 'island'
      readonly line: number
      /** Where it starts in its block, if that is known. */
      readonly start: number | undefined
      /** Where it is in a text, if it is in one. */
      readonly place: TextPlace | undefined
      /** Where it is; absent if the source of this page does not contain it. */
      readonly rect: FrameRect | undefined
      /** The file and line of the snippet that brought it. */
      readonly snippet: string | undefined
      /** It was the Enter key. */
      readonly isOpening: boolean
    }
  /** The properties of what the caret is in are wanted; the rectangle is that of the caret. */
  | { readonly kind: 'properties'; readonly rect: FrameRect }

const ATTRIBUTE = /^\d{1,9}\.[A-Za-z]{1,40}$/

/** Whether the name of a text is that of an attribute. */
export const isAttributeName = (name: string): name is AttributeName => ATTRIBUTE.test(name)

/** Reads the name of a text. */
export function readTextName(given: unknown): TextName | undefined {
  if (typeof given !== 'string') return whole(given)
  return given === 'title' || given === 'description' || isAttributeName(given) ? given : undefined
}
