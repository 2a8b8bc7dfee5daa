import { lineOf } from '../base/source-lines.ts'
import type { FrameRect } from './protocol.ts'

/** What is not text: it can be pressed, selected and moved as a whole. */
const ISLANDS =
  'button, summary, [role=tab], [role=tablist], pre, svg, img, video, audio, iframe, object, input, select, .anchor, .katex, [data-tag]:not(:has([data-leaf]))'

/** Marks what the caret does not enter, in a part of the page that can be edited. */
export function markIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(ISLANDS)) {
    if (element.getAttribute('contenteditable') !== 'false') element.setAttribute('contenteditable', 'false')
  }
}

/** Takes the marks away. */
export function clearIslands(): void {
  for (const element of document.querySelectorAll('[contenteditable=false]'))
    element.removeAttribute('contenteditable')
}

interface Island {
  readonly line: number
  readonly start: number | undefined
  readonly rect: FrameRect | undefined
}

/** Where an element is in this window. */
export function rectOf(shown: Element): FrameRect {
  const { x, y, width, height } = shown.getBoundingClientRect()
  return { x, y, width, height }
}

/** Returns what was pressed by its line and where it starts in its block; nothing for what has a use itself. */
export function islandAt(target: Element): Island | undefined {
  if (target.closest('button, summary, [role=tab], input, select')) return undefined
  const island = target.closest<HTMLElement>('[data-tag], [data-at], [data-line]')
  const line = island ? lineOf(island) : undefined
  const start = Number(island?.dataset.tag)
  if (!island || line === undefined) return undefined
  const isKnown = island.dataset.tag !== undefined && Number.isSafeInteger(start)
  const rect = island.closest('[data-snippet]') ? undefined : rectOf(island)
  return { line, start: isKnown ? start : undefined, rect }
}
