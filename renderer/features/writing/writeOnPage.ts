import { t } from 'i18next'
import type { Leaf } from '../../../shared/page/parse/page-leaves.ts'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import { type LeafChange, sourceAt } from '../../../shared/page/writing/leaf-text.ts'
import {
  editPage,
  leafAtPlace,
  type PagePlace,
  placeOfOffset,
} from '../../../shared/page/writing/page-edit.ts'
import { typedLeaf } from '../../../shared/page/writing/typed-leaf.ts'
import { editFile } from '../../host/documents/documents.ts'
import { createTyping } from '../../host/documents/typingSteps.ts'
import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { pagesNow } from '../../host/site/pages.ts'
import type { FromWriting, TextPlace, TextRange } from '../../preview-frame/writing/protocol.ts'
import { pageNow } from './pageText.ts'
import { writeField } from './writeField.ts'

/** What the page shows before the patch for the last edit arrives: its texts may be ahead of the source's. */
interface Typed {
  readonly file: string
  readonly source: string
  readonly leaf: Leaf
}

const stateOf = perSite(() => ({
  typed: undefined as Typed | undefined,
  typing: createTyping(() => performance.now()),
}))

const isPagePlace = (place: TextPlace): place is PagePlace => typeof place.name === 'number'

/** The leaf at a place: as the source has it, or as the page shows it while its patch is on the way. */
export function leafAt(site: Site, page: ParsedPage, place: TextPlace): Leaf | undefined {
  if (!isPagePlace(place)) return undefined
  const { typed } = stateOf(site)
  const found = leafAtPlace(page, place)
  if (found) return found
  if (typed?.file !== page.file || typed.source !== page.text) return undefined
  const { leaf } = typed
  return leaf.block === place.block && leaf.key === place.name && leaf.shown === place.shown
    ? leaf
    : undefined
}

/** The source that a selection on the page stands for. */
export function sourceOf(
  site: Site,
  page: ParsedPage,
  { from, to }: TextRange,
): { readonly from: number; readonly to: number } | undefined {
  const [first, last] = [leafAt(site, page, from), leafAt(site, page, to)]
  if (!first || !last) return undefined
  const isCaret = first.from === last.from && from.at === to.at
  const start = sourceAt(first, from.at, isCaret ? from.side : 'after')
  return { from: start, to: isCaret ? start : Math.max(start, sourceAt(last, to.at, 'before')) }
}

/** Applies a change to the page's text, and returns where the caret is on the page afterwards. */
export function applyChange(
  site: Site,
  file: string,
  change: LeafChange,
  step: { readonly label: string; readonly merge?: string },
): TextPlace | undefined {
  const focus = { file, offset: change.edits[0]?.offset ?? change.caret }
  editFile(site, file, change.edits, { ...step, focus })
  const page = pageNow(site, file)
  return page && placeOfOffset(page, change.caret)
}

/** Applies an edit that was made on the page; returns the caret's place, `undefined` if nothing was changed. */
export function writeOnPage(
  site: Site,
  file: string,
  { action, from, to, text }: Extract<FromWriting, { readonly kind: 'write' }>,
): TextPlace | undefined {
  if (!isPagePlace(from)) return writeField(site, file, { action, from, to, text })
  const page = pageNow(site, file)
  const [first, last] = page ? [leafAt(site, page, from), leafAt(site, page, to)] : []
  if (!page || !first || !last) return undefined
  const span = { first: { leaf: first, at: from.at }, last: { leaf: last, at: to.at }, side: from.side }
  const change = editPage(page, action, span, text)
  if (!change) return undefined
  const title = pagesNow(site).get(file)?.title ?? file
  const merge = action === 'text' ? `${file}:page:${stateOf(site).typing(change.edits)}` : undefined
  const place = applyChange(site, file, change, {
    label: t(`writing:step.${action}`, { page: title }),
    ...(merge !== undefined && { merge }),
  })
  keepTyped(site, file, { action, first, last, from, to, text, change })
  return place
}

interface Made {
  readonly action: string
  readonly first: Leaf
  readonly last: Leaf
  readonly from: TextPlace
  readonly to: TextPlace
  readonly text: string
  readonly change: LeafChange
}

/** Remembers what the page shows now, if the edit changed one text. */
function keepTyped(site: Site, file: string, made: Made): void {
  const source = pageNow(site, file)?.text
  const isOne = made.action === 'text' && made.first.from === made.last.from && source !== undefined
  stateOf(site).typed = isOne
    ? {
        file,
        source,
        leaf: typedLeaf(made.first, { from: made.from.at, to: made.to.at }, made.change, made.text),
      }
    : undefined
}
