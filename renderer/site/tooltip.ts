/** Pixels between a tooltip and the edges of the window. */
const EDGE = 12

/** Keeps the tooltip of a term in the window: moved sideways, and below the term if there is no space above. */
function positionTooltip(term: HTMLElement): void {
  const bubble = term.querySelector<HTMLElement>(':scope > .bubble')
  if (!bubble) return
  delete term.dataset.below
  delete term.dataset.shut
  bubble.style.transform = ''
  const { left, right, top } = bubble.getBoundingClientRect()
  const header = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0
  const over = document.documentElement.clientWidth - EDGE - right
  const shift = left < EDGE ? EDGE - left : Math.min(0, over)
  if (shift !== 0) bubble.style.transform = `translateX(${shift}px)`
  if (top < header) term.dataset.below = ''
}

/** Keeps tooltips in view, and closes them on Escape. */
export function startTooltips(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const term = target instanceof Element ? target.closest<HTMLElement>('.tooltip') : null
      if (term) positionTooltip(term)
    })
  }
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    for (const term of document.querySelectorAll<HTMLElement>('.tooltip:is(:hover, :focus-within)')) {
      term.dataset.shut = ''
    }
  })
}
