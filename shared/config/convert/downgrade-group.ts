import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { pagePath } from '../navigation/page-path.ts'
import type { Context, FlatNavigation } from './flat-navigation.ts'
import { downgradeIcon } from './icons.ts'
import { slugOfText } from './slug.ts'
import { field, isTexts, textOf, without } from './values.ts'

const OPERATION = /^(?:(\S+)\s+)?(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)\s+(\/\S*)$/i
const KNOWN = ['group', 'pages', 'icon', 'iconType', 'groups', 'hidden', 'version']
const KEPT = 'Galley does not use it; it stays for the way back.'

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
    ledger.lost(
      at,
      'Readers do not see this group, so it is left out. Its pages are reached by their addresses.',
    )
    return undefined
  }
  if (field(group, 'hidden') !== undefined && group.hidden !== false) {
    ledger.lost([...at, 'hidden'], 'It is neither true nor false.')
  }
  if (field(group, 'version') !== undefined)
    ledger.lost([...at, 'version'], 'The newer format does not use it.')
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
  ledger.lost([...at, 'group'], 'The name of a group is a text.')
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
    around.flat.ledger.lost([...at, key], 'It is not a list of pages and groups.')
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
  flat.ledger.lost(at, 'It is neither a page nor a group.')
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
  flat.ledger.lost(at, `Operations do not stand among pages here: it becomes a page of its own, “${made}”.`)
  return made
}
