import { t } from 'i18next'
import { placesFor } from '../../../shared/page/blocks/places.ts'
import { readBlocks } from '../../../shared/page/blocks/read-blocks.ts'
import { linesOfBlock } from '../../../shared/page/blocks/slices.ts'
import { type BlockPlace, blockAtPath, type SourceBlock } from '../../../shared/page/blocks/source-block.ts'
import { nesting } from '../../../shared/site/writing/nesting.ts'
import type { PickerChoice } from '../../kit/Picker.tsx'
import type { SelectedBlocks } from './blockActions.ts'

/** A place that blocks can be moved to, for a list. */
export interface PlaceChoice extends PickerChoice {
  readonly place: BlockPlace
}

const LONGEST = 60

/** Returns what a block is called in a list: its title, or its first words. */
export function nameOf(text: string, block: SourceBlock): string {
  const [line = ''] = linesOfBlock(text, { ...block, to: Math.min(block.to, block.from + 400) })
  const title = block.kind === 'component' ? /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(line) : null
  const own = title?.[1] ?? title?.[2]
  const words = own === undefined ? line : `${block.name} “${own}”`
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
}

function labelOf(text: string, root: SourceBlock, { container, index }: BlockPlace): string {
  const holder = blockAtPath(root, container)
  const before = holder?.content?.blocks[index - 1]
  if (before) return t('block-tools:move.after', { what: nameOf(text, before) })
  if (container.length === 0 || !holder) return t('block-tools:move.start')
  const where = nameOf(text, holder)
  const isEmpty = holder.content?.blocks.length === 0
  return isEmpty ? t('block-tools:move.empty', { where }) : t('block-tools:move.startIn', { where })
}

/** Returns the places that blocks can be moved to, in the order of the page. */
export function placeChoices({ page, run }: SelectedBlocks): readonly PlaceChoice[] {
  const root = readBlocks(page)
  return placesFor(root, run, nesting).map(place => ({
    id: `${place.container.join('.')}:${place.container.join('.')}/${place.index}`,
    label: labelOf(page.text, root, place),
    depth: place.container.length,
    place,
  }))
}
