import type { TFunction } from 'i18next'
import { FilePlus, FolderPlus, ListPlus } from 'lucide-react'
import { type DivisionKind, divisionContainers } from '../../../shared/config/navigation/containers.ts'
import { type Addable, whatCanBeAdded } from '../../../shared/config/tree/queries.ts'
import type { MenuAction } from '../../kit/Menu.tsx'
import type { RowTarget } from '../entries/rowLocations.ts'
import type { Row, Rows } from '../entries/rows.ts'
import { DivisionIcon } from './DivisionIcon.tsx'

type Words = TFunction<'navigation'>
type Actions = readonly MenuAction[]

/** How the menu of a row adds entries. */
export interface Adding {
  readonly newPage: (target: RowTarget) => void
  readonly existingPage: (target: RowTarget) => void
  /** Adds a group and starts renaming it. */
  readonly addGroup: (target: RowTarget | undefined) => void
  /** Asks about a new division, and adds it. */
  readonly addDivision: (kind: DivisionKind, target: RowTarget) => void
}

/** The target of a new entry that is added at `row`: inside a group, after a page. */
export const afterOrInside = (row: Row): RowTarget => ({
  id: row.id,
  position: row.kind === 'group' ? 'on' : 'after',
})

/** What can be added at a row: inside a group or division, after a page. */
export function addActions(
  { row, tree, config }: { readonly row: Row; readonly tree: Rows; readonly config: unknown },
  { newPage, existingPage, addGroup, addDivision }: Adding,
  t: Words,
): Actions {
  const at = tree.locations.get(row.id)
  const target = afterOrInside(row)
  const position = target.position === 'on' ? 'into' : 'after'
  const addable = at ? whatCanBeAdded(config, at) : []
  const can = (kind: Addable['kind'], where: Addable['position']) =>
    addable.some(one => one.kind === kind && one.position === where)
  const isGroup = row.kind === 'group'
  const pages: Actions = [
    {
      id: 'new-page',
      label: isGroup ? t(row.division ? 'newPageInDivision' : 'newPageIn') : t('newPageBelow'),
      icon: <FilePlus />,
      onAction: () => newPage(target),
    },
    {
      id: 'existing',
      label: t('addExisting'),
      icon: <ListPlus />,
      onAction: () => existingPage(target),
    },
  ]
  const group: MenuAction = {
    id: 'new-group',
    label: t(isGroup ? 'newGroupIn' : 'newGroupBelow'),
    icon: <FolderPlus />,
    onAction: () => addGroup(target),
  }
  return [
    ...(can('page', position) ? pages : []),
    ...(can('group', position) ? [group] : []),
    ...divisionContainers.flatMap(({ kind }) => [
      ...(isGroup && can(kind, 'into') ? [newDivision(kind, target, { addDivision, t })] : []),
      ...(row.division === kind && can(kind, 'after')
        ? [newDivision(kind, { id: row.id, position: 'after' }, { addDivision, t })]
        : []),
    ]),
  ]
}

function newDivision(
  kind: DivisionKind,
  target: RowTarget,
  { addDivision, t }: Pick<Adding, 'addDivision'> & { readonly t: Words },
): MenuAction {
  return {
    id: `new-${kind}-${target.position}`,
    label: t(target.position === 'on' ? 'newDivisionIn' : 'newDivisionAfter', { kind: t(`kinds.${kind}`) }),
    icon: <DivisionIcon kind={kind} />,
    onAction: () => addDivision(kind, target),
  }
}
