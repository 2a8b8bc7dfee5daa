import { sameValue } from '../equal.ts'
import { type Draft, Flat } from './flat.ts'
import { flatten } from './flatten.ts'
import type { Ledger } from './ledger.ts'
import { foldersFor } from './prefixes.ts'
import { type Fields, isFields, isList, without } from './values.ts'

const holdsTabs = (value: unknown): boolean =>
  isList(value)
    ? value.some(holdsTabs)
    : isFields(value) && Object.entries(value).some(([key, inner]) => key === 'tabs' || holdsTabs(inner))

/** Writes the navigation of the newer format as the keys of this one. */
export function navigationDown(navigation: Fields, ledger: Ledger): Fields {
  const flat = new Flat(ledger, holdsTabs(navigation))
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
    if (!known.includes(key)) ledger.lost(['navigation', key], 'The navigation is a list of groups here.')
  }
  flatten(without(navigation, ['menu']), ['navigation'], {}, flat)
  const tabs = tabsDown(flat)
  return {
    navigation: flat.placed.map(({ group }) => group),
    ...tabs,
    ...anchorsDown(flat, Object.keys(tabs).length > 0),
    ...(flat.versions.length > 0 && {
      versions: flat.versions.map(({ fields }) => (Object.keys(fields).length > 1 ? fields : fields.name)),
    }),
  }
}

/** How the drafts of one kind are written. */
interface Written {
  readonly first: Fields | undefined
  readonly list: readonly Fields[]
}

interface Kind {
  readonly name: 'tab' | 'anchor'
  readonly key: 'tabs' | 'anchors'
  readonly firstKey: 'primaryTab' | 'topAnchor'
}

const TAB: Kind = { name: 'tab', key: 'tabs', firstKey: 'primaryTab' }
const ANCHOR: Kind = { name: 'anchor', key: 'anchors', firstKey: 'topAnchor' }

function tabsDown(flat: Flat): Fields {
  const first = flat.placed.some(({ tab }) => tab === undefined) ? undefined : firstOf(flat.tabs)
  const { first: primaryTab, list } = written(flat.tabs, first, TAB, flat)
  return { ...(primaryTab && { primaryTab }), ...(list.length > 0 && { tabs: list }) }
}

function anchorsDown(flat: Flat, hasTabs: boolean): Fields {
  const real = firstOf(flat.anchors)
  const isLoose = flat.placed.some(({ anchor, tab }) => anchor === undefined && tab === real?.tab)
  for (const { at, href, pages } of flat.anchors) {
    const isGlobal = at[1] === 'global'
    const belongs = hasTabs || real === undefined
    if (href === undefined || pages.size > 0 || isGlobal === belongs) continue
    ledgerOfPlace(flat, at, belongs)
  }
  const { first: topAnchor, list } = written(flat.anchors, isLoose ? undefined : real, ANCHOR, flat)
  return { ...(topAnchor && { topAnchor }), ...(list.length > 0 && { anchors: list }) }
}

const ledgerOfPlace = ({ ledger }: Flat, at: Draft['at'], belongs: boolean): void =>
  ledger.lost(
    at,
    belongs ? 'Anchors are shown on every page here.' : 'It stands among the other anchors here.',
    ['anchors'],
  )

const firstOf = (drafts: readonly Draft[]): Draft | undefined => drafts.find(({ pages }) => pages.size > 0)

/** Drafts of one name in several versions as one, where they have no folders of their own. */
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

/** The folder of a draft, and the draft that is written for all that share it. */
interface Found {
  readonly folder: string
  readonly lead: Draft
  readonly isShared: boolean
}

/** The folder of each draft that has pages; drafts that share one share its place in the list. */
function folders(drafts: readonly Draft[], flat: Flat): ReadonlyMap<Draft, Found> {
  const found = new Map<Draft, Found>()
  const solve = (groups: readonly (readonly Draft[])[]) =>
    foldersFor(
      groups.map(group => new Set(group.flatMap(({ pages }) => [...pages]))),
      flat.pages,
    )
  const alone = drafts.map(draft => [draft])
  const joint = together(drafts)
  const [separate, shared] = [solve(alone), joint.length < alone.length ? solve(joint) : []]
  const useJoint = shared.length > 0 && failing(joint, shared) < failing(alone, separate)
  for (const [index, group] of (useJoint ? joint : alone).entries()) {
    const folder = (useJoint ? shared : separate)[index]
    const [lead] = group
    if (folder !== undefined && lead) {
      const isShared = group.length > 1
      for (const draft of group) found.set(draft, { folder, lead, isShared })
    }
  }
  return found
}

