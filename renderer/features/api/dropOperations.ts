import i18next from 'i18next'
import type { DropItem } from 'react-aria-components'
import type { Site } from '../../host/scope/site.ts'
import { reportStep } from '../../host/session/steps.ts'
import { inTurn, type RowTarget } from '../entries/rowLocations.ts'
import {
  type DraggedOperations,
  GROUP_TYPE,
  OPERATION_TYPE,
  readDraggedOperations,
} from './draggedOperations.ts'
import { keyOf } from './operationRows.ts'
import { placeOperations } from './placeOperations.ts'

/** Operations without a group are added together; those that are also dragged in a group are added only there. */
export function withoutRepeats(all: readonly DraggedOperations[]): readonly DraggedOperations[] {
  const groups = all.filter(({ group }) => group !== undefined)
  const grouped = new Set(groups.flatMap(({ operations }) => operations.map(keyOf)))
  const single = all
    .filter(({ group }) => group === undefined)
    .map(one => ({ ...one, operations: one.operations.filter(operation => !grouped.has(keyOf(operation))) }))
    .filter(({ operations }) => operations.length > 0)
  const [first] = single
  return first
    ? [...groups, { title: first.title, operations: single.flatMap(({ operations }) => operations) }]
    : groups
}

/** Adds dragged operations to the navigation: one step for each group and one for the others. */
export async function placeDragged(
  site: Site,
  all: readonly DraggedOperations[],
  target: RowTarget,
): Promise<void> {
  for (const dragged of inTurn(withoutRepeats(all), target)) {
    const label = i18next.t('api:steps.place', { name: dragged.title })
    if (await placeOperations(site, dragged, target, label)) reportStep(site, label)
  }
}

/** Adds operations that were dropped on the navigation; returns whether there were any. */
export async function dropOperations(
  site: Site,
  items: readonly DropItem[],
  target: RowTarget,
): Promise<boolean> {
  const texts = await Promise.all(
    items.flatMap(item => {
      if (item.kind !== 'text') return []
      const type = [GROUP_TYPE, OPERATION_TYPE].find(one => item.types.has(one))
      return type === undefined ? [] : [item.getText(type)]
    }),
  )
  await placeDragged(
    site,
    texts.flatMap(text => readDraggedOperations(text) ?? []),
    target,
  )
  return texts.length > 0
}
