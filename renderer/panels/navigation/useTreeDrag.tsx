import type { TFunction } from 'i18next'
import { useState } from 'react'
import { DropIndicator, type DropItem, type DropTarget, useDragAndDrop } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { notifyError } from '../../state/notices.ts'
import { pagesNow } from '../../state/pages.ts'
import { GROUP_TYPE, OPERATION_TYPE } from '../api/dragged.ts'
import { dropOperations } from '../api/dropOperations.ts'
import { sayDrag } from './DragBar.tsx'
import { mayMove } from './edits.ts'
import styles from './Navigation.module.css'
import { stopPlacing } from './placing.ts'
import type { Row, Rows } from './rows.ts'
import type { TreeActions } from './useTreeActions.ts'

const ROW_TYPE = 'galley-navigation-row'
/** Of a page that stands in no group, dragged in from beside the tree: its path. */
export const PAGE_TYPE = 'galley-unlisted-page'

/** Pages that come from beside the tree may go where pages stand. */
const NEW_PAGE = { kind: 'page', at: ['navigation', -1, 'pages', -1] } as const
const NEW_GROUP = { kind: 'group', at: ['navigation', -1] } as const

const WORDS = { before: 'dragBefore', on: 'dragInto', after: 'dragAfter' } as const

/** What dragging needs to know now. */
interface Ground {
  readonly rows: Rows
  readonly actions: TreeActions
  readonly t: TFunction<'navigation'>
  /** The rows that are dragged, in the order of the tree. */
  dragged: readonly Row[]
}

type Options = Parameters<typeof useDragAndDrop<Row>>[0]
type ItemTarget = Extract<DropTarget, { type: 'item' }>

const nameOf = ({ t }: Ground, row: Row | undefined) => row?.label || t('unnamed')

const nameOfDragged = (ground: Ground) =>
  ground.dragged.length > 1
    ? ground.t('selected', { count: ground.dragged.length })
    : nameOf(ground, ground.dragged[0])

type Moved = Parameters<typeof mayMove>[0]

function fits({ rows }: Ground, moved: readonly Moved[], target: DropTarget): boolean {
  const row = target.type === 'item' ? rows.byId.get(String(target.key)) : undefined
  const at = row && rows.places.get(row.id)
  if (target.type !== 'item' || !row || !at) return false
  if (target.dropPosition === 'on' && row.kind !== 'group') return false
  return moved.every(one => mayMove(one, { at, position: target.dropPosition }))
}

const movedRows = ({ rows, dragged }: Ground): readonly Moved[] =>
  dragged.flatMap(({ id, kind }) => {
    const at = rows.places.get(id)
    return at ? [{ kind, at }] : []
  })

async function addPages({ actions }: Ground, items: readonly DropItem[], target: ItemTarget): Promise<void> {
  const place = { id: String(target.key), position: target.dropPosition }
  if (await dropOperations(items, place)) return
  const texts = items.filter(item => item.kind === 'text').map(item => item.getText(PAGE_TYPE))
  const pages = (await Promise.all(texts)).map(path => ({ path, title: pagesNow().get(path)?.title ?? path }))
  actions.addPages(pages, place)
}

/** Rows in the order of the tree. */
const rowsOf = ({ rows }: Ground, keys: ReadonlySet<unknown>): readonly Row[] =>
  [...rows.places.keys()].filter(id => keys.has(id)).flatMap(id => rows.byId.get(id) ?? [])

/** The same options all the time: the tree draws every row again when it gets others. */
function optionsFor(ground: Ground): Options {
  const known = (id: unknown) => ground.rows.byId.get(String(id))
  return {
    acceptedDragTypes: [ROW_TYPE, PAGE_TYPE, OPERATION_TYPE, GROUP_TYPE],
    getItems: keys =>
      [...keys].map(key => ({ [ROW_TYPE]: String(key), 'text/plain': known(key)?.detail ?? '' })),
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => {
      stopPlacing()
      ground.dragged = rowsOf(ground, keys)
      sayDrag(ground.t('dragging', { name: nameOfDragged(ground) }))
    },
    onDragEnd: ({ isInternal, dropOperation }) => {
      ground.dragged = []
      sayDrag(isInternal && dropOperation !== 'cancel' ? '' : ground.t('dragCancelled'), true)
    },
    onDropEnter: ({ target }) => {
      if (target.type !== 'item') return
      sayDrag(ground.t(WORDS[target.dropPosition], { name: nameOf(ground, known(target.key)) }))
    },
    // What is dragged in from beside the tree ends there, where nobody takes the words away again.
    onDropExit: () => sayDrag(ground.dragged.length > 0 ? ground.t('dragNowhere') : ''),
    getDropOperation: (target, types) => {
      // Groups and pages that are dragged together may only go where both may.
      if (types.has(PAGE_TYPE) || types.has(OPERATION_TYPE))
        return fits(ground, [NEW_PAGE], target) ? 'move' : 'cancel'
      if (types.has(GROUP_TYPE)) return fits(ground, [NEW_GROUP], target) ? 'move' : 'cancel'
      return types.has(ROW_TYPE) && fits(ground, movedRows(ground), target) ? 'move' : 'cancel'
    },
    // The drag may be over before this is told, so `dragged` may be empty.
    onMove: ({ keys, target }) => {
      const to = { id: String(target.key), position: target.dropPosition }
      ground.actions.move(rowsOf(ground, keys), to)
    },
    onInsert: ({ items, target }) => void addPages(ground, items, target).catch(notifyError),
    // Told of rows of the tree, too, before `onMove` is.
    onItemDrop: ({ isInternal, items, target }) =>
      isInternal ? undefined : void addPages(ground, items, target).catch(notifyError),
    renderDropIndicator: target => <DropIndicator target={target} className={styles.indicator ?? ''} />,
    renderDragPreview: () => <div className={styles.preview}>{nameOfDragged(ground)}</div>,
  }
}

/** Dragging in the tree, by pointer, touch or keyboard. Places that make no sense are never offered. */
export function useTreeDrag(rows: Rows, actions: TreeActions) {
  const { t } = useTranslation('navigation')
  const [ground] = useState<Ground>(() => ({ rows, actions, t, dragged: [] }))
  Object.assign(ground, { rows, actions, t })
  const [options] = useState(() => optionsFor(ground))
  return useDragAndDrop<Row>(options).dragAndDropHooks
}
