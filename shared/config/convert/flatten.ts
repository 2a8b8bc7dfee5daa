import { message } from '../../messages/message.ts'
import { field, textOf, without } from '../equivalents/values.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { downgradeGroup, downgradePages } from './downgrade-group.ts'
import { colorDown, draftOf, isInside, KEPT, keptFields } from './draft.ts'
import type { Context, Draft, FlatNavigation } from './flat-navigation.ts'
import { downgradeIcon } from './icons.ts'
import { apiOf, generatedPages } from './operations.ts'

type Walk = (item: JsonObject, at: JsonPath, context: Context, flat: FlatNavigation) => void

/** The keys that can hold members of a division. */
const INSIDE: Readonly<Record<string, Walk>> = {
  tabs: openTab,
  anchors: openAnchor,
  versions: (item, at, context, flat) => openVersion('version', item, { at, context, flat }),
  languages: (item, at, context, flat) => openVersion('language', item, { at, context, flat }),
  dropdowns: (item, at, context, flat) => openMenu('dropdown', item, { at, context, flat }),
  products: (item, at, context, flat) => openMenu('product', item, { at, context, flat }),
  menu: openMenuItem,
  groups: addGroup,
}

/** Flattens the members of `node`, in their order. */
export function flatten(node: JsonObject, at: JsonPath, context: Context, flat: FlatNavigation): void {
  for (const [key, value] of Object.entries(node)) {
    const addMember = [...at, key]
    const walk = Object.hasOwn(INSIDE, key) ? INSIDE[key] : undefined
    if (key === 'pages') addPages(node, at, context, flat)
    else if (key === 'global' && isObject(value)) flattenGlobal(value, addMember, context, flat)
    else if (walk && isList(value)) {
      for (const [index, item] of value.entries()) {
        if (isObject(item)) walk(item, [...addMember, index], context, flat)
        else flat.ledger.lost([...addMember, index], message('convert:emptyObject'))
      }
    } else if (isInside(key)) flat.ledger.lost(addMember, message('convert:emptyList'))
  }
}

/** Converts what is shown on every page, or on every page of one version or language. */
function flattenGlobal(parts: JsonObject, at: JsonPath, { version }: Context, flat: FlatNavigation): void {
  for (const key of Object.keys(parts)) {
    if (!isInside(key)) flat.ledger.lost([...at, key], message('convert:meaningless'))
  }
  flatten(parts, at, version === undefined ? {} : { version }, flat)
}

function addGroup(item: JsonObject, at: JsonPath, context: Context, flat: FlatNavigation): void {
  const made = downgradeGroup(item, at, context, flat)
  if (made) place(made, at, context, flat)
}

function place(
  made: JsonObject,
  at: JsonPath,
  { tab, anchor, version }: Context,
  flat: FlatNavigation,
): void {
  const group = version === undefined ? made : { ...made, version }
  flat.groups.push({ at, group, tab, anchor })
}

/** Pages outside of groups become groups without a heading. */
function addPages(node: JsonObject, at: JsonPath, context: Context, flat: FlatNavigation): void {
  let run: unknown[] = []
  const end = () => {
    if (run.length > 0) place({ group: '', pages: run }, [...at, 'pages'], context, flat)
    run = []
  }
  for (const member of downgradePages(node, 'pages', at, { context, flat })) {
    if (!isObject(member)) {
      run.push(member)
      continue
    }
    end()
    place(member, [...at, 'pages'], context, flat)
  }
  end()
}

const inside = (draft: Draft, kind: 'tab' | 'anchor', item: JsonObject, context: Context): Context => ({
  ...withApi(context, item),
  [kind]: draft,
})

/** The context in a level: its descriptions count for the operations that it lists. */
function withApi(context: Context, level: JsonObject): Context {
  const api = apiOf(level)
  return api ? { ...context, api } : context
}

/** Adds the pages that a level without a tab or an anchor of its own generates, as groups. */
function addGenerated(level: JsonObject, at: JsonPath, context: Context, flat: FlatNavigation): void {
  for (const [group, pages] of generatedPages(level, at, flat)) {
    for (const page of pages) flat.own(page, at, context)
    place({ group, pages }, [...at, 'openapi'], context, flat)
  }
}

function openTab(item: JsonObject, at: JsonPath, context: Context, flat: FlatNavigation): void {
  const draft = draftOf(item, { name: textOf(item.tab), at, context }, flat)
  if (context.tab) flat.ledger.lost(context.tab.at, message('convert:nestedTabs'))
  if (!draft) {
    flatten(item, at, context, flat)
    return
  }
  const icon = { icon: item.icon, iconType: item.iconType }
  for (const [key, value] of Object.entries(icon))
    if (value !== undefined) flat.ledger.kept([...at, key], KEPT)
  const extra = Object.fromEntries(
    ['icon', 'iconType', 'color'].flatMap(key => (field(item, key) === undefined ? [] : [[key, item[key]]])),
  )
  if (item.color !== undefined) flat.ledger.kept([...at, 'color'], KEPT)
  const made = { ...draft, fields: { ...extra, ...draft.fields } }
  flat.tabs.push(made)
  flatten(item, at, inside(made, 'tab', item, context), flat)
}

