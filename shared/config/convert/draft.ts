import { message } from '../../messages/message.ts'
import { normalize } from '../../text/path.ts'
import { field, isTexts, textOf, without } from '../equivalents/values.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { isAddress } from '../navigation/address.ts'
import { divisionContainers } from '../navigation/containers.ts'
import { pagePath } from '../navigation/page-path.ts'
import type { Context, Draft, FlatNavigation } from './flat-navigation.ts'
import { listsOperations } from './operations.ts'

/** Why keys that this form does not use stay. */
export const KEPT = message('convert:unused')

const INSIDE: ReadonlySet<string> = new Set([
  ...divisionContainers.map(({ key }) => key),
  'groups',
  'pages',
  'global',
])

/** Whether `key` holds members of a division. */
export const isInside = (key: string): boolean => INSIDE.has(key)

/** The fields that are kept with a division: everything but its name, its members and what is converted. */
export function keptFields(
  item: JsonObject,
  at: JsonPath,
  known: readonly string[],
  flat: FlatNavigation,
): JsonObject {
  const rest = without(item, [...known, ...Object.keys(item).filter(isInside)])
  for (const [key, value] of Object.entries(rest)) {
    if (key !== 'default' || typeof value !== 'boolean') flat.ledger.kept([...at, key], KEPT)
  }
  return rest
}

const CONVERTED = [
  'tab',
  'anchor',
  'dropdown',
  'product',
  'href',
  'hidden',
  'openapi',
  'icon',
  'iconType',
  'color',
]
/** Keys that mean something here but not in the newer format. */
const STALE = ['name', 'url', 'version', 'isDefaultHidden']

interface Wanted {
  readonly name: string | undefined
  readonly at: JsonPath
  readonly context: Context
}

/** Returns a tab or an anchor without members; `undefined` if it has no name. */
export function draftOf(
  item: JsonObject,
  { name, at, context }: Wanted,
  flat: FlatNavigation,
): Draft | undefined {
  if (name === undefined) {
    flat.ledger.lost(at, message('convert:unnamedKept'))
    return undefined
  }
  for (const key of STALE) {
    if (field(item, key) !== undefined) flat.ledger.lost([...at, key], message('convert:unusedHere'))
  }
  if (field(item, 'hidden') !== undefined && typeof item.hidden !== 'boolean') {
    flat.ledger.lost([...at, 'hidden'], message('convert:notBoolean'))
  }
  const { openapi, folder } = openapiDown(item, at, flat)
  const isNamed = openapi !== undefined && listsOperations(item)
  if (isNamed) flat.ledger.lost([...at, 'openapi'], message('convert:namedByPages'))
  const href = textOf(item.href)
  return {
    at,
    name,
    href: href === undefined || isAddress(href) ? href : pagePath(href) || '/',
    folder: folder ?? (openapi === undefined ? undefined : 'api-reference'),
    operations:
      folder ?? firstFolder(item) ?? flat.operationsFolder(listsOperations(item) ? name : undefined),
    hidden: item.hidden === true,
    tab: context.tab,
    pages: new Set(),
    fields: {
      ...keptFields(item, at, [...CONVERTED, ...STALE], flat),
      ...(context.version !== undefined && { version: context.version }),
      ...(openapi !== undefined && !isNamed && { openapi }),
    },
  }
}

/** The first top-level folder that a page is in. */
function firstFolder(part: unknown): string | undefined {
  if (typeof part === 'string')
    return part.includes(' ') ? undefined : /^[^/]+(?=\/)/.exec(pagePath(part))?.[0]
  const inner = isObject(part) ? [part.pages, part.groups, part.menu].filter(isList).flat() : []
  for (const member of inner) {
    const found = firstFolder(member)
    if (found !== undefined) return found
  }
  return undefined
}

function openapiDown(item: JsonObject, at: JsonPath, flat: FlatNavigation) {
  const written = field(item, 'openapi')
  const source = isObject(written) ? field(written, 'source') : written
  if (written === undefined || written === null) return {}
  if (textOf(source) === undefined && !isTexts(source)) {
    flat.ledger.lost([...at, 'openapi'], message('convert:noFile'))
    return {}
  }
  const folder = textOf(field(written, 'directory'))
  return {
    openapi: source,
    folder: folder === undefined ? undefined : normalize(pagePath(folder)) || undefined,
  }
}

/** Returns the color of an anchor, which is one here. */
export function colorDown(item: JsonObject, at: JsonPath, { ledger }: FlatNavigation): unknown {
  const color = field(item, 'color')
  if (!isObject(color)) return color
  const [light, dark] = [textOf(color.light), textOf(color.dark)]
  if (light === undefined && dark === undefined) {
    ledger.lost([...at, 'color'], message('convert:noColor'))
    return undefined
  }
  if (light !== undefined && dark !== undefined && light !== dark) {
    ledger.lost([...at, 'color', 'dark'], message('convert:oneColor'))
  }
  return light ?? dark
}
