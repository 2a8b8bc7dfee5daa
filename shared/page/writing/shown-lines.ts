import { applyEdits } from '../../text/edit.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { type LineKind, type Span, turnLines, type WritingChange } from './lines.ts'
import { changeOnOwnLines } from './own-lines.ts'
import { leafAtOffset } from './page-edit.ts'

/**
 * Turns the lines of a text that someone sees into headings, list items, or quotes, and back. A text right between its
 * tags gets lines of its own; `undefined` if it can have none.
 */
export function turnShownLines(page: ParsedPage, span: Span, kind: LineKind): WritingChange | undefined {
  const leaf = leafAtOffset(page, span.from)
  if (!leaf?.tags) return turnLines(page.text, span, kind)
  const made = changeOnOwnLines(page, leaf, own => {
    const { edits } = turnLines(own.page.text, own.leaf, kind)
    const grown = applyEdits(own.page.text, edits).length - own.page.text.length
    return { edits, caret: own.leaf.to + grown }
  })
  return made && { edits: made.edits, selection: { from: made.caret, to: made.caret } }
}
