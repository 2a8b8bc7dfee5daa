import { message } from '../../messages/message.ts'
import { isEmptyGroup, without } from '../equivalents/values.ts'
import { sameValue } from '../json/equal.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { type Draft, FlatNavigation } from './flat-navigation.ts'
import { flatten } from './flatten.ts'
import type { Ledger } from './ledger.ts'
import type { DescribedOperations } from './model.ts'
import { foldersFor } from './prefixes.ts'
import { writtenGroups } from './shared-groups.ts'

const holdsTabs = (value: unknown): boolean =>
  isList(value)
    ? value.some(holdsTabs)
    : isObject(value) && Object.entries(value).some(([key, inner]) => key === 'tabs' || holdsTabs(inner))

/** Converts the navigation of the newer format to the keys of this one. */
export function downgradeNavigation(
  navigation: JsonObject,
  ledger: Ledger,
  operations?: DescribedOperations,
): JsonObject {
  const flat = new FlatNavigation(ledger, holdsTabs(navigation), operations)
  const known = [
    'global',
    'pages',
    'groups',
    'tabs',
    'anchors',
    'versions',
    'languages',
    'dropdowns',
    'products',
  ]
  for (const key of Object.keys(navigation)) {
    if (!known.includes(key)) ledger.lost(['navigation', key], message('convert:navigationList'))
  }
  flatten(without(navigation, ['menu']), ['navigation'], {}, flat)
  const tabs = tabsDown(flat)
  const anchors = anchorsDown(flat, Object.keys(tabs).length > 0)
  return {
    navigation: writtenGroups(flat).map(({ group }) => group),
    ...tabs,
    ...anchors,
    ...(flat.versions.length > 0 && {
      versions: flat.versions.map(({ fields }) => (Object.keys(fields).length > 1 ? fields : fields.name)),
    }),
  }
}

/** The drafts of one kind as they are written. */
interface Written {
  readonly first: JsonObject | undefined
  readonly list: readonly JsonObject[]
}

interface Kind {
  readonly name: 'tab' | 'anchor'
  readonly key: 'tabs' | 'anchors'
  readonly firstKey: 'primaryTab' | 'topAnchor'
}

const TAB: Kind = { name: 'tab', key: 'tabs', firstKey: 'primaryTab' }
const ANCHOR: Kind = { name: 'anchor', key: 'anchors', firstKey: 'topAnchor' }

function tabsDown(flat: FlatNavigation): JsonObject {
  const first = flat.groups.some(({ tab }) => tab === undefined) ? undefined : firstOf(flat.tabs, flat)
  reportEmpty(flat, 'tab', first)
  if (flat.tabs.length > 0) reportLoose(flat, 'tab')
  const { first: primaryTab, list } = written(flat.tabs, first, TAB, flat)
  return { ...(primaryTab && { primaryTab }), ...(list.length > 0 && { tabs: list }) }
}

function anchorsDown(flat: FlatNavigation, hasTabs: boolean): JsonObject {
  const real = firstOf(flat.anchors, flat)
  const isLoose = flat.groups.some(({ anchor, tab }) => anchor === undefined && tab === real?.tab)
  for (const { at, href, pages } of flat.anchors) {
    const isGlobal = at[1] === 'global'
    const belongs = hasTabs || real === undefined
    if (href === undefined || pages.size > 0 || isGlobal === belongs) continue
    ledgerOfPlace(flat, at, belongs)
  }
  if (!isLoose) reportEmpty(flat, 'anchor', real)
  const { first: topAnchor, list } = written(flat.anchors, isLoose ? undefined : real, ANCHOR, flat)
  return { ...(topAnchor && { topAnchor }), ...(list.length > 0 && { anchors: list }) }
}

const ledgerOfPlace = ({ ledger }: FlatNavigation, at: Draft['at'], belongs: boolean): void =>
  ledger.lost(at, belongs ? message('convert:anchorsEverywhere') : message('convert:otherAnchors'), [
    'anchors',
  ])

/** Reports what is in no tab or anchor although others are: here everything is in one. */
function reportLoose({ groups, ledger }: FlatNavigation, kind: Kind['name']): void {
  for (const { at, [kind]: own } of groups) {
    if (own === undefined) ledger.lost(at, message(`convert:inNoDivision.${kind}`))
  }
}

