const style = `
.sidebar [data-page], main { transition: opacity 120ms }
[data-galley-lens] .sidebar [data-page]:not([data-galley-held]) { opacity: .32 }
[data-galley-lens="out"] main { opacity: .4 }
`

interface Dimming {
  /** Paths that are not dimmed; without them nothing is dimmed. */
  readonly pages: readonly string[] | undefined
  /** Whether the page itself is one of them. */
  readonly isOwn: boolean
}

let dimming: Dimming = { pages: undefined, isOwn: true }
let isStyled = false

/** Dims again after the page changed. */
export function dimAgain(): void {
  const root = document.documentElement
  if (dimming.pages === undefined) {
    root.removeAttribute('data-galley-lens')
    return
  }
  const held = new Set(dimming.pages)
  root.setAttribute('data-galley-lens', dimming.isOwn ? 'in' : 'out')
  for (const link of document.querySelectorAll<HTMLElement>('[data-page]'))
    link.toggleAttribute('data-galley-held', held.has(link.dataset.page ?? ''))
}

/** Dims all pages but some, including the shown page if it is not among them. */
export function dimOtherPages({ pages, isOwn }: Dimming): void {
  if (!isStyled) {
    isStyled = true
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }
  dimming = { pages, isOwn }
  dimAgain()
}
