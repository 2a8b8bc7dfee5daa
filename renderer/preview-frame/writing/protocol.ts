import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import { own, whole } from '../base/shapes.ts'

/**
 * What an edit does: replaces text, or what a key does at the caret; `above` and `below` start a paragraph. Words
 * that are dragged are a `drop` where they come, followed by a `lift` where they were: one step of undo.
 */
const WRITING_ACTIONS = [
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

/** Characters of a text that is edited, and of pasted content. */
const LONGEST_TEXT = 200_000
const LONGEST_PASTE = 5_000_000
/** Characters of one key. */
const LONGEST_KEY = 200
/** Characters of the name of a file. */
const LONGEST_NAME = 4000

const ATTRIBUTE = /^\d{1,9}\.[A-Za-z]{1,40}$/

/** Whether the name of a text is that of an attribute. */
export const isAttributeName = (name: string): name is AttributeName => ATTRIBUTE.test(name)

/** Reads the name of a text. */
export function readTextName(given: unknown): TextName | undefined {
  if (typeof given !== 'string') return whole(given)
  return given === 'title' || given === 'description' || isAttributeName(given) ? given : undefined
}

function readPlace(data: unknown): TextPlace | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const [block, at] = [whole(own(data, 'block')), whole(own(data, 'at'))]
  const [given, shown, side] = [own(data, 'name'), own(data, 'shown'), own(data, 'side')]
  const name = readTextName(given)
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

function readPoint(data: unknown): BlockSpot['handle'] | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const [x, y] = [pixels(own(data, 'x')), pixels(own(data, 'y'))]
  return x === undefined || y === undefined ? undefined : { x, y }
}

function readSpot(data: unknown): BlockSpot | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const [block, line] = [whole(own(data, 'block')), whole(own(data, 'line'))]
  const [top, left, width, height] = ['top', 'left', 'width', 'height'].map(name => pixels(own(data, name)))
  if (block === undefined || line === undefined || top === undefined || left === undefined) return undefined
  const handle = readPoint(own(data, 'handle'))
  if (width === undefined || height === undefined || !handle) return undefined
  return { block, line, start: whole(own(data, 'start')), top, left, width, height, handle }
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
  kind === 'history' ||
  kind === 'typed' ||
  kind === 'took' ||
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
    const [rect, place, snippet] = ['rect', 'place', 'snippet'].map(name => own(data, name))
    return {
      kind,
      line,
      start: whole(own(data, 'start')),
      place: readPlace(place),
      rect: readRect(rect),
      snippet: typeof snippet === 'string' && snippet.length <= LONGEST_NAME ? snippet : undefined,
      isOpening: own(data, 'isOpening') === true,
    }
  }
  if (kind === 'properties') {
    const rect = readRect(own(data, 'rect'))
    return rect && { kind, rect }
  }
  if (kind === 'block')
    return { kind, spot: readSpot(own(data, 'spot')), isCaret: own(data, 'isCaret') === true }
  if (kind === 'blocks') return readSpots(data)
  if (kind === 'took') {
    const number = whole(own(data, 'number'))
    return number === undefined ? undefined : { kind, number }
  }
  if (kind === 'typed') {
    const [inputType, text] = [own(data, 'inputType'), own(data, 'text')]
    if (typeof inputType !== 'string' || typeof text !== 'string') return undefined
    return inputType.length + text.length > LONGEST_KEY ? undefined : { kind, inputType, text }
  }
  if (kind === 'history') {
    const step = own(data, 'step')
    return step === 'undo' || step === 'redo' ? { kind, step } : undefined
  }
  if (kind === 'selected') {
    const given = own(data, 'range')
    const moves = whole(own(data, 'moves'))
    const range = typeof given === 'object' && given !== null ? readRange(given) : undefined
    return moves === undefined ? undefined : { kind, range, rect: readRect(own(data, 'rect')), moves }
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
