import { lineOf } from '../base/source-lines.ts'
import { frameText } from '../base/texts.ts'
import type { FrameRect, FromWriting, TextPlace } from './protocol.ts'
import { placeOf, textOf } from './texts.ts'

/** What a snippet brought, and what has no text: the Tab key goes there, and Enter opens it. */
const REACHED =
  '[data-snippet]:not([data-snippet] *), [data-tag]:not(:has([data-leaf], [data-field]), [data-snippet] *)'

/** What is not text: it can be pressed, selected and moved as a whole. */
const ISLANDS = `:is(button, summary, [role=tab], [role=tablist]):not(:has([data-leaf], [data-field])), pre, svg, img, video, audio, iframe, object, input, select, .anchor, .katex, ${REACHED}`

const REACHED_MARK = 'data-galley-island'

/** Marks what the caret does not enter, in a part of the page that can be edited. */
export function markIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(ISLANDS)) {
    if (element.getAttribute('contenteditable') !== 'false') element.setAttribute('contenteditable', 'false')
  }
  for (const element of root.querySelectorAll<HTMLElement>(REACHED)) makeReachable(element)
}

/** What a part of the page is called. */
function nameOf({ dataset: { snippet } }: HTMLElement): string {
  if (snippet === undefined) return frameText('pagePart')
  return `${frameText('snippetPart')} ${/([^/]+?):\d+$/.exec(snippet)?.[1] ?? ''}`
}

/** Lets the Tab key reach an element that has no use itself; what has no role gets one, and a name. */
function makeReachable(element: HTMLElement): void {
  if (element.tabIndex >= 0) return
  element.tabIndex = 0
  element.setAttribute(REACHED_MARK, '')
  if (!/^(?:div|p|span)$/.test(element.localName) || element.hasAttribute('role')) return
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', nameOf(element))
}

/** Takes the marks away. */
export function clearIslands(): void {
  for (const element of document.querySelectorAll('[contenteditable=false]'))
    element.removeAttribute('contenteditable')
  for (const element of document.querySelectorAll(`[${REACHED_MARK}]`)) {
    const own = element.getAttribute('role') === 'group' ? ['role', 'aria-label'] : []
    for (const name of ['tabindex', REACHED_MARK, ...own]) element.removeAttribute(name)
  }
}

/** Where an element is in this window. */
export function rectOf(shown: Element): FrameRect {
  const { x, y, width, height } = shown.getBoundingClientRect()
  return { x, y, width, height }
}

/** Where something that is not text is in a text inside `island`. */
function placeInText(element: Element, island: Element): TextPlace | undefined {
  const { parentNode } = element
  const text = element === island ? undefined : textOf(parentNode)
  if (!text || !parentNode || !island.contains(text)) return undefined
  return placeOf(text, parentNode, [...parentNode.childNodes].indexOf(element))
}

type Island = Extract<FromWriting, { readonly kind: 'island' }>

/** Returns what was pressed, as the message about it; nothing for what has a use itself. */
export function islandAt(target: Element, isOpening = false): Island | undefined {
  if (target.closest('button, summary, [role=tab], input, select')) return undefined
  const island = target.closest<HTMLElement>('[data-tag], [data-at], [data-line]')
  const line = island ? lineOf(island) : undefined
  const start = Number(island?.dataset.tag)
  if (!island || line === undefined) return undefined
  const place = placeInText(target, island)
  const isKnown = !place && island.dataset.tag !== undefined && Number.isSafeInteger(start)
  const snippet = target.closest<HTMLElement>('[data-snippet]')?.dataset.snippet
  return {
    kind: 'island',
    line,
    start: isKnown ? start : undefined,
    place,
    rect: snippet === undefined ? rectOf(target.matches('img') ? target : island) : undefined,
    snippet,
    isOpening,
  }
}

/** The island that has the focus, if that is what a key is for. */
function focusedIsland(target: EventTarget | null): Element | undefined {
  return target instanceof Element && target.matches(`[${REACHED_MARK}]`) ? target : undefined
}

/** What a key opens, if an island has the focus. */
export function islandOpenedBy(event: KeyboardEvent): ReturnType<typeof islandAt> {
  const island = event.key === 'Enter' ? focusedIsland(event.target) : undefined
  return island && islandAt(island, true)
}
