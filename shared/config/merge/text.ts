import { applyEdits } from '../../text/edit.ts'
import { joinPieces, type MergePiece, mergeTexts, overlapsOf } from '../../text/merge.ts'
import { editsOf } from '../edit/change-edits.ts'
import { type Change, changesBetween } from '../edit/changes.ts'
import { sameValue } from '../json/equal.ts'
import { parseJson, toValue } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { namesAfter, namesOf } from './identity.ts'
import { type Choices, mergeValues, type ValueOverlap } from './values.ts'

/** The text of docs.json as both sides would have it together. */
export interface MergedConfig {
  readonly text: string
  readonly overlaps: readonly ValueOverlap[]
}

/** The steps from one list to another whose items are known by their names; each is made on the result of those before. */
function listSteps(before: readonly unknown[], after: readonly unknown[], at: JsonPath): readonly Change[] {
  const old = namesOf(before)
  const names = namesAfter(before, after)
  const values = new Map(old.map((name, index) => [name, before[index]]))
  const wanted = new Set(names)
  const steps: Change[] = []
  for (const [index, name] of [...old.entries()].reverse()) {
    if (!wanted.has(name)) steps.push({ kind: 'remove', path: [...at, index] })
  }
  const present = old.filter(name => wanted.has(name))
  for (const [index, name] of names.entries()) {
    const from = present.indexOf(name, index)
    if (from < 0) {
      steps.push({ kind: 'insert', path: at, index, value: after[index] })
      present.splice(index, 0, name)
      continue
    }
    if (from > index) {
      steps.push({ kind: 'move', path: [...at, from], to: index })
      present.splice(index, 0, ...present.splice(from, 1))
    }
    steps.push(...changesBetween(values.get(name), after[index], [...at, index], listSteps))
  }
  return steps
}

/** What a text says; `undefined` where it cannot be read to its end. */
function valueIn(text: string): unknown {
  const { root, errors } = parseJson(text)
  return root && !errors.some(({ fatal }) => fatal) ? toValue(root) : undefined
}

/** The merge by lines, where it leaves nothing open, says the same and no key twice: it keeps how both sides were written. */
function byLines(pieces: readonly MergePiece[], value: unknown): string | undefined {
  if (overlapsOf(pieces).length > 0) return undefined
  const text = joinPieces(pieces, [])
  const isOnce = parseJson(text).duplicates.length === 0
  return isOnce && sameValue(valueIn(text), value) ? text : undefined
}

/**
 * Merges two texts of docs.json that were made from one, by path. The result is the disk's text with what
 * mine changed put in; `undefined` where one of the two cannot be read. A `base` that cannot be read counts as
 * an empty one.
 */
export function mergeConfigTexts(
  sides: { readonly base: string; readonly mine: string; readonly disk: string },
  choices: Choices = new Map(),
): MergedConfig | undefined {
  const [base, mine, disk] = [valueIn(sides.base), valueIn(sides.mine), valueIn(sides.disk)]
  if (mine === undefined || disk === undefined) return undefined
  const { value, overlaps } = mergeValues({ base, mine, disk }, choices)
  const written =
    overlaps.length === 0 ? byLines(mergeTexts(sides.base, sides.mine, sides.disk), value) : undefined
  const text =
    written ?? applyEdits(sides.disk, editsOf(sides.disk, changesBetween(disk, value, [], listSteps)))
  return { text, overlaps }
}
