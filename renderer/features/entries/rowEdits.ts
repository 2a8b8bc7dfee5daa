import { moveItem, removeAt } from '../../../shared/config/edit/edit.ts'
import { isInside, type JsonPath } from '../../../shared/config/json/pointer.ts'
import { composeEdits, editInTurn } from '../../../shared/text/compose.ts'
import { applyEdits, type TextEdits } from '../../../shared/text/edit.ts'
import { locationsIn, type RowTarget, slot } from './rowLocations.ts'

/** Rows that are not inside another of them, in file order. */
function topmost(paths: readonly JsonPath[]): readonly JsonPath[] {
  return paths
    .filter(path => !paths.some(other => other !== path && isInside(path, other)))
    .toSorted((a, b) => {
      const step = a.findIndex((value, index) => value !== b[index])
      return Number(a[step] ?? -1) - Number(b[step] ?? -1)
    })
}

/** The path of an entry at `path` after the item at `at` is removed or inserted. */
function shifted(path: JsonPath, at: JsonPath, by: 1 | -1): JsonPath {
  const level = at.length - 1
  const [step, own] = [path[level], at[level]]
  const isConcerned = path.length > level && isInside(path, at.slice(0, level)) && Number(step) >= Number(own)
  return isConcerned ? [...path.slice(0, level), Number(step) + by, ...path.slice(level + 1)] : path
}

/** The path of every entry after one item moved; `to` is counted before its removal. */
function track(from: JsonPath, to: JsonPath) {
  const arrived = shifted(to, from, -1)
  // The position right after itself is its current position.
  const landed =
    isInside(to, from.slice(0, -1)) && to.length === from.length && Number(to.at(-1)) === Number(from.at(-1))
      ? from
      : arrived
  return {
    landed,
    follow: (path: JsonPath): JsonPath => {
      if (isInside(path, from)) return [...landed, ...path.slice(from.length)]
      return shifted(shifted(path, from, -1), landed, 1)
    },
  }
}

/** Moves rows to one target, in their order; no edits if they are there already. */
export function moveRows(text: string, ids: readonly string[], target: RowTarget): TextEdits {
  const places = locationsIn(text)
  const at = places.get(target.id)
  if (!at) return []
  let waiting = topmost([...new Set(ids)].map(id => places.get(id)).filter(path => path !== undefined))
  const first = slot(text, at, target.position)
  let to: JsonPath = [...first.list, first.index]
  let now = text
  let edits: TextEdits = []
  while (waiting.length > 0) {
    const [from, ...rest] = waiting
    if (from === undefined) break
    const step = moveItem(now, from, to.slice(0, -1), Number(to.at(-1)))
    now = applyEdits(now, step)
    edits = composeEdits(edits, step)
    const { landed, follow } = track(from, to)
    waiting = rest.map(follow)
    to = [...landed.slice(0, -1), Number(landed.at(-1)) + 1]
  }
  return edits
}

/** Removes rows from the navigation, including their contents. */
export function removeRows(text: string, ids: readonly string[]): TextEdits {
  const places = locationsIn(text)
  const paths = topmost([...new Set(ids)].map(id => places.get(id)).filter(path => path !== undefined))
  return editInTurn(text, paths.toReversed(), removeAt)
}
