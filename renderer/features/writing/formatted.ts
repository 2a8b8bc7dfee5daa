import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import type { Span, WritingChange } from '../../../shared/page/writing/lines.ts'
import { placeOfOffset } from '../../../shared/page/writing/page-edit.ts'
import { formatAttribute, lineOfAttribute } from '../../../shared/site/writing/format-attribute.ts'
import { attributeShownAs, caretIn } from '../../../shared/site/writing/shown-attribute.ts'
import { editFile } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import type { TextPlace, TextRange } from '../../preview-frame/writing/protocol.ts'
import { selectionOnPage } from './caretOnPage.ts'
import { pageNow } from './pageText.ts'
import type { PageSelection } from './selection.ts'
import { applyChange } from './writeOnPage.ts'

/** What is selected after a change. */
interface Selected {
  readonly place: TextPlace | undefined
  /** The end of a selection. */
  readonly to: TextPlace | undefined
}

/** A text that can be formatted, and the selection in it. */
export interface FormattedText {
  readonly selection: PageSelection
  /** The whole page, or the one line of an attribute, read as a page. */
  readonly text: ParsedPage
  readonly span: Span
  /** Applies a change to the text, as an undo step with this label. */
  readonly put: (change: WritingChange, label: string) => Selected
}

function inPage(site: Site, selection: PageSelection, page: ParsedPage): FormattedText {
  const { file, span } = selection
  const put = ({ edits, selection: after = span }: WritingChange, label: string): Selected => {
    const place = applyChange(site, file, { edits, caret: after.from }, { label })
    const now = pageNow(site, file)
    return { place, to: now && after.to > after.from ? placeOfOffset(now, after.to) : undefined }
  }
  return { selection, text: page, span, put }
}

function inAttribute(
  site: Site,
  selection: PageSelection,
  page: ParsedPage,
  { from, to }: TextRange,
): FormattedText | undefined {
  const { block, name } = from
  const shown = typeof name === 'string' ? attributeShownAs(page, block, name) : undefined
  const line = shown && lineOfAttribute(shown, { from, to })
  if (!shown || !line) return undefined
  const put = (change: WritingChange, label: string): Selected => {
    const { file } = selection
    const edits = formatAttribute(page, shown, change)
    editFile(site, file, edits, { label, focus: { file, offset: edits[0]?.offset ?? shown.tag.from } })
    const now = pageNow(site, file)
    const next = now && attributeShownAs(now, block, `${name}`)
    const after = change.selection ?? line.span
    const placeAt = (at: number): TextPlace | undefined => next && { block, name, ...caretIn(next, at) }
    return { place: placeAt(after.from), to: after.to > after.from ? placeAt(after.to) : undefined }
  }
  return { selection, text: line.page, span: line.span, put }
}

/** The text on the page that commands format; `undefined` if the selection cannot be formatted, as in a title. */
export function formattedText(site: Site): FormattedText | undefined {
  const selection = selectionOnPage(site)
  const page = selection && pageNow(site, selection.file)
  if (!page) return undefined
  if (selection.isText) return inPage(site, selection, page)
  return selection.inAttribute && inAttribute(site, selection, page, selection.inAttribute)
}
