import { ATOM } from '../../../shared/page/parse/leaf.ts'
import { isTransparent } from '../../../shared/page/parse/transparent.ts'
import { readTextName, type TextName, type TextPlace } from './protocol.ts'

/** What belongs to a text: part of it, or something that is changed as a whole. */
interface Run {
  readonly node: Text | Element
  readonly from: number
  readonly to: number
}

/** The texts of a page that can be edited, wherever they are. */
const TEXTS =
  '[data-body] [data-leaf], [data-body][data-leaf], [data-body] [data-field], [data-region=title] h1, [data-region=title] .lead'
const BLOCK =
  /^(?:address|article|aside|blockquote|details|div|dl|figure|footer|form|h[1-6]|header|hr|ol|p|pre|section|table|ul)$/

const BREAK = 'br'

/** What a heading, a task, and long code have besides their text. */
const isBeside = (element: Element) =>
  element.matches('.anchor, input[type=checkbox], span[id]:empty, [data-galley-own], code > wbr')

/** Whether the text in an element is edited like that around it; a word of code that stays on its line is. */
const isAround = (element: Element) =>
  (isTransparent(element.localName) && !element.hasAttribute('data-tag')) || element.matches('code > .whole')

/** Whether an element ends the text around it. */
export const isBlock = (element: Element): boolean => BLOCK.test(element.localName)

function collect(parent: Element, runs: Run[], at: { now: number }): boolean {
  for (const child of parent.childNodes) {
    if (child instanceof Text) {
      runs.push({ node: child, from: at.now, to: at.now + child.data.length })
      at.now += child.data.length
    } else if (child instanceof Element && !isBeside(child)) {
      if (isBlock(child)) return false
      const isText = isAround(child)
      if (isText && !collect(child, runs, at)) return false
      if (!isText && !isFiller(child)) runs.push({ node: child, from: at.now, to: ++at.now })
    }
  }
  return true
}

/** The line break that keeps an empty text open. */
const isFiller = (element: Element) =>
  element.localName === BREAK && element.hasAttribute('data-galley-filler')

/** Returns the runs of a text in the order of the page; a text ends at the first block inside it. */
function runsOf(text: Element): readonly Run[] {
  const runs: Run[] = []
  collect(text, runs, { now: 0 })
  return runs
}

const stringOf = ({ node }: Run) => (node instanceof Text ? node.data : ATOM)

/** Returns the text as it is shown; spaces at its end, which the browser would not show, are kept. */
export const shownIn = (text: Element): string =>
  runsOf(text)
    .map(stringOf)
    .join('')
    .replace(/\u00A0+$/, spaces => ' '.repeat(spaces.length))

/** Returns the text that a node belongs to. */
export function textOf(node: Node | null): HTMLElement | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  const text = element?.closest<HTMLElement>(TEXTS)
  if (!text) return undefined
  const runs = runsOf(text)
  const isInside = node === text || runs.some(run => run.node === node || node?.contains(run.node))
  return isInside || (runs.length === 0 && text.contains(node)) ? text : undefined
}

/** Returns the name of a text and the line of its block. */
function identityOf(text: HTMLElement): { readonly block: number; readonly name: TextName } | undefined {
  if (text.closest('[data-region=title]'))
    return { block: 0, name: text.localName === 'h1' ? 'title' : 'description' }
  const block = Number(text.closest<HTMLElement>('[data-line]')?.dataset.line)
  const name = readTextName(text.dataset.field ?? Number(text.dataset.leaf))
  return Number.isSafeInteger(block) && name !== undefined ? { block, name } : undefined
}

/** Returns where a position of the document is in a text. */
export function placeOf(text: HTMLElement, node: Node, offset: number): TextPlace | undefined {
  const identity = identityOf(text)
  if (!identity) return undefined
  const shown = shownIn(text)
  const { at, side } = offsetOf(text, node, offset)
  return { ...identity, shown, at: Math.min(at, shown.length), side }
}

/** Returns the end of a text. */
export function placeOfEnd(text: HTMLElement): TextPlace | undefined {
  const identity = identityOf(text)
  const shown = shownIn(text)
  return identity && { ...identity, shown, at: shown.length, side: 'before' }
}

function offsetOf(text: Element, node: Node, offset: number): Pick<TextPlace, 'at' | 'side'> {
  const runs = runsOf(text)
  const own = runs.find(run => run.node === node)
  if (own && node instanceof Text)
    return { at: own.from + Math.min(offset, node.data.length), side: offset > 0 ? 'before' : 'after' }
  const point = document.createRange()
  point.setStart(node, Math.min(offset, node.childNodes.length))
  const before = runs.findLast(run => point.comparePoint(run.node, 0) < 0)
  // Behind a mark, the next character does not belong to it.
  const isBefore = before?.node.parentNode === node
  return { at: before?.to ?? 0, side: isBefore ? 'before' : 'after' }
}

/** Returns the position of the document for a place in a text. */
export function pointIn(text: Element, at: number, side: 'before' | 'after'): { node: Node; offset: number } {
  const runs = runsOf(text)
  const before = runs.find(({ from, to }) => from < at && at <= to)
  const after = runs.find(({ from, to }) => from <= at && at < to)
  const run = side === 'before' ? (before ?? after) : (after ?? before)
  if (!run) return { node: text, offset: text.querySelector(':scope > input') ? 1 : 0 }
  const mark = [...text.children].find(child => child !== run.node && child.contains(run.node))
  if (mark && side === 'after' && !after) return { node: text, offset: indexOf(mark) + 1 }
  if (run.node instanceof Text)
    return { node: run.node, offset: Math.min(at - run.from, run.node.data.length) }
  return { node: run.node.parentNode ?? text, offset: indexOf(run.node) + (at > run.from ? 1 : 0) }
}

const indexOf = (node: Element) => [...(node.parentNode?.childNodes ?? [])].indexOf(node)

/** Whether a text is a field of the page's frontmatter. */
export const isField = (name: TextName): name is 'title' | 'description' =>
  name === 'title' || name === 'description'

/** Finds a field in what is above the page's text. */
const findField = (above: ParentNode, name: 'title' | 'description'): HTMLElement | undefined =>
  above.querySelector<HTMLElement>(name === 'title' ? 'h1' : '.lead') ?? undefined

/** Finds the text at a place of the page. */
export function findText({ block, name }: Pick<TextPlace, 'block' | 'name'>): HTMLElement | undefined {
  const title = document.querySelector('[data-region=title]')
  if (isField(name)) return title ? findField(title, name) : undefined
  const element = document.querySelector(`[data-body] > [data-line="${block}"]`)
  return findIn(element, name)
}

/** Returns the text of the page after another one that can be seen. */
export function textAfter(text: Element): HTMLElement | undefined {
  const all: Element[] = [...document.querySelectorAll(TEXTS)]
  const next = all.slice(all.indexOf(text) + 1).find(each => each.checkVisibility())
  return next instanceof HTMLElement ? next : undefined
}

/** Returns the last text that starts before an element. */
export function textBefore(element: Element): HTMLElement | undefined {
  const isBefore = (text: Element) =>
    text !== element && (text.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const before = [...document.querySelectorAll(TEXTS)].findLast(isBefore)
  return before instanceof HTMLElement ? before : undefined
}

/** Finds a text in a block by where it starts. */
function findIn(block: Element | null | undefined, name: TextName): HTMLElement | undefined {
  const selector = typeof name === 'number' ? `[data-leaf="${name}"]` : `[data-field="${name}"]`
  if (block instanceof HTMLElement && block.matches(selector)) return block
  return block?.querySelector<HTMLElement>(selector) ?? undefined
}
