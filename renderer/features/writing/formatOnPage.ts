import { t } from 'i18next'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import type { LineKind, Span, WritingChange } from '../../../shared/page/writing/lines.ts'
import { linkAt, removeLink, setLink } from '../../../shared/page/writing/link-edit.ts'
import { toggleMark } from '../../../shared/page/writing/marks.ts'
import { turnShownLines } from '../../../shared/page/writing/shown-lines.ts'
import type { CommandId } from '../../../shared/rpc/commands.ts'
import { notify } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { askForLink } from '../../host/session/link-question.ts'
import { pagesNow } from '../../host/site/pages.ts'
import { selectionOnPage } from './caretOnPage.ts'
import { type FormattedText, formattedText } from './formatted.ts'
import { frameTitled, inWindow } from './inWindow.ts'
import { pageNow, sourceNow } from './pageText.ts'
import { movesNow, usePageSelection } from './selection.ts'

type Change = (page: ParsedPage, span: Span) => WritingChange | undefined

/** Applies a change at the selection of the page, and selects what it says there. */
function change(site: Site, made: Change, step: 'mark' | 'link'): void {
  const formatted = formattedText(site)
  const found = formatted && made(formatted.text, formatted.span)
  if (!formatted || !found || found.edits.length === 0) return
  const { file, frame, send } = formatted.selection
  const label = t(`writing:step.${step}`, { page: pagesNow(site).get(file)?.title ?? file })
  const { place, to } = formatted.put(found, label)
  frameTitled(frame)?.focus()
  if (place) send({ kind: 'place', place, to, moves: movesNow(site), source: sourceNow(site, file) })
}

const mark =
  (sign: string): Change =>
  ({ text }, span) =>
    toggleMark(text, span, sign)

const lines =
  (kind: LineKind): Change =>
  (page, span) =>
    turnShownLines(page, span, kind)

/** Commands that turn whole lines into something else. */
const LINES = {
  'format.heading': lines('heading'),
  'format.subheading': lines('subheading'),
  'format.bullets': lines('bullets'),
  'format.numbers': lines('numbers'),
  'format.tasks': lines('tasks'),
  'format.quote': lines('quote'),
} as const satisfies Partial<Record<CommandId, Change>>

const FORMATS = {
  'format.bold': mark('**'),
  'format.italic': mark('_'),
  'format.code': mark('`'),
  'format.strike': mark('~~'),
  ...LINES,
} as const satisfies Partial<Record<CommandId, Change>>

const isFormat = (id: string): id is keyof typeof FORMATS => Object.hasOwn(FORMATS, id)

/** Commands that are about the selection on the page. */
export const FORMAT_COMMANDS: readonly CommandId[] = [...Object.keys(FORMATS).filter(isFormat), 'format.link']

/** Asks for the link of the selection on the page. */
function askOnPage(site: Site, { selection, text, span }: FormattedText): void {
  const { rect } = usePageSelection.of(site).getState()
  const frame = frameTitled(selection.frame)
  if (!frame || !rect) return
  const link = linkAt(text, span)
  if (!setLink(text, span, '/')) {
    notify(site.app, { kind: 'info', message: t('writing:oneText') })
    return
  }
  const { file } = selection
  const asked = pageNow(site, file)?.text
  const act = (made: Change) => {
    if (pageNow(site, file)?.text === asked) change(site, now => made(now, span), 'link')
    else notify(site.app, { kind: 'info', message: t('writing:changed') })
  }
  askForLink(site, {
    file,
    at: inWindow(rect, frame),
    target: link?.target,
    needsWords: !link && span.from === span.to,
    save: (target, words) => act((now, at) => setLink(now, at, target, words)),
    remove: link && removeLink(text, span) ? () => act(removeLink) : undefined,
    returnFocus: () => frame.focus(),
  })
}

/** Why a command does not format the selection: a title has no formatting, and a caption is one line. */
function refusalOf(id: CommandId, formatted: FormattedText | undefined): 'noMarks' | 'oneLine' | undefined {
  if (!formatted) return 'noMarks'
  return !formatted.selection.isText && Object.hasOwn(LINES, id) ? 'oneLine' : undefined
}

/** Runs a formatting command at the selection of the page; returns whether there is one. */
export function formatOnPage(site: Site, id: CommandId): boolean {
  if (!selectionOnPage(site) || !(isFormat(id) || id === 'format.link')) return false
  const formatted = formattedText(site)
  const refusal = refusalOf(id, formatted)
  if (refusal) notify(site.app, { kind: 'info', message: t(`writing:${refusal}`) })
  else if (isFormat(id)) change(site, FORMATS[id], 'mark')
  else if (formatted) askOnPage(site, formatted)
  return true
}
