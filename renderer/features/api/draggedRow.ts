import type { OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { type Dragged, GROUP_TYPE, OPERATION_TYPE, type PlacedOperation } from './draggedOperations.ts'
import type { OperationRow } from './operationRows.ts'

const withoutExcluded = ({ file, pointer, name, page, state }: OutlinedOperation): PlacedOperation => ({
  file,
  pointer,
  name,
  ...(state === 'written' && page !== undefined ? { written: page } : {}),
})

/** Operations as they are placed; those that are kept out get no place. */
export const draggedOperations = (
  operations: readonly OutlinedOperation[],
  group?: string | undefined,
): Dragged => ({
  ...(group === undefined ? {} : { group }),
  title: group ?? operations[0]?.title ?? '',
  operations: operations.filter(({ state }) => state !== 'kept-out').map(withoutExcluded),
})

/** What a row is while it is dragged. */
export const draggedRow = (row: OperationRow): readonly Record<string, string>[] =>
  row.kind === 'group'
    ? draggedItem(draggedOperations(row.operations, row.label))
    : draggedItem(draggedOperations([row.operation]))

/** What operations are while they are dragged; where nothing is left of them, no place takes them. */
export function draggedItem(dragged: Dragged): readonly Record<string, string>[] {
  if (dragged.operations.length === 0) return [{ 'text/plain': dragged.title }]
  const type = dragged.group === undefined ? OPERATION_TYPE : GROUP_TYPE
  return [{ [type]: JSON.stringify(dragged), 'text/plain': dragged.title }]
}
