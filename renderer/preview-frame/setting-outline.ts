const MARK = 'data-galley-shown'

/** Elements that a value colors or names although they are rendered from other values. */
const DRAWN_BY: Readonly<Record<string, string>> = {
  '/name': '.brand, .footer-name',
  '/colors/dark': '.cta, .cta-repository',
  '/colors/primary': '.sidebar [aria-current], .tab-bar [aria-current], .eyebrow',
  '/colors/light': '.sidebar [aria-current], .tab-bar [aria-current], .eyebrow',
}

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** The elements rendered from the value at `pointer`, from nested values, or from the nearest value around it. */
function drawnFrom(pointer: string): readonly Element[] {
  const by = Object.hasOwn(DRAWN_BY, pointer) ? DRAWN_BY[pointer] : undefined
  if (by !== undefined) return [...document.querySelectorAll(by)].filter(isShown)
  const all = [...document.querySelectorAll<HTMLElement>('[data-pointer]')].filter(isShown)
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = all.filter(({ dataset }) => dataset.pointer === at || dataset.pointer?.startsWith(`${at}/`))
    if (found.length > 0) return found
  }
  return []
}

let pointed: string | undefined

function mark(): readonly Element[] {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
  const found = pointed === undefined ? [] : drawnFrom(pointed)
  for (const element of found) element.setAttribute(MARK, '')
  return found
}

/** Outlines again after the page changed. */
export const outlineAgain = (): void => void mark()

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/**
 * Outlines the elements rendered from a value of docs.json; without one, nothing. Scrolls to the first one only
 * if none is in view: an element that sticks to the top would move the page for nothing.
 */
export function outlineSetting(pointer: string | undefined): void {
  pointed = pointer
  const found = mark()
  if (!found.some(isInView)) found[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
