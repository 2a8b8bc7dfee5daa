import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { useConfig } from '../../host/site/config.ts'
import { usePages } from '../../host/site/pages.ts'
import { MoveDialog } from '../entries/MoveDialog.tsx'
import type { RowTarget } from '../entries/rowLocations.ts'
import { buildRows, navigationEntries } from '../entries/rows.ts'
import type { DraggedOperations } from './draggedOperations.ts'
import { draggedOperations } from './draggedRow.ts'

/** Operations to be added to the navigation. */
export interface Placing {
  readonly operations: readonly OutlinedOperation[]
  /** The name of the group that they become. */
  readonly group?: string
}

export interface PlaceDialogProps {
  readonly placing: Placing
  readonly onPlace: (dragged: DraggedOperations, target: RowTarget | undefined) => void
  readonly onClose: () => void
}

/** Asks where in the navigation to add operations: the keyboard alternative to dragging. */
export function PlaceDialog({ placing, onPlace, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('api')
  const reading = useConfig(state => state.reading)
  const pages = usePages()
  const tree = useMemo(() => buildRows(navigationEntries(reading.value.navigation), pages), [reading, pages])
  const { operations, group } = placing
  const name =
    group ?? (operations.length === 1 ? operations[0]?.title : t('operations', { count: operations.length }))
  return (
    <MoveDialog
      tree={tree}
      rows={[]}
      name={name ?? ''}
      isGroup={group !== undefined}
      onMove={target => onPlace(draggedOperations(operations, group), target)}
      onClose={onClose}
    />
  )
}
