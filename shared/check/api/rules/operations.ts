import { nearest } from '../../../config/read/nearest.ts'
import { type Message, message } from '../../../messages/message.ts'
import { type ApiNode, child, children, nameOf } from '../../../openapi/document/node.ts'
import type { ApiOperation } from '../../../openapi/document/operations.ts'
import { entriesOf, own, textAt, textOf } from '../../../openapi/document/value.ts'
import { changeTo, removeIt } from '../../../openapi/shapes/fix.ts'
import type { ApiRule, ApiRuleId, Lint } from './lint.ts'

/** Up to this many places of something that most operations have are told one by one. */
const FEW = 5

interface Lacking {
  readonly rule: ApiRuleId
  readonly lacks: (operation: ApiOperation) => boolean
  readonly one: (call: string) => Message
  readonly many: (count: number) => Message
}

const LACKING: readonly Lacking[] = [
  {
    rule: 'api/no-id',
    lacks: ({ id }) => id === undefined,
    one: call => message('api-rules:noId', { call }),
    many: count => message('api-rules:noIds', { count }),
  },
  {
    rule: 'api/no-summary',
    lacks: ({ node }) =>
      textAt(node.value, 'summary') === undefined && textAt(node.value, 'description') === undefined,
    one: call => message('api-rules:noSummary', { call }),
    many: count => message('api-rules:noSummaries', { count }),
  },
  {
    rule: 'api/no-tags',
    lacks: ({ tags }) => tags.length === 0,
    one: call => message('api-rules:noTags', { call }),
    many: count => message('api-rules:noTagsAtAll', { count }),
  },
]

/**
 * What operations lack: where few of them do, each one is told; otherwise the first one, with their number, as
 * it is a decision of the author.
 */
export function lackingOperations(lint: Lint): void {
  const operations = lint.source.operations.filter(({ kind }) => kind === 'operation')
  for (const { rule, lacks, one, many } of LACKING) {
    if (!lint.isOpen(rule)) continue
    const found = operations.filter(lacks)
    const [first] = found
    if (first === undefined) continue
    if (found.length <= FEW) {
      for (const { node, method, path } of found)
        lint.add(rule, node, { message: one(`${method} ${path}`), severity: 'notice' })
    } else lint.add(rule, first.node, { message: many(found.length), severity: 'notice' })
  }
}

