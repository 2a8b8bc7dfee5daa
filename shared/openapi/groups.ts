import type { ApiOperation, ApiSource } from './document/operations.ts'
import { isExcluded } from './document/operations.ts'
import { isSet, itemsOf, own, textAt, textOf } from './document/value.ts'
import { groupsByPath } from './path-groups.ts'

/** A group of operations as readers see it in the navigation. */
export interface ApiGroup {
  /** The tag of the group; empty for the operations without one. */
  readonly tag: string
  readonly label: string
  readonly groups: readonly ApiGroup[]
  /** In file order. */
  readonly operations: readonly ApiOperation[]
}

/** What groups are called that have no name in the description. */
export interface GroupNames {
  readonly other: string
  readonly webhooks: string
}

/** The tag of webhooks without one. */
const WEBHOOKS = 'Webhooks'

type Tags = ReadonlyMap<string, unknown>

const labelOf = (tag: string, tags: Tags): string => {
  const written = tags.get(tag)
  const names = ['x-displayName', 'x-group', 'summary', 'name']
  return names.map(key => textAt(written, key)).find(name => name !== undefined) ?? tag
}

const hasNothing = ({ groups, operations }: ApiGroup) => groups.length === 0 && operations.length === 0

/** Whether a tag is meant for the navigation: OpenAPI 3.2 has other kinds. */
const isForNavigation = (written: unknown): boolean => (textOf(own(written, 'kind')) ?? 'nav') === 'nav'

function membersByTag(source: ApiSource, tags: Tags): ReadonlyMap<string, readonly ApiOperation[]> {
  const members = new Map<string, ApiOperation[]>([...tags.keys()].map(tag => [tag, []]))
  for (const operation of source.operations) {
    const fallback = operation.kind === 'webhook' ? WEBHOOKS : ''
    const own = operation.tags.find(tag => tag.trim() !== '' && isForNavigation(tags.get(tag)))
    const tag = own ?? fallback
    const known = members.get(tag)
    if (known) known.push(operation)
    else members.set(tag, [operation])
  }
  return members
}

const parentOf = (tag: string, tags: Tags): string | undefined => textOf(own(tags.get(tag), 'parent'))

/** The tags whose chain of parents is circular. */
export function circularTags(tags: Tags): ReadonlySet<string> {
  const found = new Set<string>()
  const done = new Set<string>()
  for (const tag of tags.keys()) {
    const seen = new Set<string>()
    let at: string | undefined = tag
    for (; at !== undefined && !done.has(at) && !seen.has(at); at = parentOf(at, tags)) seen.add(at)
    const isRing = at !== undefined && (seen.has(at) || found.has(at))
    for (const each of seen) {
      done.add(each)
      if (isRing) found.add(each)
    }
  }
  return found
}

/** The maximum depth of groups; a deeper one moves to the top. */
const DEEPEST = 8

/** The tags directly below each tag; top-level tags are below `''`. */
function tagsBelow(tags: Tags): ReadonlyMap<string, readonly string[]> {
  const circles = circularTags(tags)
  const above = (tag: string): string | undefined => {
    const parent = parentOf(tag, tags)
    return parent !== undefined && tags.has(parent) && !circles.has(tag) ? parent : undefined
  }
  const isTooDeep = (tag: string): boolean => {
    let at: string | undefined = tag
    for (let depth = 0; depth < DEEPEST; depth++) at = at === undefined ? undefined : above(at)
    return at !== undefined
  }
  const below = new Map<string, string[]>()
  for (const tag of tags.keys()) {
    const parent = isTooDeep(tag) ? '' : (above(tag) ?? '')
    const known = below.get(parent)
    if (known) known.push(tag)
    else below.set(parent, [tag])
  }
  return below
}

/** An API without tags, or with few of them: this many operations are grouped by their paths. */
const MANY = 20

/** The operations without a tag: one group, or one for each thing that their paths are about. */
function untagged(operations: readonly ApiOperation[], other: string): readonly ApiGroup[] {
  const whole: ApiGroup = { tag: '', label: other, groups: [], operations }
  if (operations.length <= MANY) return [whole]
  return groupsByPath(operations).map(group => ({ ...whole, ...group, label: group.label || other }))
}

/** The tags that a source declares, by name. */
export const declaredTags = (source: ApiSource): Tags =>
  new Map(
    source.tags
      .filter(tag => textAt(tag, 'name') !== undefined && !isExcluded(tag) && !isSet(tag, 'x-hidden'))
      .map(tag => [textOf(own(tag, 'name')) ?? '', tag]),
  )

interface Grouping {
  readonly groupOf: (tag: string) => ApiGroup
  readonly used: Set<string>
  readonly names: GroupNames
}

function tagGroups(source: ApiSource, { groupOf, used, names: { other } }: Grouping) {
  return itemsOf(own(source.root.value, 'x-tagGroups')).map((written): ApiGroup => {
    const names = itemsOf(own(written, 'tags')).flatMap(tag => textOf(tag) ?? [])
    for (const name of names) used.add(name)
    const groups = names.map(groupOf).filter(group => !hasNothing(group))
    return { tag: '', label: textAt(written, 'name') ?? other, groups, operations: [] }
  })
}

/**
 * The groups of a source, in the order its author gave them; an operation belongs to the group of its first
 * tag. Operations without one come last: many of them in groups by their paths.
 */
export function groupsOf(source: ApiSource, names: GroupNames): readonly ApiGroup[] {
  const tags = declaredTags(source)
  const members = membersByTag(source, tags)
  const below = tagsBelow(tags)
  const groupOf = (tag: string): ApiGroup => ({
    tag,
    label: tag === WEBHOOKS && !tags.has(tag) ? names.webhooks : labelOf(tag, tags),
    groups: (below.get(tag) ?? []).map(groupOf).filter(group => !hasNothing(group)),
    operations: members.get(tag) ?? [],
  })
  const used = new Set<string>()
  const first = tagGroups(source, { groupOf, used, names })
  const declared = (below.get('') ?? []).filter(tag => !used.has(tag))
  const others = [...members.keys()].filter(tag => !tags.has(tag) && !used.has(tag) && tag !== '')
  const rest = [...declared, ...others].map(groupOf)
  const last = untagged(members.get('') ?? [], names.other)
  return [...first, ...rest, ...last].filter(group => !hasNothing(group))
}
