import { own, whole } from '../base/shapes.ts'

/** What an edit does: replaces text, or what a key does at the caret; `above` and `below` start a paragraph. */
export const WRITING_ACTIONS = [
  'text',
  'split',
  'break',
  'join',
  'join-next',
  'indent',
  'outdent',
  'above',
  'below',
] as const
export type WritingAction = (typeof WRITING_ACTIONS)[number]

/** A text of the page: where its element starts in its block, or a field of the frontmatter. */
export type TextName = number | 'title' | 'description'

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
}

/** Messages from the window about writing on the page. */
export type ToWriting =
  /** Asks where all blocks are. */
  | { readonly kind: 'spots' }
  /** A press on a text of the page puts the caret there. */
  | { readonly kind: 'writing'; readonly isOn: boolean }
  /** Where the caret is after the edit `edit`, once the page is patched; without a place, nothing was changed. */
  | {
      readonly kind: 'caret'
      /** 0 for a change that was made in the window. */
      readonly edit: number
      readonly place: TextPlace | undefined
      /** The end of a selection. */
      readonly to?: TextPlace | undefined
    }
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
  /** Content of the clipboard was pasted into a text of the page. */
  | ({
      readonly kind: 'paste'
      readonly edit: number
      readonly text: string
      readonly html: string
    } & TextRange)
  /** The selection in the texts of the page; without ends, there is none. */
  | { readonly kind: 'selected'; readonly range: TextRange | undefined }
  /**
   * Something that is not a text was pressed while writing: where it starts in its block, if that is known, and
   * where it is; without a rectangle, the source of this page does not contain it.
   */
  | {
      readonly kind: 'island'
      readonly line: number
      readonly start: number | undefined
      readonly rect: FrameRect | undefined
    }
  /** The properties of what the caret is in are wanted; the rectangle is that of the caret. */
  | { readonly kind: 'properties'; readonly rect: FrameRect }

/** Characters of a text that is edited, and of pasted content. */
const LONGEST_TEXT = 200_000
const LONGEST_PASTE = 5_000_000

function readPlace(data: unknown): TextPlace | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const [block, at] = [whole(own(data, 'block')), whole(own(data, 'at'))]
  const [given, shown, side] = [own(data, 'name'), own(data, 'shown'), own(data, 'side')]
  const name = given === 'title' || given === 'description' ? given : whole(given)
  if (block === undefined || at === undefined || name === undefined) return undefined
  if (typeof shown !== 'string' || shown.length > LONGEST_TEXT || at > shown.length) return undefined
  return { block, name, shown, at, side: side === 'after' ? side : 'before' }
}

function readRange(data: object): TextRange | undefined {
  const [from, to] = [readPlace(own(data, 'from')), readPlace(own(data, 'to'))]
  return from && to && { from, to }
}

/** Blocks of one page that are reported at once. */
const MOST_BLOCKS = 5000

const pixels = (value: unknown): number | undefined =>
  typeof value === 'number' && Math.abs(value) <= 10_000_000 ? value : undefined

function readRect(data: unknown): FrameRect | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(name => pixels(own(data, name)))
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined
  return width < 0 || height < 0 ? undefined : { x, y, width, height }
}

function readSpot(data: unknown): BlockSpot | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const [block, line] = [whole(own(data, 'block')), whole(own(data, 'line'))]
  const [top, left, width, height] = ['top', 'left', 'width', 'height'].map(name => pixels(own(data, name)))
  if (block === undefined || line === undefined || top === undefined || left === undefined) return undefined
  if (width === undefined || height === undefined) return undefined
  return { block, line, start: whole(own(data, 'start')), top, left, width, height }
}

function readSpots(data: object): FromWriting | undefined {
  const given = own(data, 'spots')
  if (!Array.isArray(given) || given.length > MOST_BLOCKS) return undefined
  const spots = given.map(readSpot).filter(spot => spot !== undefined)
  return spots.length === given.length ? { kind: 'blocks', spots } : undefined
}

/** Whether a message is about writing on the page. */
export const isAboutWriting = (kind: unknown): kind is FromWriting['kind'] =>
  kind === 'write' ||
  kind === 'paste' ||
  kind === 'selected' ||
  kind === 'island' ||
  kind === 'block' ||
  kind === 'blocks' ||
  kind === 'properties'

/** Reads a message about writing on the page; `undefined` for everything that is not exactly one. */
export function readWriting(kind: FromWriting['kind'], data: object): FromWriting | undefined {
  if (kind === 'island') {
    const line = whole(own(data, 'line'))
    if (line === undefined) return undefined
    return { kind, line, start: whole(own(data, 'start')), rect: readRect(own(data, 'rect')) }
  }
  if (kind === 'properties') {
    const rect = readRect(own(data, 'rect'))
    return rect && { kind, rect }
  }
  if (kind === 'block')
    return { kind, spot: readSpot(own(data, 'spot')), isCaret: own(data, 'isCaret') === true }
  if (kind === 'blocks') return readSpots(data)
  if (kind === 'selected') {
    const given = own(data, 'range')
    return { kind, range: typeof given === 'object' && given !== null ? readRange(given) : undefined }
  }
  const [edit, range, content] = [whole(own(data, 'edit')), readRange(data), own(data, 'text')]
  if (edit === undefined || !range || typeof content !== 'string') return undefined
  if (kind === 'paste') {
    const html = own(data, 'html')
    if (typeof html !== 'string' || content.length + html.length > LONGEST_PASTE) return undefined
    return { kind, edit, ...range, text: content, html }
  }
  const action = WRITING_ACTIONS.find(one => one === own(data, 'action'))
  return action && content.length <= LONGEST_TEXT
    ? { kind, edit, action, ...range, text: content }
    : undefined
}
