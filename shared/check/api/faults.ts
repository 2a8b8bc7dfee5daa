import type { Apis } from '../../openapi/apis.ts'
import { type ApiObserver, apiProblems } from '../../openapi/diagnose.ts'
import type { ApiNode } from '../../openapi/document/node.ts'
import type { ApiSource } from '../../openapi/document/operations.ts'
import { referenceIn } from '../../openapi/document/references.ts'
import type { CheckSettings } from '../settings/read.ts'
import { apiGaps } from './gaps.ts'
import { unusedComponents, unusedSchemes } from './rules/components.ts'
import { type ApiFault, Lint } from './rules/lint.ts'
import { anySecurity, declaredTagNames, lackingOperations, links, operationTags } from './rules/operations.ts'
import { lintObject } from './rules/rules.ts'
import { scopes } from './rules/security.ts'

/** The objects that are looked at when the whole description is known. */
interface Kept {
  readonly links: ApiNode[]
  readonly schemes: ApiNode[]
}

function lintWhole(lint: Lint, { links: found, schemes }: Kept, files: readonly string[]): void {
  lackingOperations(lint)
  operationTags(lint)
  declaredTagNames(lint)
  anySecurity(lint)
  scopes(lint)
  links(lint, found)
  unusedSchemes(lint, schemes)
  unusedComponents(lint, files)
  apiGaps(lint)
}

/** Finds everything wrong in the API descriptions that were read; `allowed` are hosts whose pages they may embed. */
export function apiFaults(
  apis: Apis,
  settings: CheckSettings,
  allowed: ReadonlySet<string>,
): readonly ApiFault[] {
  const around = { files: apis.files, settings, allowed }
  const lints = new Map(apis.sources.map(source => [source, new Lint(source, around)]))
  const kept = new Map<ApiSource, Kept>(apis.sources.map(source => [source, { links: [], schemes: [] }]))
  const observer: ApiObserver = {
    visit: (source, shape, node) => {
      const lint = lints.get(source)
      if (lint) lintObject(shape, node, lint)
      if (referenceIn(node.value) !== undefined) return
      if (shape === 'link') kept.get(source)?.links.push(node)
      if (shape === 'securityScheme') kept.get(source)?.schemes.push(node)
    },
  }
  const problems = apiProblems(apis, observer)
  for (const [source, lint] of lints) {
    const objects = kept.get(source)
    if (objects) lintWhole(lint, objects, apis.paths)
  }
  return [...problems, ...[...lints.values()].flatMap(({ faults }) => faults)]
}
