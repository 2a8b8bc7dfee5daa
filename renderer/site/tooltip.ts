/** Pixels between a tooltip and the edges of the window. */
const EDGE = 12

/** Pixels between a tooltip and its term. */
const GAP = 8

/** The term whose tooltip is shown. */
let term: Element | null = null

const bubbleOf = (element: Element | null) => element?.querySelector<HTMLElement>('.bubble')

function close(): void {
  const bubble = bubbleOf(term)
  if (bubble?.popover) bubble.togglePopover(false)
  term = null
}

/** Shows the tooltip above everything, since boxes around it cut it off: above the term, or below if there is no space. */
function place(): void {
  const bubble = bubbleOf(term)
  const word = term?.getClientRects()[0]
  if (!word || !bubble) return
  bubble.popover = 'manual'
  bubble.togglePopover(true)
  const { width, height } = bubble.getBoundingClientRect()
  const most = document.documentElement.clientWidth - EDGE - width
  const left = Math.max(EDGE, Math.min(most, word.left + (word.width - width) / 2))
  const above = word.top - GAP - height
  bubble.style.inset = `${above < EDGE ? word.bottom + GAP : above}px auto auto ${left}px`
}

function follow({ target }: Event): void {
  const found = target instanceof Element ? target.closest('.tooltip') : null
  const next = found ?? document.querySelector('.tooltip:focus-within')
  if (next !== term) close()
  term = next
  place()
}

/** Shows the tooltip of the term at the pointer or with the focus, until Escape. */
export function startTooltips(): void {
  document.addEventListener('pointerover', follow)
  document.addEventListener('focusin', follow)
  document.addEventListener('scroll', place, true)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
}
