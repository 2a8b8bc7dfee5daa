import { t } from 'i18next'
import type { BlockChange } from '../../../shared/page/blocks/change.ts'
import { readBlocks } from '../../../shared/page/blocks/read-blocks.ts'
import { insertBlocks, replaceBlocks } from '../../../shared/page/blocks/replace.ts'
import {
  type BlockPlace,
  type BlockRun,
  blockAtPath,
  blocksIn,
  runAt,
} from '../../../shared/page/blocks/source-block.ts'
import { parsePage } from '../../../shared/page/parse/parse.ts'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import type { LeafChange } from '../../../shared/page/writing/leaf-text.ts'
import type { Span } from '../../../shared/page/writing/lines.ts'
import { placeOfOffset } from '../../../shared/page/writing/page-edit.ts'
import { filled } from '../../../shared/site/writing/insert.ts'
import { nesting } from '../../../shared/site/writing/nesting.ts'
import { notify } from '../../host/base/notices.ts'
import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import type { FrameRect, ToWriting } from '../../preview-frame/writing/protocol.ts'
import { entryName } from '../block-tools/entryName.ts'
import type { InsertEntry } from '../block-tools/insertEntries.tsx'
import type { BlockSurface, Point } from '../block-tools/surface.ts'
import { openOnPage } from './cardOnPage.ts'
import { firstWord } from './firstWord.ts'
import { givePage } from './givePage.ts'
import { frameTitled, inWindow } from './inWindow.ts'
import { passEarly } from './menuKeys.ts'
import { offsetOfSpot, rectOfSpot, usePageBlock } from './pageBlock.ts'
import { pageNow, sourceNow } from './pageText.ts'
import { moveSelection, movesNow, usePageSelection } from './selection.ts'
import { applyChange } from './writeOnPage.ts'

const EMPTY = parsePage('', '')

/** The entry of the insert menu for an image. */
const IMAGE = 'image'

/** The place of a page that a surface changes. */
interface Place {
  readonly file: string
  /** The title of the frame that shows the page. */
  readonly frame: string
  /** What menus are about, in pixels of the frame. */
  readonly rect: FrameRect
  /** The selection, or where the block starts. */
  readonly span: Span
  readonly send: (message: ToWriting) => void
}

/** The caret or the selection on the page. */
function placeOfCaret(site: Site): Place | undefined {
  const { selection, rect = { x: 0, y: 0, width: 0, height: 0 } } = usePageSelection.of(site).getState()
  return selection && { ...selection, rect }
}

/** The caret on the page if its block has the handle, else the start of the block that has it. */
function placeOfHandle(site: Site): Place | undefined {
  const { block } = usePageBlock.of(site).getState()
  if (!block) return undefined
  const caret = placeOfCaret(site)
  const { file, frame, send, spot } = block
  const rect = rectOfSpot(spot)
  if (block.isCaret && caret?.file === file) return { file, frame, send, rect, span: caret.span }
  const page = pageNow(site, file)
  const at = (page && offsetOfSpot(page, spot)) ?? -1
  return { file, frame, send, rect, span: { from: at, to: at } }
}

/** The place after a run where a new block may be: outside of lists, and of components that hold other things. */
function placeAfter(run: BlockRun, isAllowed: (place: BlockPlace) => boolean): BlockPlace {
  let place: BlockPlace = { container: run.container, index: run.last + 1 }
  while (place.container.length > 0 && !isAllowed(place))
    place = { container: place.container.slice(0, -1), index: (place.container.at(-1) ?? 0) + 1 }
  return place
}

function inserted(
  page: ParsedPage,
  entry: InsertEntry,
  at: Span,
  typed: Span | undefined,
): BlockChange | undefined {
  const root = readBlocks(page)
  const lines = filled(entry.template).text.split('\n')
  const run = runAt(root, typed ?? at)
  if (run && typed) return replaceBlocks(page, run, lines)
  const kind = entry.kind === 'component' ? 'component' : 'paragraph'
  const sample = { kind, name: entry.name, start: 0, from: 0, to: 0 } as const
  const isAllowed = ({ container }: BlockPlace) => {
    const parent = blockAtPath(root, container)
    return parent !== undefined && parent.kind !== 'list' && nesting.mayHold(parent, sample)
  }
  const end = { container: [], index: blocksIn(root, []).length }
  return insertBlocks(page, run ? placeAfter(run, isAllowed) : end, lines)
}

