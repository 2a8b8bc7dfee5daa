import { type Message, message, type Text } from '../../messages/message.ts'
import type { TextEdits } from '../../text/edit.ts'
import type { Fix } from '../../text/problem.ts'
import { removeAt } from '../edit/edit.ts'
import type { JsonNode } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { branchesOf, type Schema } from '../schema/schema.ts'
import { nameOf, short, shown, typeName } from './phrases.ts'
import type { Finding, Report } from './report.ts'

interface LocatedValue {
  readonly node: JsonNode
  readonly path: JsonPath
  readonly schema: Schema
}

/** Returns the edits that replace one string by `text`, and nothing else. */
export const replaceText = (node: JsonNode, text: string): TextEdits => [
  { offset: node.offset, length: node.length, text: JSON.stringify(text) },
]

function actual(node: JsonNode): Text {
  if (node.type === 'string') return message('config:actual.text', { value: shown(node.value) })
  if (node.type === 'number') return message('config:actual.number', { value: shown(node.value) })
  return node.type === 'boolean' ? String(node.value) : typeName(node.type)
}

/** The intended value, as JSON, if only its form is wrong. */
function meant(node: JsonNode, schema: Schema, text: string): string | undefined {
  const branches = branchesOf(schema)
  const has = (type: string) => branches.some(branch => branch.type === type)
  const source = text.slice(node.offset, node.offset + node.length)
  if (has('boolean') && node.type === 'string')
    return /^"\s*(true|false)\s*"$/i.exec(source)?.[1]?.toLowerCase()
  if (has('string') && (node.type === 'number' || node.type === 'boolean')) return `"${source}"`
  const [only, more] = node.type === 'array' ? (node.children ?? []) : []
  if (has('string') && only?.type === 'string' && more === undefined) return JSON.stringify(only.value)
  const items = branches.find(branch => branch.type === 'array')?.items
  return items && branchesOf(items).some(item => item.type === node.type) ? `[${source}]` : undefined
}

function fixFor({ node, path, schema }: LocatedValue, report: Report): Fix | undefined {
  const { offset, length } = node
  const { sources } = report
  const { file, path: own } = sources.locateMember(path)
  const value = meant(node, schema, sources.text(file))
  if (value !== undefined) {
    return {
      label: message('config:fix.change', { value: short(value) }),
      edits: [{ offset, length, text: value }],
    }
  }
  return node.type === 'null' && typeof path.at(-1) === 'string' && report.isShort
    ? { label: message('config:fix.remove'), edits: removeAt(sources.text(file), own) }
    : undefined
}

/** Returns the finding that a value has an unexpected type. */
export function wrongType(value: LocatedValue, report: Report, expected: readonly Message[]): Finding {
  const { node, path, schema } = value
  const example = JSON.stringify(schema.examples?.[0] ?? schema.default ?? schema.enum?.[0])
  return {
    code: 'config/wrong-type',
    severity: 'error',
    at: node,
    path,
    message: message('config:wrongType', {
      path: nameOf(path, report.schema, true),
      expected,
      actual: actual(node),
    }),
    hint:
      example === undefined || example.length > 60
        ? message('config:wrongTypeHint')
        : message('config:likeHint', { example }),
    fix: fixFor(value, report),
  }
}
