import { t } from 'i18next'
import type { Span, WritingChange } from '../../../shared/page/writing/lines.ts'
import { toggleMark } from '../../../shared/page/writing/marks.ts'
import { placeOfOffset } from '../../../shared/page/writing/page-edit.ts'
import type { CommandId } from '../../../shared/rpc/commands.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { pagesNow } from '../../host/site/pages.ts'
import type { TextRange, ToWriting } from '../../preview-frame/writing/protocol.ts'
import { pageNow } from './pageText.ts'
import { applyChange, sourceOf } from './writeOnPage.ts'

/** Characters of a selection that are copied as Markdown. */
const LONGEST_COPY = 1_000_000

/** The selection on the page, as the source that it stands for. */
interface PageSelection {
  readonly file: string
  readonly span: Span
  readonly send: (message: ToWriting) => void
}

/** The caret or the selection on the page in the preview; nothing while the focus is elsewhere. */
export const usePageSelection = siteStore<{ readonly selection: PageSelection | undefined }>(() => ({
  selection: undefined,
}))

/** Remembers the selection of the page; returns its Markdown for copying. */
export function rememberSelection(
  site: Site,
  file: string | undefined,
  range: TextRange | undefined,
  send: PageSelection['send'],
): string | undefined {
  const page = file === undefined ? undefined : pageNow(site, file)
  const span = page && range && sourceOf(site, page, range)
  usePageSelection.of(site).setState({
    selection: span && file !== undefined ? { file, span, send } : undefined,
  })
  if (!page || !span || span.from === span.to || span.to - span.from > LONGEST_COPY) return undefined
  return page.text.slice(span.from, span.to)
}

const MARKS: Partial<Record<CommandId, string>> = {
  'format.bold': '**',
  'format.italic': '_',
  'format.code': '`',
  'format.strike': '~~',
}

/** Applies a change at the selection of the page. */
function change(site: Site, made: (text: string, span: Span) => WritingChange, label: string): void {
  const { selection } = usePageSelection.of(site).getState()
  const page = selection && pageNow(site, selection.file)
  if (!selection || !page) return
  const { edits, selection: after } = made(page.text, selection.span)
  const { from, to } = after ?? selection.span
  const start = applyChange(site, selection.file, { edits, caret: from }, { label })
  const now = pageNow(site, selection.file)
  const end = now && to > from ? placeOfOffset(now, to) : undefined
  selection.send({ kind: 'caret', edit: 0, place: start, to: end })
}

/** Runs a formatting command at the selection of the page; returns whether there was one. */
export function formatOnPage(site: Site, id: CommandId): boolean {
  const { selection } = usePageSelection.of(site).getState()
  const mark = MARKS[id]
  if (!selection || mark === undefined) return false
  const page = pagesNow(site).get(selection.file)?.title ?? selection.file
  change(site, (text, span) => toggleMark(text, span, mark), t('writing:step.mark', { page }))
  return true
}
