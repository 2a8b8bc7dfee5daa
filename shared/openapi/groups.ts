import type { ApiOperation, ApiSource } from './operations.ts'
import { isExcluded } from './operations.ts'
import { isSet, itemsOf, own, textOf, wordsAt } from './value.ts'

/** A group of operations as readers find them in the navigation. */
export interface ApiGroup {
  /** The tag that makes it; empty for the operations without one. */
  readonly tag: string
  readonly label: string
  readonly groups: readonly ApiGroup[]
  /** In the order of the file. */
  readonly operations: readonly ApiOperation[]
}

const OTHER = 'Other'
const WEBHOOKS = 'Webhooks'

type Tags = ReadonlyMap<string, unknown>

const labelOf = (tag: string, tags: Tags): string => {
  const written = tags.get(tag)
  const names = ['x-displayName', 'x-group', 'summary', 'name']
  return names.map(key => wordsAt(written, key)).find(name => name !== undefined) ?? tag
}

const hasNothing = ({ groups, operations }: ApiGroup) => groups.length === 0 && operations.length === 0

/** Whether a tag is one for the navigation: OpenAPI 3.2 has others as well. */
const isForNavigation = (written: unknown): boolean => (textOf(own(written, 'kind')) ?? 'nav') === 'nav'

function membersByTag(source: ApiSource, tags: Tags): ReadonlyMap<string, readonly ApiOperation[]> {
  const members = new Map<string, ApiOperation[]>([...tags.keys()].map(tag => [tag, []]))
  for (const operation of source.operations) {
    const own = operation.tags.filter(tag => tag.trim() !== '' && isForNavigation(tags.get(tag)))
    const fallback = operation.kind === 'webhook' ? WEBHOOKS : ''
    const [tag = fallback] = own
    const known = members.get(tag)
    if (known) known.push(operation)
    else members.set(tag, [operation])
  }
  return members
}

const parentOf = (tag: string, tags: Tags): string | undefined => textOf(own(tags.get(tag), 'parent'))

/** Whether the parents of a tag lead back to it. */
export function isInCircle(tag: string, tags: Tags): boolean {
  const seen = new Set<string>()
  for (let at = parentOf(tag, tags); at !== undefined; at = parentOf(at, tags)) {
    if (at === tag || seen.has(at)) return true
    seen.add(at)
  }
  return false
}

/** The tags that a source declares, by name. */
export const declaredTags = (source: ApiSource): Tags =>
  new Map(
    itemsOf(own(source.root.value, 'tags'))
      .filter(tag => wordsAt(tag, 'name') !== undefined && !isExcluded(tag) && !isSet(tag, 'x-hidden'))
      .map(tag => [textOf(own(tag, 'name')) ?? '', tag]),
  )

function tagGroups(source: ApiSource, groupOf: (tag: string) => ApiGroup, used: Set<string>) {
  return itemsOf(own(source.root.value, 'x-tagGroups')).map((written): ApiGroup => {
    const names = itemsOf(own(written, 'tags')).flatMap(tag => textOf(tag) ?? [])
    for (const name of names) used.add(name)
    const groups = names.map(groupOf).filter(group => !hasNothing(group))
    return { tag: '', label: wordsAt(written, 'name') ?? OTHER, groups, operations: [] }
  })
}

/** The first tag of an operation owns its page: the groups of a source, in the order its author gave them. */
export function groupsOf(source: ApiSource): readonly ApiGroup[] {
  const tags = declaredTags(source)
  const members = membersByTag(source, tags)
  const inside = (tag: string): readonly string[] =>
    [...tags.keys()].filter(other => parentOf(other, tags) === tag && !isInCircle(other, tags))
  const groupOf = (tag: string): ApiGroup => ({
    tag,
    label: tag === '' ? OTHER : labelOf(tag, tags),
    groups: inside(tag)
      .map(groupOf)
      .filter(group => !hasNothing(group)),
    operations: members.get(tag) ?? [],
  })
  const used = new Set<string>()
  const first = tagGroups(source, groupOf, used)
  const isTop = (tag: string) => {
    const parent = parentOf(tag, tags)
    return parent === undefined || !tags.has(parent) || isInCircle(tag, tags)
  }
  const declared = [...tags.keys()].filter(tag => !used.has(tag) && isTop(tag))
  const others = [...members.keys()].filter(tag => !tags.has(tag) && !used.has(tag) && tag !== '')
  const rest = [...declared, ...others, ''].map(groupOf)
  return [...first, ...rest].filter(group => !hasNothing(group))
}
