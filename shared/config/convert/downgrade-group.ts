import { message } from '../../messages/message.ts'
import { field, isTexts, textOf, without } from '../equivalents/values.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { pagePath } from '../navigation/page-path.ts'
import type { Context, FlatNavigation } from './flat-navigation.ts'
import { downgradeIcon } from './icons.ts'
import { slugOfText } from './slug.ts'

const OPERATION = /^(?:(\S+)\s+)?(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)\s+(\/\S*)$/i
const KNOWN = ['group', 'pages', 'icon', 'iconType', 'groups', 'hidden', 'version']
const KEPT = message('convert:unused')

/** The file that a value of `openapi` names, if it names one. */
export function sourceOf(value: unknown): string | undefined {
  const source = isObject(value) ? field(value, 'source') : value
  return textOf(source) ?? (isTexts(source) && source.length === 1 ? source[0] : undefined)
}

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
  const openapi = sourceOf(field(group, 'openapi')) ?? context.openapi
  const inner: Context = { ...context, ...(openapi !== undefined && { openapi }) }
  const { pages: _, groups: __, hidden: ___, version: ____, ...rest } = downgradeIcon(group, at, ledger)
  const root = textOf(group.root)
  const pages = [
    ...downgradePages(group, 'pages', at, { context: inner, flat }),
    ...downgradePages(group, 'groups', at, { context: inner, flat }),
  ]
  const front = root !== undefined && pages[0] !== root ? [root] : []
  if (root !== undefined) flat.own(pagePath(root), [...at, 'root'], context)
  return { group: '', ...textFields(rest, at, flat), pages: [...front, ...pages] }
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
    const made = operationPage(member, at, { context, flat }) ?? member
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

/** Creates a page for an operation that is listed among the pages; returns its path. */
function operationPage(written: string, at: JsonPath, { context, flat }: Around): string | undefined {
  const [, file = context.openapi, method = '', path = ''] = OPERATION.exec(written.trim()) ?? []
  if (path === '') return undefined
  const operation = [...(file === undefined ? [] : [file]), method.toUpperCase(), path].join(' ')
  const folder = context.tab?.operations ?? 'api-reference'
  const text = `---\nopenapi: ${JSON.stringify(operation)}\n---\n`
  const made = flat.ledger.page(`${folder}/${slugOfText(`${method} ${path}`)}`, text)
  flat.ledger.lost(at, message('convert:operationPage', { page: made }))
  return made
}
