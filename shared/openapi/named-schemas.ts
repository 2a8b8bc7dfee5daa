import type { Apis, ReadApiText } from './apis.ts'
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

/** The schemas of a description that hold something, in the order of the file; texts and numbers are told where they stand. */
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

/** A schema alone, with all the room of a page; call {@link prepareSchema} before. */
export const schemaAlone = (apis: Apis, node: ApiNode, requiredFirst = false): SchemaView =>
  viewOf(node, { files: apis.files, direction: 'either', budget: pageBudget(), requiredFirst }, pageBudget())

/** Reads the files that a schema refers to; gives those that were read so far. */
export async function prepareSchema(
  apis: Apis,
  { dialect }: ApiSource,
  node: ApiNode,
  read: ReadApiText,
): Promise<readonly string[]> {
  await apis.complete(dialect, read, () => void schemaAlone(apis, node))
  return apis.paths
}
