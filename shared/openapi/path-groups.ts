import { type ApiOperation, sentenceFromName } from './document/operations.ts'

/** Operations below one segment of their paths. */
interface PathGroup {
  /** Empty for operations that are alone below their segment. */
  readonly label: string
  /** In file order. */
  readonly operations: readonly ApiOperation[]
}

/** Segments that many APIs put in front of all paths, versions, and what is no name: `{id}`, `#Action=Send`. */
const GENERAL = /^(?:api|rest|v?\d[\w.-]*)$|[{}#?=]/i

/** The first segment of a path that tells what it is about. */
const segmentOf = (path: string, shared: number): string =>
  path
    .split('/')
    .slice(1 + shared)
    .find(segment => segment !== '' && !GENERAL.test(segment)) ?? ''

/** The number of segments with which all paths start; each has one more. */
function sharedSegments(paths: readonly string[]): number {
  const split = paths.map(path => path.split('/').slice(1))
  const [first = []] = split
  const least = split.reduce((least, { length }) => Math.min(least, length), first.length)
  let shared = 0
  while (shared < least - 1 && split.every(segments => segments[shared] === first[shared])) shared++
  return shared
}

/** Groups operations by the first segment in which their paths differ, in file order; those that are alone come last. */
export function groupsByPath(operations: readonly ApiOperation[]): readonly PathGroup[] {
  const shared = sharedSegments(operations.map(({ path }) => path))
  const groups = new Map<string, ApiOperation[]>()
  for (const operation of operations) {
    const segment = segmentOf(operation.path, shared)
    const members = groups.get(segment)
    if (members) members.push(operation)
    else groups.set(segment, [operation])
  }
  const isGroup = ([segment, members]: readonly [string, readonly ApiOperation[]]) =>
    segment !== '' && members.length > 1
  const named = [...groups].filter(isGroup).map(([segment, members]) => ({
    label: sentenceFromName(segment),
    operations: members,
  }))
  const placed = new Set(named.flatMap(group => group.operations))
  const rest = operations.filter(operation => !placed.has(operation))
  return rest.length === 0 ? named : [...named, { label: '', operations: rest }]
}
