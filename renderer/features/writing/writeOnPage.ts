import { t } from 'i18next'
import { blockOnLine, type Leaf, leavesOfBlock } from '../../../shared/page/parse/page-leaves.ts'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import { type AcrossRefusal, refusalAcross } from '../../../shared/page/writing/across.ts'
import { type LeafChange, sourceAt } from '../../../shared/page/writing/leaf-text.ts'
import {
  editPage,
  leafAtPlace,
  type PagePlace,
  placeOfOffset,
} from '../../../shared/page/writing/page-edit.ts'
import { typedLeaf } from '../../../shared/page/writing/typed-leaf.ts'
import { attributeShownAs } from '../../../shared/site/writing/shown-attribute.ts'
import { notify } from '../../host/base/notices.ts'
import { editFile, type LabeledStep } from '../../host/documents/documents.ts'
import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { pagesNow } from '../../host/site/pages.ts'
import {
  type FromWriting,
  isAttributeName,
  type TextPlace,
  type TextRange,
} from '../../preview-frame/writing/protocol.ts'
import { asWritten } from './asWritten.ts'
import { changeOfGap, isLeftAt, leaveAt } from './gapOnPage.ts'
import { pageNow } from './pageText.ts'
import { dragStep, startDragStep, typingStep } from './typingStep.ts'
import { writeAttribute } from './writeAttribute.ts'
import { writeField } from './writeField.ts'

/** What the page shows before the patch for the last edit arrives: its texts may be ahead of the source's. */
interface Typed {
  readonly file: string
  readonly source: string
  readonly leaf: Leaf
}

const stateOf = perSite(() => ({ typed: undefined as Typed | undefined }))

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
  step: LabeledStep,
): TextPlace | undefined {
  const focus = { file, offset: change.edits[0]?.offset ?? change.caret }
  editFile(site, file, change.edits, { ...step, focus })
  const page = pageNow(site, file)
  const place = page && placeOfOffset(page, change.caret)
  leaveAt(site, file, change.caret)
  return place
}

/** Says why a text is not changed. */
function refused(site: Site, why: AcrossRefusal | 'field' | 'variable'): undefined {
  notify(site.app, { kind: 'info', message: t(`writing:refused.${why}`) })
}

const VARIABLE = /\{\{\s*[\w.-]+\s*\}\}/

/** Whether the source of a text has a variable of docs.json, for which the page shows its value. */
function hasVariable(site: Site, file: string, { block, name }: TextPlace): boolean {
  const page = pageNow(site, file)
  if (!page) return false
  if (name === 'title' || name === 'description') return VARIABLE.test(`${page.frontmatter[name]}`)
  if (typeof name === 'string') return VARIABLE.test(attributeShownAs(page, block, name)?.leaf.shown ?? '')
  const leaves = leavesOfBlock(page, blockOnLine(page, block))
  return VARIABLE.test(leaves.find(({ key }) => key === name)?.shown ?? '')
}

/** The text behind a mark that was typed just now, such as `-`: what follows at once makes it a text, such as `-5`. */
const behindMark = (site: Site, file: string, leaf: Leaf): Leaf =>
  leaf.lead !== '' && isLeftAt(site, file, leaf.from) ? { ...leaf, lead: '' } : leaf

/** Applies an edit that was made on the page; returns the caret's place, `undefined` if nothing was changed. */
export function writeOnPage(
  site: Site,
  file: string,
  message: Extract<FromWriting, { readonly kind: 'write' }>,
): TextPlace | undefined {
  const { from, to, text } = message
  const isDrag = message.action === 'drop' || message.action === 'lift'
  const action = isDrag ? 'text' : message.action
  const title = pagesNow(site).get(file)?.title ?? file
  const named = message.action === 'gap' ? 'below' : message.action
  const label = t(`writing:step.${named}`, { page: title })
  if (action === 'gap') {
    const change = changeOfGap(site, file, text)
    return (
      change && applyChange(site, file, asWritten(site, file, change, { from: 0, typed: text }), { label })
    )
  }
  if (message.action === 'drop') startDragStep(site)
  const drag = isDrag ? { label, merge: dragStep(site, file) } : undefined
  const isField = typeof from.name === 'string' || typeof to.name === 'string'
  if (isField && (from.name !== to.name || from.block !== to.block)) return refused(site, 'field')
  if (typeof from.name === 'string') {
    const write = isAttributeName(from.name) ? writeAttribute : writeField
    return (
      write(site, file, { action, from, to, text, step: drag }) ??
      (hasVariable(site, file, from) ? refused(site, 'variable') : undefined)
    )
  }
  if (!isPagePlace(from)) return undefined
  const page = pageNow(site, file)
  const [first, last] = page ? [leafAt(site, page, from), leafAt(site, page, to)] : []
  if (!page || !first || !last)
    return [from, to].some(place => hasVariable(site, file, place)) ? refused(site, 'variable') : undefined
  const start = behindMark(site, file, first)
  const end = first === last ? start : last
  const span = { first: { leaf: start, at: from.at }, last: { leaf: end, at: to.at }, side: from.side }
  const made = editPage(page, action, span, text)
  const change = made && asWritten(site, file, made, { from: first.from, typed: text })
  if (!change) {
    const why = first.from === last.from ? undefined : refusalAcross(page, span)
    return why && refused(site, why)
  }
  const typing = action === 'text' ? { label, merge: typingStep(site, file, change.edits) } : { label }
  const place = applyChange(site, file, change, drag ?? typing)
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
