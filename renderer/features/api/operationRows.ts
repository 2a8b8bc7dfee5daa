import type {
  OperationState,
  OutlinedApi,
  OutlinedGroup,
  OutlinedOperation,
} from '../../../shared/site/api/api-outline.ts'
import { searchable } from '../../../shared/text/searchable.ts'

/** A row in the list of operations: a group, or an operation in it. */
export type OperationRow =
  | {
      readonly kind: 'group'
      readonly id: string
      readonly depth: number
      readonly label: string
      /** Operations of the group and of nested groups. */
      readonly operations: readonly OutlinedOperation[]
    }
  | {
      readonly kind: 'operation'
      readonly id: string
      readonly depth: number
      readonly operation: OutlinedOperation
    }

/** The key of the location of an operation. */
export const idOf = ({ file, pointer }: Pick<OutlinedOperation, 'file' | 'pointer'>): string =>
  `${file}#${pointer}`

/** The key of an operation: paths may share one by reference. */
export const keyOf = (operation: Pick<OutlinedOperation, 'name' | 'file' | 'pointer'>): string =>
  `${operation.name} ${idOf(operation)}`

/** Operations without duplicates: x-tagGroups may list a tag twice. */
export const eachOnce = (operations: readonly OutlinedOperation[]): readonly OutlinedOperation[] => [
  ...new Map(operations.map(one => [keyOf(one), one])).values(),
]

/** All operations of groups and nested groups, without duplicates. */
export const operationsIn = (groups: readonly OutlinedGroup[]): readonly OutlinedOperation[] =>
  eachOnce(groups.flatMap(({ operations, groups: inner }) => [...operations, ...operationsIn(inner)]))

const holds = ({ title, name }: OutlinedOperation, filterText: string): boolean =>
  searchable(`${title} ${name}`).includes(filterText)

/** Groups with their IDs: labels may repeat. */
const named = (
  groups: readonly OutlinedGroup[],
  above: string,
): readonly (readonly [OutlinedGroup, string])[] => {
  const counts = new Map<string, number>()
  return groups.map(group => {
    const before = counts.get(group.label) ?? 0
    counts.set(group.label, before + 1)
    return [group, `${above}/${group.label}${before === 0 ? '' : `#${before}`}`]
  })
}

/** The visible rows of a description: groups that are expanded or match, with the operations that match the search text. */
export function operationRows(
  groups: readonly OutlinedGroup[],
  { filter: words, isOpen }: { readonly filter: string; readonly isOpen: (id: string) => boolean },
): readonly OperationRow[] {
  const filterText = searchable(words.trim())
  const visit = (group: OutlinedGroup, depth: number, id: string): readonly OperationRow[] => {
    const all = operationsIn([group])
    const isFound = filterText === '' || searchable(group.label).includes(filterText)
    const remaining = isFound ? all : all.filter(one => holds(one, filterText))
    if (remaining.length === 0) return []
    const head: OperationRow = { kind: 'group', id, depth, label: group.label, operations: remaining }
    if (filterText === '' && !isOpen(id)) return [head]
    const own = group.operations
      .filter(one => isFound || holds(one, filterText))
      .map(
        (operation): OperationRow => ({
          kind: 'operation',
          // x-tagGroups may list a tag twice, and paths may share an operation by reference.
          id: `${id} ${keyOf(operation)}`,
          depth: depth + 1,
          operation,
        }),
      )
    return [
      head,
      ...own,
      ...named(group.groups, id).flatMap(([inner, name]) => visit(inner, depth + 1, name)),
    ]
  }
  return named(groups, '').flatMap(([group, name]) => visit(group, 0, name))
}

/** The number of operations with each status. */
export function countStates(
  operations: readonly OutlinedOperation[],
): Readonly<Record<OperationState, number>> {
  const counts = { generated: 0, hidden: 0, written: 0, 'kept-out': 0, none: 0 }
  for (const { state } of operations) counts[state]++
  return counts
}

/** The groups of `api` that are expanded at first: all if there are few. */
export const opensAll = ({ groups }: Pick<OutlinedApi, 'groups'>): boolean =>
  operationsIn(groups).length <= 60
