import { mergeConfigTexts } from '../../config/merge/text.ts'
import type { ValueOverlap } from '../../config/merge/values.ts'
import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { readMarkers } from '../../text/conflict-markers.ts'
import {
  joinPieces,
  type MergePiece,
  mergeTexts,
  type Overlap,
  type OverlapChoice,
} from '../../text/merge.ts'

/** Lines of a text, from 1; `to` less than `from`: none. */
export interface Lines {
  readonly from: number
  readonly to: number
}

/** One thing that both sides changed differently; `id` identifies it among the choices. */
export type Card =
  | {
      readonly kind: 'text'
      readonly id: string
      readonly overlap: Overlap
      /** Its lines in the text that takes this side everywhere. */
      readonly lines: { readonly mine: Lines; readonly disk: Lines }
    }
  | { readonly kind: 'setting'; readonly id: string; readonly overlap: ValueOverlap }

/** The choices, by the id of the card. */
type Chosen = ReadonlyMap<string, OverlapChoice>

/** Two texts of one file, merged except where somebody must choose. */
export interface Merge {
  readonly cards: readonly Card[]
  /** The whole text with the choices applied; the side of the disk where nothing was chosen. */
  text(chosen: Chosen): string
}

/** Three texts of one file: the common base, the draft, and the content of the disk. */
interface ThreeTexts {
  readonly base: string
  readonly mine: string
  readonly disk: string
}

const breaksIn = (text: string): number => text.split('\n').length - 1

const linesFrom = (from: number, text: string): Lines => ({
  from,
  to: text === '' ? from - 1 : from + breaksIn(text.replace(/\n$/, '')),
})

/** A card for each conflict, in order. */
function textCards(pieces: readonly MergePiece[]): readonly Card[] {
  const cards: Card[] = []
  let [mine, disk] = [1, 1]
  for (const piece of pieces) {
    const sides = typeof piece === 'string' ? { mine: piece, disk: piece } : piece
    if (typeof piece !== 'string') {
      const lines = { mine: linesFrom(mine, piece.mine), disk: linesFrom(disk, piece.disk) }
      cards.push({ kind: 'text', id: `${cards.length}`, overlap: piece, lines })
    }
    mine += breaksIn(sides.mine)
    disk += breaksIn(sides.disk)
  }
  return cards
}

/** Returns the merge of a text from its pieces. */
function mergeOfPieces(pieces: readonly MergePiece[]): Merge {
  const cards = textCards(pieces)
  return {
    cards,
    text: chosen =>
      joinPieces(
        pieces,
        cards.map(({ id }) => chosen.get(id) ?? 'disk'),
      ),
  }
}

/** Merges two texts of docs.json by path; `undefined` if one of them cannot be read. */
function mergeOfConfig(sides: ThreeTexts): Merge | undefined {
  const merged = mergeConfigTexts(sides)
  if (!merged) return undefined
  return {
    cards: merged.overlaps.map(overlap => ({ kind: 'setting', id: overlap.id, overlap })),
    text: chosen => {
      const sided = [...chosen].map(([id, taken]) => [id, taken === 'mine' ? 'mine' : 'disk'] as const)
      return mergeConfigTexts(sides, new Map(sided))?.text ?? sides.disk
    },
  }
}

/** Merges two texts of `file` with a common base: docs.json by path, everything else by paragraph. */
export const mergeOf = (file: string, sides: ThreeTexts): Merge =>
  (file === CONFIG_FILE ? mergeOfConfig(sides) : undefined) ??
  mergeOfPieces(mergeTexts(sides.base, sides.mine, sides.disk))

/** Two versions that git wrote into one text with conflict markers, and git's names for them. */
interface MarkedMerge {
  readonly merge: Merge
  readonly mine: string
  readonly disk: string
}

/**
 * Reads the conflict markers of git in `text`; `undefined` if there are none. The versions of docs.json are
 * merged by path: what only one of them has is kept.
 */
export function mergeOfMarkers(file: string, text: string): MarkedMerge | undefined {
  const marked = readMarkers(text, file === CONFIG_FILE ? 'indented' : 'flush')
  if (!marked) return undefined
  const { pieces, mine, disk, hasBase } = marked
  const side = (of: 'base' | 'mine' | 'disk') =>
    pieces.map(piece => (typeof piece === 'string' ? piece : piece[of])).join('')
  const sides = { base: hasBase ? side('base') : '', mine: side('mine'), disk: side('disk') }
  const merge = (file === CONFIG_FILE ? mergeOfConfig(sides) : undefined) ?? mergeOfPieces(pieces)
  return { merge, mine, disk }
}
