const style = `
.sidebar [data-page], main { transition: opacity 120ms }
[data-galley-lens] .sidebar [data-page]:not([data-galley-held]) { opacity: .32 }
[data-galley-lens="out"] main { opacity: .4 }
`

interface Dimming {
  /** Paths that stand out; without them everything does. */
  readonly pages: readonly string[] | undefined
  /** The page itself is one of them. */
  readonly isOwn: boolean
}

let dimming: Dimming = { pages: undefined, isOwn: true }
let isStyled = false

/** Dims again after the page was changed. */
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

/** Dims every page but some, also the page that is shown if it is not among them. */
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