/** Reports groups without pages that leave their tab or anchor: they belong to the first one. */
function reportEmpty({ groups, ledger }: FlatNavigation, kind: Kind['name'], first: Draft | undefined): void {
  for (const { at, group, [kind]: own } of groups) {
    if (own === undefined || own.name === first?.name || !isEmptyGroup(group)) continue
    ledger.lost(at, message(`convert:groupWithoutPages.${kind}`))
  }
}

/** More names than this are not tried. */
const MAX_TRIED = 8

/**
 * The first tab or anchor, which holds what no other holds: if some have no folder of their own, the one that
 * leaves the fewest others without a folder.
 */
function firstOf(drafts: readonly Draft[], flat: FlatNavigation): Draft | undefined {
  const held = drafts.filter(({ pages }) => pages.size > 0)
  const names = [...new Set(held.map(({ name }) => name))]
  let [best, fewest] = [names[0], Number.POSITIVE_INFINITY]
  for (const name of names.slice(0, MAX_TRIED)) {
    const others = held.filter(draft => draft.name !== name)
    const without = others.length - folders(others, flat).size
    if (without < fewest) [best, fewest] = [name, without]
    if (fewest === 0) break
  }
  return held.find(({ name }) => name === best)
}

/** Groups drafts that have the same name in several versions and no folders of their own. */
function together(drafts: readonly Draft[]): readonly (readonly Draft[])[] {
  const byName = new Map<string, Draft[]>()
  for (const draft of drafts) {
    const same = byName.get(draft.name)
    if (same) same.push(draft)
    else byName.set(draft.name, [draft])
  }
  return [...byName.values()]
}

/** How many drafts have no folder. */
const failing = (groups: readonly (readonly Draft[])[], found: readonly (string | undefined)[]): number =>
  groups.reduce((sum, group, index) => sum + (found[index] === undefined ? group.length : 0), 0)

/** The folder of a draft, and the draft that represents all that share it. */
interface Found {
  readonly folder: string
  readonly lead: Draft
  readonly isShared: boolean
}

/** The folder of each draft that has pages; drafts that share a folder share its entry. */
function folders(drafts: readonly Draft[], flat: FlatNavigation): ReadonlyMap<Draft, Found> {
  const found = new Map<Draft, Found>()
  const solve = (groups: readonly (readonly Draft[])[]) =>
    foldersFor(
      groups.map(group => new Set(group.flatMap(({ pages }) => [...pages]))),
      flat.pages,
    )
  const alone = drafts.map(draft => [draft])
  const joint = together(drafts)
  const ways: (readonly (readonly Draft[])[])[] = [alone]
  if (joint.length < alone.length) {
    const failed = solve(alone)
    const names = new Set(drafts.filter((_, index) => failed[index] === undefined).map(({ name }) => name))
    const mixed = joint.flatMap(group =>
      group.some(({ name }) => names.has(name)) ? [group] : group.map(draft => [draft]),
    )
    if (names.size > 0) ways.push(mixed, joint)
  }
  const [best] = ways
    .map(groups => ({ groups, solved: solve(groups) }))
    .sort((one, other) => failing(one.groups, one.solved) - failing(other.groups, other.solved))
  for (const [index, group] of (best?.groups ?? []).entries()) {
    const folder = best?.solved[index]
    const [lead] = group
    if (folder !== undefined && lead) {
      const isShared = group.length > 1
      for (const draft of group) found.set(draft, { folder, lead, isShared })
    }
  }
  return found
}

const LEADS_TO_FIRST = message('convert:leadsToFirst')

