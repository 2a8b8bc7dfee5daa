/** Texts that are not of the interface: what is written on the page, code, and what only screen readers get. */
const FOREIGN =
  'iframe, code, pre, .monaco-editor, style, script, title, svg, option, [aria-hidden="true"] kbd'

/** What people press. */
const CONTROL =
  'button, a[href], input, select, textarea, [role="tab"], [role="option"], [role="menuitem"], [role="switch"]'

/** Controls whose text has one line. */
const ONE_LINE =
  '[role="tablist"]:not([aria-orientation="vertical"]) [role="tab"], [role="radiogroup"] button, [role="toolbar"] button'

/** What lies over the rest of the window. */
const LAYER =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="tooltip"], [data-layer], [data-sonner-toaster]'

/** Pixels that a letter may stick out of its box. */
const SLACK = 1.5

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A text on the screen. */
interface Shown {
  readonly text: string
  readonly element: Element
  readonly isData: boolean
}

/** A piece of text on the screen, as far as it can be seen. */
type Piece = Box & Pick<Shown, 'text' | 'element'>

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** What only screen readers get has no room on the screen. */
const isForEars = (element: Element): boolean => {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { width, height } = one.getBoundingClientRect()
    if (width <= 1 && height <= 1 && getComputedStyle(one).position === 'absolute') return true
  }
  return false
}

/** All texts on the screen that are not foreign. */
function shownTexts(): readonly Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || !parent || node.data.trim() === '') continue
    if (parent.closest(FOREIGN) || !isShown(parent) || isForEars(parent)) continue
    texts.push(node)
  }
  return texts
}

/** The texts on the screen: in two languages, what both have in common is data, not labels. */
export const textsOnScreen = (): ReadonlySet<string> => new Set(shownTexts().map(({ data }) => data.trim()))

const intersect = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
})

const isThere = ({ left, right, top, bottom }: Box, room = 0): boolean =>
  right - left > room && bottom - top > room

const isOpaque = (style: CSSStyleDeclaration): boolean =>
  style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderInlineStartWidth) > 0

/** Boxes and styles, each read once: nothing moves while a screen is measured. */
interface Measures {
  readonly styleOf: (element: Element) => CSSStyleDeclaration
  readonly boxOf: (element: Element) => DOMRect
}

function remembered<T>(read: (element: Element) => T): (element: Element) => T {
  const known = new Map<Element, T>()
  return element => {
    const value = known.get(element) ?? read(element)
    known.set(element, value)
    return value
  }
}

const startMeasuring = (): Measures => ({
  styleOf: remembered(element => getComputedStyle(element)),
  boxOf: remembered(element => element.getBoundingClientRect()),
})

const isScrolling = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  [overflowX, overflowY].some(overflow => overflow === 'auto' || overflow === 'scroll')

/** The boxes around an element. */
function boxesAround(element: Element, { styleOf }: Measures): readonly Element[] {
  const boxes: Element[] = []
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { display } = styleOf(one)
    if (display !== 'inline' && display !== 'contents') boxes.push(one)
  }
  return boxes
}

/**
 * What is wrong with a line of a label, and how much of it can be seen. A box may end it in an ellipsis if the title of
 * the box has all of it; it may also leave out a whole line, such as a mark for which there is no room.
 */
function seenOf(
  line: Box,
  { text, element, isData }: Shown,
  measures: Measures,
): { seen: Box; fault?: string } {
  let seen = line
  let fault: string | undefined
  let isBoxed = false
  let isReachable = false
  const isOver = (box: Box) => seen.left < box.left - SLACK || seen.right > box.right + SLACK
  for (const one of boxesAround(element, measures)) {
    const [style, box] = [measures.styleOf(one), measures.boxOf(one)]
    const hides = style.overflowX !== 'visible'
    const rest = hides ? intersect(seen, box) : seen
    isReachable ||= isScrolling(style) || !isThere(rest)
    if (!isReachable && isOver(box)) {
      if (hides && !one.matches('[title]')) fault ??= 'is cut off'
      if (!hides && !isBoxed && (isOpaque(style) || one.matches(CONTROL))) fault ??= 'spills'
    }
    isBoxed ||= isOpaque(style) || one.matches(CONTROL)
    seen = rest
  }
  if (!isReachable && isOver(document.documentElement.getBoundingClientRect())) fault ??= 'is outside'
  return { seen, ...(fault !== undefined && !isData && { fault: `${text} ${fault}` }) }
}

const linesOf = (text: Text): readonly Box[] => {
  const range = document.createRange()
  range.selectNodeContents(text)
  const boxes = [...range.getClientRects()]
  return boxes
    .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
    .filter(box => isThere(box, 1))
}

const countRows = (lines: readonly Box[]): number => {
  const rows: number[] = []
  for (const { top } of lines) if (!rows.some(one => Math.abs(one - top) < 5)) rows.push(top)
  return rows.length
}

/** Whether something between two texts hides the lower one, as a dialog does. */
function isCovered(one: Piece, other: Piece): boolean {
  const { left, right, top, bottom } = intersect(one, other)
  const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
  const at = [one, other].map(({ element }) =>
    stack.findIndex(found => found === element || element.contains(found)),
  )
  if (at.some(index => index < 0)) return true
  const between = stack.slice(Math.min(...at), Math.max(...at))
  return between.some(found => getComputedStyle(found).backgroundColor !== 'rgba(0, 0, 0, 0)')
}

/** Pairs of texts that lie on each other. */
function overlaps(pieces: readonly Piece[]): readonly string[] {
  const sorted = pieces.toSorted((one, other) => one.top - other.top)
  return sorted.flatMap((one, index) => {
    const found: string[] = []
    for (const other of sorted.slice(index + 1)) {
      if (other.top >= one.bottom) break
      if (!isThere(intersect(one, other), 2.5) || one.element === other.element) continue
      if (one.element.closest(LAYER) !== other.element.closest(LAYER) || isCovered(one, other)) continue
      found.push(`${one.text} lies on ${other.text}`)
    }
    return found
  })
}

/**
 * Labels on the screen that are cut off, stick out of their control, take a second line where there is one, or lie on
 * each other. A text in `data` is not of the interface: it may be cut off.
 */
export function layoutFaults(data: ReadonlySet<string>): readonly string[] {
  const faults: string[] = []
  const pieces: Piece[] = []
  const measures = startMeasuring()
  for (const node of shownTexts()) {
    const element = node.parentElement
    const text = node.data.trim()
    if (!element) continue
    const isData = data.has(text)
    const lines = linesOf(node)
    if (!isData && element.closest(ONE_LINE) && countRows(lines) > 1) faults.push(`${text} wraps`)
    for (const line of lines) {
      const { seen, fault } = seenOf(line, { text, element, isData }, measures)
      if (fault !== undefined) faults.push(fault)
      if (isThere(seen, 1)) pieces.push({ ...seen, text, element })
    }
  }
  return [...new Set([...faults, ...overlaps(pieces)])]
}
