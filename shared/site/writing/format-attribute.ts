import { parsePage } from '../../page/parse/parse.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { type ShownPlace, sourceAt } from '../../page/writing/leaf-text.ts'
import type { Span, WritingChange } from '../../page/writing/lines.ts'
import type { TextEdits } from '../../text/edit.ts'
import { editsInPage, type ShownAttribute } from './shown-attribute.ts'

/** A selection in the shown text of an attribute. */
export interface ShownSpan {
  readonly from: ShownPlace
  readonly to: ShownPlace
}

/** A line of Markdown as a page of its own, and what is selected in it. */
interface Line {
  readonly page: ParsedPage
  readonly span: Span
}

/** Returns the text of an attribute as a page; `undefined` if its Markdown is not shown, as in a title. */
export function lineOfAttribute(
  { kind, text, leaf }: ShownAttribute,
  { from, to }: ShownSpan,
): Line | undefined {
  if (kind !== 'line') return undefined
  const isCaret = from.at === to.at
  const start = sourceAt(leaf, from.at, isCaret ? from.side : 'after')
  const end = isCaret ? start : Math.max(start, sourceAt(leaf, to.at, 'before'))
  return { page: parsePage('', text), span: { from: start, to: end } }
}

/** Returns the edits of the page for a change of the line in an attribute. */
export const formatAttribute = (
  page: ParsedPage,
  shown: ShownAttribute,
  { edits }: WritingChange,
): TextEdits => editsInPage(page, shown, edits)
