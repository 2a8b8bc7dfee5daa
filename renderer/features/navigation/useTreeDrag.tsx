import type { TFunction } from 'i18next'
import { useState } from 'react'
import { DropIndicator, type DropItem, type DropTarget, useDragAndDrop } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { entryKindAt } from '../../../shared/config/tree/kinds.ts'
import { notifyError } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { useConfig, writtenConfig } from '../../host/site/config.ts'
import { pagesNow } from '../../host/site/pages.ts'
import { GROUP_TYPE, OPERATION_TYPE } from '../api/draggedOperations.ts'
import { draggedItem, draggedOperations } from '../api/draggedRow.ts'
import { dropOperations, placeDragged } from '../api/dropOperations.ts'
import { stopPlacement } from '../entries/placement.ts'
import { inTurn, type Movable, mayMove } from '../entries/rowLocations.ts'
import type { Row, Rows } from '../entries/rows.ts'
import { PAGE_TYPE } from '../sorting/base/pageType.ts'
import { announceDrag } from './DragBar.tsx'
import type { GeneratedRow } from './generatedRows.ts'
import styles from './Navigation.module.css'
import { placementOf } from './useGeneratedMenu.tsx'
import type { TreeActions } from './useTreeActions.ts'

const ROW_TYPE = 'galley-navigation-row'

const NEW_PAGE = { kind: 'page' } as const
const NEW_GROUP = { kind: 'group' } as const

const WORDS = { before: 'dragBefore', on: 'dragInto', after: 'dragAfter' } as const

/** The current state that dragging needs. */
interface DragContext {
  readonly rows: Rows
  /** The current configuration. */
  readonly config: () => unknown
  /** Rows of API files: when added to docs.json they become pages of their own. */
  readonly generated: ReadonlyMap<string, GeneratedRow>
  readonly actions: TreeActions
  readonly t: TFunction<'navigation'>
  /** The dragged rows, in tree order. */
  dragged: readonly Row[]
}

type Options = Parameters<typeof useDragAndDrop<Row>>[0]
type ItemTarget = Extract<DropTarget, { type: 'item' }>

const nameOf = ({ t }: DragContext, row: Row | undefined) => row?.label || t('unnamed')

const nameOfDragged = (context: DragContext) =>
  context.dragged.length > 1
    ? context.t('selected', { count: context.dragged.length })
    : nameOf(context, context.dragged[0])

function fits({ rows, config }: DragContext, moved: readonly Movable[], target: DropTarget): boolean {
  const row = target.type === 'item' ? rows.byId.get(String(target.key)) : undefined
  const at = row && rows.locations.get(row.id)
  if (target.type !== 'item' || !row || !at) return false
  if (target.dropPosition === 'on' && row.kind !== 'group') return false
  const position = target.dropPosition === 'on' ? 'into' : target.dropPosition
  return moved.every(one => mayMove(config(), one, { at, position }))
}

const movedRows = ({ rows, dragged, config }: DragContext): readonly Movable[] =>
  dragged.flatMap(({ id }) => {
    const at = rows.locations.get(id)
    return at ? [{ kind: entryKindAt(config(), at) ?? 'unknown', at }] : []
  })

async function addPages(
  site: Site,
  { actions }: DragContext,
  items: readonly DropItem[],
  target: ItemTarget,
): Promise<void> {
  const to = { id: String(target.key), position: target.dropPosition }
  if (await dropOperations(site, items, to)) return
  const texts = items.filter(item => item.kind === 'text').map(item => item.getText(PAGE_TYPE))
  const pages = (await Promise.all(texts)).map(path => ({
    path,
    title: pagesNow(site).get(path)?.title ?? path,
  }))
  actions.addPages(pages, to)
}

const draggedGenerated = (row: GeneratedRow) => {
  const { operations, group } = placementOf(row)
  return row.generated.isWhole ? { title: row.label, operations: [] } : draggedOperations(operations, group)
}

