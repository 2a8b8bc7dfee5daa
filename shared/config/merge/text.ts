import { applyEdits } from '../../text/edit.ts'
import { joinPieces, mergeTexts, overlapsOf } from '../../text/merge.ts'
import { editsOf } from '../edit/change-edits.ts'
import { type Change, changesBetween } from '../edit/changes.ts'
import { sameValue } from '../json/equal.ts'
import { parseJson, toValue } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { namesAfter, namesOf } from './identity.ts'
import { type Choices, mergeValues, type ValueOverlap } from './values.ts'

/** The text of docs.json that combines both sides. */
interface MergedConfig {
  readonly text: string
  readonly overlaps: readonly ValueOverlap[]
}

/** Two texts, and their common ancestor. */
interface Sides {
  readonly base: string
  readonly mine: string
  readonly disk: string
}

/**
 * The steps from one list to another with items matched by identifier; each is made on the result of the
 * previous ones.
 */
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

/** The value of a text; `undefined` if it cannot be read completely. */
function valueIn(text: string): unknown {
  const { root, errors } = parseJson(text)
  return root && !errors.some(({ fatal }) => fatal) ? toValue(root) : undefined
}

/** The number of duplicates of each key. */
function surplus(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { key, ranges } of parseJson(text).duplicates)
    found.set(key, (found.get(key) ?? 0) + ranges.length - 1)
  return found
}

/**
 * The merge by lines, if it leaves no conflict, has the expected value and adds no duplicate keys: it keeps
 * the formatting of both sides.
 */
function byLines(sides: Sides, value: unknown): string | undefined {
  const pieces = mergeTexts(sides.base, sides.mine, sides.disk)
  if (overlapsOf(pieces).length > 0) return undefined
  const text = joinPieces(pieces, [])
  const [mine, disk] = [surplus(sides.mine), surplus(sides.disk)]
  const isMore = [...surplus(text)].some(
    ([key, count]) => count > Math.min(mine.get(key) ?? 0, disk.get(key) ?? 0),
  )
  return !isMore && sameValue(valueIn(text), value) ? text : undefined
}

/**
 * Merges two texts of docs.json with a common ancestor, by path. The result is the disk's text with my
 * changes applied; `undefined` if one of the two cannot be read. A `base` that cannot be read counts as
 * empty.
 */
export function mergeConfigTexts(sides: Sides, choices: Choices = new Map()): MergedConfig | undefined {
  const [base, mine, disk] = [valueIn(sides.base), valueIn(sides.mine), valueIn(sides.disk)]
  if (mine === undefined || disk === undefined) return undefined
  const { value, overlaps } = mergeValues({ base, mine, disk }, choices)
  const written = overlaps.length === 0 ? byLines(sides, value) : undefined
  const text =
    written ?? applyEdits(sides.disk, editsOf(sides.disk, changesBetween(disk, value, [], listSteps)))
  return { text, overlaps }
}
