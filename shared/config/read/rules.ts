import { message } from '../../messages/message.ts'
import { type JsonNode, propertyOf } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import type { Schema } from '../schema/schema.ts'
import { reportMissing } from './missing.ts'
import { shown } from './phrases.ts'
import type { Report } from './report.ts'

type Rule = (object: JsonNode, path: JsonPath, report: Report, schema: Schema) => void

/** The text of `key`, with its node; `undefined` if it is no text. */
function textIn(
  object: JsonNode,
  key: string,
): { readonly node: JsonNode; readonly text: string } | undefined {
  const node = propertyOf(object, key)?.children?.[1]
  return node !== undefined && typeof node.value === 'string' ? { node, text: node.value } : undefined
}

const REPOSITORY = /^https?:\/\/(www\.)?github\.com\/[^/\s]+\/[^/\s]+/i

function buttonName(node: JsonNode, path: JsonPath, report: Report): void {
  if (textIn(node, 'type')?.text === 'github') {
    repositoryAddress(node, path, report)
    return
  }
  if (propertyOf(node, 'name') !== undefined) return
  report.add({
    code: 'config/missing',
    severity: 'error',
    at: { offset: node.offset, length: 1 },
    path: [...path, 'name'],
    message: message('config:buttonName'),
    hint: message('config:buttonNameHint'),
  })
}

function repositoryAddress(node: JsonNode, path: JsonPath, report: Report): void {
  const url = textIn(node, 'url')
  if (url === undefined || REPOSITORY.test(url.text.trim())) return
  report.add({
    code: 'config/not-a-repository',
    severity: 'warning',
    at: url.node,
    path: [...path, 'url'],
    message: message('config:repository'),
    hint: message('config:repositoryHint'),
  })
}

function basicAuthName(node: JsonNode, path: JsonPath, report: Report): void {
  const name = textIn(node, 'name')
  if (textIn(node, 'method')?.text !== 'basic' || name === undefined) return
  if (/^[^:]+:[^:]+$/.test(name.text)) return
  report.add({
    code: 'config/basic-auth-name',
    severity: 'error',
    at: name.node,
    path: [...path, 'name'],
    message: message('config:basicAuth', { value: shown(name.text) }),
    hint: message('config:basicAuthHint'),
  })
}

/** A link of the header needs a text, unless its kind has one. */
function linkLabel(node: JsonNode, path: JsonPath, report: Report, schema: Schema): void {
  const kind = textIn(node, 'type')?.text
  if (kind === 'github' || kind === 'discord' || propertyOf(node, 'label') !== undefined) return
  reportMissing({ node, path, schema }, 'label', report)
}

/** Rules that need more than one value of an object, by the name in the schema's `x-rule`. */
export const rules: Readonly<Record<string, Rule>> = {
  'button-name': buttonName,
  'basic-auth-name': basicAuthName,
  'link-label': linkLabel,
}
