import { message } from '../../messages/message.ts'
import { field, textOf, without } from '../equivalents/values.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { pagePath } from '../navigation/page-path.ts'
import type { Context, FlatNavigation } from './flat-navigation.ts'
import { downgradeIcon } from './icons.ts'
import { apiOf, generatedPages, operationPage } from './operations.ts'

const KNOWN = ['group', 'pages', 'icon', 'iconType', 'groups', 'hidden', 'version']
const KEPT = message('convert:unused')

/** Converts a group of the newer format; `undefined` if readers do not see it. */
export function downgradeGroup(
  group: JsonObject,
  at: JsonPath,
  context: Context,
  flat: FlatNavigation,
): JsonObject | undefined {
  const { ledger } = flat
  if (group.hidden === true) {
    ledger.lost(at, message('convert:hiddenGroup'))
    return undefined
  }
  if (field(group, 'hidden') !== undefined && group.hidden !== false) {
    ledger.lost([...at, 'hidden'], message('convert:notBoolean'))
  }
  if (field(group, 'version') !== undefined) ledger.lost([...at, 'version'], message('convert:unusedByNewer'))
  for (const key of Object.keys(group)) if (!KNOWN.includes(key)) ledger.kept([...at, key], KEPT)
  const api = apiOf(group) ?? context.api
  const inner: Context = { ...context, ...(api && { api }) }
  const generated = [...generatedPages(group, at, flat).values()].flat()
  for (const page of generated) flat.own(page, at, context)
  const { pages: _, groups: __, hidden: ___, version: ____, ...rest } = downgradeIcon(group, at, ledger)
  const root = textOf(group.root)
  const pages = [
    ...downgradePages(group, 'pages', at, { context: inner, flat }),
    ...downgradePages(group, 'groups', at, { context: inner, flat }),
    ...generated,
  ]
  const front = root !== undefined && pages[0] !== root ? [root] : []
  if (root !== undefined) flat.own(pagePath(root), [...at, 'root'], context)
  const fields = generated.length === 0 ? rest : without(rest, ['openapi', 'directory'])
  return { group: '', ...textFields(fields, at, flat), pages: [...front, ...pages] }
}

/** Keeps the fields of a group; its name must be a text. */
function textFields(fields: JsonObject, at: JsonPath, { ledger }: FlatNavigation): JsonObject {
  if (typeof fields.group === 'string' || field(fields, 'group') === undefined) return fields
  ledger.lost([...at, 'group'], message('convert:groupName'))
  return without(fields, ['group'])
}

interface Around {
  readonly context: Context
  readonly flat: FlatNavigation
}

/** Converts the members of `fields[key]`, pages and groups. */
export function downgradePages(
  fields: JsonObject,
  key: string,
  at: JsonPath,
  around: Around,
): readonly unknown[] {
  const list = field(fields, key)
  if (list === undefined) return []
  if (!isList(list)) {
    around.flat.ledger.lost([...at, key], message('convert:notEntries'))
    return []
  }
  return list.flatMap((member, index) => memberDown(member, [...at, key, index], around))
}

function memberDown(member: unknown, at: JsonPath, { context, flat }: Around): readonly unknown[] {
  if (typeof member === 'string') {
    const made = operationPage(member, at, context, flat) ?? member
    flat.own(pagePath(made), at, context)
    return [made]
  }
  if (isObject(member)) {
    const group = downgradeGroup(member, at, context, flat)
    return group ? [group] : []
  }
  flat.ledger.lost(at, message('convert:notAnEntry'))
  return []
}
