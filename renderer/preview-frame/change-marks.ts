import { blocks, scrollToElement } from './scroll.ts'

/** Lines that differ, counted from 1; `to` below `from`: lines are missing before `from`. */
export interface ChangedRange {
  readonly from: number
  readonly to: number
}

const style = `
[data-galley-changed] { position: relative; background: color-mix(in srgb, #d29922 12%, transparent); border-radius: 4px; box-shadow: -10px 0 0 -6px #d29922 }
.top { position: static !important }
[data-galley-changed=now] { background: color-mix(in srgb, #d29922 26%, transparent) }
`

let sheet: CSSStyleSheet | undefined

/** Marks the blocks of the page that differ from the other version, and scrolls to the current difference. */
export function markRanges(parts: readonly ChangedRange[], at: number): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }
  const all = blocks()
  const endOf = (index: number) => (all[index + 1]?.line ?? Number.MAX_SAFE_INTEGER) - 1
  for (const [index, { element, line }] of all.entries()) {
    const isIn = ({ from, to }: ChangedRange) => from <= endOf(index) && to >= line
    const now = parts[at]
    if (now && isIn(now)) element.setAttribute('data-galley-changed', 'now')
    else if (parts.some(isIn)) element.setAttribute('data-galley-changed', '')
    else element.removeAttribute('data-galley-changed')
  }
  const from = parts[at]?.from
  if (from === undefined) return
  const index = all.findIndex((_, block) => from <= endOf(block))
  scrollToElement(all[index]?.element)
}
