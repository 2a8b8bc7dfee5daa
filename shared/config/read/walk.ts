import { message } from '../../messages/message.ts'
import { valueCached } from '../json/cached-parse.ts'
import type { JsonNode } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { branchesOf, propertyOf, resolveSchema, type Schema } from '../schema/schema.ts'
import { reportMissing } from './missing.ts'
import { describedIn, expected, nameOf } from './phrases.ts'
import { wrongType } from './repair.ts'
import type { Report } from './report.ts'
import { rules } from './rules.ts'
import { readText } from './texts.ts'
import { unknownKey } from './unknown.ts'

/** A value of docs.json with its path and its schema. */
interface LocatedValue {
  readonly node: JsonNode
  readonly path: JsonPath
  readonly schema: Schema
}

/**
 * Returns a value as Galley understands it, `undefined` if it has to count as missing, and reports why. An
 * unusable item becomes an empty text or object, so that every item keeps its index.
 */
export function readValue({ node, path, schema }: LocatedValue, report: Report): unknown {
  const resolved = resolveSchema(schema)
  if (resolved['x-kept'] === true) return valueCached(node)
  const branch = branchesOf(resolved).find(one => one.type === node.type)
  if (branch === undefined) {
    report.add(wrongType({ node, path, schema: resolved }, report, expected(resolved)))
    return undefined
  }
  const value = { node, path, schema: branch }
  if (node.type === 'object') return readObject(value, report)
  if (node.type === 'array') return readList(value, report)
  return node.type === 'string' ? readText(value, report) : node.value
}

function readObject({ node, path, schema }: LocatedValue, report: Report): Readonly<Record<string, unknown>> {
  const members = membersOf(node)
  const read: [string, unknown][] = []
  for (const [name, property] of members) {
    const [key, value] = property.children ?? []
    if (key === undefined || value === undefined) continue
    const inside = [...path, name]
    const known = propertyOf(schema, name)
    if (known !== undefined) {
      const member = { node: value, path: inside, schema: known }
      read.push([name, path.length === 0 ? readMember(member, report) : readValue(member, report)])
    } else if (!report.isFull) {
      const free = Object.keys(schema.properties ?? {}).filter(other => !members.has(other))
      report.add(unknownKey({ node: key, path: inside }, free, report.schema))
    }
  }
  for (const name of schema.required ?? []) {
    if (!members.has(name)) reportMissing({ node, path, schema }, name, report)
  }
  rules[schema['x-rule'] ?? '']?.(node, path, report, schema)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** By node: the value of a member in which nothing is wrong. */
const faultless = new WeakMap<JsonNode, { readonly value: unknown }>()

/** Reads a member of the file; an unchanged node is not read again. */
function readMember(member: LocatedValue, report: Report): unknown {
  const known = faultless.get(member.node)
  if (known) return known.value
  const before = report.count
  const value = readValue(member, report)
  if (report.count === before && !report.isFull) faultless.set(member.node, { value })
  return value
}

/** The properties of an object by key; the last of duplicate keys. */
function membersOf(node: JsonNode): ReadonlyMap<string, JsonNode> {
  const members = new Map<string, JsonNode>()
  for (const property of node.children ?? []) members.set(String(property.children?.[0]?.value), property)
  return members
}

function readList({ node, path, schema }: LocatedValue, report: Report): readonly unknown[] {
  const items = schema.items ?? {}
  const isText = branchesOf(items).every(branch => branch.type === 'string')
  const values = (node.children ?? []).map(
    (child, index) =>
      readValue({ node: child, path: [...path, index], schema: items }, report) ?? (isText ? '' : {}),
  )
  if (values.length < (schema.minItems ?? 0)) {
    report.add({
      code: 'config/empty-list',
      severity: 'warning',
      at: node,
      path,
      message: message('config:blank', { path: nameOf(path, report.schema, true) }),
      hint: describedIn(schema),
    })
  }
  return values
}
