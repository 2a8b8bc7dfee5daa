import { message } from '../../messages/message.ts'
import { without } from '../equivalents/values.ts'
import { sameValue } from '../json/equal.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { pagePath } from '../navigation/page-path.ts'
import type { FlatNavigation, TopGroup } from './flat-navigation.ts'

/** A group as it is written, and the groups that it stands for. */
export interface WrittenGroup {
  readonly group: JsonObject
  readonly of: readonly TopGroup[]
}

const versionOf = ({ group }: { readonly group: JsonObject }): unknown => group.version

/** Whether two groups are the same in two versions. */
const isSame = (one: TopGroup, other: TopGroup): boolean =>
  one.tab?.name === other.tab?.name &&
  one.anchor?.name === other.anchor?.name &&
  sameValue(without(one.group, ['version']), without(other.group, ['version']))

/**
 * Writes the groups of a navigation: what all versions have alike becomes one group, which every version shows, and the
 * order in each version stays. Reports pages that are in several versions otherwise.
 */
export function writtenGroups(flat: FlatNavigation): readonly WrittenGroup[] {
  const names = flat.versions.flatMap(({ fields }) => (fields.url === undefined ? [fields.name] : []))
  const written = withShared(flat.groups, names)
  const versions = new Map<string, unknown>()
  for (const { group } of written) {
    for (const page of pagesIn(group)) if (!versions.has(page)) versions.set(page, group.version)
  }
  const shared = new Set(written.flatMap(one => (one.of.length > 1 ? one.of : [])))
  for (const { page, at, version } of flat.listed) {
    const isInShared = [...shared].some(group => isAround(group, at))
    if (!isInShared && versions.has(page) && versions.get(page) !== version)
      flat.ledger.lost(at, message('convert:severalVersions', { page }))
  }
  for (const [index, { of }] of written.entries())
    for (const { at } of of) flat.ledger.moved(at, ['navigation', index])
  return written
}

const isAround = ({ at }: TopGroup, page: TopGroup['at']): boolean =>
  at.every((step, index) => step === page[index])

function withShared(groups: readonly TopGroup[], names: readonly unknown[]): readonly WrittenGroup[] {
  const alone = (one: TopGroup): WrittenGroup => ({ group: one.group, of: [one] })
  const own = [...new Set(groups.map(versionOf))]
  const rest = own.map(name => groups.filter(one => versionOf(one) === name))
  const [first] = rest
  if (
    first === undefined ||
    rest.length < 2 ||
    own.includes(undefined) ||
    names.some(name => !own.includes(name))
  )
    return groups.map(alone)
  const result: WrittenGroup[] = []
  for (const group of [...first]) {
    const positions = rest.map(list => list.findIndex(one => isSame(one, group)))
    if (positions.includes(-1)) continue
    const same = rest.flatMap((list, index) => {
      result.push(...list.splice(0, positions[index]).map(alone))
      return list.splice(0, 1)
    })
    result.push({ group: without(group.group, ['version']), of: same })
  }
  return [...result, ...rest.flat().map(alone)]
}

function pagesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [pagePath(value)]
  if (isList(value)) return value.flatMap(pagesIn)
  return isObject(value) ? pagesIn(value.pages) : []
}
