import type { OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import {
  type DraggedOperation,
  type DraggedOperations,
  GROUP_TYPE,
  OPERATION_TYPE,
} from './draggedOperations.ts'
import type { OperationRow } from './operationRows.ts'

const withoutExcluded = ({ file, pointer, name, page, state }: OutlinedOperation): DraggedOperation => ({
  file,
  pointer,
  name,
  ...(state === 'written' && page !== undefined ? { written: page } : {}),
})

/** The operations to add; excluded ones are skipped. */
export const draggedOperations = (
  operations: readonly OutlinedOperation[],
  group?: string | undefined,
): DraggedOperations => ({
  ...(group === undefined ? {} : { group }),
  title: group ?? operations[0]?.title ?? '',
  operations: operations.filter(({ state }) => state !== 'kept-out').map(withoutExcluded),
})

/** The drag data of a row. */
export const draggedRow = (row: OperationRow): readonly Record<string, string>[] =>
  row.kind === 'group'
    ? draggedItem(draggedOperations(row.operations, row.label))
    : draggedItem(draggedOperations([row.operation]))

/** The drag data of operations; without any operations left, it can be dropped nowhere. */
export function draggedItem(dragged: DraggedOperations): readonly Record<string, string>[] {
  if (dragged.operations.length === 0) return [{ 'text/plain': dragged.title }]
  const type = dragged.group === undefined ? OPERATION_TYPE : GROUP_TYPE
  return [{ [type]: JSON.stringify(dragged), 'text/plain': dragged.title }]
}
