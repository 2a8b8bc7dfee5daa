import type { Apis } from './apis.ts'
import type { ReadApiText } from './complete.ts'
import { type ApiNode, child, children, nameOf } from './document/node.ts'
import { type ApiSource, isExcluded } from './document/operations.ts'
import { isSet, own } from './document/value.ts'
import { pageBudget } from './schema/budget.ts'
import { keywordGroupsOf } from './schema/keywords.ts'
import { holdsMore } from './schema/kinds.ts'
import { viewOf } from './schema/read.ts'
import type { SchemaView } from './schema/view.ts'

/** A schema that has a name in its description. */
export interface NamedSchema {
  readonly name: string
  readonly node: ApiNode
}

/**
 * The object schemas of a description, in file order; texts and numbers are described where they are used.
 */
export function namedSchemas({ root, dialect }: ApiSource): readonly NamedSchema[] {
  const all = dialect === '2.0' ? child(root, 'definitions') : child(child(root, 'components'), 'schemas')
  return children(all)
    .filter(
      node =>
        holdsMore({ parts: [node], keywords: keywordGroupsOf([node]) }) ||
        own(node.value, 'allOf') !== undefined,
    )
    .filter(({ value }) => !isExcluded(value) && !isSet(value, 'x-hidden'))
    .map(node => ({ name: nameOf(node), node }))
}

/** A schema on its own page, with all the space of a page; call {@link prepareSchema} first. */
export const schemaAlone = (apis: Apis, node: ApiNode, requiredFirst = false): SchemaView =>
  viewOf(node, { files: apis.files, direction: 'either', budget: pageBudget(), requiredFirst }, pageBudget())

/** Reads the files that a schema refers to; returns the descriptions that include them. */
export async function prepareSchema(
  apis: Apis,
  { dialect }: ApiSource,
  node: ApiNode,
  read: ReadApiText,
): Promise<readonly string[]> {
  await apis.complete(dialect, read, () => void schemaAlone(apis, node))
  return apis.paths
}