function openAnchor(item: JsonObject, at: JsonPath, context: Context, flat: FlatNavigation): void {
  const draft = draftOf(item, { name: textOf(item.anchor), at, context }, flat)
  if (!draft) {
    flatten(item, at, context, flat)
    return
  }
  const { icon, iconType } = downgradeIcon(item, at, flat.ledger)
  const color = colorDown(item, at, flat)
  const made = {
    ...draft,
    fields: {
      ...(icon !== undefined && { icon }),
      ...(iconType !== undefined && { iconType }),
      ...(color !== undefined && { color }),
      ...draft.fields,
    },
  }
  flat.anchors.push(made)
  flatten(item, at, inside(made, 'anchor', item, context), flat)
}

interface Location {
  readonly at: JsonPath
  readonly context: Context
  readonly flat: FlatNavigation
}

function openVersion(kind: 'version' | 'language', item: JsonObject, { at, context, flat }: Location): void {
  const own = textOf(item[kind])
  if (own === undefined) {
    flat.ledger.lost(at, message('convert:unnamedVersion'))
    flatten(item, at, context, flat)
    return
  }
  if (context.tab ?? context.anchor) flat.ledger.lost(at, message('convert:versionOfAll'), ['versions'])
  const name = context.version === undefined ? own : `${own} (${context.version})`
  if (context.version !== undefined)
    flat.ledger.lost(at, message('convert:versionNamed', { name }), ['versions'])
  const href = textOf(item.href)
  const rest = keptFields(item, at, [kind, 'href', 'name', 'url', 'locale'], flat)
  const known = flat.versionNames.has(name)
  flat.versionNames.add(name)
  if (known) flat.ledger.lost(at, message('convert:versionMerged', { name }), ['versions'])
  else {
    flat.ledger.moved(at, ['versions', flat.versions.length])
    const locale = kind === 'language' ? { locale: own } : {}
    flat.versions.push({ at, fields: { name, ...locale, ...(href !== undefined && { url: href }), ...rest } })
  }
  const tab = context.tab && context.version === undefined ? flat.twin(context.tab, name) : context.tab
  const below = { ...withApi(context, item), ...(tab && { tab }), version: name }
  flatten(item, at, below, flat)
  addGenerated(item, at, below, flat)
}

/** Dropdowns and products become tabs, unless there are tabs. */
function openMenu(kind: 'dropdown' | 'product', item: JsonObject, { at, context, flat }: Location): void {
  const name = (kind === 'product' ? textOf(item.name) : undefined) ?? textOf(item[kind])
  if (!flat.hasTabs && name !== undefined) {
    flat.ledger.lost(at, message('convert:menuToTab'), ['tabs'])
    openTab({ ...without(item, kind === 'product' ? [kind, 'name'] : [kind]), tab: name }, at, context, flat)
    return
  }
  flat.ledger.lost(at, message('convert:menuToRest'))
  flattenRest(item, at, context, flat)
}

/** Adds what a division holds that has no counterpart here. */
function flattenRest(item: JsonObject, at: JsonPath, context: Context, flat: FlatNavigation): void {
  const inner = withApi(context, item)
  flatten(item, at, inner, flat)
  addGenerated(item, at, inner, flat)
}

/** A menu item of a tab becomes a group; one that leads elsewhere becomes an anchor, and divisions in it join the rest. */
function openMenuItem(item: JsonObject, at: JsonPath, context: Context, flat: FlatNavigation): void {
  const name = textOf(item.item)
  const inner = Object.keys(item).filter(isInside)
  if (name !== undefined && textOf(item.href) !== undefined && inner.length === 0) {
    flat.ledger.lost(at, message('convert:menuToAnchor'), ['anchors'])
    openAnchor({ ...without(item, ['item']), anchor: name }, at, context, flat)
    return
  }
  if (inner.some(key => key !== 'pages' && key !== 'groups')) {
    flat.ledger.lost(at, message('convert:menuToRest'))
    flattenRest(item, at, context, flat)
    return
  }
  flat.ledger.lost(at, message('convert:menuToGroup'))
  if (field(item, 'href') !== undefined) flat.ledger.lost([...at, 'href'], message('convert:groupLink'))
  const fields = { group: name ?? '', ...without(item, ['item', 'group', 'href']) }
  const made = downgradeGroup(fields, at, context, flat)
  if (made) place(made, at, context, flat)
}
