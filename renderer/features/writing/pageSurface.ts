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
import type { Span } from '../../../shared/page/writing/lines.ts'
import { filled } from '../../../shared/site/writing/insert.ts'
import { nesting } from '../../../shared/site/writing/nesting.ts'
import { notify } from '../../host/base/notices.ts'
import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { entryName } from '../block-tools/entryName.ts'
import type { InsertEntry } from '../block-tools/insertEntries.tsx'
import type { BlockSurface, Point } from '../block-tools/surface.ts'
import { offsetOfSpot, usePageBlock } from './pageBlock.ts'
import { pageNow } from './pageText.ts'
import { usePageSelection } from './selection.ts'
import { applyChange } from './writeOnPage.ts'

const EMPTY = parsePage('', '')

function pageOf(site: Site): ParsedPage {
  const { block } = usePageBlock.of(site).getState()
  return (block && pageNow(site, block.file)) ?? EMPTY
}

/** The caret or selection on the page if it has the handle, else the start of the block under the pointer. */
function selectionOf(site: Site): Span {
  const { block } = usePageBlock.of(site).getState()
  const { selection } = usePageSelection.of(site).getState()
  if (block?.isCaret && selection?.file === block.file) return selection.span
  const at = block ? (offsetOfSpot(pageOf(site), block.spot) ?? -1) : -1
  return { from: at, to: at }
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

/** Inserts something below the block that has the handle. */
function insert(site: Site, entry: InsertEntry, typed: Span | undefined): void {
  const page = pageOf(site)
  const at = selectionOf(site)
  const label = t('block-tools:insert.step', { name: entryName(entry) })
  const { text, last } = filled(entry.template)
  if (entry.kind === 'inline') {
    const { from, to } = typed ?? at
    finish(site, { edits: [{ offset: from, length: to - from, text }], caret: from + text.length }, label)
    return
  }
  const change = inserted(page, entry, at, typed)
  if (!change) {
    notify(site.app, { kind: 'info', message: t('block-tools:stays') })
    return
  }
  const { block } = change
  const word = last === '' ? -1 : change.text.slice(block.from, block.to).lastIndexOf(last)
  finish(site, { edits: change.edits, caret: word < 0 ? block.to : block.from + word }, label)
}

function finish(site: Site, change: Parameters<typeof applyChange>[2], label: string): void {
  const { block } = usePageBlock.of(site).getState()
  if (!block) return
  const place = applyChange(site, block.file, change, { label })
  if (place) block.send({ kind: 'caret', edit: 0, place })
}

/** The point below the handle. */
function menuPoint(site: Site): Point {
  const { block } = usePageBlock.of(site).getState()
  const box =
    block && document.querySelector(`iframe[title="${CSS.escape(block.frame)}"]`)?.getBoundingClientRect()
  if (!block || !box) return { x: innerWidth / 2, y: innerHeight / 4 }
  const { top, left, height } = block.spot
  return { x: box.left + left, y: Math.min(box.top + top + height, box.bottom) }
}

/** The page in the preview as a surface for blocks, while someone writes on it. */
export const pageSurface = perSite(
  (site): BlockSurface => ({
    read: () => pageOf(site),
    selection: () => selectionOf(site),
    apply: ({ edits, selection }, label) =>
      finish(site, { edits, caret: selection?.from ?? edits[0]?.offset ?? 0 }, label),
    insert: (entry, typed) => insert(site, entry, typed),
    point: () => menuPoint(site),
  }),
)
