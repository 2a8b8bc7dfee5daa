import { difference } from '../../../shared/text/difference.ts'
import { applyEdits, type TextEdit } from '../../../shared/text/edit.ts'
import { joinPieces, mergeTexts, overlapsOf } from '../../../shared/text/merge.ts'

/** Both changes, if one ends before the other starts. */
function separately(base: string, mine: TextEdit, theirs: TextEdit): string | undefined {
  if (mine.offset + mine.length <= theirs.offset) return applyEdits(base, [mine, theirs])
  return theirs.offset + theirs.length <= mine.offset ? applyEdits(base, [theirs, mine]) : undefined
}

/** Returns `theirs` with the change from `base` to `mine` applied too; `undefined` if both changed the same text. */
export function rebased(base: string, mine: string, theirs: string): string | undefined {
  const [own] = difference(base, mine)
  const [other] = difference(base, theirs)
  if (!own || !other) return own ? mine : theirs
  const pieces = mergeTexts(base, mine, theirs)
  return overlapsOf(pieces).length === 0 ? joinPieces(pieces, []) : separately(base, own, other)
}
