import type { JsonNode } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { branchesOf, docsSchema, propertyOf } from '../schema/schema.ts'
import { nearest } from './nearest.ts'
import { nameOf } from './phrases.ts'
import { replaceText } from './repair.ts'
import type { Finding } from './report.ts'

/** Top-level keys of the newer format that this one does not have. */
const NEWER = new Set([
  'navbar',
  'appearance',
  'styling',
  'banner',
  'errors',
  'variables',
  'thumbnails',
  'icons',
])

/** The top-level object with a property `key`, if there is exactly one. */
function homeOf(key: string): string | undefined {
  const homes = Object.entries(docsSchema.properties ?? {}).filter(([, schema]) =>
    branchesOf(schema).some(branch => propertyOf(branch, key) !== undefined),
  )
  return homes.length === 1 ? homes[0]?.[0] : undefined
}

function hintFor(key: string, near: string | undefined, isTop: boolean): string {
  if (near !== undefined) return `Did you mean “${near}”? Until then it is kept as it is.`
  if (isTop && NEWER.has(key)) return 'It belongs to the newer format of this file. It is kept as it is.'
  const home = isTop ? homeOf(key) : undefined
  return home === undefined
    ? 'It is kept as it is.'
    : `It belongs in “${home}”. Until then it is kept as it is.`
}

/**
 * Returns the finding that an object has the key `node`, which the schema does not know; `free` are the keys
 * that could have been meant.
 */
export function unknownKey(node: JsonNode, path: JsonPath, free: readonly string[]): Finding {
  const key = String(node.value)
  const near = nearest(key, free)
  const where = path.length === 1 ? '' : ` in ${nameOf(path.slice(0, -1))}`
  return {
    code: 'config/unknown-key',
    severity: 'notice',
    at: node,
    path,
    message: `Galley does not know the key “${key}”${where}.`,
    hint: hintFor(key, near, path.length === 1),
    fix: near === undefined ? undefined : { label: `Rename to “${near}”`, edits: replaceText(node, near) },
  }
}