function written(drafts: readonly Draft[], first: Draft | undefined, kind: Kind, flat: Flat): Written {
  const { ledger } = flat
  const list: Fields[] = []
  const isFirst = (draft: Draft) =>
    draft === first || (first !== undefined && draft.name === first.name && draft.pages.size > 0)
  const others = drafts.filter(draft => draft.pages.size > 0 && !isFirst(draft))
  const found = folders(others, flat)
  const places = new Map<Draft, number>()
  for (const draft of drafts) {
    if (isFirst(draft)) {
      tellFirst(draft, first ?? draft, { kind, flat, isBehind: list.length > 0 })
      continue
    }
    const folder = found.get(draft)
    const url = draft.pages.size > 0 ? folder?.folder : (draft.href ?? draft.folder)
    const place = folder && places.get(folder.lead)
    if (url === undefined) tellLost(draft, kind, flat)
    else if (place !== undefined) ledger.moved(draft.at, [kind.key, place])
    else {
      places.set(draft, list.length)
      ledger.moved(draft.at, [kind.key, list.length])
      list.push(fieldsOf(draft, url, folder?.isShared === true))
      tellHref(draft, flat)
    }
  }
  return { first: first && firstFields(first), list }
}

function fieldsOf({ name, fields, hidden }: Draft, url: string, isShared: boolean): Fields {
  const rest = isShared ? without(fields, ['version']) : fields
  return { name, url, ...rest, ...(hidden && { isDefaultHidden: true }) }
}

/** Every version has the first tab, so it has no version of its own. */
const firstFields = ({ name, fields, hidden }: Draft): Fields => ({
  name,
  ...without(fields, ['version']),
  ...(hidden && { isDefaultHidden: true }),
})

function tellHref({ at, href, pages, folder, fields }: Draft, { ledger }: Flat): void {
  if (pages.size === 0) return
  if (href !== undefined) ledger.lost([...at, 'href'], 'It leads to the first of its pages here.')
  if (folder !== undefined && folder !== 'api-reference' && fields.openapi !== undefined) {
    ledger.lost([...at, 'openapi', 'directory'], 'Pages of operations stand in the folder of the tab here.')
  }
}

interface FirstPlace {
  readonly kind: Kind
  readonly flat: Flat
  readonly isBehind: boolean
}

function tellFirst(draft: Draft, first: Draft, { kind, flat, isBehind }: FirstPlace): void {
  flat.ledger.moved(draft.at, [kind.firstKey])
  tellHref(draft, flat)
  if (!sameValue(firstFields(draft), firstFields(first))) {
    flat.ledger.lost(draft.at, `Its settings become those of the other ${kind.name} of this name.`, [
      kind.firstKey,
    ])
  }
  if (isBehind && draft === first) {
    flat.ledger.lost(draft.at, `What stands before it follows it: it becomes the first ${kind.name}.`, [
      kind.firstKey,
    ])
  }
  if (draft.fields.openapi !== undefined && draft === first) {
    flat.ledger.kept([...draft.at, 'openapi'], `The first ${kind.name} lists no operations here.`)
  }
}

function tellLost({ at, href, pages, name }: Draft, kind: Kind, { ledger }: Flat): void {
  const some = [...pages].slice(0, 2).map(page => `“${page}”`)
  const why =
    pages.size > 0
      ? `Here a ${kind.name} holds the pages of one folder, and those of “${name}” have none to themselves (${some.join(', ')}). They stand with those of the first ${kind.name}. Move them into one folder, and make the ${kind.name} again.`
      : `It holds no page that readers see${href === undefined ? '' : ', nor an address'}.`
  ledger.lost(at, why, ['navigation'])
}
