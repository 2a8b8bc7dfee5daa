import type { Visibility } from './protocol.ts'

const MARK = 'data-galley-shown'

/** Elements that a value colors or names although they are rendered from other values. */
const DRAWN_BY: Readonly<Record<string, string>> = {
  '/name': '.brand, .footer-name',
  '/colors/dark': '.cta, .cta-repository',
  '/colors/primary': '.sidebar [aria-current], .tab-bar [aria-current], .eyebrow',
  '/colors/light': '.sidebar [aria-current], .tab-bar [aria-current], .eyebrow',
}

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** The elements among `all` rendered from the value at `pointer`, from nested values, or from the nearest value around it. */
function drawnFrom(pointer: string, all: readonly HTMLElement[]): readonly Element[] {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = all.filter(({ dataset }) => dataset.pointer === at || dataset.pointer?.startsWith(`${at}/`))
    if (found.length > 0) return found
  }
  return []
}

interface Shown {
  readonly found: readonly Element[]
  readonly visibility: Visibility
}

/** The visible elements that show a setting; if they are hidden, those of the nearest value around it. */
function shownFor(pointer: string): Shown {
  const by = Object.hasOwn(DRAWN_BY, pointer) ? DRAWN_BY[pointer] : undefined
  const all = [...document.querySelectorAll<HTMLElement>(by ?? '[data-pointer]')]
  const nearest = by === undefined ? drawnFrom(pointer, all) : all
  const found = nearest.filter(isShown)
  if (found.length > 0) return { found, visibility: 'visible' }
  return {
    found: by === undefined ? drawnFrom(pointer, all.filter(isShown)) : [],
    visibility: nearest.length > 0 ? 'hidden' : 'absent',
  }
}

let pointed: string | undefined

function mark(): Shown | undefined {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
  const shown = pointed === undefined ? undefined : shownFor(pointed)
  for (const element of shown?.found ?? []) element.setAttribute(MARK, '')
  return shown
}

/** Outlines again after the page changed. */
export const outlineAgain = (): void => void mark()

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Outlines, and scrolls to the first element only if none is in view: one that sticks to the top would move the page for nothing. */
function outline(): Visibility | undefined {
  const shown = mark()
  if (!shown?.found.some(isInView)) shown?.found[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  return shown?.visibility
}

/** Outlines what is rendered from a value of docs.json; without one, nothing. Returns whether it is visible. */
export function outlineSetting(pointer: string | undefined): Visibility | undefined {
  pointed = pointer
  return outline()
}

/** Outlines again when the width changes: other elements may be visible. */
export const watchWidth = (): void => {
  let width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth === width) return
    width = innerWidth
    requestAnimationFrame(outline)
  })
}
