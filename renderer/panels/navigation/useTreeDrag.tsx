import { useRef } from 'react'
import { DropIndicator, useDragAndDrop } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { mayMove } from './edits.ts'
import styles from './Navigation.module.css'
import type { Row, Rows } from './rows.ts'
import type { TreeActions } from './useTreeActions.ts'

const TYPE = 'galley-navigation-row'

/** Dragging in the tree, by pointer, touch or keyboard. Places that make no sense are never offered. */
export function useTreeDrag(rows: Rows, actions: TreeActions) {
  const { t } = useTranslation('navigation')
  const dragged = useRef<readonly Row[]>([])
  const known = (id: unknown) => rows.byId.get(String(id))
  const { dragAndDropHooks } = useDragAndDrop<Row>({
    getItems: keys => [...keys].map(key => ({ [TYPE]: String(key), 'text/plain': known(key)?.detail ?? '' })),
    onDragStart: ({ keys }) => {
      // In the order of the tree, however they were selected.
      dragged.current = [...rows.byId.values()].filter(row => keys.has(row.id)).sort(byPlace(rows))
    },
    getDropOperation: (target, types) => {
      if (target.type !== 'item' || !types.has(TYPE)) return 'cancel'
      const row = known(target.key)
      const at = row && rows.places.get(row.id)
      if (!row || !at || (target.dropPosition === 'on' && row.kind !== 'group')) return 'cancel'
      const fits = dragged.current.every(one => {
        const from = rows.places.get(one.id)
        return (
          from !== undefined && mayMove({ kind: one.kind, at: from }, { at, position: target.dropPosition })
        )
      })
      return fits ? 'move' : 'cancel'
    },
    onMove: ({ target }) => {
      actions.move(dragged.current, { id: String(target.key), position: target.dropPosition })
    },
    renderDropIndicator: target => <DropIndicator target={target} className={styles.indicator ?? ''} />,
    renderDragPreview: items => (
      <div className={styles.preview}>
        {dragged.current.length > 1 ? t('selected', { count: items.length }) : dragged.current[0]?.label}
      </div>
    ),
  })
  return dragAndDropHooks
}

/** Compares two rows by where they stand in docs.json. */
function byPlace({ places }: Rows) {
  return (a: Row, b: Row) => {
    const [one, other] = [places.get(a.id) ?? [], places.get(b.id) ?? []]
    const step = one.findIndex((value, index) => value !== other[index])
    return Number(one[step] ?? -1) - Number(other[step] ?? -1)
  }
}
