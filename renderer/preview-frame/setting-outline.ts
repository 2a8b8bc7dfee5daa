const MARK = 'data-galley-shown'

/** Values that color or name what is drawn from others. */
const DRAWN_BY: Readonly<Record<string, string>> = {
  '/name': '.brand, .footer-name',
  '/colors/dark': '.cta, .cta-repository',
  '/colors/primary': '.sidebar [aria-current], .tab-bar [aria-current], .eyebrow',
  '/colors/light': '.sidebar [aria-current], .tab-bar [aria-current], .eyebrow',
}

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** What is drawn from the value at `pointer`, from values in it, or from the nearest value around it. */
function drawnFrom(pointer: string): readonly Element[] {
  const by = Object.hasOwn(DRAWN_BY, pointer) ? DRAWN_BY[pointer] : undefined
  if (by !== undefined) return [...document.querySelectorAll(by)].filter(isSeen)
  const all = [...document.querySelectorAll<HTMLElement>('[data-pointer]')].filter(isSeen)
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

/** Outlines again after the page was changed. */
export const outlineAgain = (): void => void mark()

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/**
 * Outlines what is drawn from a value of docs.json; without one, nothing. Where no part of it is in view, the
 * first one is brought there: a part that sticks to the top would move the page for nothing.
 */
export function outlineSetting(pointer: string | undefined): void {
  pointed = pointer
  const found = mark()
  if (!found.some(isInView)) found[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
