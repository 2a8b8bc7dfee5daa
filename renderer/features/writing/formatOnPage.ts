import { t } from 'i18next'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import {
  type LineKind,
  type Span,
  turnLines,
  type WritingChange,
} from '../../../shared/page/writing/lines.ts'
import { linkAt, removeLink, setLink } from '../../../shared/page/writing/link-edit.ts'
import { toggleMark } from '../../../shared/page/writing/marks.ts'
import { placeOfOffset } from '../../../shared/page/writing/page-edit.ts'
import type { CommandId } from '../../../shared/rpc/commands.ts'
import { notify } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { askForLink } from '../../host/session/link-question.ts'
import { pagesNow } from '../../host/site/pages.ts'
import { selectionOnPage } from './caretOnPage.ts'
import { frameTitled, inWindow } from './inWindow.ts'
import { pageNow, sourceNow } from './pageText.ts'
import { movesNow, usePageSelection } from './selection.ts'
import { applyChange } from './writeOnPage.ts'

type Change = (page: ParsedPage, span: Span) => WritingChange | undefined

/** Applies a change at the selection of the page, and selects what it says there. */
function change(site: Site, made: Change, step: 'mark' | 'link'): void {
  const selection = selectionOnPage(site)
  const page = selection && pageNow(site, selection.file)
  const found = page && made(page, selection.span)
  if (!selection || !found || found.edits.length === 0) return
  const { file } = selection
  const { from, to } = found.selection ?? selection.span
  const label = t(`writing:step.${step}`, { page: pagesNow(site).get(file)?.title ?? file })
  const place = applyChange(site, file, { edits: found.edits, caret: from }, { label })
  const now = pageNow(site, file)
  const end = now && to > from ? placeOfOffset(now, to) : undefined
  frameTitled(selection.frame)?.focus()
  if (place)
    selection.send({ kind: 'place', place, to: end, moves: movesNow(site), source: sourceNow(site, file) })
}

const mark =
  (sign: string): Change =>
  ({ text }, span) =>
    toggleMark(text, span, sign)

const lines =
  (kind: LineKind): Change =>
  ({ text }, span) =>
    turnLines(text, span, kind)

const FORMATS = {
  'format.bold': mark('**'),
  'format.italic': mark('_'),
  'format.code': mark('`'),
  'format.strike': mark('~~'),
  'format.heading': lines('heading'),
  'format.subheading': lines('subheading'),
  'format.bullets': lines('bullets'),
  'format.numbers': lines('numbers'),
  'format.tasks': lines('tasks'),
  'format.quote': lines('quote'),
} as const satisfies Partial<Record<CommandId, Change>>

const isFormat = (id: string): id is keyof typeof FORMATS => Object.hasOwn(FORMATS, id)

/** Commands that are about the selection on the page. */
export const FORMAT_COMMANDS: readonly CommandId[] = [...Object.keys(FORMATS).filter(isFormat), 'format.link']

/** Asks for the link of the selection on the page. */
function askOnPage(site: Site, page: ParsedPage, span: Span): void {
  const selection = selectionOnPage(site)
  const { rect } = usePageSelection.of(site).getState()
  const frame = selection && frameTitled(selection.frame)
  if (!frame || !rect) return
  const link = linkAt(page, span)
  if (!setLink(page, span, '/')) {
    notify(site.app, { kind: 'info', message: t('writing:oneText') })
    return
  }
  const act = (made: Change) => {
    if (pageNow(site, page.file)?.text === page.text) change(site, now => made(now, span), 'link')
    else notify(site.app, { kind: 'info', message: t('writing:changed') })
  }
  askForLink(site, {
    file: page.file,
    at: inWindow(rect, frame),
    target: link?.target,
    needsWords: !link && span.from === span.to,
    save: (target, words) => act((now, at) => setLink(now, at, target, words)),
    remove: link && removeLink(page, span) ? () => act(removeLink) : undefined,
    returnFocus: () => frame.focus(),
  })
}

/** Runs a formatting command at the selection of the page; returns whether there is one. */
export function formatOnPage(site: Site, id: CommandId): boolean {
  const selection = selectionOnPage(site)
  const page = selection && pageNow(site, selection.file)
  if (!page || !(isFormat(id) || id === 'format.link')) return false
  if (!selection.isText) notify(site.app, { kind: 'info', message: t('writing:noMarks') })
  else if (isFormat(id)) change(site, FORMATS[id], 'mark')
  else askOnPage(site, page, selection.span)
  return true
}
