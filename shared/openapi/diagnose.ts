import { isAddress } from '../config/navigation/address.ts'
import { type Message, message } from '../messages/message.ts'
import type { Severity } from '../text/problem.ts'
import type { Apis } from './apis.ts'
import { type ApiNode, child, children, nameOf } from './document/node.ts'
import type { ApiOperation, ApiSource } from './document/operations.ts'
import { type ApiFiles, referenceIn, walk } from './document/references.ts'
import { schemeNodes } from './document/swagger.ts'
import { entriesOf, own, textOf } from './document/value.ts'
import { circularTags, declaredTags } from './groups.ts'
import { parameterNodes } from './operation/parameter-nodes.ts'
import { pageBudget } from './schema/budget.ts'
import { circularReferences } from './schema/circular.ts'
import type { ApiFix } from './shapes/fix.ts'
import { shapeProblems } from './shapes/shape-problems.ts'

/** A problem of an API description. */
export interface ApiProblem {
  readonly rule:
    | 'api/reference'
    | 'api/same-id'
    | 'api/path-parameter'
    | 'api/unknown-security'
    | 'api/tag-circle'
    | 'api/server-variable'
    | 'api/shape'
    | 'api/version'
    | 'api/no-responses'
  readonly severity: Severity
  readonly file: string
  /** JSON pointer of the value concerned. */
  readonly pointer: string
  readonly message: Message
  readonly hint?: Message
  readonly fix?: ApiFix
}

/** The maximum number of problems reported for one description. */
const MAX = 200

const at = ({ file, pointer }: ApiNode) => ({ file, pointer })

function referenceProblems(file: string, files: ApiFiles): readonly ApiProblem[] {
  const problems: ApiProblem[] = []
  const joining: ApiNode[] = []
  walk(files.root(file), node => {
    if (Array.isArray(own(node.value, 'allOf'))) joining.push(node)
    if (problems.length >= MAX || referenceIn(node.value) === undefined) return
    files.wanted.clear()
    const message = brokenBy(node, files)
    if (files.wanted.size === 0 && message !== undefined) {
      const severity = isAddress(referenceIn(node.value) ?? '') ? 'warning' : 'error'
      problems.push({ rule: 'api/reference', severity, ...at(child(node, '$ref')), message })
    }
  })
  const circles = circularReferences(joining, files).map(
    (node): ApiProblem => ({
      rule: 'api/reference',
      severity: 'warning',
      ...at(child(node, '$ref')),
      message: message('openapi:ownAllOf'),
    }),
  )
  files.wanted.clear()
  return [...problems, ...circles.slice(0, MAX)]
}

/** Why a reference cannot be resolved. */
function brokenBy(node: ApiNode, files: ApiFiles): Message | undefined {
  const target = files.follow(node)
  if (target.kind === 'broken') return target.reason
  const { pointer, value } = target.node
  const isWhole = pointer === '' && (own(value, 'openapi') ?? own(value, 'swagger')) !== undefined
  return isWhole ? message('openapi:wholeDescription') : undefined
}

function sameIds(operations: readonly ApiOperation[]): readonly ApiProblem[] {
  const first = new Map<string, ApiOperation>()
  return operations.flatMap((operation): readonly ApiProblem[] => {
    const key = operation.id?.toLowerCase()
    if (key === undefined) return []
    const other = first.get(key)
    if (!other) {
      first.set(key, operation)
      return []
    }
    const said = message('openapi:sameId', {
      id: operation.id ?? '',
      method: other.method,
      path: other.path,
    })
    const location = at(child(operation.node, 'operationId'))
    const severity = other.id === operation.id ? 'error' : 'warning'
    return [{ rule: 'api/same-id', severity, ...location, message: said }]
  })
}

function pathProblems(operation: ApiOperation, source: ApiSource, files: ApiFiles): readonly ApiProblem[] {
  if (operation.kind === 'webhook') return []
  const context = { operation, source, files, budget: pageBudget(), isOld: source.dialect === '2.0' }
  const declared = parameterNodes(context).filter(({ value }) => own(value, 'in') === 'path')
  const names = new Set(declared.map(({ value }) => textOf(own(value, 'name'))))
  const inPath = new Set([...operation.path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name))
  const missing = [...inPath].filter(name => name !== '' && !names.has(name))
  const extra = declared.filter(({ value }) => !inPath.has(textOf(own(value, 'name'))))
  return [
    ...missing.map(
      (name): ApiProblem => ({
        rule: 'api/path-parameter',
        severity: 'error',
        ...at(operation.node),
        message: message('openapi:noParameter', {
          name: name ?? '',
          method: operation.method,
          path: operation.path,
        }),
      }),
    ),
    ...extra.map(
      (node): ApiProblem => ({
        rule: 'api/path-parameter',
        severity: 'error',
        ...at(node),
        message: message('openapi:extraParameter', {
          path: operation.path,
          name: `{${textOf(own(node.value, 'name'))}}`,
        }),
      }),
    ),
  ]
}

