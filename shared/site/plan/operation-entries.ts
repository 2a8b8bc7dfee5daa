import type { NavigationEntry, OperationEntry } from '../../config/navigation/entry.ts'
import { pagesInOrder } from '../../config/navigation/navigation.ts'
import type { Apis } from '../../openapi/apis.ts'
import type { ApiSource } from '../../openapi/document/operations.ts'
import { REFERENCE_FOLDER } from '../../openapi/entries.ts'
import { findOperation } from '../../openapi/find.ts'
import { entriesOf, pageEntry, type ReferenceState } from './generated-pages.ts'

/** The API description that counts for entries below a level. */
interface LevelSource {
  readonly source: ApiSource
  readonly folder: string
}

/**
 * Returns entries of the newer form with pages in the place of operations. A level that names a description and lists
 * none of its operations shows all of them: a group as pages, a division as groups.
 */
export function withOperations(
  entries: readonly NavigationEntry[],
  above: readonly LevelSource[],
  apis: Apis,
  state: ReferenceState,
): readonly NavigationEntry[] {
  return entries.flatMap((entry): readonly NavigationEntry[] => {
    if (entry.kind === 'operation') return operationPages(entry, above, apis, state)
    if (entry.kind !== 'group' && entry.kind !== 'division') return [entry]
    const own = sourcesOf(entry, apis)
    const inner = withOperations(entry.entries, own.length > 0 ? own : above, apis, state)
    if (own.length === 0 || listsOperations(entry.entries)) return [{ ...entry, entries: inner }]
    const generated = own.flatMap(({ source, folder }) => entriesOf(source, folder, state))
    const added = entry.kind === 'group' ? pagesInOrder(generated) : generated
    return [{ ...entry, entries: [...inner, ...added] }]
  })
}

const listsOperations = (entries: readonly NavigationEntry[]): boolean =>
  entries.some(entry =>
    entry.kind === 'operation'
      ? entry.source === undefined
      : (entry.kind === 'group' || entry.kind === 'division') && listsOperations(entry.entries),
  )

function sourcesOf(
  { api }: Extract<NavigationEntry, { readonly kind: 'group' | 'division' }>,
  apis: Apis,
): readonly LevelSource[] {
  return (api?.sources ?? []).flatMap(written => {
    const source = apis.entries.find(entry => entry.written === written)?.source
    return source === undefined ? [] : [{ source, folder: api?.directory ?? REFERENCE_FOLDER }]
  })
}

function operationPages(
  { source: named, method, target }: OperationEntry,
  above: readonly LevelSource[],
  apis: Apis,
  state: ReferenceState,
): readonly NavigationEntry[] {
  const files = named === undefined ? above.map(({ source }) => source.file) : [named]
  const found = [...files, undefined]
    .map(file => findOperation(apis, `${file === undefined ? '' : `${file} `}${method} ${target}`))
    .find(one => 'operation' in one)
  if (found === undefined || !('operation' in found)) return []
  const folder = above.find(({ source }) => source === found.source)?.folder ?? REFERENCE_FOLDER
  return pageEntry(found.operation, found.source, folder, state)
}
