import { LINED, lineOf } from './base/source-lines.ts'
import { lineAt, type Mark, type Room, readingPosition, scrollFor, topOf } from './scroll-math.ts'

/** A block of the page. */
export interface Block {
  readonly element: Element
  readonly line: number
}

/**
 * The blocks of the page in rising order of their lines, without views that are not chosen: blocks that an API adds at
 * the end have no lines.
 */
export function blocks(): readonly Block[] {
  const found: Block[] = []
  for (const element of document.querySelector('[data-body]')?.children ?? []) {
    const line = lineOf(element)
    const isShown = line !== undefined && !element.hasAttribute('hidden')
    if (isShown && line >= (found.at(-1)?.line ?? 0)) found.push({ element, line })
  }
  return found
}

const room = (): Room => ({ height: innerHeight, whole: document.documentElement.scrollHeight })

const topIn = (element: Element) => element.getBoundingClientRect().top + scrollY

/** The visible elements of a block with a line, in rising order. */
function marksIn({ element }: Block): readonly Mark[] {
  const marks: Mark[] = []
  for (const each of [element, ...element.querySelectorAll(LINED)]) {
    const line = lineOf(each)
    if (line === undefined || each.getClientRects().length === 0) continue
    const top = topIn(each)
    const last = marks.at(-1)
    if (!last || (line > last.line && top > last.top)) marks.push({ line, top })
  }
  return marks
}

/** The marks of one block, and the mark at which the next one starts. */
function marksAround(all: readonly Block[], index: number): readonly Mark[] {
  const [block, next] = [all[index], all[index + 1]]
  const first = block ?? all[0]
  const marks = block ? marksIn(block) : [{ line: 1, top: 0 }]
  const line = Math.max((marks.at(-1)?.line ?? first?.line ?? 1) + 1, total + 1)
  const following = block ? next : first
  const end = following
    ? { line: following.line, top: topIn(following.element) }
    : { line, top: room().whole }
  return [...marks, end]
}

/** The number of lines of the page, as last reported by the window. */
let total = 0

/** In how many frames the blocks that came into view by scrolling to a line have the sizes that they keep. */
const SETTLING = 3

let settling = 0

function scrollFromHere(line: number, frames: number): void {
  const all = blocks()
  const index = all.findLastIndex(block => block.line <= line)
  const top = topOf(line, marksAround(all, index))
  scrollTo({ top: scrollFor(top, room()), behavior: 'instant' })
  if (frames > 0) settling = requestAnimationFrame(() => scrollFromHere(line, frames - 1))
}

/** Scrolls a source line, out of this many lines, to the reading position. */
export function scrollToLine(line: number, lines = total): void {
  total = lines
  cancelAnimationFrame(settling)
  // The blocks of a long page get their sizes only in view.
  scrollFromHere(line, 'long' in document.documentElement.dataset ? SETTLING : 0)
}

/** Scrolls to an element without scrolling the window around the frame. */
export function scrollToElement(element: Element | undefined): void {
  if (element) scrollTo({ top: topIn(element) - innerHeight / 4, behavior: 'instant' })
}

/** The source line that is being read, may be between two; beyond every line at the very end. */
export function lineRead(): number {
  const { height, whole } = room()
  if (scrollY > 0 && scrollY + height >= whole - 1) return Number.MAX_SAFE_INTEGER
  const position = readingPosition(scrollY, room())
  const all = blocks()
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const block = all[middle]
    if (block && topIn(block.element) <= position) low = middle + 1
    else high = middle
  }
  return lineAt(position, marksAround(all, low - 1))
}
