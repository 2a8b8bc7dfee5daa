import { t } from 'i18next'
import type { BlockChange } from '../../../shared/page/blocks/change.ts'
import { deleteBlocks, duplicateBlocks } from '../../../shared/page/blocks/copy.ts'
import { readBlocks } from '../../../shared/page/blocks/read-blocks.ts'
import { type BlockRun, blocksOfRun, runAt } from '../../../shared/page/blocks/source-block.ts'
import { type MoveTarget, type MoveTrail, moveOnTrail } from '../../../shared/page/blocks/trail.ts'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import type { Span } from '../../../shared/page/writing/lines.ts'
import { nesting } from '../../../shared/site/writing/nesting.ts'
import { type TurnTarget, turnBlocks } from '../../../shared/site/writing/turn-into.ts'
import { notify } from '../../host/base/notices.ts'
import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { announce } from '../announcements/Announcements.tsx'
import { keepMade, madeAround } from './madeBlocks.ts'
import type { BlockSurface } from './surface.ts'
import { turnName } from './turnName.ts'

/** The blocks that are selected, or the one at the cursor. */
export interface SelectedBlocks {
  readonly page: ParsedPage
  readonly run: BlockRun
}

/** Returns the blocks that a surface has selected; undefined if the cursor is in none. */
export function selectedBlocks(site: Site, surface: BlockSurface): SelectedBlocks | undefined {
  const page = surface.read()
  const span = surface.selection()
  const isInText = span.from >= page.chunking.start
  const run = isInText ? (madeAround(site, page, span.from) ?? runAt(readBlocks(page), span)) : undefined
  return run && { page, run }
}

/** The way back of the last moves in each page. */
const trailsOf = perSite(() => new Map<string, MoveTrail>())

/** Makes a change and leaves its blocks selected, with the cursor inside them. */
function applyAround(
  site: Site,
  surface: BlockSurface,
  change: BlockChange,
  { selection, label }: { readonly selection: Span; readonly label: string },
): void {
  const { file } = surface.read()
  surface.apply({ edits: change.edits, selection }, label)
  keepMade(site, file, change, selection.from)
}

/** Where a cursor in blocks is after they were written anew: in the same line, as far from its end. */
function offsetIn(before: string, block: string, offset: number): number {
  const lines = before.slice(0, offset).split('\n')
  const row = lines.length - 1
  const rest = before.slice(offset).split('\n', 1)[0]?.length ?? 0
  const after = block.split('\n')
  const line = after[Math.min(row, after.length - 1)] ?? ''
  const start = after.slice(0, row).reduce((sum, one) => sum + one.length + 1, 0)
  return row >= after.length ? block.length : start + Math.max(0, line.length - rest)
}

function selectionAfter(
  { page, run }: SelectedBlocks,
  { block, text }: BlockChange,
  { from, to }: Span,
): Span {
  const blocks = blocksOfRun(readBlocks(page), run)
  const start = blocks[0]?.start ?? 0
  const before = page.text.slice(start, blocks.at(-1)?.to)
  const after = text.slice(block.from, block.to)
  const moved = (offset: number) =>
    block.from + offsetIn(before, after, Math.min(Math.max(offset - start, 0), before.length))
  return { from: moved(from), to: moved(to) }
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

const tell = (site: Site, message: string) => notify(site.app, { kind: 'info', message })

/** The selected blocks; says where the cursor has to be if there are none. */
function blocksOrNotice(site: Site, surface: BlockSurface): SelectedBlocks | undefined {
  const found = selectedBlocks(site, surface)
  if (!found) tell(site, t('block-tools:missing'))
  return found
}

/** Moves the selected blocks up or down, or to a place. */
export function moveSelected(site: Site, surface: BlockSurface, target: MoveTarget): void {
  const found = blocksOrNotice(site, surface)
  if (!found) return
  const { page, run } = found
  const trails = trailsOf(site)
  const moved = moveOnTrail(page, run, target, { nesting, trail: trails.get(page.file) ?? [] })
  if (!moved) {
    if (typeof target !== 'number') tell(site, t('block-tools:stays'))
    return
  }
  trails.set(page.file, moved.trail)
  const { change } = moved
  const label =
    target === -1
      ? t('block-tools:move.up')
      : target === 1
        ? t('block-tools:move.down')
        : t('block-tools:move.step')
  applyAround(site, surface, change, {
    selection: selectionAfter(found, change, surface.selection()),
    label,
  })
  announce(site, t('block-tools:announce.moved', { line: lineOf(change.text, change.block.from) }))
}

/** Repeats the selected blocks right after them; the cursor goes along. */
export function duplicateSelected(site: Site, surface: BlockSurface): void {
  const found = blocksOrNotice(site, surface)
  const change = found && duplicateBlocks(found.page, found.run)
  if (!change) return
  const selection = selectionAfter(found, change, surface.selection())
  applyAround(site, surface, change, { selection, label: t('block-tools:duplicate') })
  announce(site, t('block-tools:announce.duplicated', { line: lineOf(change.text, change.block.from) }))
}

/** Deletes the selected blocks. */
export function deleteSelected(site: Site, surface: BlockSurface): void {
  const found = blocksOrNotice(site, surface)
  const change = found && deleteBlocks(found.page, found.run)
  if (!change) return
  const at = Math.min(change.block.from, change.text.length)
  surface.apply({ edits: change.edits, selection: { from: at, to: at } }, t('block-tools:delete'))
  announce(site, t('block-tools:announce.deleted'))
}

/** Turns the selected blocks into something else; the cursor goes to the end of their first line. */
export function turnSelected(site: Site, surface: BlockSurface, target: TurnTarget): void {
  const found = blocksOrNotice(site, surface)
  if (!found) return
  const change = turnBlocks(found.page, found.run, target)
  if (!change) {
    tell(site, t('block-tools:turn.refused'))
    return
  }
  const source = change.text.slice(change.block.from, change.block.to)
  const first = /^\s*<[A-Z]/.test(source)
    ? source.split('\n').slice(0, 2).join('\n')
    : (source.split('\n', 1)[0] ?? '')
  const at = change.block.from + first.trimEnd().length
  const name = turnName(target)
  applyAround(site, surface, change, {
    selection: { from: at, to: at },
    label: t('block-tools:turn.step', { name }),
  })
  announce(site, t('block-tools:announce.turned', { name }))
}
