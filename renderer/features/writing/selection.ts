import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import type { Span } from '../../../shared/page/writing/lines.ts'
import { attributeShownAs } from '../../../shared/site/writing/shown-attribute.ts'
import { perSite, siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import {
  type FrameRect,
  type FromWriting,
  isAttributeName,
  type TextRange,
  type ToWriting,
} from '../../preview-frame/writing/protocol.ts'
import { pageNow } from './pageText.ts'
import { sourceOf } from './writeOnPage.ts'

/** Characters of a selection that are copied as Markdown. */
const LONGEST_COPY = 1_000_000

/** The selection on the page, as the source that it stands for. */
export interface PageSelection {
  readonly file: string
  /** In the page's text; for the text of an attribute, where its value is; for a field, the start of the file. */
  readonly span: Span
  /** The title of the frame that shows the page. */
  readonly frame: string
  /** Text of the page: not that of an attribute or a field, which have no marks. */
  readonly isText: boolean
  /** What is selected on the page, if it is in the text of an attribute. */
  readonly inAttribute?: TextRange
  readonly send: (message: ToWriting) => void
}

/** The caret or the selection that the person had last on the page in the preview, until they write in the source. */
export const usePageSelection = siteStore<{
  readonly selection: PageSelection | undefined
  /** Where the caret is, in pixels of the frame; it may be in a paragraph that the source does not have yet. */
  readonly rect: FrameRect | undefined
}>(() => ({ selection: undefined, rect: undefined }))

const reportedOf = perSite(() => ({ moves: 0 }))

/** How often the person moved the caret on the page, as the page reported it last. */
export const movesNow = (site: Site): number => reportedOf(site).moves

/** Remembers how often the person moved the caret on the page. */
export function noteMoves(site: Site, moves: number): void {
  reportedOf(site).moves = moves
}

/** Remembers the selection of the page; returns its Markdown for copying. */
export function rememberSelection(
  site: Site,
  file: string | undefined,
  { range, rect }: Pick<Extract<FromWriting, { readonly kind: 'selected' }>, 'range' | 'rect'>,
  { send, frame }: Pick<PageSelection, 'send' | 'frame'>,
): string | undefined {
  const page = file === undefined ? undefined : pageNow(site, file)
  const place = page && range && placeOf(site, page, range)
  usePageSelection.of(site).setState({
    selection: place && file !== undefined ? { file, ...place, frame, send } : undefined,
    rect,
  })
  if (!page || !place?.isText) return undefined
  const { from, to } = place.span
  return from === to || to - from > LONGEST_COPY ? undefined : page.text.slice(from, to)
}

function placeOf(
  site: Site,
  page: ParsedPage,
  range: TextRange,
): Pick<PageSelection, 'span' | 'isText' | 'inAttribute'> | undefined {
  const { block, name } = range.from
  if (typeof name === 'number') {
    const span = sourceOf(site, page, range)
    return span && { span, isText: true }
  }
  if (!isAttributeName(name)) return { span: { from: 0, to: 0 }, isText: false }
  const at = attributeShownAs(page, block, name)?.attribute.inner?.from
  return at === undefined ? undefined : { span: { from: at, to: at }, isText: false, inAttribute: range }
}

/** Puts the selection of a page where a change of the window left the caret. */
export const moveSelection = (site: Site, file: string, caret: number): void =>
  usePageSelection
    .of(site)
    .setState(({ selection }) =>
      selection?.file === file ? { selection: { ...selection, span: { from: caret, to: caret } } } : {},
    )

/** Forgets the selection of the page: the person writes in the source. */
export const leavePage = (site: Site): void => usePageSelection.of(site).setState({ selection: undefined })
