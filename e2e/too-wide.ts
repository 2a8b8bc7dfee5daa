import type { Page } from '@playwright/test'

/** Widths of phones and of a tablet, in pixels. */
export const NARROW: readonly number[] = [320, 390, 768]

/** What a document shows beyond the edges that readers can scroll to, each as where, by how much, and what. */
function found(): readonly string[] {
  const root = document.documentElement
  const isScrolled = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX)
  const isCut = (box: Element) => {
    const { overflowX, contain, containerType } = getComputedStyle(box)
    return /hidden|clip/.test(overflowX) || /paint|content|strict/.test(`${contain} ${containerType}`)
  }
  /** What is cut off by design: shortened with an ellipsis, or there for screen readers only. */
  const isMeant = (box: Element) => {
    const { textOverflow, clipPath, webkitLineClamp } = getComputedStyle(box)
    return textOverflow === 'ellipsis' || clipPath !== 'none' || webkitLineClamp !== 'none'
  }
  const nameOf = (element: Element) => {
    const classes = [...element.classList].map(name => `.${name}`).join('')
    return `${element.localName}${classes}`
  }
  /** The box that shows no more of a rectangle than this many pixels less, with no way to reach the rest. */
  const cutBy = (leaf: Element, left: number, right: number): string | undefined => {
    for (let box: Element | null = leaf; box !== null && box !== document.body; box = box.parentElement) {
      if (isMeant(box) || getComputedStyle(box).position === 'fixed') return undefined
      if (box === leaf && box.localName !== 'pre') continue
      if (isScrolled(box)) return undefined
      if (!isCut(box)) continue
      const edge = box.getBoundingClientRect()
      const over = Math.round(Math.max(right - edge.right, edge.left - left))
      if (over > 1) return `${nameOf(box)} cuts ${over} px off`
    }
    const over = Math.round(Math.max(right - root.clientWidth, -left))
    return over > 1 ? `page ends ${over} px before` : undefined
  }

  const told = new Map<string, string>()
  const look = (leaf: Element, { left, right, width, height }: DOMRect, what: string) => {
    if (width < 2 || height < 2) return
    const cut = cutBy(leaf, left, right)
    if (cut === undefined) return
    const key = `${cut.replace(/\d+ px/, '')} ${nameOf(leaf)}`
    told.set(key, told.get(key) ?? `${cut} ${nameOf(leaf)} ${what}`.trim())
  }
  const range = document.createRange()
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg')?.parentElement?.closest('svg') || !isSeen(element)) continue
    if (
      element.matches(
        'img, video, audio, iframe, svg, canvas, input, button, select, textarea, hr, .katex-html',
      )
    )
      look(element, element.getBoundingClientRect(), element.getAttribute('src')?.slice(-60) ?? '')
    if (element.closest('svg, select, textarea, .katex')) continue
    for (const node of element.childNodes) {
      if (node.nodeType !== 3 || !node.textContent?.trim()) continue
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) look(element, line, node.textContent.trim().slice(0, 50))
    }
  }
  const wider = root.scrollWidth - root.clientWidth
  const scrolls = wider > 0 ? [`scrolls sideways by ${wider} px`] : []
  return [...scrolls, ...told.values()]
}

/** Finds what is too wide for a page as it is shown: the page scrolls sideways, or something is cut off for good. */
export const tooWide = (page: Page): Promise<readonly string[]> => page.evaluate(found)