/** A place in this window. */
function pointOf({ frame, rect }: Place): Point {
  const element = frameTitled(frame)
  if (!element) return { x: innerWidth / 2, y: innerHeight / 4 }
  const { x, y, height } = inWindow(rect, element)
  return { x, y, height }
}

/** Puts the caret of the page at a place, and gives the page the focus. */
function resume(site: Site, { file, frame, span, send }: Place): void {
  const page = pageNow(site, file)
  const caret = page && placeOfOffset(page, span.from)
  const source = sourceNow(site, file)
  if (caret) send({ kind: 'place', place: caret, to: undefined, moves: movesNow(site), source })
  // A change that follows at once tells the page where the caret is before the page gets the keys.
  queueMicrotask(() => {
    passEarly(site, send)
    const element = frameTitled(frame)
    if (element) givePage(site, element, send)
  })
}

/** The page in the preview as a surface for blocks: what is at `placeNow` is changed. */
function surfaceAt(site: Site, placeNow: (site: Site) => Place | undefined): BlockSurface {
  const read = () => {
    const place = placeNow(site)
    return (place && pageNow(site, place.file)) ?? EMPTY
  }
  const selection = () => placeNow(site)?.span ?? { from: -1, to: -1 }
  /** Makes a change and puts the caret where it says, or selects `length` characters from there. */
  const finish = (change: LeafChange, label: string, length = 0) => {
    const place = placeNow(site)
    if (!place) return
    const { file, send } = place
    const caret = applyChange(site, file, change, { label })
    moveSelection(site, file, change.caret)
    const page = length > 0 ? pageNow(site, file) : undefined
    const to = page && placeOfOffset(page, change.caret + length)
    if (caret) send({ kind: 'place', place: caret, to, moves: movesNow(site), source: sourceNow(site, file) })
  }
  /** Opens the card of what was inserted: an image that has no file yet. */
  const showCard = (offset: number) => {
    const place = placeNow(site)
    const frame = place && frameTitled(place.frame)
    if (frame) openOnPage(site, { file: place.file, offset }, place.rect, frame)
  }
  /** Inserts something below the block, or in place of what was typed to find it. */
  const insert = (entry: InsertEntry, typed: Span | undefined) => {
    const page = read()
    const at = selection()
    const label = t('block-tools:insert.step', { name: entryName(entry) })
    const { text, words } = filled(entry.template)
    if (entry.kind === 'inline') {
      const { from, to } = typed ?? at
      finish({ edits: [{ offset: from, length: to - from, text }], caret: from + text.length }, label)
      return
    }
    const change = inserted(page, entry, at, typed)
    if (!change) {
      notify(site.app, { kind: 'info', message: t('block-tools:stays') })
      return
    }
    const { block, edits } = change
    const word = firstWord(parsePage(page.file, change.text, page), block, words)
    const { from, to } = word ?? { from: block.to, to: block.to }
    finish({ edits, caret: from }, label, to - from)
    if (entry.id === IMAGE) showCard(change.text.indexOf('![', block.from))
  }
  return {
    read,
    selection,
    apply: ({ edits, selection: after }, label) =>
      finish({ edits, caret: after?.from ?? edits[0]?.offset ?? 0 }, label),
    insert,
    point: () => {
      const place = placeNow(site)
      return place ? pointOf(place) : { x: innerWidth / 2, y: innerHeight / 4 }
    },
    resume: () => {
      const place = placeNow(site)
      if (place) resume(site, place)
    },
  }
}

/** The page as a surface for the block that has the handle. */
export const handleSurface = perSite(site => surfaceAt(site, placeOfHandle))

/** The page as a surface for the block that the caret is in. */
export const caretSurface = perSite(site => surfaceAt(site, placeOfCaret))
