import { type Message, message } from '../../messages/message.ts'
import type { Apis } from '../../openapi/apis.ts'
import type { ApiProblem } from '../../openapi/diagnose.ts'
import { type ApiNode, child, children, nameOf } from '../../openapi/document/node.ts'
import type { ApiOperation, ApiSource } from '../../openapi/document/operations.ts'
import { schemeNodes } from '../../openapi/document/swagger.ts'
import { own, textAt, textOf } from '../../openapi/document/value.ts'
import { parameterNodes } from '../../openapi/operation/parameter-nodes.ts'
import { pageBudget } from '../../openapi/schema/budget.ts'
import { type CheckSettings, isOnIn } from '../settings/read.ts'

/** Something a description leaves out; reported like {@link ApiProblem}. */
type ApiGap = Omit<ApiProblem, 'rule'> & {
  readonly rule:
    | 'api/undescribed-parameter'
    | 'api/undescribed-response'
    | 'api/no-success-response'
    | 'api/no-error-response'
    | 'api/no-rate-limit'
    | 'api/undescribed-key'
}

/** At most this many gaps of one description are reported. */
const MOST = 500

const at = ({ file, pointer }: ApiNode) => ({ file, pointer })

/** Finds what operations leave out: undescribed parameters and responses, and missing responses. */
export function apiGaps(apis: Apis, settings: CheckSettings): readonly ApiGap[] {
  return apis.sources.flatMap(source => {
    const isOn = (rule: ApiGap['rule']) => isOnIn(settings, rule, source.file)
    const ofKeys = isOn('api/undescribed-key') ? keyGaps(source, apis) : []
    const ofOperations = source.operations.flatMap(operation => [
      ...(isOn('api/undescribed-parameter') ? parameterGaps(operation, source, apis) : []),
      ...responseGaps(operation, apis).filter(({ rule }) => isOn(rule)),
    ])
    return [...ofOperations, ...ofKeys].slice(0, MOST)
  })
}

/** Security schemes whose format is not described anywhere. */
function keyGaps(source: ApiSource, { files }: Apis): readonly ApiGap[] {
  return schemeNodes(source.root, source.dialect === '2.0').flatMap((written): readonly ApiGap[] => {
    const node = files.at(written)
    if (textOf(own(node?.value, 'type')) !== 'apiKey' || textAt(node?.value, 'description') !== undefined)
      return []
    const name = textOf(own(node?.value, 'name')) ?? ''
    const said = message('checks:gaps.key', { name })
    const hint = message('checks:gaps.keyHint')
    return [{ rule: 'api/undescribed-key', severity: 'notice', ...at(written), message: said, hint }]
  })
}

function parameterGaps(operation: ApiOperation, source: ApiSource, { files }: Apis): readonly ApiGap[] {
  const isOld = source.dialect === '2.0'
  const found = parameterNodes({ operation, source, files, budget: pageBudget(), isOld })
  return found.flatMap(({ value, ...node }): readonly ApiGap[] => {
    const isBody = own(value, 'in') === 'body'
    const words = textAt(value, 'description') ?? textAt(own(value, 'schema'), 'description')
    if (isBody || words !== undefined) return []
    const name = textOf(own(value, 'name')) ?? ''
    const said = message('checks:gaps.parameter', { name, method: operation.method, path: operation.path })
    const hint = message('checks:gaps.parameterHint')
    return [{ rule: 'api/undescribed-parameter', severity: 'notice', ...node, message: said, hint }]
  })
}

function responseGaps(operation: ApiOperation, { files }: Apis): readonly ApiGap[] {
  const holder = child(operation.node, 'responses')
  const responses = children(holder)
  if (responses.length === 0 || operation.kind === 'webhook') return []
  const codes = responses.map(nameOf)
  const call = `${operation.method} ${operation.path}`
  const gaps: ApiGap[] = responses.flatMap((written): readonly ApiGap[] => {
    const node = files.at(written) ?? written
    if (textAt(node.value, 'description') !== undefined) return []
    const said = message('checks:gaps.response', { written: nameOf(written), call })
    return [{ rule: 'api/undescribed-response', severity: 'notice', ...at(written), message: said }]
  })
  const lacks = (pattern: RegExp) => !codes.some(code => pattern.test(code))
  const add = (rule: ApiGap['rule'], text: Message, hint: Message) =>
    gaps.push({ rule, severity: 'notice', ...at(holder), message: text, hint })
  if (lacks(/^[123]|^default$/i))
    add(
      'api/no-success-response',
      message('checks:gaps.success', { call }),
      message('checks:gaps.successHint'),
    )
  if (lacks(/^[45]|^default$/i))
    add('api/no-error-response', message('checks:gaps.failure', { call }), message('checks:gaps.failureHint'))
  if (lacks(/^(?:429|4xx|default)$/i))
    add('api/no-rate-limit', message('checks:gaps.limit', { call }), message('checks:gaps.limitHint'))
  return gaps
}