async function moveAll(
  site: Site,
  { rows, generated: made, actions }: DragContext,
  keys: ReadonlySet<unknown>,
  target: ItemTarget,
) {
  const to = { id: String(target.key), position: target.dropPosition }
  const own = rowsOf({ rows }, keys)
  const fresh = [...made.values()].filter(({ id }) => keys.has(id)).map(draggedGenerated)
  const steps = [() => own.length > 0 && actions.move(own, to), () => placeDragged(site, fresh, to)]
  for (const step of inTurn(steps, to)) await step()
}

/** Rows in tree order. */
const rowsOf = ({ rows }: Pick<DragContext, 'rows'>, keys: ReadonlySet<unknown>): readonly Row[] =>
  [...rows.locations.keys()].filter(id => keys.has(id)).flatMap(id => rows.byId.get(id) ?? [])

/** The same options object every time: the tree draws every row again when it gets others. */
function optionsFor(site: Site, context: DragContext): Options {
  const known = (id: unknown) => context.rows.byId.get(String(id)) ?? context.generated.get(String(id))
  return {
    acceptedDragTypes: [ROW_TYPE, PAGE_TYPE, OPERATION_TYPE, GROUP_TYPE],
    getItems: keys =>
      [...keys].flatMap(key => {
        const made = context.generated.get(String(key))
        if (made) return draggedItem(draggedGenerated(made))
        return [{ [ROW_TYPE]: String(key), 'text/plain': known(key)?.detail ?? '' }]
      }),
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => {
      stopPlacement(site)
      context.dragged = [
        ...rowsOf(context, keys),
        ...[...context.generated.values()].filter(({ id }) => keys.has(id)),
      ]
      announceDrag(site, context.t('dragging', { name: nameOfDragged(context) }))
    },
    onDragEnd: ({ isInternal, dropOperation }) => {
      context.dragged = []
      announceDrag(site, isInternal && dropOperation !== 'cancel' ? '' : context.t('dragCanceled'), true)
    },
    onDropEnter: ({ target }) => {
      if (target.type !== 'item') return
      announceDrag(site, context.t(WORDS[target.dropPosition], { name: nameOf(context, known(target.key)) }))
    },
    // A drag from outside ends inside the tree, and no other handler clears the announcement.
    onDropExit: () => announceDrag(site, context.dragged.length > 0 ? context.t('dragNowhere') : ''),
    getDropOperation: (target, types) => {
      // Rows that are dragged together may only go where all of them may.
      const moved: readonly Movable[] = [
        ...(types.has(PAGE_TYPE) || types.has(OPERATION_TYPE) ? [NEW_PAGE] : []),
        ...(types.has(GROUP_TYPE) ? [NEW_GROUP] : []),
        ...(types.has(ROW_TYPE) ? movedRows(context) : []),
      ]
      const isOurs = [PAGE_TYPE, OPERATION_TYPE, GROUP_TYPE, ROW_TYPE].some(type => types.has(type))
      return isOurs && fits(context, moved, target) ? 'move' : 'cancel'
    },
    // The drag may be over before this is called, so `dragged` may be empty.
    onMove: ({ keys, target }) =>
      void moveAll(site, context, keys, target).catch(error => notifyError(site.app, error)),
    onInsert: ({ items, target }) =>
      void addPages(site, context, items, target).catch(error => notifyError(site.app, error)),
    // Also called for rows of the tree, before `onMove`.
    onItemDrop: ({ isInternal, items, target }) =>
      isInternal
        ? undefined
        : void addPages(site, context, items, target).catch(error => notifyError(site.app, error)),
    renderDropIndicator: target => <DropIndicator target={target} className={styles.indicator ?? ''} />,
    renderDragPreview: () => <div className={styles.preview}>{nameOfDragged(context)}</div>,
  }
}

/** Dragging in the tree, by pointer, touch or keyboard. Invalid targets are never offered. */
export function useTreeDrag(rows: Rows, made: DragContext['generated'], actions: TreeActions) {
  const site = useSite()
  const { t } = useTranslation('navigation')
  const [context] = useState<DragContext>(() => ({
    ...{ rows, generated: made, actions, t, dragged: [] },
    config: () => writtenConfig(useConfig.of(site).getState()),
  }))
  Object.assign(context, { rows, generated: made, actions, t })
  const [options] = useState(() => optionsFor(site, context))
  return useDragAndDrop<Row>(options).dragAndDropHooks
}