function securityProblems(source: ApiSource): readonly ApiProblem[] {
  const known = new Set(schemeNodes(source.root, source.dialect === '2.0').map(nameOf))
  const holders = [source.root, ...source.operations.map(({ node }) => node)]
  return holders.flatMap(holder =>
    children(child(holder, 'security')).flatMap(written =>
      entriesOf(written.value)
        .filter(([name]) => !known.has(name))
        .map(
          ([name]): ApiProblem => ({
            rule: 'api/unknown-security',
            severity: 'error',
            ...at(child(written, name)),
            message: message('openapi:noScheme', { name }),
          }),
        ),
    ),
  )
}

function tagProblems(source: ApiSource, files: ApiFiles): readonly ApiProblem[] {
  const circles = circularTags(declaredTags(source))
  return children(files.child(source.root, 'tags'))
    .filter(({ value }) => circles.has(textOf(own(value, 'name')) ?? ''))
    .map(node => ({
      rule: 'api/tag-circle',
      severity: 'warning',
      ...at(node),
      message: message('openapi:tagLoop', { tag: textOf(own(node.value, 'name')) ?? '' }),
    }))
}

function serverProblems(source: ApiSource, files: ApiFiles): readonly ApiProblem[] {
  const holders = [source.root, ...source.operations.flatMap(({ item, node }) => [item, node])]
  const nodes = new Map(
    holders
      .flatMap(holder => children(files.child(holder, 'servers')))
      .map(node => [node.file + node.pointer, node]),
  )
  return [...nodes.values()].flatMap(node => {
    const named = new Set(entriesOf(own(node.value, 'variables')).map(([name]) => name))
    const used = [...(textOf(own(node.value, 'url')) ?? '').matchAll(/\{([^{}]*)\}/g)].map(
      ([, name = '']) => name,
    )
    return used
      .filter(name => !named.has(name))
      .map(
        (name): ApiProblem => ({
          rule: 'api/server-variable',
          severity: 'warning',
          ...at(child(node, 'url')),
          message: message('openapi:serverVariable', { name: `{${name}}` }),
        }),
      )
  })
}

const noResponses = (
  { node, method, path }: ApiOperation,
  { dialect }: ApiSource,
  files: ApiFiles,
): readonly ApiProblem[] =>
  entriesOf(files.child(node, 'responses').value).length > 0
    ? []
    : [
        {
          rule: 'api/no-responses',
          severity: dialect < '3.1' ? 'error' : 'notice',
          ...at(node),
          message: message('openapi:noResponses', { method, path }),
        },
      ]

/** What else looks at a description while its problems are looked for. */
export interface ApiObserver {
  /** Gets every object of a description once, with the name of its shape. */
  readonly visit: (source: ApiSource, name: string, node: ApiNode) => void
}

const shapesOf = (source: ApiSource, files: ApiFiles, observer?: ApiObserver): readonly ApiProblem[] =>
  shapeProblems(source, files, MAX, (name, node) => observer?.visit(source, name, node)).map(
    ({ node, ...problem }) => ({ ...problem, ...at(node) }),
  )

/** Finds the problems of the descriptions that were read. Only considers files that are read already. */
export function apiProblems(apis: Apis, observer?: ApiObserver): readonly ApiProblem[] {
  const { files, sources, paths } = apis
  return [
    ...paths.flatMap(file => referenceProblems(file, files)),
    ...sources.flatMap(source => [
      ...sameIds(source.operations),
      ...source.operations.flatMap(operation => pathProblems(operation, source, files)),
      ...securityProblems(source),
      ...tagProblems(source, files),
      ...serverProblems(source, files),
      ...shapesOf(source, files, observer),
      ...source.operations.flatMap(operation => noResponses(operation, source, files)),
    ]),
  ].slice(0, MAX * 5)
}
