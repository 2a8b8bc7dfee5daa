import { t } from 'i18next'
import type { CellPlace } from '../../../../shared/page/tables/page-table.ts'
import { later } from '../../../kit/base/later.ts'
import type { MenuAction, MenuBlock } from '../../../kit/Menu.tsx'
import { cellsIn, HANDLE } from './gridPlace.ts'
import type { Grid } from './useGrid.ts'

type Name =
  | 'edit'
  | 'clear'
  | 'rowAbove'
  | 'rowBelow'
  | 'rowUp'
  | 'rowDown'
  | 'rowDelete'
  | 'columnBefore'
  | 'columnAfter'
  | 'columnLeft'
  | 'columnRight'
  | 'sortUp'
  | 'sortDown'
  | 'none'
  | 'left'
  | 'center'
  | 'right'
  | 'columnDelete'

/** An action of a menu, and where it leads. */
function actionOf(
  grid: Grid,
  id: Name,
  run: () => CellPlace | undefined,
  more: Partial<MenuAction> = {},
): MenuAction {
  const onAction = () =>
    later(() => {
      const next = run()
      if (next) grid.goTo(next)
    })
  return { id, label: t(`tables:menu.${id}`), onAction, ...more }
}

/** The rows that an action on a row is for: all selected ones if it is among them. */
function rowsOf({ range, place }: Grid, row: number): readonly number[] {
  const isSelected = place.column > HANDLE && row >= range.top && row <= range.bottom
  return isSelected ? Array.from({ length: range.bottom - range.top + 1 }, (_, at) => range.top + at) : [row]
}

/** What can be done with a row. */
function rowBlocks(grid: Grid, { row, column }: CellPlace): readonly MenuBlock[] {
  const { actions, size } = grid
  const move = (id: 'rowUp' | 'rowDown', to: number, keys: string) =>
    actionOf(
      grid,
      id,
      () => {
        actions.moveRow(row, to)
        return { row: to, column }
      },
      { keys, isDisabled: row < 1 || to < 1 || to >= size.rows },
    )
  const add = (id: 'rowAbove' | 'rowBelow', below: number) =>
    actionOf(
      grid,
      id,
      () => {
        actions.insertRow(below)
        return { row: below + 1, column }
      },
      { isDisabled: below < 0 },
    )
  const remove = () => {
    actions.removeRows(rowsOf(grid, row))
    return { row: Math.max(0, row - 1), column }
  }
  return [
    { actions: [add('rowAbove', row - 1), add('rowBelow', row)] },
    { actions: [move('rowUp', row - 1, 'Alt+Up'), move('rowDown', row + 1, 'Alt+Down')] },
    { actions: [actionOf(grid, 'rowDelete', remove, { danger: true, isDisabled: row < 1 })] },
  ]
}

function columnMoves(grid: Grid, { row, column }: CellPlace): readonly MenuAction[] {
  const { actions, size } = grid
  const move = (id: 'columnLeft' | 'columnRight', to: number, keys: string) =>
    actionOf(
      grid,
      id,
      () => {
        actions.moveColumn(column, to)
        return { row, column: to }
      },
      { keys, isDisabled: to < 0 || to >= size.columns },
    )
  return [move('columnLeft', column - 1, 'Alt+Left'), move('columnRight', column + 1, 'Alt+Right')]
}

/** What can be done with a column. */
function columnBlocks(grid: Grid, place: CellPlace): readonly MenuBlock[] {
  const { actions, size } = grid
  const { row, column } = place
  const add = (id: 'columnBefore' | 'columnAfter', at: number) =>
    actionOf(grid, id, () => {
      actions.insertColumn(at)
      return { row, column: at }
    })
  const sort = (id: 'sortUp' | 'sortDown', direction: 'up' | 'down') =>
    actionOf(
      grid,
      id,
      () => {
        actions.sort(column, direction)
        return place
      },
      { isDisabled: size.rows < 3 },
    )
  const align = (id: 'none' | 'left' | 'center' | 'right') =>
    actionOf(grid, id, () => {
      actions.align(column, id)
      return place
    })
  const remove = () => {
    actions.removeColumn(column)
    return { row, column: Math.max(0, column - 1) }
  }
  return [
    { actions: [add('columnBefore', column), add('columnAfter', column + 1)] },
    { actions: columnMoves(grid, place) },
    { actions: [sort('sortUp', 'up'), sort('sortDown', 'down')] },
    { actions: [align('none'), align('left'), align('center'), align('right')] },
    { actions: [actionOf(grid, 'columnDelete', remove, { danger: true, isDisabled: size.columns < 2 })] },
  ]
}

/** What can be done at a place: with a cell and its row and column, or with the row or column of a button. */
export function blocksAt(grid: Grid, place: CellPlace): readonly MenuBlock[] {
  if (place.column === HANDLE) return rowBlocks(grid, place)
  if (place.row === HANDLE) return columnBlocks(grid, place)
  const clear = () => {
    grid.actions.clear(cellsIn(grid.range))
    return place
  }
  const edit = () => {
    grid.edit(undefined, place)
    return undefined
  }
  return [
    {
      actions: [
        actionOf(grid, 'edit', edit, { keys: 'Enter' }),
        actionOf(grid, 'clear', clear, { keys: 'Delete' }),
      ],
    },
    ...rowBlocks(grid, place),
    ...columnBlocks(grid, place),
  ]
}
