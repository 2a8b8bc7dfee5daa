import { LINED, lineOf } from './lines.ts'

interface Mark {
  readonly line: number
  readonly top: number
  readonly bottom: number
}

/** Everything that is seen and says its line, in the order of the page. */
function marks(): readonly Mark[] {
  const body = document.querySelector('[data-body]')
  return [...(body?.querySelectorAll(LINED) ?? [])].flatMap(element => {
    const line = lineOf(element)
    if (line === undefined || element.getClientRects().length === 0) return []
    const { top, bottom } = element.getBoundingClientRect()
    return [{ line, top, bottom }]
  })
}

/** Where the place that is read stands in the window. */
const edge = () => innerHeight * 0.2

/** Brings the place of a source line near the top; between two marks it stands in proportion. */
export function scrollToLine(line: number): void {
  const all = marks()
  const index = all.findLastIndex(mark => mark.line <= line)
  const mark = all[index]
  if (!mark) {
    scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  const next = all.slice(index + 1).find(other => other.line > mark.line)
  const part = next ? (line - mark.line) / (next.line - mark.line) : 0
  const end = next?.top ?? mark.bottom
  scrollBy({ top: mark.top + (end - mark.top) * part - edge(), behavior: 'instant' })
}

/** The source line at the place that is read. */
export function lineAtTop(): number {
  return marks().findLast(({ top }) => top <= edge())?.line ?? 1
}
