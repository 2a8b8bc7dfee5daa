import { type Message, message } from '../../messages/message.ts'
import { equivalents } from '../equivalents/equivalents.ts'
import type { JsonNode } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { branchesOf, newerSchema, type Schema } from '../schema/schema.ts'
import { nearest } from './nearest.ts'
import { nameOf } from './phrases.ts'
import { replaceText } from './repair.ts'
import type { Finding } from './report.ts'

/** Top-level keys of the newer format that this one does not have. */
const NEWER = new Set(['navbar', 'appearance', 'styling', 'banner', 'errors', 'variables', 'icons'])

/** Where the newer form has the divisions that the older one has at the top of the file. */
const DIVISIONS: ReadonlyMap<string, JsonPath> = new Map([
  ['tabs', ['navigation', 'tabs']],
  ['primaryTab', ['navigation', 'tabs']],
  ['anchors', ['navigation', 'anchors']],
  ['topAnchor', ['navigation', 'anchors']],
  ['versions', ['navigation', 'versions']],
])

/** The top-level object with a property `key`, if there is exactly one; objects that take any key do not count. */
function homeOf(key: string, root: Schema): string | undefined {
  const homes = Object.entries(root.properties ?? {}).filter(([, schema]) =>
    branchesOf(schema).some(({ properties }) => properties !== undefined && Object.hasOwn(properties, key)),
  )
  return homes.length === 1 ? homes[0]?.[0] : undefined
}

function hintFor(key: string, suggestion: string | undefined, isTop: boolean, root: Schema): Message {
  if (suggestion !== undefined) return message('config:didYouMean', { near: suggestion })
  if (isTop && NEWER.has(key)) return message('config:newerKey')
  const home = isTop ? homeOf(key, root) : undefined
  return home === undefined
    ? message('config:unknownHint')
    : message('config:misplaced', { home: nameOf([home], root) })
}

/** Where the newer form has a setting that the file says in the terms of the older one. */
function olderHint(path: JsonPath, root: Schema): Message | undefined {
  const written = path.join('.')
  const division = root === newerSchema ? DIVISIONS.get(written) : undefined
  const newer = division ?? equivalents.find(({ here }) => here.join('.') === written)?.newer
  return newer && message('config:olderKey', { name: nameOf(newer, newerSchema) })
}

/**
 * Returns the finding that an object has the key `node`, which the schema does not know; `free` are the keys
 * that could have been meant.
 */
export function unknownKey(
  { node, path }: { readonly node: JsonNode; readonly path: JsonPath },
  free: readonly string[],
  root: Schema,
): Finding {
  const key = String(node.value)
  const suggestion = nearest(key, free)
  return {
    code: 'config/unknown-key',
    severity: 'notice',
    at: node,
    path,
    message:
      path.length === 1
        ? message('config:unknownKey', { key })
        : message('config:unknownKeyIn', { key, path: nameOf(path.slice(0, -1), root) }),
    hint: olderHint(path, root) ?? hintFor(key, suggestion, path.length === 1, root),
    fix:
      suggestion === undefined
        ? undefined
        : { label: message('config:fix.rename', { near: suggestion }), edits: replaceText(node, suggestion) },
  }
}