/** An operationId becomes a part of addresses and a name in programs. */
export const idCharacters: ApiRule = (node, lint) => {
  const at = child(node, 'operationId')
  const id = textOf(at.value)
  if (id === undefined || /^[\w\-.~!$&'()*+,;=:@/]+$/.test(id)) return
  const plain = id.trim().replace(/[^\w.-]+/g, '-')
  lint.add('api/id-characters', at, {
    message: message('api-rules:idCharacters', { id }),
    severity: 'notice',
    ...(plain !== '' && { fix: changeTo(at, plain) }),
  })
}

/** Tags that operations use should be described, so that they have an order and a text. */
export function operationTags(lint: Lint): void {
  const declared = new Set(lint.source.tags.map(tag => textOf(own(tag, 'name'))))
  const told = new Set<string>()
  for (const { node } of lint.source.operations) {
    const seen = new Set<string>()
    for (const each of children(lint.files.child(node, 'tags'))) {
      const name = textOf(each.value) ?? ''
      if (seen.has(name)) {
        const fix = removeIt(each, name, true)
        lint.add('api/tag', each, {
          message: message('api-rules:tagTwice', { name }),
          severity: 'notice',
          fix,
        })
      }
      seen.add(name)
      if (declared.has(name) || told.has(name)) continue
      told.add(name)
      const near = nearest(
        name,
        [...declared].flatMap(one => one ?? []),
      )
      lint.add('api/unknown-tag', each, {
        message: message('api-rules:unknownTag', { name }),
        hint:
          near === undefined ? message('api-rules:unknownTagHint') : message('common:didYouMean', { near }),
        severity: 'notice',
        ...(near !== undefined && { fix: changeTo(each, near) }),
      })
    }
  }
}

/** Tags that a description declares. */
export function declaredTagNames(lint: Lint): void {
  const seen = new Set<string>()
  const nodes = children(lint.files.child(lint.source.root, 'tags'))
  const names = new Set(nodes.map(({ value }) => textOf(own(value, 'name'))))
  for (const each of nodes) {
    const name = textOf(own(each.value, 'name'))
    if (name === undefined) continue
    if (seen.has(name)) {
      const fix = removeIt(each, name)
      lint.add('api/tag', each, { message: message('api-rules:sameTag', { name }), severity: 'error', fix })
    }
    seen.add(name)
    const parent = textOf(own(each.value, 'parent'))
    if (parent !== undefined && !names.has(parent)) {
      const at = child(each, 'parent')
      lint.add('api/tag', at, { message: message('api-rules:noParent', { name: parent }), severity: 'error' })
    }
  }
}

/** Where a link leads. */
export function links(lint: Lint, nodes: readonly ApiNode[]): void {
  const { operations } = lint.source
  const ids = new Map(operations.flatMap(operation => (operation.id ? [[operation.id, operation]] : [])))
  for (const node of nodes) {
    const at = child(node, 'operationId')
    const id = textOf(at.value)
    const reference = textOf(own(node.value, 'operationRef'))
    if (id === undefined && reference === undefined) {
      lint.add('api/link', node, { message: message('api-rules:linkTarget'), severity: 'error' })
    } else if (id !== undefined && !ids.has(id)) {
      const near = nearest(id, ids.keys())
      lint.add('api/link', at, {
        message: message('api-rules:linkId', { id }),
        severity: 'error',
        ...(near !== undefined && { hint: message('common:didYouMean', { near }), fix: changeTo(at, near) }),
      })
    } else if (id !== undefined) linkParameters(lint, node, ids.get(id))
    else if (reference?.startsWith('#')) linkReference(lint, child(node, 'operationRef'), reference)
  }
}

function linkReference(lint: Lint, at: ApiNode, reference: string): void {
  if (lint.files.target(at.file, reference).kind === 'node') return
  const said = message('openapi:reference.nothing', { written: reference })
  lint.add('api/link', at, { message: said, severity: 'error' })
}

function linkParameters(lint: Lint, node: ApiNode, operation: ApiOperation | undefined): void {
  if (operation === undefined) return
  const known = new Set(
    [operation.item, operation.node].flatMap(holder =>
      children(lint.files.child(holder, 'parameters')).flatMap(written => {
        const name = textOf(own(lint.files.at(written)?.value, 'name'))
        const place = textOf(own(lint.files.at(written)?.value, 'in'))
        return name === undefined ? [] : [name, `${place}.${name}`]
      }),
    ),
  )
  for (const each of children(child(node, 'parameters'))) {
    const name = nameOf(each)
    if (known.has(name)) continue
    const call = `${operation.method} ${operation.path}`
    const said = message('api-rules:linkParameter', { name, call })
    lint.add('api/link', each, { message: said, severity: 'warning' })
  }
}

/** Whether anything of a description says how a call is authenticated. */
export function anySecurity(lint: Lint): void {
  const { root, operations } = lint.source
  const first = operations.find(({ kind }) => kind === 'operation')
  if (first === undefined || own(root.value, 'security') !== undefined) return
  if (operations.some(({ node }) => own(node.value, 'security') !== undefined)) return
  const schemes =
    lint.dialect === '2.0'
      ? own(root.value, 'securityDefinitions')
      : own(own(root.value, 'components'), 'securitySchemes')
  const isDescribed = entriesOf(schemes).length > 0
  lint.add('api/no-security', child(root, 'paths'), {
    message: message(isDescribed ? 'api-rules:unusedSecurity' : 'api-rules:noSecurity'),
    hint: message('api-rules:noSecurityHint'),
    severity: 'notice',
  })
}
