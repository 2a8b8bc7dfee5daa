import { own, whole } from '../base/shapes.ts'
import {
  type BlockSpot,
  type FrameRect,
  type FromWriting,
  type NewPlace,
  readTextName,
  type TextPlace,
  type TextRange,
  WRITING_ACTIONS,
} from './protocol.ts'

const NEW_PLACES: readonly NewPlace[] = ['above', 'below', 'gap']

/** Characters of a text that is edited, and of pasted content. */
const LONGEST_TEXT = 200_000
const LONGEST_PASTE = 5_000_000
/** Characters of one key. */
const LONGEST_KEY = 200
/** Characters of the name of a file. */
const LONGEST_NAME = 4000

/** Image files of one paste; what a file contains is checked when it is read. */
const MOST_PICTURES = 50

function readFiles(data: unknown): readonly File[] {
  const all: readonly unknown[] = Array.isArray(data) ? data.slice(0, MOST_PICTURES) : []
  return all.filter(one => one instanceof File)
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
    const where = NEW_PLACES.find(one => one === own(data, 'where'))
    return { kind, edit, ...range, text: content, html, pictures: readFiles(own(data, 'pictures')), where }
  }
  const action = WRITING_ACTIONS.find(one => one === own(data, 'action'))
  return action && content.length <= LONGEST_TEXT
    ? { kind, edit, action, ...range, text: content }
    : undefined
}
