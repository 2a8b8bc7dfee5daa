/** Pixels between a tooltip and the edges of the window. */
const EDGE = 12

/** Pixels between a tooltip and its term. */
const GAP = 8

const termOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.tooltip') : null

const bubbleOf = (term: HTMLElement): HTMLElement | null => term.querySelector(':scope > .bubble')

/** Moves the tooltip of a term above it, or below if there is no space above, and keeps it in the window. */
function place(term: HTMLElement, bubble: HTMLElement): void {
  const [word = term.getBoundingClientRect()] = term.getClientRects()
  const { width, height } = bubble.getBoundingClientRect()
  const header = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0
  const most = document.documentElement.clientWidth - EDGE - width
  const left = Math.max(EDGE, Math.min(most, word.left + (word.width - width) / 2))
  const above = word.top - GAP - height
  const isBelow = above < header
  term.toggleAttribute('data-below', isBelow)
  bubble.style.inset = `${isBelow ? word.bottom + GAP : above}px auto auto ${left}px`
}

/** Shows the tooltip of a term above everything: no box around it cuts it off. */
function show(term: HTMLElement): void {
  const bubble = bubbleOf(term)
  if (!bubble) return
  bubble.popover = 'manual'
  bubble.togglePopover(true)
  place(term, bubble)
}

const hide = (term: HTMLElement): boolean | undefined => bubbleOf(term)?.togglePopover(false)

/** Hides a tooltip when the pointer or the focus leaves its term, unless `kept` says that the other is there. */
function hideAfter(type: 'pointerout' | 'focusout', kept: string): void {
  document.addEventListener(type, event => {
    const [term, { relatedTarget }] = [termOf(event), event]
    const isInside = relatedTarget instanceof Node && term?.contains(relatedTarget)
    if (term && !isInside && !term.matches(kept)) hide(term)
  })
}

/** Shows tooltips while the pointer or the focus is on their terms, and closes them on Escape. */
export function startTooltips(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, event => {
      const term = termOf(event)
      if (term) show(term)
    })
  }
  hideAfter('pointerout', ':focus-within')
  hideAfter('focusout', ':hover')
  const shown = () => document.querySelectorAll<HTMLElement>('.tooltip:has(> :popover-open)')
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const term of shown()) hide(term)
  })
  const follow = () => {
    for (const term of shown()) show(term)
  }
  document.addEventListener('scroll', follow, { capture: true, passive: true })
}
