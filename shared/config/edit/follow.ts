import { isInside, type JsonPath } from '../json/pointer.ts'
import type { Change, MoveChange } from './changes.ts'

/** Returns the path of a value after `changes`; `undefined` if it is removed. */
export function followed(path: JsonPath, changes: readonly Change[]): JsonPath | undefined {
  let now: JsonPath | undefined = path
  for (const change of changes) now = now && followedOne(now, change)
  return now
}

/** Returns the paths of those values after `changes` that are not removed. */
export const followedAll = (paths: readonly JsonPath[], changes: readonly Change[]): readonly JsonPath[] =>
  paths.map(path => followed(path, changes)).filter(path => path !== undefined)

function followedOne(path: JsonPath, change: Change): JsonPath | undefined {
  const depth = change.path.length
  switch (change.kind) {
    case 'set':
      return path
    case 'remove':
      return isInside(path, change.path) ? undefined : pathAfterRemoval(path, change.path)
    case 'insert':
      return pathAfterInsertion(path, [...change.path, change.index])
    case 'copy':
      return pathAfterInsertion(path, [...change.list, change.to])
    case 'move':
      return followedMove(path, change)
    case 'rename':
      return isInside(path, change.path)
        ? [...path.slice(0, depth - 1), change.key, ...path.slice(depth)]
        : path
    case 'wrap':
      return isInside(path, change.path)
        ? [...path.slice(0, depth - 1), change.key, 0, ...path.slice(depth - 1)]
        : path
    case 'unwrap': {
      if (!isInside(path, change.path)) return path
      const isKept = path[depth] === 0 && path[depth + 1] === change.key
      return isKept ? [...path.slice(0, depth - 1), ...path.slice(depth + 1)] : undefined
    }
  }
}

function followedMove(path: JsonPath, change: MoveChange): JsonPath {
  const landed = landedAt(change)
  if (isInside(path, change.path)) return [...landed, ...path.slice(change.path.length)]
  return pathAfterInsertion(pathAfterRemoval(path, change.path), landed)
}

/** Returns the path of an item after it moved. */
function landedAt({ path, list, to }: MoveChange): JsonPath {
  return [...pathAfterRemoval(list ?? path.slice(0, -1), path), to]
}

/** The path of a value after another item of a list is removed. */
export function pathAfterRemoval(path: JsonPath, removed: JsonPath): JsonPath {
  return shifted(path, removed, -1)
}

/** The path of a value after an item of a list is inserted. */
export function pathAfterInsertion(path: JsonPath, inserted: JsonPath): JsonPath {
  return shifted(path, inserted, 1)
}

function shifted(path: JsonPath, at: JsonPath, by: 1 | -1): JsonPath {
  const level = at.length - 1
  const [step, own] = [path[level], at[level]]
  const isConcerned =
    typeof own === 'number' &&
    path.length > level &&
    isInside(path, at.slice(0, level)) &&
    (by === 1 ? Number(step) >= own : Number(step) > own)
  return isConcerned ? [...path.slice(0, level), Number(step) + by, ...path.slice(level + 1)] : path
}
