import { type Message, message } from '../../messages/message.ts'
import { child, children, nameOf, nodeKey } from '../../openapi/document/node.ts'
import type { ApiOperation } from '../../openapi/document/operations.ts'
import { schemeNodes } from '../../openapi/document/swagger.ts'
import { own, textAt, textOf } from '../../openapi/document/value.ts'
import { parameterNodes } from '../../openapi/operation/parameter-nodes.ts'
import { pageBudget } from '../../openapi/schema/budget.ts'
import type { ApiRuleId, Lint } from './rules/lint.ts'

/** Finds what operations leave out: undescribed parameters and responses, and missing responses. */
export function apiGaps(lint: Lint): void {
  const told = new Set<string>()
  for (const operation of lint.source.operations) {
    if (lint.isOpen('api/undescribed-parameter')) parameterGaps(operation, lint, told)
    if (operation.kind === 'operation') responseGaps(operation, lint)
  }
  if (lint.isOpen('api/undescribed-key')) keyGaps(lint)
}

/** Security schemes whose format is not described anywhere. */
function keyGaps(lint: Lint): void {
  for (const written of schemeNodes(lint.source.root, lint.dialect === '2.0')) {
    const node = lint.files.at(written)
    if (textOf(own(node?.value, 'type')) !== 'apiKey' || textAt(node?.value, 'description') !== undefined)
      continue
    lint.add('api/undescribed-key', written, {
      message: message('checks:gaps.key', { name: textOf(own(node?.value, 'name')) ?? '' }),
      hint: message('checks:gaps.keyHint'),
      severity: 'notice',
    })
  }
}

/** Several operations may share a parameter: it is told once. */
function parameterGaps(operation: ApiOperation, lint: Lint, told: Set<string>): void {
  const { source, files, dialect } = lint
  const isOld = dialect === '2.0'
  for (const node of parameterNodes({ operation, source, files, budget: pageBudget(), isOld })) {
    const { value } = node
    const isBody = own(value, 'in') === 'body'
    const words = textAt(value, 'description') ?? textAt(own(value, 'schema'), 'description')
    const name = textOf(own(value, 'name'))
    if (isBody || words !== undefined || name === undefined || told.has(nodeKey(node))) continue
    told.add(nodeKey(node))
    lint.add('api/undescribed-parameter', node, {
      message: message('checks:gaps.parameter', { name, method: operation.method, path: operation.path }),
      hint: message('checks:gaps.parameterHint'),
      severity: 'notice',
    })
  }
}

function responseGaps({ node: operation, method, path }: ApiOperation, lint: Lint): void {
  const holder = child(operation, 'responses')
  const responses = children(holder)
  if (responses.length === 0) return
  const codes = responses.map(nameOf)
  const call = `${method} ${path}`
  for (const written of responses) {
    const { value } = lint.files.at(written) ?? written
    // Where it is required, this is told already.
    const isTold = lint.dialect < '3.2' && own(value, 'description') === undefined
    if (isTold || textAt(value, 'description') !== undefined) continue
    const said = message('checks:gaps.response', { written: nameOf(written), call })
    lint.add('api/undescribed-response', written, { message: said, severity: 'notice' })
  }
  const need = (pattern: RegExp, rule: ApiRuleId, said: Message, hint: Message) => {
    if (!codes.some(code => pattern.test(code)))
      lint.add(rule, holder, { message: said, hint, severity: 'notice' })
  }
  const success = message('checks:gaps.success', { call })
  need(/^[123]|^default$/i, 'api/no-success-response', success, message('checks:gaps.successHint'))
  const failure = message('checks:gaps.failure', { call })
  need(/^[45]|^default$/i, 'api/no-error-response', failure, message('checks:gaps.failureHint'))
  const limit = message('checks:gaps.limit', { call })
  need(/^(?:429|4xx|default)$/i, 'api/no-rate-limit', limit, message('checks:gaps.limitHint'))
}
