/** Room for the handle of a block at the start of its line, in pixels. */
const ROOM = 52
const HANDLE_HEIGHT = 28
/** A block that starts further from the start of the page’s text than this is in a column of its own. */
const INDENTED = 140

const VARIABLE = '--galley-gutter'

const sheet = new CSSStyleSheet()
sheet.replaceSync(
  `[data-galley-writing] :is([data-body], [data-region=title]) { padding-inline-start: var(${VARIABLE}, 0px) }
  [data-galley-writing] [data-body]:not(:has(> *)) { min-block-size: 4rem }`,
)
document.adoptedStyleSheets.push(sheet)

const root = document.documentElement

/** Moves the page's text aside where there is no room beside it for the handle. */
export function makeGutter(isOn: boolean): void {
  root.style.removeProperty(VARIABLE)
  const body = isOn ? document.querySelector('[data-body]') : null
  if (!body) return
  const { left, right } = body.getBoundingClientRect()
  const free = isRightToLeft(body) ? root.clientWidth - right : left
  if (free < ROOM) root.style.setProperty(VARIABLE, `${ROOM - free}px`)
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Returns where the handle of a block is: in the gutter, or on the upper edge of the column that it is in. */
export function handlePlace(element: Element): { readonly x: number; readonly y: number } {
  const block = element.getBoundingClientRect()
  const body = element.closest('[data-body]')
  if (!body) return { x: block.left, y: block.top }
  const { left, right } = body.getBoundingClientRect()
  const isMirrored = isRightToLeft(body)
  const padding = Number.parseFloat(root.style.getPropertyValue(VARIABLE)) || 0
  const [start, end] = [left + padding, right - padding]
  const isInColumn = (rect: DOMRect) => (isMirrored ? end - rect.right : rect.left - start) > INDENTED
  if (isInColumn(block)) {
    let column = block
    for (let around = element.parentElement; around && around !== body; around = around.parentElement) {
      const rect = around.getBoundingClientRect()
      if (isInColumn(rect)) column = rect
    }
    return { x: isMirrored ? column.right - ROOM : column.left, y: column.top - HANDLE_HEIGHT / 2 }
  }
  return { x: isMirrored ? end + 4 : start - ROOM, y: block.top }
}