function written(all: readonly Draft[], first: Draft | undefined, kind: Kind, flat: FlatNavigation): Written {
  const { ledger } = flat
  const list: JsonObject[] = []
  for (const { at, href } of all.filter(flat.isInVersions)) {
    if (href !== undefined) ledger.lost([...at, 'href'], LEADS_TO_FIRST)
  }
  const drafts = all.filter(draft => !flat.isInVersions(draft))
  const isFirst = (draft: Draft) =>
    draft === first || (first !== undefined && draft.name === first.name && draft.pages.size > 0)
  const others = drafts.filter(draft => draft.pages.size > 0 && !isFirst(draft))
  const found = folders(others, flat)
  const positions = new Map<Draft, number>()
  const order = new Order(kind, flat)
  for (const draft of drafts) {
    if (isFirst(draft)) {
      reportFirst(draft, first ?? draft, kind, flat)
      order.add(draft, -1)
      continue
    }
    const folder = found.get(draft)
    const url = draft.pages.size > 0 ? folder?.folder : (draft.href ?? draft.folder)
    const place = folder && positions.get(folder.lead)
    if (url === undefined) reportLost(draft, kind, flat)
    else if (place !== undefined) {
      ledger.moved(draft.at, [kind.key, place])
      if (!sameValue(fieldsOf(draft, url, true), list[place]))
        reportShared(draft, kind, flat, [kind.key, place])
    } else {
      positions.set(draft, list.length)
      ledger.moved(draft.at, [kind.key, list.length])
      list.push(fieldsOf(draft, url, folder?.isShared === true))
      reportHref(draft, url, flat)
    }
    if (url !== undefined) order.add(draft, place ?? list.length - 1)
  }
  return { first: first && firstFields(first), list }
}

const reportShared = ({ at }: Draft, kind: Kind, { ledger }: FlatNavigation, to: JsonPath): void =>
  ledger.lost(at, message(`convert:sameDivision.${kind.name}`), to)

/** Reports divisions that no longer follow the one they followed before. */
class Order {
  readonly #kind: Kind
  readonly #flat: FlatNavigation
  readonly #last = new Map<string, number>()

  constructor(kind: Kind, flat: FlatNavigation) {
    this.#kind = kind
    this.#flat = flat
  }

  /** Notes that a draft is at `place` of the list; -1 is before all. */
  add({ at }: Draft, place: number): void {
    const around = at.slice(0, -1).join('/')
    const last = this.#last.get(around) ?? place
    this.#last.set(around, Math.max(place, last))
    if (place >= last) return
    const { name, key, firstKey } = this.#kind
    const why = message(place < 0 ? `convert:orderFirst.${name}` : `convert:orderShared.${name}`)
    this.#flat.ledger.lost(at, why, place < 0 ? [firstKey] : [key, place])
  }
}

function fieldsOf({ name, fields, hidden }: Draft, url: string, isShared: boolean): JsonObject {
  const rest = isShared ? without(fields, ['version']) : fields
  return { name, url, ...rest, ...(hidden && { isDefaultHidden: true }) }
}

/** Every version has the first tab, so it has no version of its own. */
const firstFields = ({ name, fields, hidden }: Draft): JsonObject => ({
  name,
  ...without(fields, ['version']),
  ...(hidden && { isDefaultHidden: true }),
})

function reportHref(
  { at, href, pages, folder, fields }: Draft,
  url: string | undefined,
  { ledger }: FlatNavigation,
): void {
  if (pages.size === 0) return
  if (href !== undefined) ledger.lost([...at, 'href'], LEADS_TO_FIRST)
  if (url !== undefined && folder !== url && fields.openapi !== undefined) {
    ledger.lost([...at, 'openapi'], message('convert:apiFolder'))
  }
}

function reportFirst(draft: Draft, first: Draft, kind: Kind, flat: FlatNavigation): void {
  flat.ledger.moved(draft.at, [kind.firstKey])
  reportHref(draft, undefined, flat)
  if (!sameValue(firstFields(draft), firstFields(first))) reportShared(draft, kind, flat, [kind.firstKey])
  if (draft.fields.openapi !== undefined && draft === first) {
    flat.ledger.lost([...draft.at, 'openapi'], message(`convert:firstOperations.${kind.name}`))
  }
}

function reportLost({ at, href, pages, name }: Draft, kind: Kind, { ledger }: FlatNavigation): void {
  const some = [...pages].slice(0, 2)
  const why =
    pages.size > 0
      ? message(`convert:noOwnFolder.${kind.name}`, { name, pages: some })
      : message(href === undefined ? 'convert:noVisiblePage' : 'convert:noVisiblePageOrAddress')
  ledger.lost(at, why, ['navigation'])
}
