import type { ChangedRange } from './change-marks.ts'
import { type Block, blocks } from './scroll.ts'

const HIDDEN = 'data-galley-hidden'
const AROUND = 'data-galley-around'

const style = `
[${HIDDEN}]:not(.page-title) { display: none !important }
.page-title[${HIDDEN}] { position: absolute !important; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
[${AROUND}] { display: block !important; min-width: 0 !important; min-height: 0 !important; height: auto !important; max-width: none !important; margin: 0 !important; padding: 0 !important; background: none !important }
[${AROUND}] > [data-body] { padding: .625rem .75rem !important }
[${AROUND}]::before { display: none !important }
html[${AROUND}] { overflow: hidden; background: var(--ground) !important }
[data-body] > :not([${HIDDEN}]) { margin-block: 0 }
[data-body] > :not([${HIDDEN}]) ~ :not([${HIDDEN}]) { margin-block-start: .75rem }
`

let isStyled = false

function styleOnce(): void {
  if (isStyled) return
  isStyled = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}

/** Hides everything except the page's text; the title stays, as the first heading of a document. */
function clearAround(body: Element): void {
  for (let inner = body; inner.parentElement; inner = inner.parentElement) {
    inner.parentElement.setAttribute(AROUND, '')
    for (const beside of inner.parentElement.children) beside.toggleAttribute(HIDDEN, beside !== inner)
  }
}

function onlyBlocksOf(part: ChangedRange, body: Element): boolean {
  const all = blocks()
  const endOf = (index: number) => (all[index + 1]?.line ?? Number.MAX_SAFE_INTEGER) - 1
  const isIn = ({ line }: Block, index: number) => line <= part.to && endOf(index) >= part.from
  const shown = new Set(all.filter(isIn).map(({ element }) => element))
  for (const block of body.children) block.toggleAttribute(HIDDEN, !shown.has(block))
  return shown.size > 0
}

/**
 * Shows only the blocks of the page with some of these lines. `measured` is called with their height in pixels,
 * now and whenever it changes; 0 if nothing is rendered from them.
 */
export function showOnly(part: ChangedRange, measured: (height: number) => void): void {
  const body = document.querySelector('[data-body]')
  styleOnce()
  if (body) clearAround(body)
  if (!body || !onlyBlocksOf(part, body)) {
    measured(0)
    return
  }
  new ResizeObserver(() => measured(Math.ceil(body.getBoundingClientRect().height))).observe(body)
}
